import { defineElement } from '../element/define-element'
import { OrderSuccess } from './order-success'

/** `<cw-order-success>`: an order that was just placed. */
export const element = defineElement({
  tag: 'cw-order-success',
  component: OrderSuccess,
  attrs: { orderNo: 'string' },
  events: { onOrderRead: 'cw-order-read', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
  slots: {
    header: 'Above the order.',
    'next-steps': 'Below what happens next.',
    footer: 'Below the order.',
  },
  states: ['loading', 'ready', 'empty', 'signed-out', 'not-granted', 'busy'],
  parts: ['empty', 'root'],
})
