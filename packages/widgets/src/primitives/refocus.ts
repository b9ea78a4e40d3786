/** What can have the focus, but for links. */
export const CONTROLS = ':is(button, input, select, textarea):not([disabled])'

/**
 * Finds a place for the focus that has been lost with what had it: the browser leaves it on the page, outside of an open
 * dialog and far from where someone was.
 * @param box widget it was in
 * @param at row it was in, as `data-at` counts them
 */
export function refocus(box: Element, at: string | undefined): void {
  const page = box.ownerDocument
  if (page.activeElement !== page.body) return
  const scope = [...box.querySelectorAll('dialog[open]')].at(-1) ?? box
  const near = at === undefined ? [] : scope.querySelectorAll<HTMLElement>(`[data-at="${at}"] ${CONTROLS}`)
  for (const place of [...near, ...scope.querySelectorAll<HTMLElement>(`${CONTROLS}, a[href]`)]) {
    place.focus()
    // What is hidden does not take it.
    if (page.activeElement !== page.body) return
  }
}
