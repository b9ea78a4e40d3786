/** What a sales rep sees whose company shows no prices of its own (ACC-016). */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setPrice, setStock } from '../catalogue/parts.testing'
import { accountPrices, accounts, customers, promotions } from '../db/schema'
import type { Buyer } from '../testing/buyer'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

/** Of the company: a piece, five pieces, reduced by ten percent, and what follows from them. */
const REAL = [71.37, 64.23, 64.233, 142.74, 321.15]
const OWN = 90

let shop: OrderingShop
let rep: Buyer
const texts: string[] = []
const setRepPrices = (repPrices: 'company' | 'none') =>
  shop.db.update(customers).set({ repPrices }).where(eq(customers.custId, 1))

beforeAll(async () => {
  shop = await openOrderingShop()
  for (const part of [shop.a, shop.b]) {
    await setPrice(shop.db, part, 71.37, { 5: 64.23 })
    await setStock(shop.db, part, { NL: 1000 })
    await shop.db.insert(promotions).values({
      goodsSkuId: part.goodsSkuId,
      orgId: 1,
      title: 'Offer',
      percentOff: 10,
      startsOn: '2020-01-01',
      endsOn: '2099-01-01',
    })
  }
  const [account] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
  await shop.db
    .insert(accountPrices)
    .values({ accountId: account?.accountId ?? 0, goodsSkuId: shop.a.goodsSkuId, price: OWN })
  rep = {
    ...shop.rep,
    async ask(...request) {
      const answer = await shop.rep.ask(...request)
      texts.push(JSON.stringify(answer))
      return answer
    },
    async call(...request) {
      const answer = await shop.rep.call(...request)
      texts.push(JSON.stringify(answer))
      return answer
    },
  }
})
afterAll(() => shop?.close())

it('F13 sees account prices and no others, in any answer', async () => {
  const { number: own, goodsSkuId: ownId } = shop.a
  const { number: others, goodsSkuId: othersId } = shop.b
  // What was put in and ordered while the company price was shown.
  await shop.rep.ask('cart.add', { body: { number: others, qty: 2 } })
  const before = await place(shop.rep, orderOf({ [others]: 2 }))
  const companys = await place(shop.nl, orderOf({ [others]: 5 }))
  await shop.rep.ask('cart.add', { body: { number: others, qty: 2 } })
  await setRepPrices('none')
  shop.clock.advance(2_000)

  const asker = { custId: -1, accountId: -1, roles: '' }
  const page = async (id: number) => rep.ask('catalogue.sku', { params: { id }, query: asker })
  expect(await page(ownId)).toMatchObject({ unitPrice: OWN, tiers: [] })
  expect(await page(othersId)).toMatchObject({ unitPrice: null, discountPrice: null, tiers: [], promotion: null })
  for (const number of [own, others]) {
    const query = { ...asker, keyword: number, sort: 'price', priceFrom: '1' } as const
    const { rows } = await rep.ask('catalogue.query', { query })
    expect(rows.map(row => row.number).includes(number)).toBe(number === own)
    await rep.ask('catalogue.query', { query: { ...asker, keyword: number } })
    await rep.ask('catalogue.stat', { query: { ...asker, keyword: number } })
    await rep.ask('catalogue.related', { query: { number } })
  }
  expect(await rep.ask('catalogue.promotions', { body: { numbers: [own, others], custnum: 1, orgId: 1 } })).toEqual({})
  await rep.ask('content.homeFloors', { query: { language: 'en', orgId: 1 } })

  const cart = await rep.ask('cart.list', { query: {} })
  expect(cart.rows[0]).toMatchObject({ number: others, unitPrice: 0, price: 0, addedPrice: 0, disabled: true })
  await rep.ask('cart.stat', {})
  await rep.call('cart.add', { body: { number: others, qty: 5 } })
  await rep.call('cart.addBatch', { body: [{ number: others, qty: 5 }] })
  await rep.call('cart.update', { body: { shoppingCartId: cart.rows[0]?.shoppingCartId ?? 0, qty: 5 } })
  await rep.ask('favourites.add', { body: [{ number: others }] })
  await rep.ask('favourites.list', { query: {} })
  await rep.ask('quickOrder.resolve', { body: { lines: [{ key: '1', input: others }] } })

  const confirmation = await rep.ask('orders.confirm', { body: orderOf({ [own]: 1, [others]: 5 }) })
  expect(confirmation).toMatchObject({ unknown: [others], subtotal: OWN })
  const order = { ...orderOf({ [others]: 5 }), hash: confirmation.hash }
  expect((await rep.call('orders.create', { body: order }, randomUUID())).code).not.toBe(200)
  for (const { orderNo } of [before, companys])
    expect((await rep.call('orders.get', { params: { orderno: orderNo } })).code).toBe(404)
  const placed = await rep.ask('orders.confirm', { body: orderOf({ [own]: 2 }) })
  const made = await rep.ask('orders.create', { body: { ...orderOf({ [own]: 2 }), hash: placed.hash } }, randomUUID())
  const { rows, total } = await rep.ask('orders.list', { query: {} })
  expect({ total, orderNos: rows.map(row => row.orderNo) }).toEqual({ total: 1, orderNos: [made.orderNo] })

  const wire = texts.join('\n')
  for (const price of REAL) expect(wire).not.toContain(String(price))
  // The main account reads everything as before.
  const { rows: all } = await shop.nl.ask('orders.list', { query: {} })
  expect(all.map(row => row.orderNo)).toEqual(expect.arrayContaining([before.orderNo, companys.orderNo, made.orderNo]))
})

it('F13 ACC-016 sees the company price by default', async () => {
  await setRepPrices('company')
  shop.clock.advance(2_000)
  const query = { custId: -1, accountId: -1, roles: '' }
  const sku = await shop.rep.ask('catalogue.sku', { params: { id: shop.b.goodsSkuId }, query })
  expect(sku).toMatchObject({ unitPrice: 71.37, tiers: [{ minQty: 5, price: 64.23 }] })
})

it('F30 the answer of an order that is sent again shows the prices of now', async () => {
  const body = orderOf({ [shop.b.number]: 2 })
  const { hash } = await shop.rep.ask('orders.confirm', { body })
  const key = randomUUID()
  await shop.rep.ask('orders.create', { body: { ...body, hash } }, key)
  await setRepPrices('none')
  shop.clock.advance(2_000)
  for (const again of [
    { ...body, hash },
    { ...body, hash: 'other' },
  ]) {
    const answer = await shop.rep.call('orders.create', { body: again }, key)
    expect(JSON.stringify(answer)).not.toContain('71.37')
  }
  await setRepPrices('company')
})
