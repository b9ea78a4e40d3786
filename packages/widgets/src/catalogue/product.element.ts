import { defineElement } from '../element/define-element'
import { Product } from './product'

/** `<cw-product>`: the page of one part. */
export const element = defineElement({
  tag: 'cw-product',
  component: Product,
  attrs: { skuId: 'number', number: 'string' },
  events: { onPart: 'cw-part', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  slots: {
    media: 'In the place of the pictures.',
    badges: 'Behind the signs of an offer.',
    actions: 'Below the button that adds.',
    footer: 'Below the article.',
    'signed-out': 'In the place of the price and the button, for visitors.',
  },
  states: ['loading', 'ready', 'empty', 'failed', 'not-granted', 'busy', 'ambiguous'],
  parts: [
    'button',
    'button-primary',
    'checkbox',
    'empty',
    'field',
    'input',
    'notice',
    'picture',
    'price',
    'price-was',
    'quantity',
    'root',
  ],
})
