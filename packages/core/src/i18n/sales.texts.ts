/** Texts the core says around cart, favourites, quick order and orders. */
import { defineTexts } from './define-texts'

export const salesTexts = defineTexts('sales', {
  done: 'Operate successfully',
  deleted: 'Delete successfully',
  undo: 'Undo',
  skipped: 'Not put in, because unknown or no longer sold: {{numbers}}',
  'quick-order.nothing-ready': 'No line can be ordered yet.',
  'quick-order.too-long': 'The text is longer than {{most}} characters. Nothing was added: split it.',
  'quick-order.too-many': 'A list holds up to {{most}} lines. The {{n}} new ones were not added: split them.',
  'quantity.unclear': '“{{entered}}” is no clear quantity. Nothing was changed.',
  'order.changed': 'Current order has changed, please reconfirm this order.',
  'order.failed': 'Order create failed.',
  'order.not-in-cart': 'Some articles are not in your basket any more.',
  'order.twin-po': 'An order with this PO# was placed already. Check, then place yours again.',
  'order.found': 'Your order was placed as {{orderNo}}. Only the answer was late.',
  'order.ship-to': 'Please enter the Ship To address.',
  'order.ship-via': 'Please select a ship via.',
  'order.forwarder': 'Please select a forwarder.',
  'order.disabled': 'Disabled products must be replaced, please choose another one.',
  'order.unknown': 'Some part numbers are unknown, please remove them.',
})
