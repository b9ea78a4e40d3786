import { defineElement } from '../element/define-element'
import { OrderConfirm } from './order-confirm'

/** `<cw-order-confirm>`: the last look before an order, and the button that places it. */
export const element = defineElement({
  tag: 'cw-order-confirm',
  component: OrderConfirm,
  attrs: { skus: 'string', quickOrderId: 'number', fromCart: 'boolean', orderNo: 'string' },
  props: ['fileLimits'],
  events: { onOrderPlaced: 'cw-order-placed', onNavigate: 'cw-navigate' },
  slots: {
    header: 'Above the form.',
    'before-place': 'Above the button that places the order: a cost centre, a note on approval.',
    footer: 'Below the form.',
  },
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'busy', 'dirty', 'placed'],
  parts: [
    'badge',
    'button',
    'button-primary',
    'empty',
    'field',
    'input',
    'notice',
    'picture',
    'quantity',
    'radio',
    'root',
    'segmented',
    'select',
  ],
})
