import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartItems, favourites, quickOrders, skus } from '../db/schema'
import { type Buyer, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let buyer: Buyer
const NL = { accountId: 1, custId: 1 }
beforeAll(async () => {
  shop = await startTestServer()
  buyer = await signIn(shop.apiBase, 'buyer.nl')
})
afterAll(() => shop?.close())

const sold = () =>
  shop.db
    .select({ id: skus.goodsSkuId, number: skus.number })
    .from(skus)
    .where(sql`not disabled and market = 'ALL'`)
    .orderBy(asc(skus.goodsSkuId))

describe('F23 an account cannot fill the tables of the shop', () => {
  it('with quick orders', async () => {
    const [part] = await sold()
    const rows = Array.from({ length: 1_000 }, (_none, at) => ({
      ...NL,
      qoNo: `QO-${at}`,
      name: '',
      lines: [],
      createTime: shop.clock.now(),
      updateTime: shop.clock.now(),
    }))
    await shop.db.insert(quickOrders).values(rows)
    const body = { lines: [{ number: part!.number, qty: 1 }] }
    expect(await buyer.call('quickOrder.create', { body }, randomUUID())).toMatchObject({
      code: 601,
      msg: 'No more than 1000 can be kept. Please remove some first.',
    })
  })

  it('with rows of the cart; one that is there takes more pieces', async () => {
    const parts = await sold()
    const [fresh, ...others] = parts
    const many = Array.from({ length: 10_000 }, (_none, at) => ({
      accountId: NL.accountId,
      goodsSkuId: others[at % 1_000]!.id,
      qty: 1,
      warehouse: `W${Math.floor(at / 1_000)}`,
      addedPrice: 1,
      addedStock: 0,
      addedTime: shop.clock.now(),
    }))
    for (let at = 0; at < many.length; at += 1_000) await shop.db.insert(cartItems).values(many.slice(at, at + 1_000))
    expect(await buyer.call('cart.add', { body: { number: fresh!.number, qty: 1 } })).toMatchObject({
      code: 601,
      msg: 'No more than 10000 can be kept. Please remove some first.',
    })
    expect((await buyer.call('cart.add', { body: { number: others[0]!.number, qty: 1 } })).code).toBe(200)
    await shop.db.delete(cartItems)
  })

  it('with favourites', async () => {
    const [fresh, ...others] = await sold()
    // The catalogue of the tests has fewer parts than an account may keep.
    await shop.db.execute(sql`alter table favourites drop constraint favourites_goods_sku_id_skus_goods_sku_id_fk`)
    const many = Array.from({ length: 10_000 }, (_none, at) => ({
      accountId: NL.accountId,
      goodsSkuId: 1_000_000 + at,
      warehouse: 'NL',
      createTime: shop.clock.now(),
    }))
    for (let at = 0; at < many.length; at += 1_000) await shop.db.insert(favourites).values(many.slice(at, at + 1_000))
    expect((await buyer.call('favourites.add', { body: [{ number: fresh!.number }] })).code).toBe(601)
    await shop.db.delete(favourites)
    expect((await buyer.call('favourites.add', { body: [{ number: others[0]!.number }] })).code).toBe(200)
  })
})
