import { defineElement } from '../element/define-element'
import { PasswordReset } from './password-reset'

/** `<cw-password-reset>`: replaces a forgotten password with the help of a mailed code. */
export const element = defineElement({
  tag: 'cw-password-reset',
  component: PasswordReset,
  attrs: { signInPath: 'string' },
  events: { onNavigate: 'cw-navigate' },
  focus: 'field',
  states: ['ready', 'busy', 'dirty'],
  parts: ['button', 'button-primary', 'field', 'input', 'root'],
})
