import { sum } from '@cartwright/core/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openedKits, partPiecesLeft, shareOfPart, wholeKitsLeft } from './kit'

const kit = [
  { goodsSkuId: 1, pieces: 1, weight: 2.5 },
  { goodsSkuId: 2, pieces: 2, weight: 3 },
]

it('RMA-003 divides the price of a kit by list prices, and by pieces where one is missing', () => {
  expect([shareOfPart(10, kit, 1), shareOfPart(10, kit, 2)]).toEqual([[2.94], [3.53, 3.53]])
  const unpriced = kit.map(part => ({ ...part, weight: part.goodsSkuId === 1 ? 0 : part.weight }))
  expect([shareOfPart(10, unpriced, 1), shareOfPart(10, unpriced, 2)]).toEqual([[3.34], [3.33, 3.33]])
})

it('RMA-003 the pieces of all parts together are the kit, to the cent', () => {
  const part = fc.record({ pieces: fc.integer({ min: 1, max: 6 }), weight: fc.integer({ min: 0, max: 90_000 }) })
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 99_999 }), (parts, cents) => {
      const all = parts.map(({ pieces, weight }, at) => ({ goodsSkuId: at, pieces, weight: weight / 100 }))
      const shares = all.map(({ goodsSkuId }) => shareOfPart(cents / 100, all, goodsSkuId))
      expect(sum(shares.flat())).toBe(cents / 100)
      expect(shares.map(each => each.length)).toEqual(all.map(({ pieces }) => pieces))
    }),
  )
})

it('RMA-010 counts whole kits that are left, and pieces of parts', () => {
  const gone = { whole: 1, parts: new Map([[2, 3]]) }
  expect(openedKits(kit, gone)).toBe(2)
  expect(wholeKitsLeft(kit, 5, gone)).toBe(2)
  expect(kit.map(part => partPiecesLeft(part, 5, gone))).toEqual([4, 5])
  expect(wholeKitsLeft([], 5, gone)).toBe(4)
})
