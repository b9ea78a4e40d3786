import { type RefObject, useEffect, useRef } from 'react'
import { refocus } from './refocus'

/**
 * Keeps the focus in a list whose rows go away with the button that removes them: it moves to the row that has taken the place.
 * @param box what is around the list; without a row its first control has the focus
 * @param rows what is drawn, perhaps only once the server has answered
 * @param control selector of the one control of each row that takes the focus
 * @returns to be called with the position of the row whose button is pressed
 */
export function useRowFocus(
  box: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  control: string,
): (at: number) => void {
  const pressed = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows decide when to look, not what is done
  useEffect(() => {
    const at = pressed.current
    const page = box.current?.ownerDocument
    if (at === undefined || !box.current || page?.activeElement !== page?.body) return
    pressed.current = undefined
    delete box.current.dataset.heir
    const places = box.current.querySelectorAll<HTMLElement>(control)
    const place = places[Math.min(at, places.length - 1)]
    if (place) place.focus()
    else refocus(box.current, undefined)
  }, [rows])
  return at => {
    pressed.current = at
    // The rows may come later: until then no other control is to have it.
    if (box.current) box.current.dataset.heir = ''
  }
}
