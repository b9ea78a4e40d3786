import { defineElement } from '../element/define-element'
import { SignIn } from './sign-in'

/** `<cw-sign-in>`: sign-in form, or who is signed in and the way out. */
export const element = defineElement({
  tag: 'cw-sign-in',
  component: SignIn,
  attrs: { note: 'string', joinPath: 'string', contactPath: 'string', resetPath: 'string' },
  events: { onSignedIn: 'cw-signed-in', onNavigate: 'cw-navigate' },
})
