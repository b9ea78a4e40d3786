/** What sells stands first in lists and suggestions, without a word about who buys it. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders, skuSales, throttles } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { call } from '../testing/call'
import { SILENT_LOG } from '../testing/silent-log'
import { setStock, somePartsSold, type TestPart } from './parts.testing'
import { countSales } from './sales'

let shop: OrderingShop
/** Far behind in the catalogue. */
let [often, seldom, single, sold]: TestPart[] = []
beforeAll(async () => {
  shop = await openOrderingShop()
  await shop.db.execute('truncate orders cascade')
  ;[often, seldom, single, sold] = await somePartsSold(shop.db, 4, 700)
  for (const part of [often, seldom, single, sold]) if (part) await setStock(shop.db, part, { NL: 100, DE: 100 })
})
afterAll(() => shop?.close())

const count = async () => {
  await shop.db.delete(throttles)
  return countSales({ db: shop.db, clock: shop.clock.now, log: SILENT_LOG })
}
const firstTwo = async (query: object, token?: string) => {
  const { result } = await call(shop, 'catalogue.query', { query: { pageSize: 20, ...query } }, { token })
  return (result as { rows: { number: string }[] }).rows.slice(0, 2).map(({ number }) => number)
}

it('B19 what sells and is in stock comes first, newer pieces count more, and one customer alone counts for nothing', async () => {
  if (!often || !seldom || !single || !sold) throw new Error('too few parts')
  const before = await firstTwo({}, shop.nl.token)
  for (const buyer of [shop.nl, shop.de]) {
    await place(buyer, orderOf({ [often.number]: 12 }))
    const { orderNo } = await place(buyer, orderOf({ [seldom.number]: 13 }))
    await shop.db
      .update(orders)
      .set({ createTime: new Date(shop.clock.now().getTime() - 60 * 86_400_000) })
      .where(eq(orders.orderNo, orderNo))
  }
  await place(shop.nl, orderOf({ [single.number]: 60 }))
  expect(await firstTwo({}, shop.nl.token)).toEqual(before)
  expect(await count()).toBe(true)
  expect(await firstTwo({}, shop.nl.token)).toEqual([often.number, seldom.number])
  expect(await firstTwo({})).toEqual([often.number, seldom.number])
  const counted = await shop.db.select().from(skuSales)
  expect(counted.map(row => [row.region, row.goodsSkuId, Math.round(row.sold * 100) / 100])).toEqual(
    expect.arrayContaining([
      ['EU', often.goodsSkuId, 24],
      ['EU', seldom.goodsSkuId, 6.5],
    ]),
  )
  expect(counted).toHaveLength(2)
  // A chosen order stays what it says.
  const byNumber = await firstTwo({ sort: 'number' }, shop.nl.token)
  expect(byNumber).toEqual(byNumber.toSorted())
  expect(byNumber).not.toContain(often.number)
})

it('B19 what is out of stock stands behind for accounts; visitors, who see no stock, learn nothing of it', async () => {
  if (!often || !seldom) throw new Error('too few parts')
  await setStock(shop.db, often, {})
  expect((await firstTwo({}, shop.nl.token))[0]).toBe(seldom.number)
  expect(await firstTwo({})).toEqual([often.number, seldom.number])
})

it.each(['tn', 'toner', 'brother tn'])(
  'B19 what is offered for %j begins with what sells and is in stock',
  async keyword => {
    const everything = { keyword, pageSize: 100 }
    const { result } = await call(shop, 'catalogue.query', { query: everything }, { token: shop.nl.token })
    const [other, best] = (result as { rows: TestPart[] }).rows.slice(-2)
    if (!best || !other) throw new Error('too few parts')
    for (const part of [best, other]) await setStock(shop.db, part, { NL: 100 })
    await shop.db.delete(skuSales)
    expect(await firstTwo({ keyword, pageSize: 8 }, shop.nl.token)).not.toContain(best.number)
    await shop.db.insert(skuSales).values([
      { region: 'EU', goodsSkuId: best.goodsSkuId, sold: 20 },
      { region: 'EU', goodsSkuId: other.goodsSkuId, sold: 10 },
    ])
    expect(await firstTwo({ keyword, pageSize: 8 }, shop.nl.token)).toEqual([best.number, other.number])
    await setStock(shop.db, best, {})
    expect((await firstTwo({ keyword, pageSize: 8 }, shop.nl.token))[0]).toBe(other.number)
    expect(await firstTwo({ keyword, pageSize: 8 })).toEqual([best.number, other.number])
  },
)

it('is counted once a day, by one process, and what was sold long ago leaves it', async () => {
  expect(await countSales({ db: shop.db, clock: shop.clock.now, log: SILENT_LOG })).toBe(false)
  shop.clock.advance(91 * 86_400_000)
  expect(await countSales({ db: shop.db, clock: shop.clock.now, log: SILENT_LOG })).toBe(true)
  expect(await shop.db.select().from(skuSales)).toEqual([])
})
