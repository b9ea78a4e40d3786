import { defineElement } from '../element/define-element'
import { CartDrawer } from './cart-drawer'

/** `<cw-cart-drawer open>`: the cart at the right edge of the page. The component brings its css. */
export const element = defineElement({
  tag: 'cw-cart-drawer',
  component: CartDrawer,
  attrs: { open: 'boolean' },
  events: { onClose: 'cw-close', onCheckout: 'cw-checkout', onNavigate: 'cw-navigate' },
  slots: {
    header: 'Above the lines.',
    footer: 'Between the sums and the buttons.',
    empty: 'In the place of what an empty cart says.',
    actions: 'Beside the button that checks out.',
  },
  states: ['loading', 'ready', 'empty', 'failed', 'not-granted', 'busy'],
  parts: ['button', 'button-primary', 'checkbox', 'dialog', 'empty', 'price', 'price-was', 'quantity', 'root'],
})
