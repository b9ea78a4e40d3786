import { defineElement } from '../element/define-element'
import { ProductCard } from './product-card'

/** `<cw-product-card>`: one part as a card. */
export const element = defineElement({
  tag: 'cw-product-card',
  component: ProductCard,
  attrs: { skuId: 'number', number: 'string' },
  events: { onPart: 'cw-part', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  slots: {
    media: 'In the place of the picture.',
    badges: 'Behind the signs of an offer.',
    actions: 'Beside the button that adds.',
    footer: 'Below the article.',
  },
  states: ['loading', 'ready', 'empty', 'failed', 'not-granted', 'busy', 'ambiguous'],
  parts: ['button', 'empty', 'picture', 'price', 'price-was', 'quantity', 'root'],
})
