import { defineElement } from '../element/define-element'
import { Cart } from './cart'

/** `<cw-cart>`: the cart as a page shows it. */
export const element = defineElement({
  tag: 'cw-cart',
  component: Cart,
  attrs: { heading: 'string' },
  events: { onCheckout: 'cw-checkout', onCartChange: 'cw-cart-change', onNavigate: 'cw-navigate' },
})
