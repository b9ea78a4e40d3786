import { defineElement } from '../element/define-element'
import { OrderDetails } from './order-details'

/** `<cw-order-details>`: everything about a placed order. */
export const element = defineElement({
  tag: 'cw-order-details',
  component: OrderDetails,
  attrs: { orderNo: 'string', show: 'string' },
  events: { onOrderRead: 'cw-order-read', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'busy'],
  parts: [
    'badge',
    'button',
    'button-primary',
    'dialog',
    'empty',
    'field',
    'input',
    'menu',
    'notice',
    'picture',
    'quantity',
    'root',
  ],
})
