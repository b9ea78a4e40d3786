import { useEffect, useRef } from 'react'
import { topOfEntry, type Visit } from './location'

/** How long what was there before may take to come back. */
const RETURN_MS = 5_000

/**
 * A page one goes to begins at its top, with the focus on its content, so that a screen reader tells of it (RT-023). Going
 * back leads to where the reader was; another page of a filtered list is no new page.
 * @param contentId of the element that gets the focus
 */
export function useNewPage({ id, by }: Visit, contentId: string): void {
  const last = useRef(id)
  useEffect(() => {
    if (last.current === id) return
    last.current = id
    document.getElementById(contentId)?.focus({ preventScroll: true })
    if (by === 'history') return returnTo(topOfEntry())
    window.scrollTo(0, 0)
  }, [id, by, contentId])
}

/**
 * The browser goes back to where the reader was, but what stood there may still be on its way: as the page grows it is
 * followed, until the reader moves.
 * @returns how to stop
 */
function returnTo(top: number): () => void {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  })
  const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  const timer = setTimeout(stop, RETURN_MS)
  function stop() {
    clearTimeout(timer)
    growth.disconnect()
    for (const move of moves) removeEventListener(move, stop)
  }
  for (const move of moves) addEventListener(move, stop, { passive: true })
  growth.observe(document.body)
  return stop
}
