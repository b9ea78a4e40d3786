import { defineElement } from '../element/define-element'
import { Product } from './product'

/** `<cw-product>`: the page of one part. */
export const element = defineElement({
  tag: 'cw-product',
  component: Product,
  attrs: { skuId: 'number', number: 'string' },
  events: { onPart: 'cw-part', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
})
