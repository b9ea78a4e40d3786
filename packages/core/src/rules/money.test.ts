import { describe, expect, it } from 'vitest'
import { percent, percentSaved, round2, sum, times } from './money'

describe('money', () => {
  it.each([
    [1.005, 1.01],
    [1.115, 1.12],
    [2.675, 2.68],
    [1.004999, 1],
    [-1.005, -1.01],
    [0, 0],
    [1e-7, 0],
    [123456789.015, 123456789.02],
  ])('CART-007 rounds %d half up to %d', (amount, expected) => {
    expect(round2(amount)).toBe(expected)
  })

  it.each([
    [1.115, 3, 3.35],
    [1.005, 1, 1.01],
    [0.1, 3, 0.3],
    [12.345678, 9999, 123444.43],
  ])('CART-007 %d times %d pieces is %d, rounded once', (amount, pieces, expected) => {
    expect(times(amount, pieces)).toBe(expected)
  })

  it('CART-008 sums without binary artefacts', () => {
    expect(sum([24, 0.1])).toBe(24.1)
    expect(sum([0.1, 0.2])).toBe(0.3)
    expect(sum(Array.from({ length: 1000 }, () => 0.01))).toBe(10)
    expect(sum([])).toBe(0)
  })

  it.each([
    [100, 21, 21],
    [10.05, 21, 2.11],
    [0.5, 1, 0.01],
  ])('takes percent: %d at %d %% is %d', (amount, rate, expected) => {
    expect(percent(amount, rate)).toBe(expected)
  })

  it.each([
    [80, 60, 25],
    [38.9, 34.25, 11.95],
    [3, 2, 33.33],
    [100, 99.995, 0],
    [0, 0, 0],
    [60, 80, -33.33],
  ])('says what is saved: from %d to %d are %d %%', (from, to, expected) => {
    expect(percentSaved(from, to)).toBe(expected)
  })

  it('refuses what is no amount', () => {
    expect(() => times(Number.NaN, 1)).toThrow(RangeError)
    expect(() => sum([Number.POSITIVE_INFINITY])).toThrow(RangeError)
  })
})
