import { defineElement } from '../element/define-element'
import { CartButton } from './cart-button'

/** `<cw-cart-button>`: what is in the cart, and the way to it. The drawer brings its own css when it opens. */
export const element = defineElement({
  tag: 'cw-cart-button',
  component: CartButton,
  attrs: { opens: 'string' },
  events: {
    onOpenCart: 'cw-open-cart',
    onCheckout: 'cw-checkout',
    onCartChange: 'cw-cart-change',
    onNavigate: 'cw-navigate',
  },
  reserves: 'var(--cw-control)',
  focus: 'control',
  states: ['ready', 'not-granted', 'busy'],
  parts: ['button', 'button-primary', 'checkbox', 'dialog', 'empty', 'price', 'price-was', 'quantity', 'root'],
})
