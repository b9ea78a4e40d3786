import { describe, expect, it } from 'vitest'
import { cartTotal } from './cart'
import { discountPriceAt, linePrice } from './price'

describe('line price', () => {
  it('CART-005 uses the discount price when there is one', () => {
    expect(linePrice({ qty: 3, unitPrice: 10, discountPrice: 8 })).toBe(24)
  })

  it.each([null, 0])('CART-006 uses the unit price when the discount is %s', discountPrice => {
    expect(linePrice({ qty: 3, unitPrice: 10, discountPrice })).toBe(30)
  })

  it.each([
    [3, 1.115, 3.35],
    [1, 1.005, 1.01],
  ])('CART-007 %d pieces at %d come to %d', (qty, unitPrice, expected) => {
    expect(linePrice({ qty, unitPrice, discountPrice: null })).toBe(expected)
  })

  it('CART-008 the total is the sum of the rounded lines, without parts that are no longer sold', () => {
    const total = cartTotal([
      { price: 24, disabled: false },
      { price: 0.1, disabled: false },
      { price: 99, disabled: true },
    ])
    expect(total.toFixed(2)).toBe('24.10')
  })
})

describe('discount at a quantity', () => {
  const tiers = [
    { minQty: 10, price: 9 },
    { minQty: 50, price: 7 },
  ]

  it.each([
    [1, null, null],
    [9, null, null],
    [10, null, 9],
    [50, null, 7],
    [1, 8, 8],
    [10, 8, 8],
    [50, 8, 7],
    [1, 12, null],
  ])('CART-005 %d pieces with promotion %s: %s', (qty, promotionPrice, expected) => {
    expect(discountPriceAt({ unitPrice: 10, promotionPrice, tiers }, qty)).toBe(expected)
  })
})
