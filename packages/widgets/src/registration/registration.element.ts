import helpCss from '../content/help/help.css?inline'
import { defineElement } from '../element/define-element'
import badgeCss from '../primitives/badge.css?inline'
import buttonCss from '../primitives/button.css?inline'
import choiceCss from '../primitives/choice.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import statusCss from '../primitives/status.css?inline'
import richTextCss from '../rich-text/rich-text.css?inline'
import captchaCss from '../session/captcha.css?inline'
import uploadsCss from '../uploads/uploads.css?inline'
import emailCodeCss from './email-code.css?inline'
import { Registration } from './registration'
import registrationCss from './registration.css?inline'

/** `<cw-registration>`: opens an account for a company, in three steps. */
export const element = defineElement({
  tag: 'cw-registration',
  component: Registration,
  attrs: { signInPath: 'string', contactPath: 'string', step: 'number' },
  events: { onRegistered: 'cw-registered', onStepChange: 'cw-step-change', onNavigate: 'cw-navigate' },
  css: [
    buttonCss,
    choiceCss,
    statusCss,
    badgeCss,
    fieldCss,
    feedbackCss,
    modalCss,
    helpCss,
    richTextCss,
    captchaCss,
    uploadsCss,
    emailCodeCss,
    registrationCss,
  ],
})
