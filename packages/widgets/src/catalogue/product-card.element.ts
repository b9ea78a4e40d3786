import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import quantityCss from '../primitives/quantity.css?inline'
import statusCss from '../primitives/status.css?inline'
import partCss from './part/part.css?inline'
import partOfferCss from './part/part-offer.css?inline'
import partCardCss from './part-card.css?inline'
import { ProductCard } from './product-card'

/** `<cw-product-card>`: one part as a card. */
export const element = defineElement({
  tag: 'cw-product-card',
  component: ProductCard,
  attrs: { skuId: 'number' },
  events: { onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  css: [buttonCss, statusCss, feedbackCss, popoverCss, quantityCss, partCss, partOfferCss, partCardCss],
})
