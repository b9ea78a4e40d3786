import { expect, it } from 'vitest'
import { allocateStock } from './stock'

const shelves = [
  { warehouse: 'NL', qty: 3 },
  { warehouse: 'DE', qty: 2 },
  { warehouse: 'IT', qty: 5 },
]

it.each([
  [2, shelves, { stock: 10, shipNow: 2, backOrdered: 0, taken: { NL: 2 } }],
  [4, shelves, { stock: 10, shipNow: 4, backOrdered: 0, taken: { NL: 3, DE: 1 } }],
  [12, shelves, { stock: 10, shipNow: 10, backOrdered: 2, taken: { NL: 3, DE: 2, IT: 5 } }],
  [5, [{ warehouse: 'NL', qty: 3 }], { stock: 3, shipNow: 3, backOrdered: 2, taken: { NL: 3 } }],
  [1, [], { stock: 0, shipNow: 0, backOrdered: 1, taken: {} }],
])('ORD-013 meets %i pieces from the own warehouse first', (qty, from, met) => {
  expect(allocateStock(qty, from)).toEqual(met)
})
