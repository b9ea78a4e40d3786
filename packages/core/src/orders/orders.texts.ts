/** Texts of an order that is confirmed and placed. */
import { defineTexts } from '../i18n/define-texts'

export const orderTexts = defineTexts('orders', {
  changed: 'Current order has changed, please reconfirm this order.',
  failed: 'Order create failed.',
  'not-in-cart': 'Some articles are not in your basket any more.',
  'twin-po': 'An order with this PO# was placed already. Check, then place yours again.',
  found: 'Your order was placed as {{orderNo}}. Only the answer was late.',
  'ship-to': 'Please enter the Ship To address.',
  'ship-via': 'Please select a ship via.',
  'coupon-empty': 'Please enter a coupon code.',
  'coupon-ship-via': 'Please select a ship via first, then use the coupon.',
  forwarder: 'Please select a forwarder.',
  disabled: 'Discontinued articles must be replaced, please choose another one.',
  unknown: 'Some article numbers are unknown, please remove them.',
})
