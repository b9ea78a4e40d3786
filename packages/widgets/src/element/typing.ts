/** Keeps what is typed into our fields from the host page's keyboard shortcuts. */
import { isElement } from '../primitives/node-kinds'

const EDITABLE = 'input, textarea, select, [contenteditable]'
/** Keys of more than a letter that belong to what is typed. */
const OF_TYPING = ['Backspace', 'Delete', 'Enter']

/**
 * Key events leave a shadow root with the element as their target, so a page that listens for "/" or "g" would take letters
 * meant for our field. Old pages prevent Backspace outside of fields, and press a button of their own at Enter. Printable keys
 * and those of `OF_TYPING` from a field stop at the element; commands with Ctrl, Alt or Meta and all other keys pass. An
 * element with the attribute `host-keys` lets everything through.
 */
export function keepTypingInside(element: HTMLElement): void {
  const stop = (event: KeyboardEvent) => {
    const origin = event.composedPath()[0]
    const isTyping = isElement(origin) && origin.matches(EDITABLE)
    const isCommand = event.ctrlKey || event.metaKey || (event.altKey && event.key.length !== 1)
    const isTyped = event.key.length === 1 || OF_TYPING.includes(event.key)
    // A field of the page in one of our slots is the page's.
    const isInside = event.target === element
    if (isInside && isTyping && isTyped && !isCommand && !element.hasAttribute('host-keys')) event.stopPropagation()
  }
  for (const type of ['keydown', 'keypress', 'keyup'] as const) element.addEventListener(type, stop)
}
