/** Moves the focus to what has been drawn: a screen reader says its heading, and Tab goes on from there. */

/** @param box of what is new on the screen @returns whether there was a heading; the page scrolls only when it is out of sight */
export function focusHeading(box: ParentNode): boolean {
  const heading = box.querySelector<HTMLElement>('h1, h2, h3')
  if (!heading) return false
  // A heading takes the focus when it is given, and is no stop of Tab.
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView?.({ block: 'nearest' })
  return true
}
