/** What has the focus, also inside elements. */
export function deepFocus(page: Document): HTMLElement | undefined {
  let focused = page.activeElement as HTMLElement | null
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement as HTMLElement
  return focused && focused !== page.body ? focused : undefined
}
