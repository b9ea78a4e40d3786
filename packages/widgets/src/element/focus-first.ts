/** `focus()` of an element: where the focus goes inside of it. */
import type { FocusTarget } from './element.types'

/** What each of them is. A select that only changes what is shown (`data-view`) is no field. @internal */
export const FOCUS_SELECTORS: Record<FocusTarget, string> = {
  field:
    'input:not([type="hidden"], [type="file"], :disabled), select:not(:disabled, [data-view]), textarea:not(:disabled)',
  heading: 'h1, h2, h3',
  control: 'button:not(:disabled), a[href]',
  box: '[part~="root"]',
}
const ORDER: readonly FocusTarget[] = ['heading', 'field', 'control', 'box']

/**
 * Moves the focus into what is drawn.
 * @param first what it goes to where that is drawn; without it the heading, a field, something to press, the box
 * @returns false when nothing is drawn yet
 */
export function focusFirst(root: ShadowRoot, first: FocusTarget, options?: FocusOptions): boolean {
  const box = root.querySelector(FOCUS_SELECTORS.box)
  const isLoading = box?.getAttribute('data-state')?.split(' ').includes('loading') ?? true
  // In the place of what loads there will be more to go to.
  for (const target of isLoading ? [first] : [first, ...ORDER]) {
    const found = [...root.querySelectorAll<HTMLElement>(FOCUS_SELECTORS[target])].find(isSeen)
    if (!found) continue
    // A heading takes the focus when it is given, and is no stop of Tab.
    if ((target === 'heading' || target === 'box') && !found.hasAttribute('tabindex')) found.tabIndex = -1
    found.focus(options)
    if (root.activeElement === found) return true
  }
  return false
}

/** Neither text for screen readers alone nor what is in a closed drawer. */
export const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 1
