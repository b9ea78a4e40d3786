import { expect, it } from 'vitest'
import { QUANTITY_MAX, QUANTITY_MIN, toQuantity } from './quantity'

it.each([0, '0', -3, '-3'])('CART-001 %s ends as 1', entered => {
  expect(toQuantity(entered)).toBe(1)
  expect(QUANTITY_MIN).toBe(1)
})

it.each([10000, '10000', '1e9', Number.POSITIVE_INFINITY])('CART-002 %s ends as 9999', entered => {
  expect(toQuantity(entered)).toBe(9999)
  expect(QUANTITY_MAX).toBe(9999)
})

it.each(['', '   '])('CART-003 an empty quantity "%s" resets to 1', entered => {
  expect(toQuantity(entered)).toBe(1)
})

it.each([
  ['2.7', 2],
  [2.7, 2],
  ['abc', 1],
  [Number.NaN, 1],
  ['12', 12],
  [' 12 ', 12],
])('CART-004 %s becomes %d', (entered, expected) => {
  expect(toQuantity(entered)).toBe(expected)
})
