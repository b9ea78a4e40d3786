import partCss from '../catalogue/part/part.css?inline'
import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import printedCss from '../primitives/printed.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import { QuickOrder } from './quick-order'
import quickOrderCss from './quick-order.css?inline'
import gridCss from './quick-order-grid.css?inline'

/** `<cw-quick-order>`: orders by number. */
export const element = defineElement({
  tag: 'cw-quick-order',
  component: QuickOrder,
  attrs: { heading: 'string' },
  events: { onCartAdd: 'cw-cart-add', onOrder: 'cw-order', onNavigate: 'cw-navigate' },
  css: [buttonCss, feedbackCss, popoverCss, statusCss, tableCss, printedCss, partCss, quickOrderCss, gridCss],
})
