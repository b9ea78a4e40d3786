import { describe, expect, it } from 'vitest'
import { costOfPages, discountShare } from './compare-prices'

it.each([
  [20, 17, 0.15],
  [20, 17.11, 0.14],
  [20, 17.09, 0.15],
  [200, 199, 0.01],
  [200, 199.01, 0],
  [20, null, 0],
  [0, null, 0],
])('%d in an offer for %s: %s taken off, in whole percents', (unitPrice, discountPrice, expected) => {
  expect(discountShare({ unitPrice, discountPrice })).toBe(expected)
})

describe('cost of 1,000 pages', () => {
  it.each([
    [90, null, 3000, 30],
    [90, 60, 3000, 20],
    [90, 0, 3000, 30],
    [89.9, null, 1200, 74.92],
    [89.9, null, 3000, 29.97],
    [8.02, null, 4000, 2.01],
    [0.01, null, 2000, 0.01],
    [90, null, null, null],
    [90, null, 0, null],
  ])('CAT-009 at %d with discount %s and a yield of %s: %s', (unitPrice, discountPrice, pageYield, expected) => {
    expect(costOfPages({ unitPrice, discountPrice }, pageYield, 1000)).toBe(expected)
  })
})
