import type { KeyboardEvent } from 'react'

/** Goes on the one button that Ctrl+Enter presses. @param title names the keys to who sees the button */
export const primaryKey = (title: string) => ({ title, 'aria-keyshortcuts': 'Control+Enter' }) as const

const isSend = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey

/**
 * For `onKeyDown` of the box of a widget: Ctrl+Enter presses its primary button, with all that the button checks. Not for keys that are held
 * down, and not from a dialog above the box.
 */
export function pressPrimary(event: KeyboardEvent<HTMLElement>): void {
  if (!isSend(event) || event.defaultPrevented) return
  const { target, currentTarget } = event
  if ((target as Element).closest('dialog') !== currentTarget.closest('dialog')) return
  event.preventDefault()
  if (!event.repeat) currentTarget.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+Enter"]')?.click()
}

const TEXT_FIELD = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'

/** The same for a dialog: from a text field the primary button of its foot. */
export function pressDialogPrimary(event: KeyboardEvent<HTMLElement>): void {
  if (!isSend(event) || event.defaultPrevented || !(event.target as Element).matches(TEXT_FIELD)) return
  event.preventDefault()
  event.stopPropagation()
  if (!event.repeat) event.currentTarget.querySelector<HTMLElement>('.cw-modal__foot .cw-btn--primary')?.click()
}
