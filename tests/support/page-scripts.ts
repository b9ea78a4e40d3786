/** Expressions that run in a page of any engine. */

/** What has the focus, inside the elements too. */
export const FOCUSED = `(() => {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
})()`

/** A text is pasted where the focus is. Firefox drops the data of a `ClipboardEvent` that a script makes. */
export const pasteScript = (text: string): string => `(() => {
  const field = ${FOCUSED}
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', ${JSON.stringify(text)})
  const event = new Event('paste', { bubbles: true, composed: true, cancelable: true })
  // A page may have put anything on every object.
  Object.defineProperty(event, 'clipboardData', { __proto__: null, value: clipboardData })
  field.dispatchEvent(event)
})()`
