import { defineElement } from '../element/define-element'
import { TermsDialog } from './terms-dialog'

/** `<cw-terms-dialog>`: terms and first-login confirmation, over the whole page until they are given. */
export const element = defineElement({
  tag: 'cw-terms-dialog',
  component: TermsDialog,
  states: ['loading', 'ready', 'failed', 'busy'],
  parts: ['button', 'button-primary', 'dialog', 'empty', 'field', 'input', 'root'],
})
