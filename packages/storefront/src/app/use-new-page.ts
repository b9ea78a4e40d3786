import { useEffect, useRef } from 'react'
import type { Visit } from './location'

/**
 * A page one goes to begins at its top, with the focus on its content, so that a screen reader tells of it (RT-023). Going
 * back leaves the place to the browser, which remembers it; another page of a filtered list is no new page.
 * @param contentId of the element that gets the focus
 */
export function useNewPage({ id, by }: Visit, contentId: string): void {
  const last = useRef(id)
  useEffect(() => {
    if (last.current === id) return
    last.current = id
    if (by === 'link') window.scrollTo(0, 0)
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [id, by, contentId])
}
