import { defineElement } from '../element/define-element'
import { ExpiredDialog } from './expired-dialog'

/** `<cw-expired-dialog>`: asks once when the server no longer knows the sign-in. */
export const element = defineElement({
  tag: 'cw-expired-dialog',
  component: ExpiredDialog,
  events: { onConfirm: 'cw-confirm' },
  states: ['ready', 'busy'],
  parts: ['root'],
})
