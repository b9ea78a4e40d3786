import { SCROLL_TO_TOP_MS } from '@cartwright/core'

const ease = (part: number) => 1 - (1 - part) ** 3

/** Scrolls the page to its top in 800 ms, or at once for readers who want no motion (LIM-006). */
export function scrollToTop(): void {
  const from = window.scrollY
  if (from <= 0) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0)
    return
  }
  const start = performance.now()
  let last = from
  const step = () => {
    // A reader who scrolls meanwhile has the last word.
    if (Math.abs(window.scrollY - last) > 2) return
    const part = Math.min(1, (performance.now() - start) / SCROLL_TO_TOP_MS)
    window.scrollTo(0, part === 1 ? 0 : Math.max(1, Math.round(from * (1 - ease(part)))))
    last = window.scrollY
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
