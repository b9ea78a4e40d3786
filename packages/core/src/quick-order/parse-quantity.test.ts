import { expect, it } from 'vitest'
import { isQuantityText, parseQuantity } from './parse-quantity'

it.each([
  ['', 1],
  ['10', 10],
  [' 10 ', 10],
  ['10x', 10],
  ['x10', 10],
  ['10 pcs', 10],
  ['10 Stk.', 10],
  ['10 szt', 10],
  ['10 pz.', 10],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ["1'000", 1000],
  ['10,00', 10],
  ['10.0', 10],
  ['9999', 9999],
])('reads the quantity "%s" as %d', (text, qty) => {
  expect(parseQuantity(text)).toEqual({ qty, doubt: undefined })
})

it.each([
  ['1.000', [1000, 1]],
  ['1,000', [1000, 1]],
  ['2,500', [2500, 2]],
  ['12.000', [9999, 12]],
  ['2,5', [2, 3]],
  ['0', [1]],
  ['-5', [5]],
  ['10000', [9999]],
  ['1.000.000', [9999]],
  ['ten', [1]],
  ['1,2E+11', [9999]],
])('leaves a doubt about "%s"', (entered, choices) => {
  expect(parseQuantity(entered)).toEqual({ qty: choices[0], doubt: { entered, choices } })
})

it.each([
  ['10', true],
  ['1.000', true],
  ['10 pcs', true],
  ['4977766753753', false],
  ['TN-2420', false],
  ['12,50', false],
  ['', false],
])('"%s" may be a quantity: %s', (text, expected) => {
  expect(isQuantityText(text)).toBe(expected)
})
