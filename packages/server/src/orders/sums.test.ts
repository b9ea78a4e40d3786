import { expect, it } from 'vitest'
import { handlingFee, orderSums } from './sums'

const charges = { currency: 'EUR', discount: 0, shippingCost: 0, handlingFee: 0, vatRate: 21 }

it('ORD-004 makes grand total equal subtotal - discount + shipping + handling + VAT', () => {
  const lines = [
    { qty: 3, unitPrice: 10, price: 24 },
    { qty: 1, unitPrice: 0.1, price: 0.1 },
  ]
  const sums = orderSums(lines, { ...charges, discount: 4, shippingCost: 9.9, handlingFee: 4.5 })
  expect(sums).toEqual({
    currency: 'EUR',
    subtotal: 24.1,
    discount: 4,
    promotionRate: 19.93,
    shippingCost: 9.9,
    handlingFee: 4.5,
    total: 34.5,
    vatRate: 21,
    vat: 7.25, // 7.245 rounded half up
    grandTotal: 41.75,
  })
})

it('comes to nothing without lines', () => {
  expect(orderSums([], charges)).toMatchObject({ subtotal: 0, promotionRate: 0, grandTotal: 0 })
})

it('ORD-007 ORD-008 charges handling for both kinds of drop shipment only', () => {
  expect([handlingFee('REG'), handlingFee('DROP'), handlingFee('CPDROP')]).toEqual([0, 4.5, 4.5])
})
