import { randomUUID } from 'node:crypto'
import { ROUNDINGS, ruledPrice } from '@cartwright/core/rules'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disable, setPrice, somePartsSold, type TestPart } from '../catalogue/parts.testing'
import { accountPrice } from '../catalogue/pricing'
import { readRows } from '../db/rows'
import { accountPriceRules, accountPrices, accounts, audit, customers, prices } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { signIn } from '../testing/buyer'

let shop: OrderingShop
let repId: number
let ruled: TestPart
beforeAll(async () => {
  shop = await openOrderingShop()
  const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
  if (!rep) throw new Error('no rep')
  repId = rep.accountId
  const [part] = await somePartsSold(shop.db, 1, 5)
  if (!part) throw new Error('no part')
  ruled = part
  await setPrice(shop.db, ruled, 38.9, { 5: 30 })
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.db.delete(accountPrices)
  await shop.db.delete(accountPriceRules)
})

const set = (number: string, price: number, accountId = repId) =>
  shop.nl.call('account.setPrice', { body: { accountId, number, price } })
const setRule = (percent: number | null, rounding: (typeof ROUNDINGS)[number] = 'cent') =>
  shop.nl.call('account.setPriceRule', { body: { accountId: repId, percent, rounding } })
const list = (query = {}) => shop.nl.ask('account.prices', { query })
const seen = async (part: TestPart, buyer = shop.rep) =>
  (await buyer.ask('catalogue.sku', { params: { id: part.goodsSkuId }, query: {} })).unitPrice
type Row = [userName: string, number: string, value: string]
const importRows = (rows: Row[], apply: boolean, key: string = randomUUID()) => {
  const body = { apply, rows: rows.map(([userName, number, value], at) => ({ line: at + 2, userName, number, value })) }
  return shop.nl.ask('account.importPrices', { body }, key)
}

describe('F13 ACC-016 what a sales rep sees without an account price', () => {
  const turn = (repPrices: 'company' | 'none', buyer = shop.nl) =>
    buyer.call('account.setRepPrices', { body: { repPrices } })

  it('is decided by the main account, holds at the next call of the rep, and stands in the audit once', async () => {
    expect(await seen(shop.a)).toBe(10)
    expect((await turn('none')).data).toEqual({ repPrices: 'none' })
    expect((await turn('none')).data).toEqual({ repPrices: 'none' })
    expect(await shop.nl.ask('account.repPrices', {})).toEqual({ repPrices: 'none' })
    expect(await seen(shop.a)).toBeNull()
    expect(await seen(shop.a, shop.nl)).toBe(10)
    await turn('company')
    expect(await seen(shop.a)).toBe(10)
    const rows = await shop.db.select().from(audit).where(eq(audit.action, 'company.repPrices'))
    expect(rows.map(({ accountId, before, after }) => ({ accountId, before, after }))).toEqual([
      { accountId: 1, before: { repPrices: 'company' }, after: { repPrices: 'none' } },
      { accountId: 1, before: { repPrices: 'none' }, after: { repPrices: 'company' } },
    ])
  })

  it('is not decided by a sub-account, whatever it may do', async () => {
    const isRep = eq(accounts.accountId, repId)
    const [rep] = await shop.db.select().from(accounts).where(isRep)
    await shop.db
      .update(accounts)
      .set({ permissions: [...(rep?.permissions ?? []), 'cust:account'] })
      .where(isRep)
    expect((await turn('company', shop.rep)).code).toBe(403)
    expect((await shop.rep.call('account.repPrices', {})).code).toBe(403)
    await shop.db
      .update(accounts)
      .set({ permissions: rep?.permissions ?? [] })
      .where(isRep)
  })
})

