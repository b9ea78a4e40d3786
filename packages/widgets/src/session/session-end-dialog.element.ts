import { defineElement } from '../element/define-element'
import { SessionEndDialog } from './session-end-dialog'

/** `<cw-session-end-dialog>`: warns two minutes before the session ends, and extends it. */
export const element = defineElement({
  tag: 'cw-session-end-dialog',
  component: SessionEndDialog,
  states: ['ready', 'busy'],
  parts: ['root'],
})
