import { defineElement } from '../element/define-element'
import { ProductCard } from './product-card'

/** `<cw-product-card>`: one part as a card. */
export const element = defineElement({
  tag: 'cw-product-card',
  component: ProductCard,
  attrs: { skuId: 'number', number: 'string' },
  events: { onPart: 'cw-part', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
})
