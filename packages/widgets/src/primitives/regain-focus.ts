/** Gives the focus that was lost with a control to what is near it. @param place selector of that, inside the box */
export function regainFocus(box: Element | null | undefined, place: string): void {
  if (document.activeElement === document.body) box?.querySelector<HTMLElement>(place)?.focus()
}
