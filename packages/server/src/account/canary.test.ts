/**
 * The company's price of every part is 777.77: it must not be found in anything that a sales rep gets. The walk follows from the
 * contract, so a new call is part of it.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type Call, type CallName, callTable, type Policy, policies } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accountPriceRules,
  accountPrices,
  accounts,
  addresses,
  customers,
  prices,
  promotions,
  receivables,
} from '../db/schema'
import { exampleInputs } from '../http/example-inputs.testing'
import { runCommand } from '../ops/commands'
import { orderConfirmationPaper } from '../orders/order-confirmation.paper'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { readSite } from '../site/read-site'
import { signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { wordsOfFile } from '../testing/words-of-file'

const PRICE = 777.77
const TIER = 771.13
/** Of one piece, of two and five, of the tier, with VAT; and the percentage of the rule. */
/** Ten percent of four pieces, which a coupon takes off the company's own order. */
const COUPON = 311.11
const CANARIES = [PRICE, TIER, 2 * PRICE, 4 * PRICE, 5 * TIER, 1555.54, 941.1, 933.07, COUPON].map(String)
/** In every notation of the languages of the shop. */
const PATTERN = new RegExp(
  CANARIES.map(canary => {
    const [whole = '', cents = ''] = canary.split('.')
    return `${[...whole].join('[.,\\s\\u00a0\\u202f]?')}[.,]${cents}`
  }).join('|'),
)

let shop: OrderingShop
let examples: Record<CallName, unknown>
let orderNo: string

beforeAll(async () => {
  shop = await openOrderingShop()
  const { db, nl, rep, a, b } = shop
  const [account] = await db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
  if (!account) throw new Error('no rep')
  await db.delete(promotions)
  await db.delete(accountPrices)
  await db.update(prices).set({ price: PRICE })
  await db
    .insert(prices)
    .values({ priceListId: 1, goodsSkuId: a.goodsSkuId, minQty: 5, price: TIER })
    .onConflictDoUpdate({ target: [prices.priceListId, prices.goodsSkuId, prices.minQty], set: { price: TIER } })
  // By the rule a piece is 1,000.21 for the rep, whose own price of one part is 90.
  await db.insert(accountPriceRules).values({ accountId: account.accountId, percent: 28.6, rounding: 'cent' })
  await db.insert(accountPrices).values({ accountId: account.accountId, goodsSkuId: a.goodsSkuId, price: 90 })

  const items = { [a.number]: 5, [b.number]: 2 }
  const ops = { db, clock: shop.clock.now, dataDir: '', isProduction: true }
  const options = { type: 'discount', value: '10', title: 'Ten percent', 'per-company': '9', yes: true }
  await runCommand(ops, 'coupon:create', { positionals: ['TEN'], options })
  // A discount coupon counts without a tier price only.
  const withCoupon = orderOf({ [a.number]: 2, [b.number]: 2 }, { poNo: 'MAIN-2', couponCode: 'TEN' })
  expect((await place(nl, withCoupon)).discount).toBe(COUPON)
  // The price of the rep for two pieces is 180, that of the two others 2,000.42.
  expect((await place(rep, { ...withCoupon, poNo: 'REP-2' })).discount).toBe(218.04)
  orderNo = (await place(nl, orderOf(items, { poNo: 'MAIN-1' }))).orderNo
  const own = await place(rep, orderOf(items, { poNo: 'REP-1' }))
  await runCommand(ops, 'order:ship', { positionals: [own.orderNo], options: { yes: true } })
  const [entry] = (await rep.ask('finance.list', { query: {} })).rows
  if (!entry) throw new Error('no invoice')
  const lines = Object.entries(items).map(([number, qty]) => ({ number, qty }))
  const quick = await rep.ask('quickOrder.create', { body: { lines } }, randomUUID())
  await rep.ask('cart.addBatch', { body: lines })
  await rep.ask('favourites.add', { body: lines })
  const [cartRow] = (await rep.ask('cart.list', { query: {} })).rows
  const [address] = await db.select().from(addresses).where(eq(addresses.custId, 1))
  const body = orderOf(items, { poNo: 'MAIN-1' })
  examples = {
    ...exampleInputs(a),
    'cart.update': { body: { shoppingCartId: cartRow?.shoppingCartId, qty: 2 } },
    'orders.buyAgain': { body: { orderNo } },
    'quickOrder.get': { params: { id: quick.id } },
    'orders.confirm': { body },
    // A confirmation that is out of date: the answer carries the new one.
    'orders.create': { body: { ...body, hash: 'out of date' } },
    'coupons.check': { body: { ...withCoupon, code: 'TEN' } },
    'orders.get': { params: { orderno: orderNo } },
    'orders.cancel': { params: { orderno: orderNo } },
    'orders.reorder': { body: { orderNo } },
    'finance.list': { query: {} },
    'finance.stat': { query: {} },
    'finance.get': { params: { invoiceNo: entry.invoiceNo } },
    'account.removeAddress': { params: { id: address?.addressId } },
  }
})
afterAll(() => shop?.close())

