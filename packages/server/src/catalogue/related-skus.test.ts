import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

it('CAT-010 what is bought together fits together: no twin of the same kind and colour for the same printer', async () => {
  // Black with much and with little toner, and the yellow one beside it.
  const [own, twin, beside] = ['CW-W2030X', 'CW-W2030A', 'CW-W2032X']
  for (const poNo of ['SET-1', 'SET-2', 'SET-3'])
    await place(shop.nl, orderOf({ [own]: 2, [twin]: 1, [beside]: 1 }, { poNo }))
  const related = await shop.nl.ask('catalogue.related', { query: { number: own } })
  const bought = related.filter(({ isBoughtTogether }) => isBoughtTogether).map(({ number }) => number)
  expect(bought).toContain(beside)
  expect(bought).not.toContain(twin)
})
