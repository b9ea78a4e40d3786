/** Open dialogs of a page, those in its elements too, in the order of the page. */
const modalsIn = (root: Document | ShadowRoot): Element[] =>
  [...root.querySelectorAll('*')].flatMap(node => [
    ...(node.matches('dialog:modal') ? [node] : []),
    ...(node.shadowRoot ? modalsIn(node.shadowRoot) : []),
  ])

/** The dialog that makes everything outside of it dead to pointer, keyboard and screen reader; undefined while there is none. */
export function topModalOf(page: Document): Element | undefined {
  const modals = modalsIn(page)
  return modals.filter(one => one.matches(':focus-within')).at(-1) ?? modals.at(-1)
}
