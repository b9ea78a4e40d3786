import partCss from '../catalogue/part/part.css?inline'
import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import choiceCss from '../primitives/choice.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import printedCss from '../primitives/printed.css?inline'
import quantityCss from '../primitives/quantity.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import { Cart } from './cart'
import cartCss from './cart.css?inline'

/** `<cw-cart>`: the cart as a page shows it. */
export const element = defineElement({
  tag: 'cw-cart',
  component: Cart,
  attrs: { heading: 'string' },
  events: { onCheckout: 'cw-checkout', onCartChange: 'cw-cart-change', onNavigate: 'cw-navigate' },
  css: [buttonCss, choiceCss, feedbackCss, popoverCss, quantityCss, statusCss, tableCss, printedCss, partCss, cartCss],
})
