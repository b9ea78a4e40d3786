import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Tells everything that sticks below the bars how high they are: with tabs, larger text or another size they are higher. */
export function useStickyTop(isFixed: boolean): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    void isFixed
    const bars = header.current
    if (!bars) return
    const measure = () => {
      // On narrow screens, and where the reader wants it, the bars go with the page.
      const height = getComputedStyle(bars).position === 'sticky' ? bars.offsetHeight : 0
      // On the page, which scrolls: what has the focus keeps clear of the bars too.
      document.documentElement.style.setProperty('--cw-sticky-top', `${height}px`)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(bars)
    return () => watch.disconnect()
  }, [isFixed])
  return header
}
