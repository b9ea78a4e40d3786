import partCss from '../catalogue/part/part.css?inline'
import { defineElement } from '../element/define-element'
import badgeCss from '../primitives/badge.css?inline'
import buttonCss from '../primitives/button.css?inline'
import factsCss from '../primitives/facts.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import quantityCss from '../primitives/quantity.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import reportsCss from '../reports/reports.css?inline'
import uploadsCss from '../uploads/uploads.css?inline'
import { OrderDetails } from './order-details'
import orderDetailsCss from './order-details.css?inline'
import orderPartsCss from './order-parts.css?inline'
import reorderCss from './reorder.css?inline'

/** `<cw-order-details>`: everything about a placed order. */
export const element = defineElement({
  tag: 'cw-order-details',
  component: OrderDetails,
  attrs: { orderNo: 'string', show: 'string' },
  events: { onOrderRead: 'cw-order-read', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  css: [
    buttonCss,
    statusCss,
    badgeCss,
    fieldCss,
    feedbackCss,
    modalCss,
    popoverCss,
    quantityCss,
    tableCss,
    factsCss,
    partCss,
    orderPartsCss,
    orderDetailsCss,
    reorderCss,
    uploadsCss,
    reportsCss,
  ],
})
