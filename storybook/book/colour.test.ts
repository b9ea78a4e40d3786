import { expect, it } from 'vitest'
import { contrast, hexOf, nearestPassing, type Rgb } from './colour'

const WHITE: Rgb = [255, 255, 255]

it.each([
  [[0, 0, 0], WHITE, 21],
  [WHITE, WHITE, 1],
  // The two greys of WCAG's examples: #767676 is the lightest that can be read on white.
  [[0x76, 0x76, 0x76], WHITE, 4.54],
  [[0x77, 0x77, 0x77], WHITE, 4.48],
] as const)('contrast of %j on %j is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
})

it('a colour that is too light becomes as dark as it must, and no darker', () => {
  const found = nearestPassing([0x98, 0xa2, 0xb3], WHITE, 4.5)
  expect(found && hexOf(found)).toBe('#6f7683')
  expect(found && contrast(found, WHITE)).toBeGreaterThanOrEqual(4.5)
})

it('a colour that can be read stays', () => {
  expect(nearestPassing([0, 0, 0], WHITE, 4.5)).toEqual([0, 0, 0])
})

it('on a middle grey neither black nor white reaches seven', () => {
  expect(nearestPassing([0x80, 0x80, 0x80], [0x80, 0x80, 0x80], 7)).toBeUndefined()
})
