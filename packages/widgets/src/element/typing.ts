/** Keeps what is typed into our fields from the host page's keyboard shortcuts. */
import { isElement } from '../primitives/node-kinds'

const EDITABLE = 'input, textarea, select, [contenteditable]'

/**
 * Key events leave a shadow root with the element as their target, so a page that listens for "/" or "g" would take letters
 * meant for our field. Printable keys from a field stop at the element; commands with Ctrl, Alt or Meta pass. An element
 * with the attribute `host-keys` lets everything through.
 */
export function keepTypingInside(element: HTMLElement): void {
  const stop = (event: KeyboardEvent) => {
    const origin = event.composedPath()[0]
    const isTyping = isElement(origin) && origin.matches(EDITABLE)
    const isCommand = event.ctrlKey || event.metaKey || (event.altKey && event.key.length !== 1)
    if (isTyping && event.key.length === 1 && !isCommand && !element.hasAttribute('host-keys')) event.stopPropagation()
  }
  for (const type of ['keydown', 'keypress', 'keyup'] as const) element.addEventListener(type, stop)
}
