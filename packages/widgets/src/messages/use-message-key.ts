import { type RefObject, useEffect, useRef } from 'react'
import { deepFocus } from '../primitives/deep-focus'
import { useDocument } from '../primitives/owner-document'

/**
 * F6 leads from the page to the newest message, and back to where the reader was. Without a message the key is the browser's.
 * @param count how many messages are shown
 */
export function useMessageKey(area: RefObject<HTMLElement | null>, count: number): void {
  const page = useDocument()
  /** What had the focus before, inside its elements. */
  const from = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (count === 0) return
    const handleKey = (event: KeyboardEvent) => {
      const box = area.current
      if (event.key !== 'F6' || event.defaultPrevented || !box) return
      event.preventDefault()
      const focused = deepFocus(page)
      if (focused && box.contains(focused)) return from.current?.focus()
      from.current = focused
      ;[...box.querySelectorAll<HTMLElement>('.cw-toast')].at(-1)?.querySelector('button')?.focus()
    }
    page.addEventListener('keydown', handleKey)
    return () => page.removeEventListener('keydown', handleKey)
  }, [area, count, page])
  // The message that had the focus has left: the focus goes back too.
  useEffect(() => {
    if (count === 0 && page.activeElement === page.body) from.current?.focus()
    if (count === 0) from.current = undefined
  }, [count, page])
}
