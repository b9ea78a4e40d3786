import { expect, it } from 'vitest'
import { followTier } from './cart.added-price'

const prices = { unitPrice: 10, promotionPrice: null, tiers: [{ minQty: 5, price: 8 }] }

it('moves the remembered price along when the buyer reaches a tier', () => {
  expect(followTier({ qty: 1, addedPrice: 10 }, 5, prices)).toBe(8)
  expect(followTier({ qty: 5, addedPrice: 8 }, 4, prices)).toBe(10)
})

it('keeps a price that has really changed since', () => {
  expect(followTier({ qty: 1, addedPrice: 9.5 }, 5, prices)).toBe(9.5)
})
