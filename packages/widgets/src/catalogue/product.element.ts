import { defineElement } from '../element/define-element'
import buttonCss from '../primitives/button.css?inline'
import factsCss from '../primitives/facts.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import popoverCss from '../primitives/popover.css?inline'
import quantityCss from '../primitives/quantity.css?inline'
import statusCss from '../primitives/status.css?inline'
import partCss from './part/part.css?inline'
import partActionsCss from './part/part-actions.css?inline'
import partOfferCss from './part/part-offer.css?inline'
import { Product } from './product'
import productCss from './product.css?inline'

/** `<cw-product>`: the page of one part. */
export const element = defineElement({
  tag: 'cw-product',
  component: Product,
  attrs: { skuId: 'number' },
  events: { onPart: 'cw-part', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  css: [
    buttonCss,
    statusCss,
    fieldCss,
    feedbackCss,
    popoverCss,
    quantityCss,
    factsCss,
    partCss,
    partOfferCss,
    partActionsCss,
    productCss,
  ],
})