/** They would end the walk: the session, its password and its e-mail. */
const ENDS = ['session.logout', 'session.endOthers', 'account.changePassword', 'account.changeEmail']
const names = (Object.keys(callTable) as CallName[]).filter(name => !ENDS.includes(name))

/** All that an answer says, with the words of a file. */
async function read(name: CallName, input: unknown): Promise<{ code: number; text: string }> {
  // The same for the same input, and no longer than a key may be.
  const key = createHash('sha256')
    .update(JSON.stringify([name, input]))
    .digest('hex')
  const headers = { 'Idempotency-Key': key }
  const {
    code,
    envelope,
    headers: answered,
  } = await call(shop, name, input as never, { token: shop.rep.token, headers })
  const { content, ...rest } = envelope
  const texts = [JSON.stringify(rest), JSON.stringify([...answered.entries()])]
  if (content instanceof Blob) {
    texts.push(await wordsOfFile(new Uint8Array(await content.arrayBuffer())))
  }
  return { code, text: texts.join('\n') }
}

const expectNone = (text: string) => expect(PATTERN.exec(text)?.[0]).toBeUndefined()

it('the pattern finds the price in every notation, so that a leak would be seen', () => {
  for (const leak of ['777.77', '777,77', '1,555.54', '1 555,54', '1.555,54', '"price":771.13'])
    expect(PATTERN.test(leak)).toBe(true)
  expect(PATTERN.test('1000.21')).toBe(false)
})

it('the company itself is answered with it', async () => {
  const sku = await shop.nl.ask('catalogue.sku', { params: { id: shop.b.goodsSkuId }, query: {} })
  expect(PATTERN.test(JSON.stringify(sku))).toBe(true)
})

describe('ACC-016 a sales rep gets the company’s price from no call', () => {
  it.each(names)('%s', async name => {
    const { code, text } = await read(name, examples[name])
    expect(code).not.toBe(500)
    expectNone(text)
    // Kept answers of idempotent writes, and what is refused a second time.
    if ((callTable[name] as Call).idempotent) expectNone((await read(name, examples[name])).text)
  })

  it.each(names.filter(name => (policies[name] as Policy).companyPrices))('%s answers 403', async name => {
    expect((await read(name, examples[name])).code).toBe(403)
  })
})

