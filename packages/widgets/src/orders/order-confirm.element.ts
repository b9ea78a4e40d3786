import { defineElement } from '../element/define-element'
import { OrderConfirm } from './order-confirm'

/** `<cw-order-confirm>`: the last look before an order, and the button that places it. */
export const element = defineElement({
  tag: 'cw-order-confirm',
  component: OrderConfirm,
  attrs: { skus: 'string', quickOrderId: 'number', fromCart: 'boolean', orderNo: 'string' },
  props: ['fileLimits'],
  events: { onOrderPlaced: 'cw-order-placed', onNavigate: 'cw-navigate' },
})
