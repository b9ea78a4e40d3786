import partCss from '../catalogue/part/part.css?inline'
import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import { QuickOrderDetails } from './quick-order-details'

/** `<cw-quick-order-details>`: a quick order as it was saved. */
export const element = defineElement({
  tag: 'cw-quick-order-details',
  component: QuickOrderDetails,
  attrs: { quickOrderId: 'number' },
  events: { onNavigate: 'cw-navigate' },
  css: [buttonCss, statusCss, feedbackCss, tableCss, partCss],
})
