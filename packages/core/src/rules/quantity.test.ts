import { describe, expect, it } from 'vitest'
import { QUANTITY_MAX, QUANTITY_MIN } from '../contract/quantity-bounds'
import {
  isQuantityText,
  mayBeQuantity,
  readCount,
  readField,
  readNumber,
  readQuantity,
  readTyped,
  toQuantity,
} from './quantity'

it.each([0, '0', -3, '-3'])('CART-001 %s ends as 1', entered => {
  expect(toQuantity(entered)).toBe(1)
  expect(QUANTITY_MIN).toBe(1)
})

it.each([10000, '10000', '1000000000', '9'.repeat(400), Number.POSITIVE_INFINITY])(
  'CART-002 %s ends as 9999',
  entered => {
    expect(toQuantity(entered)).toBe(9999)
    expect(QUANTITY_MAX).toBe(9999)
  },
)

it.each(['', '   ', '\u200b'])('CART-003 an empty quantity "%s" resets to 1', entered => {
  expect(toQuantity(entered)).toBe(1)
})

it.each([
  ['2.7', 2],
  ['2,7', 2],
  [2.7, 2],
  ['abc', 1],
  [Number.NaN, 1],
  ['12', 12],
  [' 12 ', 12],
  ['1e3', 1],
  ['1e999', 1],
  ['0x10', 1],
  ['0b11', 1],
  ['Infinity', 1],
])('CART-004 %s becomes %d', (entered, expected) => {
  expect(toQuantity(entered)).toBe(expected)
})

/** What people write for a number of pieces; every place that takes a quantity reads it alike. */
const CLEAR: [text: string, qty: number][] = [
  ['10', 10],
  [' 10 ', 10],
  ['10x', 10],
  ['x10', 10],
  ['x 4', 4],
  ['× 4', 4],
  ['10 pcs', 10],
  ['12 pcs.', 12],
  ['10 Stk.', 10],
  ['5 Stück', 5],
  ['10 szt', 10],
  ['10 pz.', 10],
  ['5 EA', 5],
  ['2 PCE', 2],
  ['5 units', 5],
  ['5 stuks', 5],
  ['3 pièces', 3],
  ['4 ks', 4],
  ['6 db', 6],
  ['7 шт.', 7],
  ['8 件', 8],
  ['2 piece(s)', 2],
  ['+5', 5],
  ['5,-', 5],
  ['5.--', 5],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1\u202f000', 1000],
  ["1'000", 1000],
  ['1’000', 1000],
  ['10,00', 10],
  ['10.0', 10],
  ['12,0', 12],
  ['12,', 12],
  ['2.500,00', 2500],
  ['2,500.00', 2500],
  ['1 000,00', 1000],
  ['５', 5],
  ['１２', 12],
  ['٣', 3],
  ['۴۲', 42],
  ['5\u0000', 5],
  ['5\u001a', 5],
  ['\u200b2', 2],
  ['\u202a5\u202c', 5],
  ['\ufeff7', 7],
  ["'5", 5],
  ['१२', 12],
  ['1 000,0', 1000],
  ['1\u2009000', 1000],
  ['9999', 9999],
]

it.each(CLEAR)('reads the quantity "%s" as %d, in a list as in every field', (text, qty) => {
  for (const read of [readQuantity, readTyped, readField]) expect(read(text)).toEqual({ qty, ambiguity: undefined })
})

it.each([
  ['1.000', [1000, 1]],
  ['1,000', [1000, 1]],
  ['2,500', [2500, 2]],
  ['12.000', [9999, 12]],
  ['2 boxes', [2]],
  ['3 VE', [3]],
  ['1 carton', [1]],
  ['2 Karton', [2]],
  ['5 dz', [5]],
  ['(5)', [5]],
  ['1/2', []],
  ['½', []],
  ['1½', []],
  ['5²', []],
  ['⑤', []],
  ['1 0 0', []],
  ['5 +', []],
  ['5 Kartons', [5]],
  ['1,5e1', []],
  ['1_000', []],
  ['1e3', []],
  ['1E+01', []],
  ['0x10', []],
  ['0b11', []],
  ['5;2', []],
  ['5-10', []],
  ['12 3', []],
  ['1,2E+11', []],
])('asks about "%s", in a list as in every field', (entered, choices) => {
  const reading = { qty: choices[0] ?? 1, ambiguity: { entered, choices } }
  for (const read of [readQuantity, readTyped, readField]) expect(read(entered)).toEqual(reading)
})

describe('what a list asks about and a field settles', () => {
  it.each([
    ['2,5', [2, 3]],
    ['0', [1]],
    ['-5', [5]],
    ['10000', [9999]],
    ['1000000', [9999]],
    ['1.000.000', [9999]],
    ['ten', [1]],
  ])('leaves an ambiguity about "%s" in a list', (entered, choices) => {
    expect(readQuantity(entered)).toEqual({ qty: choices[0], ambiguity: { entered, choices } })
  })

  it('a line is typed: limits and words as in the cart, a fraction is asked about', () => {
    expect(readTyped('10000')).toEqual({ qty: 9999, ambiguity: undefined })
    expect(readTyped('ten')).toEqual({ qty: 1, ambiguity: undefined })
    expect(readTyped('2,5')).toEqual({ qty: 2, ambiguity: { entered: '2,5', choices: [2, 3] } })
  })

  it('CART-004 a field of the cart cuts a fraction', () => {
    expect(readField('2,7')).toEqual({ qty: 2, ambiguity: undefined })
  })
})

it.each([
  ['2000', 2000],
  ['2.000', 2000],
  ['2 000 pages', 2000],
  ['12,50 €', 12.5],
  ['€12.50', 12.5],
  ['２０', 20],
  ['0', 0],
  ['', undefined],
  ['many', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['-5', undefined],
  ['10-20', undefined],
])('reads the number "%s" as %s', (text, expected) => {
  expect(readNumber(text)).toBe(expected)
})

it.each([
  ['0', 0],
  ['12', 12],
  ['２０', 20],
  ['1 pc', 1],
  ['1,0', 1],
  ['12.000.000', 12_000_000],
  ["12'345,00", 12_345],
  ['1000000000', 1_000_000_000],
  ['1.000', undefined],
  ['3 cartons', undefined],
  ['2.5', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['none', undefined],
  ['', undefined],
])('reads the count "%s" as %s', (text, expected) => {
  expect(readCount(text)).toBe(expected)
})

it.each([
  ['10', true],
  ['1.000', true],
  ['10 pcs', true],
  ['5 boxes', true],
  ['4977766753753', false],
  ['TN-2420', false],
  ['12,50', false],
  ['80,-', false],
  ['-5', false],
  ['', false],
])('"%s" looks like a quantity: %s', (text, expected) => {
  expect(isQuantityText(text)).toBe(expected)
})

it.each([
  ['-5', true],
  ['2.5', true],
  ['1/2', true],
  ['½', true],
  ['5²', true],
  ['1E+01', true],
  ['5,-', true],
  ['12,50', false],
  ['25.11.2026', false],
  ['K100-23', false],
])('"%s" may be meant as a quantity: %s', (text, expected) => {
  expect(mayBeQuantity(text)).toBe(expected)
})