describe('ACC-016 nothing follows from', () => {
  const query = { classId: 102, custId: 1, accountId: 1, roles: 'mainCustomer', pageSize: 100 }
  it.each([
    ['a sort by price', 'catalogue.query', { query: { ...query, sort: 'price' } }],
    [
      'a filter that only the company’s price passes',
      'catalogue.query',
      { query: { ...query, priceFrom: 770, priceTo: 780 } },
    ],
    ['the facets and ranges', 'catalogue.stat', { query }],
    ['a search', 'catalogue.query', { query: { ...query, keyword: '777.77' } }],
    [
      'an export of lines as CSV',
      'documents.download',
      () => ({ body: { type: 'order', id: orderNo, format: 'csv' } }),
    ],
    [
      'an export of lines as XLSX',
      'documents.download',
      () => ({ body: { type: 'order', id: orderNo, format: 'xlsx' } }),
    ],
    ['an export of invoices as XLSX', 'documents.download', { body: { type: 'invoices', format: 'xlsx' } }],
    ['an export of orders as XLSX', 'documents.download', { body: { type: 'orders', format: 'xlsx' } }],
  ] as [string, CallName, object | (() => object)][])('%s', async (_what, name, input) => {
    const { code, text } = await read(name, typeof input === 'function' ? input() : input)
    expect(code).toBe(200)
    expectNone(text)
  })

  it('a filter by price: it finds parts at the price the rep sees', async () => {
    const asked = { classId: 102, pageSize: 20 }
    const company = await shop.rep.ask('catalogue.query', { query: { ...asked, priceFrom: 770, priceTo: 780 } })
    expect(company.total).toBe(0)
    const own = await shop.rep.ask('catalogue.query', { query: { ...asked, priceFrom: 1000, priceTo: 1001 } })
    expect(own.total).toBeGreaterThan(0)
  })

  it('N9 what the company owes, once it is overdue: a sub-account is not answered with it', async () => {
    await shop.db.update(receivables).set({ dueDate: '2026-01-05' }).where(eq(receivables.custId, 1))
    const { overdueAmount, overdueDays } = await shop.nl.ask('account.billing', {})
    expect(overdueDays).toBeGreaterThan(300)
    const owed = String(overdueAmount)
    expect(Number(owed)).toBeGreaterThan(4_000)
    const clerk = await signIn(shop.apiBase, 'clerk.nl')
    for (const { token } of [shop.rep, clerk]) {
      for (const name of names) {
        const { envelope } = await call(shop, name, examples[name] as never, { token })
        expect([name, JSON.stringify(envelope).includes(owed)]).toEqual([name, false])
      }
    }
  })

  it('the mails', async () => {
    await shop.sendMails()
    const mails = shop.mails.filter(({ to }) => to.includes('rep.nl'))
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) expectNone(JSON.stringify(mail))
  })

  it.each(['hold', 'refuse'] as const)('G7 a credit limit that lets orders %s', async creditRule => {
    // With cents: a number that was drawn for an order may hold the digits of a whole amount.
    const creditLimit = 4243.17
    const { custId } = (await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl')))[0]!
    const change = (changed: Partial<typeof customers.$inferInsert>) =>
      shop.db.update(customers).set(changed).where(eq(customers.custId, custId))
    await change({ creditLimit, creditRule })
    const body = orderOf({ [shop.a.number]: 60 }, { poNo: `REP-${creditRule}` })
    const { hash } = await shop.rep.ask('orders.confirm', { body })
    const answers = [
      await read('orders.confirm', { body }),
      await read('orders.create', { body: { ...body, hash } }),
      await read('orders.list', { query: {} }),
    ]
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    const { rows } = await shop.nl.ask('orders.list', { query: { keyword: `REP-${creditRule}` } })
    const params = { orderno: rows[0]?.orderNo ?? '' }
    expect(await shop.nl.ask('orders.get', { params })).toMatchObject({ held: true })
    answers.push(await read('orders.get', { params }))
    await shop.sendMails()
    const mail = shop.mails.find(({ to, subject }) => to.includes('rep.nl') && subject.includes(`REP-${creditRule}`))
    for (const text of [...answers.map(answer => answer.text), JSON.stringify(mail ?? 'no mail')]) {
      expectNone(text)
      expect(text).not.toMatch(/held|4[.,\s]?243[.,]17|credit limit|no mail/i)
    }
    await change({ creditRule: 'tell' })
  })

  it('the order confirmation as a PDF, with its metadata', async () => {
    const order = await shop.rep.ask('orders.get', { params: { orderno: orderNo } })
    const site = await readSite({ db: shop.db, caller: { orgId: 1 } })
    expectNone(await wordsOfFile(new Uint8Array(await orderConfirmationPaper(order, 'en', site))))
  })
})
