import { defineElement } from '../element/define-element'
import { OrderSuccess } from './order-success'

/** `<cw-order-success>`: an order that was just placed. */
export const element = defineElement({
  tag: 'cw-order-success',
  component: OrderSuccess,
  attrs: { orderNo: 'string' },
  events: { onOrderRead: 'cw-order-read', onNavigate: 'cw-navigate', onCartAdd: 'cw-cart-add' },
})
