import partCss from '../catalogue/part/part.css?inline'
import { defineElement } from '../element/define-element'
import badgeCss from '../primitives/badge.css?inline'
import buttonCss from '../primitives/button.css?inline'
import choiceCss from '../primitives/choice.css?inline'
import factsCss from '../primitives/facts.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import radioCss from '../primitives/radio.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import registrationCss from '../registration/registration.css?inline'
import uploadsCss from '../uploads/uploads.css?inline'
import { ReturnForm } from './return-form'
import rmaCss from './rma.css?inline'

/** `<cw-return-form>`: applies for a return. */
export const element = defineElement({
  tag: 'cw-return-form',
  component: ReturnForm,
  attrs: { returnId: 'number', orderNo: 'string', invoiceNo: 'string' },
  events: {
    onReturnBegun: 'cw-return-begun',
    onReturnSubmitted: 'cw-return-submitted',
    onNavigate: 'cw-navigate',
  },
  css: [
    buttonCss,
    statusCss,
    badgeCss,
    factsCss,
    tableCss,
    fieldCss,
    feedbackCss,
    choiceCss,
    radioCss,
    modalCss,
    uploadsCss,
    partCss,
    registrationCss,
    rmaCss,
  ],
})
