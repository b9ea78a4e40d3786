import { expect, it } from 'vitest'
import type { PlacedLine } from '../contract'
import { leftOfLine, leftOfOrder } from './left-of-order'

const line = (qty: number, kept: number, unitPrice: number) =>
  ({
    qty,
    unitPrice,
    discountPrice: null,
    price: qty * unitPrice,
    promises: kept > 0 ? [{ qty: kept, when: 'now', warehouse: 'NL' }] : [],
  }) as unknown as PlacedLine
const cut = [{ kind: 'rest-cancelled', at: '2026-11-21 09:00:00', by: null, shipment: null }]
// 10 × 20 + 5 × 10 = 250, less 25, with 10 and 5: 240 net, 21 % of it 50.40.
const order = {
  status: 'shipped',
  subtotal: 250,
  discount: 25,
  shippingCost: 10,
  handlingFee: 5,
  vatRate: 21,
  grandTotal: 290.4,
  lines: [line(10, 4, 20), line(5, 5, 10)],
  events: cut,
} as const

it('ORD-004 what is left after a cancellation takes the share of the discount along, and keeps shipping and handling', () => {
  // 80 + 50 = 130, less 13, with 15: 132 net, 21 % of it 27.72.
  expect(leftOfOrder(order)).toEqual({ cancelled: 130.68, moved: 0, grandTotal: 159.72 })
})

it('ORD-004 says nothing of an order that is whole', () => {
  expect(leftOfOrder({ ...order, events: [] })).toBeUndefined()
})

it('ORD-009 leaves nothing of an order that is cancelled as a whole, shipping and handling neither', () => {
  expect(leftOfOrder({ ...order, status: 'cancelled', events: [] })).toEqual({
    cancelled: 290.4,
    moved: 0,
    grandTotal: 0,
  })
})

it('ORD-009 what is left of a line: the kept pieces, without those of another order, and their amount', () => {
  const [first = line(10, 4, 20), second = line(5, 5, 10)] = order.lines
  expect(leftOfLine(order, first)).toEqual({ cancelled: 6, moved: 0, qty: 4, price: 80 })
  expect(leftOfLine(order, { ...first, movedQty: 5 })).toEqual({ cancelled: 1, moved: 5, qty: 4, price: 80 })
  expect(leftOfLine(order, second)).toEqual({ cancelled: 0, moved: 0, qty: 5, price: 50 })
  // A back end that has no promises any more has cancelled nothing by that.
  expect(leftOfLine({ ...order, events: [] }, first)).toEqual({ cancelled: 0, moved: 0, qty: 10, price: 200 })
  expect(leftOfLine({ ...order, status: 'cancelled' }, first)).toEqual({ cancelled: 10, moved: 0, qty: 0, price: 0 })
})
