import { defineElement } from '../element/define-element'
import { Cart } from './cart'

/** `<cw-cart>`: the cart as a page shows it. */
export const element = defineElement({
  tag: 'cw-cart',
  component: Cart,
  attrs: { heading: 'string' },
  events: { onCheckout: 'cw-checkout', onCartChange: 'cw-cart-change', onNavigate: 'cw-navigate' },
  slots: {
    header: 'Above the lines and the sums.',
    footer: 'Between the sums and the button that checks out.',
    empty: 'In the place of what an empty cart says.',
    actions: 'Below the button that checks out.',
  },
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'busy'],
  parts: [
    'button',
    'button-primary',
    'checkbox',
    'dialog',
    'empty',
    'notice',
    'picture',
    'price',
    'price-was',
    'quantity',
    'root',
    'summary',
  ],
})
