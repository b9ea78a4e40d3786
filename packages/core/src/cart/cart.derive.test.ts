import { describe, expect, it } from 'vitest'
import { cartItem } from '../testing/builders'
import { checkoutItems, withQuantity } from './cart.derive'
import { rowChanges } from './row-changes'

const tiers = [
  { minQty: 10, price: 9 },
  { minQty: 50, price: 7 },
]

describe('a row at another quantity', () => {
  it('CART-005 CART-006 follows the quantity prices up and down', () => {
    const row = cartItem({ tiers })
    const ten = withQuantity(row, 10)
    expect(ten).toMatchObject({ qty: 10, discountPrice: 9, price: 90, addedPrice: 9 })
    expect(withQuantity(ten, 9)).toMatchObject({ qty: 9, discountPrice: null, price: 90, addedPrice: 10 })
    expect(withQuantity(row, 50)).toMatchObject({ discountPrice: 7, price: 350 })
  })

  it('CART-005 keeps a promotion until a quantity price is lower', () => {
    const row = cartItem({ tiers, discountPrice: 8, addedPrice: 8, price: 8 })
    expect(withQuantity(row, 10)).toMatchObject({ discountPrice: 8, price: 80 })
    expect(withQuantity(row, 50)).toMatchObject({ discountPrice: 7, price: 350 })
  })

  it('keeps the same row for the same quantity', () => {
    const row = cartItem({ tiers })
    expect(withQuantity(row, 1)).toBe(row)
  })

  it('is no price change, and hides none', () => {
    expect(rowChanges(withQuantity(cartItem({ tiers }), 10))).toEqual([])
    expect(rowChanges(withQuantity(cartItem({ tiers, addedPrice: 12 }), 10))).toEqual([
      { kind: 'price-down', from: 12, to: 9 },
    ])
  })
})

describe('what changed since a row was put in', () => {
  const short = { stock: 3, otherStock: 1, inTransit: 9, etaDate: '2026-03-01' }

  const now = (qty: number) => ({ qty, when: 'now', warehouse: null })
  const soon = { qty: 1, when: '72h', warehouse: null }
  const onDay = { qty: 1, when: '2026-03-01', warehouse: null }

  it.each([
    [{}, []],
    [{ addedPrice: 12 }, [{ kind: 'price-down', from: 12, to: 10 }]],
    [{ addedPrice: 8 }, [{ kind: 'price-up', from: 8, to: 10 }]],
    [
      { qty: 5, availability: short },
      [{ kind: 'short', stock: 4, promises: [now(3), { ...soon, qty: 1 }, { ...onDay, qty: 1 }] }],
    ],
    [{ qty: 4, availability: short }, []],
    [{ disabled: true, successor: 'CW-9', addedPrice: 1 }, [{ kind: 'disabled', successor: 'CW-9' }]],
  ])('%j gives %j', (change, expected) => {
    expect(rowChanges(cartItem(change))).toEqual(expected)
  })
})

it('LAY-053 checks out the ticked rows, or all when none is ticked', () => {
  const rows = [cartItem({ number: 'A', custNumber: 'mine' }), cartItem({ number: 'B', qty: 4 })]
  expect(checkoutItems(rows, new Set()).map(item => item.number)).toEqual(['A', 'B'])
  expect(checkoutItems(rows, new Set([rows[1]!.shoppingCartId]))).toEqual([{ custNumber: null, number: 'B', qty: 4 }])
})
