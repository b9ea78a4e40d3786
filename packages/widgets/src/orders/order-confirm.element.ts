import partCss from '../catalogue/part/part.css?inline'
import { defineElement } from '../element/define-element'
import badgeCss from '../primitives/badge.css?inline'
import busyCss from '../primitives/busy.css?inline'
import buttonCss from '../primitives/button.css?inline'
import choiceCss from '../primitives/choice.css?inline'
import factsCss from '../primitives/facts.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import quantityCss from '../primitives/quantity.css?inline'
import radioCss from '../primitives/radio.css?inline'
import segmentedCss from '../primitives/segmented.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import uploadsCss from '../uploads/uploads.css?inline'
import { OrderConfirm } from './order-confirm'
import orderConfirmCss from './order-confirm.css?inline'
import orderPartsCss from './order-parts.css?inline'

/** `<cw-order-confirm>`: the last look before an order, and the button that places it. */
export const element = defineElement({
  tag: 'cw-order-confirm',
  component: OrderConfirm,
  attrs: { skus: 'string', quickOrderId: 'number', fromCart: 'boolean', orderNo: 'string' },
  props: ['fileLimits'],
  events: { onOrderPlaced: 'cw-order-placed', onNavigate: 'cw-navigate' },
  css: [
    buttonCss,
    choiceCss,
    radioCss,
    statusCss,
    badgeCss,
    fieldCss,
    feedbackCss,
    busyCss,
    popoverCss,
    quantityCss,
    segmentedCss,
    tableCss,
    factsCss,
    partCss,
    orderPartsCss,
    orderConfirmCss,
    uploadsCss,
  ],
})
