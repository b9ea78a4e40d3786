import { type RefObject, useEffect } from 'react'
import { isElement } from '../primitives/node-kinds'
import { useDocument } from '../primitives/owner-document'

/** A quantity has no slash: a buyer who has just ordered goes on to the next number. */
const TYPED_INTO = 'input:not([role="spinbutton"]), textarea, select, [contenteditable]'

/** "/" anywhere on the page, except where someone types, goes to the field and what stands in it, to be typed over. Only for pages that are ours alone. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  const page = useDocument()
  useEffect(() => {
    if (!isOn) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      // The path is asked: what comes out of a shadow root carries its host as target.
      const origin = event.composedPath()[0]
      if (isElement(origin) && origin.closest(TYPED_INTO)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    page.addEventListener('keydown', handleKey)
    return () => page.removeEventListener('keydown', handleKey)
  }, [input, isOn, page])
}
