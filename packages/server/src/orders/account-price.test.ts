import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setPrice, setStock } from '../catalogue/parts.testing'
import { accountPrices, accounts, cartItems } from '../db/schema'
import type { Buyer } from '../testing/buyer'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

/** Prices of the company that appear in nothing else: 71.37 a piece, 64.23 from 5 on, and what follows from them. */
const REAL = [71.37, 64.23, 142.74, 321.15]
const OWN = 90

let shop: OrderingShop
let texts: string[]
/** The sales rep; everything the shop answers is kept as it came over the wire. */
let rep: Buyer

beforeAll(async () => {
  shop = await openOrderingShop()
  await setPrice(shop.db, shop.a, 71.37, { 5: 64.23 })
  await setStock(shop.db, shop.a, { NL: 1000 })
  const [account] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
  await shop.db
    .insert(accountPrices)
    .values({ accountId: account!.accountId, goodsSkuId: shop.a.goodsSkuId, price: OWN })
  texts = []
  rep = {
    ...shop.rep,
    async ask(...request) {
      const answer = await shop.rep.ask(...request)
      texts.push(JSON.stringify(answer))
      return answer
    },
  }
})
afterAll(() => shop?.close())

it('ACC-016 never shows a sales rep the real price, in any answer of cart, favourites, quick order and orders', async () => {
  const { number } = shop.a
  const added = await rep.ask('cart.add', { body: { number, qty: 2 } })
  expect(added.rows[0]).toMatchObject({ unitPrice: OWN, discountPrice: null, tiers: [], price: 180, addedPrice: OWN })
  const id = added.rows[0]!.shoppingCartId
  const changed = await rep.ask('cart.update', { body: { shoppingCartId: id, qty: 5 } })
  expect(changed).toMatchObject({ rows: [{ price: 450, addedPrice: OWN }], shoppingCartPrice: 450 })
  await rep.ask('cart.list', { query: {} })
  expect(await rep.ask('cart.stat', {})).toEqual({ shoppingCartQty: 1, shoppingCartPrice: 450 })
  await rep.ask('cart.reduce', { body: [{ number, qty: 1 }] })
  await rep.ask('favourites.add', { body: [{ number }] })
  expect((await rep.ask('favourites.list', { query: {} })).rows[0]).toMatchObject({ unitPrice: OWN })

  const body = orderOf({ [number]: 5 })
  const confirmation = await rep.ask('orders.confirm', { body })
  expect(confirmation).toMatchObject({ subtotal: 450, promotionRate: 0 })
  const order = await rep.ask('orders.create', { body: { ...body, hash: confirmation.hash } }, randomUUID())
  expect(order).toMatchObject({ subtotal: 450, total: 456.9, grandTotal: 552.85 })
  expect(await rep.ask('orders.get', { params: { orderno: order.orderNo } })).toEqual(order)

  const quick = await rep.ask('quickOrder.create', { body: { lines: [{ number, qty: 5 }] } }, randomUUID())
  const kept = await rep.ask('quickOrder.get', { params: { id: quick.id } })
  expect(kept.lines[0]?.part).toMatchObject({ unitPrice: OWN, discountPrice: null, tiers: [] })

  // An order of the main customer shows a colleague that colleague's price too.
  const main = await place(shop.nl, body)
  expect(main.subtotal).toBe(321.15)
  expect(await rep.ask('orders.get', { params: { orderno: main.orderNo } })).toMatchObject({ subtotal: 450 })
  const { rows: listed } = await rep.ask('orders.list', { query: { keyword: main.orderNo } })
  expect(listed).toMatchObject([{ grandTotal: 552.85 }])
  await shop.db.delete(cartItems)
  await rep.ask('orders.buyAgain', { body: { orderNo: main.orderNo } })

  expect(texts.length).toBeGreaterThan(12)
  for (const real of REAL) for (const text of texts) expect(text).not.toContain(String(real))
})

it('ACC-016 does not tell the real price when an order has changed', async () => {
  const body = orderOf({ [shop.a.number]: 5 })
  const refused = await shop.rep.call('orders.create', { body: { ...body, hash: 'another' } }, randomUUID())
  expect(refused.code).toBe(604)
  for (const real of REAL) expect(JSON.stringify(refused)).not.toContain(String(real))
})

it('charges the company its own price for what a rep orders', async () => {
  const order = await place(shop.rep, orderOf({ [shop.a.number]: 5 }))
  const read = await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })
  expect(read).toMatchObject({ subtotal: 321.15, lines: [{ unitPrice: 71.37, discountPrice: 64.23 }] })
})

it('keeps what a rep was shown, no matter what becomes of the price set for it', async () => {
  const order = await place(shop.rep, orderOf({ [shop.a.number]: 1 }))
  await shop.db.update(accountPrices).set({ price: 95 }).where(eq(accountPrices.goodsSkuId, shop.a.goodsSkuId))
  expect(await shop.rep.ask('orders.get', { params: { orderno: order.orderNo } })).toEqual(order)
})
