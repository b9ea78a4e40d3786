import { type RefObject, useEffect } from 'react'
import { deepFocus } from '../primitives/deep-focus'
import { useDocument, windowOf } from '../primitives/owner-document'

/**
 * Keeps an area at the bottom of the page off what has the focus: it stands at the top while the two would overlap there (WCAG 2.4.11).
 * @param count how many messages are in it
 */
export function useClearOfFocus(area: RefObject<HTMLElement | null>, count: number): void {
  const page = useDocument()
  useEffect(() => {
    if (count === 0) return
    const view = windowOf(page)
    const place = () => {
      const box = area.current
      const focused = deepFocus(page)
      if (!box || !focused || box.contains(focused)) return
      // Where it stands usually counts, so that it does not go to and fro.
      box.removeAttribute('data-at')
      if (overlap(box.getBoundingClientRect(), focused.getBoundingClientRect())) box.setAttribute('data-at', 'top')
    }
    place()
    // A field that is scrolled into view has its place after that.
    const placeSoon = () => view.requestAnimationFrame(place)
    page.addEventListener('focusin', placeSoon)
    view.addEventListener('scroll', place, { passive: true, capture: true })
    view.addEventListener('resize', place)
    return () => {
      page.removeEventListener('focusin', placeSoon)
      view.removeEventListener('scroll', place, { capture: true })
      view.removeEventListener('resize', place)
    }
  }, [area, count, page])
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
