import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import statusCss from '../primitives/status.css?inline'
import emailCodeCss from '../registration/email-code.css?inline'
import registrationCss from '../registration/registration.css?inline'
import { PasswordReset } from './password-reset'

/** `<cw-password-reset>`: replaces a forgotten password with the help of a mailed code. */
export const element = defineElement({
  tag: 'cw-password-reset',
  component: PasswordReset,
  attrs: { signInPath: 'string' },
  events: { onNavigate: 'cw-navigate' },
  css: [buttonCss, statusCss, fieldCss, feedbackCss, emailCodeCss, registrationCss],
})