describe('a price for an account', () => {
  it('ACC-008 ACC-013 ACC-015 API-094 is set, listed, seen by the account, and removed', async () => {
    expect((await set(shop.a.number, 12.5)).data).toMatchObject({ userName: 'rep.nl', price: 12.5, companyPrice: 10 })
    await set(shop.a.number, 12.75)
    expect(await list({ accountId: repId })).toMatchObject({
      total: 1,
      rows: [{ accountId: repId, userName: 'rep.nl', number: shop.a.number, price: 12.75, companyPrice: 10 }],
    })
    expect(await seen(shop.a)).toBe(12.75)
    expect(await seen(shop.a, shop.nl)).toBe(10)
    const params = { accountId: repId, goodsSkuId: shop.a.goodsSkuId }
    expect((await shop.nl.call('account.removePrice', { params })).code).toBe(200)
    expect(await list()).toEqual({ rows: [], total: 0 })
    expect(await seen(shop.a)).toBe(10)
  })

  it('API-094 is set once for a key: a request that is sent again does not undo a later price', async () => {
    const key = randomUUID()
    const body = { accountId: repId, number: shop.a.number, price: 12.5 }
    await shop.nl.ask('account.setPrice', { body }, key)
    await set(shop.a.number, 14)
    expect(await shop.nl.ask('account.setPrice', { body }, key)).toMatchObject({ price: 12.5 })
    expect((await list()).rows.map(row => row.price)).toEqual([14])
  })

  it('API-094 is listed page by page, and found by number', async () => {
    for (const part of [shop.a, shop.b, shop.c]) await set(part.number, 20)
    const pages = [await list({ pageSize: 2 }), await list({ pageSize: 2, pageNum: 2 })]
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [2, 3],
      [1, 3],
    ])
    expect(new Set(pages.flatMap(({ rows }) => rows.map(row => row.number))).size).toBe(3)
    expect((await list({ keyword: shop.b.number })).rows.map(row => row.number)).toEqual([shop.b.number])
  })

  it('ACC-013 ACC-015 API-094 all articles are listed as one account sees them, each with where its price comes from', async () => {
    const all = (query = {}) => list({ accountId: repId, scope: 'all', ...query })
    const of = async (part: TestPart) =>
      (await all({ keyword: part.number })).rows.find(({ number }) => number === part.number)
    const isNl = eq(customers.custId, 1)
    expect(await of(shop.a)).toMatchObject({ userName: 'rep.nl', price: 10, companyPrice: 10, origin: 'company' })
    await shop.db.update(customers).set({ repPrices: 'none' }).where(isNl)
    shop.clock.advance(1_000)
    expect(await of(shop.a)).toMatchObject({ price: null, companyPrice: 10, origin: 'hidden' })
    await shop.db.update(customers).set({ repPrices: 'company' }).where(isNl)
    shop.clock.advance(1_000)
    await setRule(12)
    await set(shop.a.number, 12.5)
    expect(await of(ruled)).toMatchObject({ price: 43.57, companyPrice: 38.9, origin: 'rule' })
    expect(await seen(ruled)).toBe(43.57)
    expect(await of(shop.a)).toMatchObject({ price: 12.5, companyPrice: 10, origin: 'set' })
    const { total, rows } = await all({ pageSize: 2 })
    expect([total > 100, rows.length]).toEqual([true, 2])
    expect(rows[0]?.number).not.toBe((await all({ pageSize: 2, pageNum: 2 })).rows[0]?.number)
    // Without an account there is no one whose prices these could be; another company's account has none.
    expect(await list({ scope: 'all' })).toMatchObject({ total: 1, rows: [{ origin: 'set' }] })
    const de = await signIn(shop.apiBase, 'buyer.de')
    expect(await de.ask('account.prices', { query: { accountId: repId, scope: 'all' } })).toEqual({
      rows: [],
      total: 0,
    })
  })

  it('API-094 is for a main customer with the permission, and for accounts of its company only', async () => {
    const de = await signIn(shop.apiBase, 'buyer.de')
    const body = { accountId: repId, number: shop.a.number, price: 1 }
    expect((await de.call('account.setPrice', { body })).code).toBe(404)
    expect(
      (await de.call('account.setPriceRule', { body: { accountId: repId, percent: 1, rounding: 'cent' } })).code,
    ).toBe(404)
    expect((await shop.rep.call('account.prices', { query: {} })).code).toBe(403)
    // The permission alone is not enough: the list holds the company's prices.
    await shop.db
      .update(accounts)
      .set({ permissions: ['cust:accountprice'] })
      .where(eq(accounts.accountId, repId))
    const rep = await signIn(shop.apiBase, 'rep.nl')
    for (const name of ['account.prices', 'account.priceRules'] as const)
      expect((await rep.call(name, { query: {} } as never)).code).toBe(403)
    expect((await rep.call('account.setPrice', { body })).code).toBe(403)
    const permissions = ['cust:shoppingcart', 'cust:favorites', 'cust:myquickorder', 'cust:order']
    await shop.db.update(accounts).set({ permissions }).where(eq(accounts.accountId, repId))
    // A main customer sees the company's prices: there is nothing to set for it.
    const [main] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'buyer.nl'))
    expect((await set(shop.a.number, 1, main?.accountId)).code).toBe(404)
    expect((await set('NO-SUCH', 1)).code).toBe(404)
  })
})

