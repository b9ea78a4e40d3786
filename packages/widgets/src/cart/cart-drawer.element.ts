import { defineElement } from '../element/define-element'
import { CartDrawer } from './cart-drawer'

/** `<cw-cart-drawer open>`: the cart at the right edge of the page. The component brings its css. */
export const element = defineElement({
  tag: 'cw-cart-drawer',
  component: CartDrawer,
  attrs: { open: 'boolean' },
  events: { onClose: 'cw-close', onCheckout: 'cw-checkout', onNavigate: 'cw-navigate' },
})
