import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import statusCss from '../primitives/status.css?inline'
import captchaCss from './captcha.css?inline'
import { SignIn } from './sign-in'
import signInCss from './sign-in.css?inline'

/** `<cw-sign-in>`: sign-in form, or who is signed in and the way out. */
export const element = defineElement({
  tag: 'cw-sign-in',
  component: SignIn,
  attrs: { note: 'string', joinPath: 'string', contactPath: 'string', resetPath: 'string' },
  events: { onSignedIn: 'cw-signed-in', onNavigate: 'cw-navigate' },
  css: [buttonCss, statusCss, fieldCss, feedbackCss, modalCss, captchaCss, signInCss],
})
