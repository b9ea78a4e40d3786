import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isBelowCompanyPrice,
  marginOf,
  PERCENT_MAX,
  PERCENT_MIN,
  ROUNDING_STEPS,
  ROUNDINGS,
  readPercent,
  ruledPrice,
} from './account-price'

describe('a price by a rule', () => {
  it.each([
    ['cent', 43.57],
    ['0.05', 43.55],
    ['0.10', 43.6],
    ['1', 44],
  ] as const)('ACC-015 38.90 with 12 %% on top, rounded to %s, is %d', (rounding, price) =>
    expect(ruledPrice(38.9, 12, rounding)).toBe(price),
  )

  it.each([
    [100, 0, 'cent', 100],
    [100, -50, 'cent', 50],
    [100, 500, '1', 600],
    [0.01, -50, 'cent', 0.01],
    [0.3, 0, '1', 0.01],
    [1.005, 0, 'cent', 1.01],
    [0.025, 0, '0.05', 0.05],
  ] as const)('ACC-016 %d with %d %% rounded to %s is %d', (list, percent, rounding, price) =>
    expect(ruledPrice(list, percent, rounding)).toBe(price),
  )

  const listPrices = fc.integer({ min: 1, max: 99_999_999 }).map(micros => micros / 1000)
  const percents = fc.integer({ min: PERCENT_MIN * 100, max: PERCENT_MAX * 100 }).map(hundredths => hundredths / 100)
  const roundings = fc.constantFrom(...ROUNDINGS)

  it('ACC-016 is a whole number of steps, at most half a step away, and never below a cent', () => {
    fc.assert(
      fc.property(listPrices, percents, roundings, (list, percent, rounding) => {
        const price = ruledPrice(list, percent, rounding)
        const step = ROUNDING_STEPS[rounding]
        expect(price).toBeGreaterThanOrEqual(0.01)
        if (price === 0.01) return
        expect(Math.abs(price / step - Math.round(price / step))).toBeLessThan(1e-6)
        expect(Math.abs(price - list * (1 + percent / 100))).toBeLessThanOrEqual(step / 2 + 1e-6)
        expect(price).toBe(Math.round(price * 100) / 100)
      }),
      { numRuns: 2_000 },
    )
  })

  it('ACC-016 never falls when the list price or the percentage rises', () => {
    fc.assert(
      fc.property(listPrices, listPrices, percents, percents, roundings, (a, b, p, q, rounding) => {
        const [low, high] = [
          ruledPrice(Math.min(a, b), Math.min(p, q), rounding),
          ruledPrice(Math.max(a, b), Math.max(p, q), rounding),
        ]
        expect(low).toBeLessThanOrEqual(high)
      }),
      { numRuns: 2_000 },
    )
  })
})

it.each([
  ['12', 12],
  ['12,5 %', 12.5],
  ['+3', 3],
  ['−50%', -50],
  ['-51', undefined],
  ['501', undefined],
  ['ten', undefined],
])('ACC-015 reads the percentage %j as %s', (text, percent) => expect(readPercent(text)).toBe(percent))

it('tells the margin on the company’s price', () => {
  expect(marginOf(38.9, 43.57)).toBe(12)
  expect(marginOf(24.2, 23.9)).toBe(-1.2)
  expect(marginOf(0, 5)).toBeUndefined()
})

describe('a price below what the company pays', () => {
  it.each([
    [4.99, 5, true],
    [5, 5, false],
    [5.01, 5, false],
    [4.99, null, false],
    [4.99, undefined, false],
    [0.01, 0, false],
  ])('ACC-013 %d against %s: %s', (price, companyPrice, isBelow) =>
    expect(isBelowCompanyPrice(price, companyPrice)).toBe(isBelow),
  )
})
