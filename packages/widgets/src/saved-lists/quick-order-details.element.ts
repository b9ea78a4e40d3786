import partCss from '../catalogue/part/part.css?inline'
import { defineElement } from '../element/define-element'
import reorderCss from '../orders/reorder.css?inline'
import badgeCss from '../primitives/badge.css?inline'
import busyCss from '../primitives/busy.css?inline'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import modalCss from '../primitives/modal.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import listHistoryCss from './list-history.css?inline'
import { QuickOrderDetails } from './quick-order-details'

/** `<cw-quick-order-details>`: a quick order as it was saved. */
export const element = defineElement({
  tag: 'cw-quick-order-details',
  component: QuickOrderDetails,
  attrs: { quickOrderId: 'number' },
  events: { onNavigate: 'cw-navigate' },
  css: [
    buttonCss,
    statusCss,
    badgeCss,
    feedbackCss,
    busyCss,
    modalCss,
    tableCss,
    partCss,
    reorderCss,
    fieldCss,
    listHistoryCss,
  ],
})
