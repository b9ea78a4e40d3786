import { defineElement } from '../element/define-element'
import { SignIn } from './sign-in'

/** `<cw-sign-in>`: sign-in form, or who is signed in and the way out. */
export const element = defineElement({
  tag: 'cw-sign-in',
  component: SignIn,
  attrs: { note: 'string', joinPath: 'string', contactPath: 'string', resetPath: 'string' },
  focus: 'field',
  events: { onSignedIn: 'cw-signed-in', onNavigate: 'cw-navigate' },
  slots: {
    header: 'Above the form.',
    footer: 'Below the form.',
    help: 'Below the way to a new password.',
  },
  states: ['ready', 'signed-out', 'dirty', 'busy'],
  parts: ['button', 'button-primary', 'dialog', 'field', 'input', 'notice', 'root'],
})
