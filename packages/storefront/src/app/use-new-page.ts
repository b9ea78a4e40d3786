import { useEffect, useLayoutEffect, useRef } from 'react'
import { topOfEntry, type Visit } from './location'

/** Gives the focus to the content of the page, and moves nothing. */
export const focusContent = (contentId: string) => document.getElementById(contentId)?.focus({ preventScroll: true })

/**
 * A page one goes to begins at its top, with the focus on its content, so that a screen reader tells of it (RT-023). Going
 * back leads to where the reader was; another page of a filtered list is no new page.
 * Before the effects of the page, which may lead further down.
 * @param contentId of the element that gets the focus
 */
export function useNewPage({ id, by }: Visit, contentId: string): void {
  const last = useRef(id)
  useLayoutEffect(() => {
    if (last.current === id) return
    last.current = id
    focusContent(contentId)
    if (by === 'history') return returnTo(topOfEntry())
    window.scrollTo(0, 0)
  }, [id, by, contentId])
}

/**
 * A dialog that came with the sign-in has nowhere to give the focus back to: the form is gone. It goes to the content, as
 * on a new page.
 * @param isCovered whether such a dialog is open
 */
export function useUncovered(isCovered: boolean, contentId: string): void {
  const was = useRef(isCovered)
  useEffect(() => {
    const isUncovered = was.current && !isCovered
    was.current = isCovered
    if (isUncovered && document.activeElement === document.body) {
      focusContent(contentId)
    }
  }, [isCovered, contentId])
}

/** What a reader does before the page moves; a bar that is dragged is pressed. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'mousedown', 'keydown'] as const

/**
 * The browser goes back to where the reader was, but what stood there may still be on its way: as the page grows it is
 * followed, until it is long enough or the reader moves.
 * @returns how to stop
 */
function returnTo(top: number): () => void {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  })
  function stop() {
    growth.disconnect()
    for (const move of MOVES) removeEventListener(move, stop)
  }
  for (const move of MOVES) addEventListener(move, stop, { passive: true })
  growth.observe(document.body)
  return stop
}