describe('a rule', () => {
  it('ACC-015 counts on the list price where no price is set, without tiers; a set price comes first', async () => {
    expect((await setRule(12)).data).toMatchObject({ userName: 'rep.nl', name: 'Joost Bakker', percent: 12 })
    const sku = await shop.rep.ask('catalogue.sku', { params: { id: ruled.goodsSkuId }, query: {} })
    expect(sku).toMatchObject({ unitPrice: 43.57, discountPrice: null, tiers: [] })
    await set(ruled.number, 45)
    expect(await seen(ruled)).toBe(45)
    await setRule(12, '0.05')
    await shop.db.delete(accountPrices)
    expect(await seen(ruled)).toBe(43.55)
    await setRule(null)
    expect(await seen(ruled)).toBe(38.9)
  })

  it('ACC-016 counts where the company shows no prices of its own', async () => {
    await shop.db.update(customers).set({ repPrices: 'none' }).where(eq(customers.custId, 1))
    // What another process changes counts after a second.
    shop.clock.advance(1_000)
    expect(await seen(ruled)).toBeFalsy()
    await setRule(12)
    expect(await seen(ruled)).toBe(43.57)
    await shop.db.update(customers).set({ repPrices: 'company' }).where(eq(customers.custId, 1))
    shop.clock.advance(1_000)
  })

  it('ACC-016 counts in cart, confirmation and orders; the company pays its own price', async () => {
    await setRule(12)
    const order = await place(shop.rep, orderOf({ [ruled.number]: 5 }))
    expect(order).toMatchObject({ subtotal: 217.85, lines: [{ unitPrice: 43.57, discountPrice: null, price: 217.85 }] })
    const read = await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })
    expect(read).toMatchObject({ subtotal: 150, lines: [{ unitPrice: 38.9, discountPrice: 30 }] })
    const main = await place(shop.nl, orderOf({ [ruled.number]: 5 }, { poNo: 'main' }))
    expect(await shop.rep.ask('orders.get', { params: { orderno: main.orderNo } })).toMatchObject({ subtotal: 217.85 })
  })

  it('ACC-016 is calculated by the database as by the rules', async () => {
    const isPrice = sql`${prices.priceListId} = 1 and ${prices.goodsSkuId} = ${ruled.goodsSkuId} and ${prices.minQty} = 1`
    // Spread over what is possible, and the same on every run.
    for (let run = 0; run < 200; run++) {
      const list = ((run * 7919) % 99_999) / 100 + 0.01
      const percent = ((run * 104_729) % 55_001) / 100 - 50
      const rounding = ROUNDINGS[run % ROUNDINGS.length] ?? 'cent'
      await shop.db.update(prices).set({ price: list }).where(isPrice)
      await setRule(percent, rounding)
      const [row] = await readRows<{ price: string }>(
        shop.db,
        sql`select ${accountPrice(sql`${repId}`, sql`1`, sql`${ruled.goodsSkuId}`)} as price`,
      )
      expect({ list, percent, rounding, price: Number(row?.price) }).toEqual({
        list,
        percent,
        rounding,
        price: ruledPrice(list, percent, rounding),
      })
    }
    await shop.db.update(prices).set({ price: 38.9 }).where(isPrice)
  })
})

describe('an import', () => {
  it('API-094 first reports each line, then stores all that can be read, once', async () => {
    await set(shop.b.number, 3)
    await set(shop.c.number, 4)
    const [gone] = await somePartsSold(shop.db, 1, 30)
    if (!gone) throw new Error('no part')
    await disable(shop.db, gone)
    const rows: Row[] = [
      ['rep.nl', shop.a.oemCode, '12,50'],
      ['REP.NL', shop.b.number, '3.00'],
      ['rep.nl', shop.c.number, '20 %'],
      ['nobody', 'X', '1'],
      ['rep.nl', 'NO-SUCH-ARTICLE', '1'],
      ['rep.nl', gone.number, '1'],
      ['rep.nl', shop.a.number, 'cheap'],
      ['rep.nl', 'only two', ''],
    ]
    const report = await importRows(rows, false)
    expect(report.isApplied).toBe(false)
    expect(report.rows.map(row => [row.line, row.result, row.reason, row.price])).toEqual([
      [2, 'new', null, 12.5],
      [3, 'same', null, 3],
      [4, 'changed', null, 3.6],
      [5, 'failed', 'account', null],
      [6, 'failed', 'article', null],
      [7, 'failed', 'article', null],
      [8, 'failed', 'price', null],
      [9, 'failed', 'columns', null],
    ])
    // Both are less than the company pays itself: said before anything is stored.
    const own = new Map((await list()).rows.map(row => [row.number, row.companyPrice ?? 0]))
    expect(report.rows.slice(1, 3).map(row => row.isBelowOwn)).toEqual([3 < (own.get(shop.b.number) ?? 0), false])
    expect((await list()).total).toBe(2)
    const key = randomUUID()
    const [one, two] = await Promise.all([importRows(rows, true, key), importRows(rows, true, key)])
    expect(one).toEqual(two)
    expect(one.isApplied).toBe(true)
    expect(new Map((await list()).rows.map(row => [row.number, row.price]))).toEqual(
      new Map([
        [shop.a.number, 12.5],
        [shop.b.number, 3],
        [shop.c.number, 3.6],
      ]),
    )
  })
})
