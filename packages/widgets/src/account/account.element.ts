import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import choiceCss from '../primitives/choice.css?inline'
import factsCss from '../primitives/facts.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import pagerCss from '../primitives/pager.css?inline'
import radioCss from '../primitives/radio.css?inline'
import segmentedCss from '../primitives/segmented.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import emailCodeCss from '../registration/email-code.css?inline'
import registrationCss from '../registration/registration.css?inline'
import captchaCss from '../session/captcha.css?inline'
import { Account } from './account'
import accountCss from './account.css?inline'
import addressBookCss from './address-book.css?inline'

/** `<cw-account>`: one part of the account, such as its addresses. */
export const element = defineElement({
  tag: 'cw-account',
  component: Account,
  attrs: { part: 'string' },
  css: [
    buttonCss,
    choiceCss,
    factsCss,
    feedbackCss,
    fieldCss,
    modalCss,
    radioCss,
    segmentedCss,
    statusCss,
    tableCss,
    pagerCss,
    emailCodeCss,
    registrationCss,
    captchaCss,
    accountCss,
    addressBookCss,
  ],
})
