import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import emailCodeCss from '../registration/email-code.css?inline'
import richTextCss from '../rich-text/rich-text.css?inline'
import { TermsDialog } from './terms-dialog'
import termsDialogCss from './terms-dialog.css?inline'

/** `<cw-terms-dialog>`: terms and first-login confirmation, over the whole page until they are given. */
export const element = defineElement({
  tag: 'cw-terms-dialog',
  component: TermsDialog,
  css: [buttonCss, feedbackCss, fieldCss, modalCss, richTextCss, emailCodeCss, termsDialogCss],
})
