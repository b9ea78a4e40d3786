import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Tells everything that sticks below the bars how high they are: with tabs, larger text or another size they are higher. */
export function useStickyTop(isFixed: boolean): {
  frame: RefObject<HTMLDivElement | null>
  header: RefObject<HTMLElement | null>
} {
  const frame = useRef<HTMLDivElement>(null)
  const header = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    void isFixed
    const bars = header.current
    if (!bars) return
    const measure = () => {
      // On narrow screens, and where the reader wants it, the bars go with the page.
      const height = getComputedStyle(bars).position === 'sticky' ? bars.offsetHeight : 0
      frame.current?.style.setProperty('--cw-sticky-top', `${height}px`)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(bars)
    return () => watch.disconnect()
  }, [isFixed])
  return { frame, header }
}
