import { sum } from '@cartwright/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CouponOrder,
  type CouponTerms,
  couponEffect,
  couponProblem,
  couponStatus,
  couponUsesLeft,
} from './coupon-rules'

const TODAY = '2026-11-26'
const coupon: CouponTerms = {
  type: 'voucher',
  value: 10,
  goodsSkuIds: [],
  isDisabled: false,
  from: '2026-11-01',
  to: '2026-11-30',
  uses: 5,
  used: 1,
  usesOfCompany: 1,
  usedByCompany: 0,
  initialAmount: 50,
  currency: 'EUR',
  orderTypes: [],
}
const line = (goodsSkuId: number, price: number, discountPrice: number | null = null) => ({
  goodsSkuId,
  price,
  discountPrice,
})
const order: CouponOrder = {
  lines: [line(1, 30), line(2, 20)],
  orderType: 'REG',
  currency: 'EUR',
  shippingCost: 6.5,
}
const problem = (change: Partial<CouponTerms>, of: Partial<CouponOrder> = {}, code = 'TEN') =>
  couponProblem(code, { ...coupon, ...change }, { ...order, ...of }, TODAY)

describe('whether a coupon counts', () => {
  it.each([
    ['ERR-018 an empty code', 20001, () => problem({}, {}, '  ')],
    ['ERR-017 an unknown code', 20000, () => couponProblem('X', undefined, order, TODAY)],
    ['ERR-020 disabled', 20003, () => problem({ isDisabled: true })],
    ['ERR-020 the day before its start', 20003, () => problem({ from: '2026-11-27' })],
    ['its first day', undefined, () => problem({ from: TODAY })],
    ['its last day, which counts entirely', undefined, () => problem({ to: TODAY })],
    ['ERR-021 the day after its end', 20004, () => problem({ to: '2026-11-25' })],
    ['without an end', undefined, () => problem({ to: null })],
    ['ERR-021 used by the company as often as it may', 20004, () => problem({ usedByCompany: 1 })],
    ['a second use that is allowed', undefined, () => problem({ usedByCompany: 1, usesOfCompany: 2 })],
    ['ERR-019 used up', 20002, () => problem({ used: 5 })],
    ['without a limit', undefined, () => problem({ uses: null, used: 900 })],
    ['VAL-039 free shipping without ship via', 601, () => problem({ type: 'freeShipping' }, { shippingCost: null })],
    ['free shipping with ship via', undefined, () => problem({ type: 'freeShipping' })],
    ['a voucher without ship via', undefined, () => problem({}, { shippingCost: null })],
    ['ERR-023 for other articles', 20006, () => problem({ goodsSkuIds: [3] })],
    [
      'ERR-022 a discount with a discounted item',
      20005,
      () => problem({ type: 'discount' }, { lines: [line(1, 60), line(2, 9, 3)] }),
    ],
    ['a voucher with a discounted item', undefined, () => problem({}, { lines: [line(1, 60, 3)] })],
    ['ERR-024 below the condition', 20007, () => problem({ initialAmount: 50.01 })],
    ['exactly the condition', undefined, () => problem({ initialAmount: 50 })],
    ['ERR-024 below it with its own articles', 20007, () => problem({ goodsSkuIds: [1] })],
    ['ERR-024 another order type', 20007, () => problem({ orderTypes: ['DROP'] })],
    ['ERR-024 another currency', 20007, () => problem({ currency: 'PLN' })],
  ] as const)('%s', (_what, expected, found) => expect(found()).toBe(expected))

  it('names the first that applies', () => {
    const all = { isDisabled: true, to: '2026-01-01', used: 5, goodsSkuIds: [3], initialAmount: 900 }
    expect(problem(all)).toBe(20003)
    expect(problem({ ...all, isDisabled: false })).toBe(20004)
    expect(problem({ ...all, isDisabled: false, to: null })).toBe(20002)
    expect(problem({ ...all, isDisabled: false, to: null, used: 0 })).toBe(20006)
  })
})

describe('what it takes off', () => {
  const effect = (change: Partial<CouponTerms>, shippingCost = 6.5) =>
    couponEffect({ ...coupon, ...change }, order.lines, shippingCost)

  it('CPN-005 a voucher takes a fixed amount off, and no more than its articles come to', () => {
    expect(effect({})).toEqual({ discount: 10, shippingSaved: 0 })
    expect(effect({ value: 80 })).toEqual({ discount: 50, shippingSaved: 0 })
    expect(effect({ value: 80, goodsSkuIds: [2] })).toEqual({ discount: 20, shippingSaved: 0 })
  })

  it('CPN-006 a discount takes a percentage off, rounded half up once', () => {
    expect(effect({ type: 'discount', value: 7.5 })).toEqual({ discount: 3.75, shippingSaved: 0 })
    // 33.335 of three lines of 111.11 each, not 3 × 11.11.
    const lines = [1, 2, 3].map(id => line(id, 111.11))
    expect(couponEffect({ type: 'discount', value: 10, goodsSkuIds: [] }, lines, 0).discount).toBe(33.33)
    expect(couponEffect({ type: 'discount', value: 10, goodsSkuIds: [] }, [line(1, 0.05)], 0).discount).toBe(0.01)
  })

  it('CPN-007 free shipping takes the shipping cost off', () => {
    expect(effect({ type: 'freeShipping' })).toEqual({ discount: 0, shippingSaved: 6.5 })
  })

  it('is never negative and never more than the articles', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 }).map(n => n / 100)
    const type = fc.constantFrom('voucher', 'discount', 'freeShipping')
    fc.assert(
      fc.property(type, cents, fc.array(cents, { maxLength: 8 }), (of, value, prices) => {
        const terms = { type: of, value: of === 'discount' ? value % 100 : value, goodsSkuIds: [] } as const
        const { discount } = couponEffect(
          terms,
          prices.map((price, at) => line(at, price)),
          5,
        )
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(sum(prices))
      }),
    )
  })
})

describe('where it stands', () => {
  it('CPN-004 used, expired or to be used, the first that applies', () => {
    const status = (change: Partial<CouponTerms>) => couponStatus({ ...coupon, ...change }, TODAY)
    expect(status({})).toBe('toBeUsed')
    expect(status({ usedByCompany: 1, to: '2026-01-01' })).toBe('used')
    expect(status({ to: '2026-11-25' })).toBe('expired')
    expect(status({ isDisabled: true })).toBe('expired')
    expect(status({ used: 5 })).toBe('expired')
  })

  it('counts the uses that are left for the company', () => {
    expect(couponUsesLeft(coupon)).toBe(1)
    expect(couponUsesLeft({ ...coupon, usesOfCompany: 9 })).toBe(4)
    expect(couponUsesLeft({ ...coupon, uses: null, usesOfCompany: 9, usedByCompany: 2 })).toBe(7)
    expect(couponUsesLeft({ ...coupon, used: 5 })).toBe(0)
  })
})
