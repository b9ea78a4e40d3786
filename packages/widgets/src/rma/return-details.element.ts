import partCss from '../catalogue/part/part.css?inline'
import { defineElement } from '../element/define-element'
import orderDetailsCss from '../orders/order-details.css?inline'
import orderPartsCss from '../orders/order-parts.css?inline'
import badgeCss from '../primitives/badge.css?inline'
import buttonCss from '../primitives/button.css?inline'
import factsCss from '../primitives/facts.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import registrationCss from '../registration/registration.css?inline'
import uploadsCss from '../uploads/uploads.css?inline'
import { ReturnDetails } from './return-details'
import rmaCss from './rma.css?inline'

/** `<cw-return-details>`: everything about a return. */
export const element = defineElement({
  tag: 'cw-return-details',
  component: ReturnDetails,
  attrs: { returnId: 'number' },
  events: { onReturnRead: 'cw-return-read', onNavigate: 'cw-navigate' },
  css: [
    buttonCss,
    statusCss,
    badgeCss,
    factsCss,
    tableCss,
    feedbackCss,
    partCss,
    orderPartsCss,
    orderDetailsCss,
    registrationCss,
    uploadsCss,
    rmaCss,
  ],
})
