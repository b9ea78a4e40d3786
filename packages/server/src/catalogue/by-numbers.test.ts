import type { CallInput } from '@cartwright/core/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountPrices, accounts, customers, prices } from '../db/schema'
import { asVisitor, type Buyer, signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'
import { disable, setArrivals, setPrice, setStock, somePartsSold, type TestPart } from './parts.testing'

type Lines = CallInput<'catalogue.byNumbers'>['body']['lines']

/** Figures that nothing else of an answer holds. */
const DUTCH = 7_315_246.19
const GERMAN = 6_102_481.73
const OWN_NUMBER = 'OWN-5190277'
const STOCK = 8_264_913

let shop: TestServer
let dutch: Buyer
let german: Buyer
let a: TestPart
let b: TestPart

beforeAll(async () => {
  shop = await startTestServer()
  dutch = await signIn(shop.apiBase, 'buyer.nl')
  german = await signIn(shop.apiBase, 'buyer.de')
  const [first, second] = await somePartsSold(shop.db, 2)
  if (!first || !second) throw new Error('the shop has no parts')
  a = first
  b = second
})
afterAll(() => shop?.close())

const priceListOf = async (userName: string) => {
  const [row] = await shop.db
    .select({ list: customers.priceListId })
    .from(accounts)
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .where(eq(accounts.userName, userName))
  return row?.list ?? -1
}

const linesOf = (...asked: Omit<Lines[number], 'key'>[]): Lines =>
  asked.map((line, at) => ({ key: `line ${at}`, ...line }))
const ask = async (buyer: Pick<Buyer, 'ask'>, ...asked: Omit<Lines[number], 'key'>[]) =>
  (await buyer.ask('catalogue.byNumbers', { query: {}, body: { lines: linesOf(...asked) } })).lines

describe('catalogue.byNumbers: prices and stock', () => {
  beforeAll(async () => {
    await setPrice(shop.db, a, 20, { 10: 17.5, 100: 15 })
    await setStock(shop.db, a, { NL: 4 })
    await setArrivals(shop.db, a, 'NL', { '2031-07-19': 6 })
    await dutch.ask('catalogue.setCustNumber', { body: { number: a.number, custNumber: OWN_NUMBER } })
  })

  it('CART-005 tells the price of the quantity and when its pieces leave', async () => {
    const lines = await ask(
      dutch,
      { number: a.number },
      { number: a.number, qty: 9 },
      { number: a.number, qty: 10 },
      { number: a.number, qty: 100 },
    )
    expect(lines.map(({ price }) => price)).toEqual([
      { unitPrice: 20, discountPrice: null, currency: 'EUR' },
      { unitPrice: 20, discountPrice: null, currency: 'EUR' },
      { unitPrice: 20, discountPrice: 17.5, currency: 'EUR' },
      { unitPrice: 20, discountPrice: 15, currency: 'EUR' },
    ])
    expect(lines.map(({ promise }) => promise)).toEqual([
      [{ qty: 1, when: 'now', warehouse: 'NL' }],
      [
        { qty: 4, when: 'now', warehouse: 'NL' },
        { qty: 5, when: '2031-07-19', warehouse: 'NL' },
      ],
      [
        { qty: 4, when: 'now', warehouse: 'NL' },
        { qty: 6, when: '2031-07-19', warehouse: 'NL' },
      ],
      [
        { qty: 4, when: 'now', warehouse: 'NL' },
        { qty: 6, when: '2031-07-19', warehouse: 'NL' },
        { qty: 90, when: 'unknown', warehouse: null },
      ],
    ])
  })

  it('ACC-016 each company reads its own price, and never that of another', async () => {
    const lists = { dutch: await priceListOf('buyer.nl'), german: await priceListOf('buyer.de') }
    expect(lists.dutch).not.toBe(lists.german)
    for (const [list, price] of [
      [lists.dutch, DUTCH],
      [lists.german, GERMAN],
    ] as const) {
      await shop.db.update(prices).set({ price }).where(sql`price_list_id = ${list} and goods_sku_id = ${b.goodsSkuId}`)
    }
    const [forDutch, forGerman] = [await ask(dutch, { number: b.number }), await ask(german, { number: b.number })]
    expect(forDutch[0]?.price?.unitPrice).toBe(DUTCH)
    expect(forGerman[0]?.price?.unitPrice).toBe(GERMAN)
    expect(JSON.stringify(forDutch)).not.toContain(String(GERMAN))
    expect(JSON.stringify(forGerman)).not.toContain(String(DUTCH))
  })

  it('PERM-018 a visitor is told which part it is, and neither price nor stock, day or own number', async () => {
    await setPrice(shop.db, a, DUTCH)
    await setStock(shop.db, a, { NL: STOCK }, '2031-07-19')
    const asked = [{ number: a.number, qty: 3 }, { goodsSkuId: a.goodsSkuId }, { number: OWN_NUMBER }]
    const asBuyer = JSON.stringify(await ask(dutch, ...asked))
    for (const secret of [DUTCH, STOCK, '2031-07-19', OWN_NUMBER]) expect(asBuyer).toContain(String(secret))
    const lines = await ask(asVisitor(shop.apiBase), ...asked)
    expect(lines.map(({ status, price, promise }) => ({ status, price, promise }))).toEqual([
      { status: 'found', price: null, promise: null },
      { status: 'found', price: null, promise: null },
      { status: 'unknown', price: null, promise: null },
    ])
    expect(lines[0]?.matches[0]?.part.number).toBe(a.number)
    for (const secret of [DUTCH, STOCK, '2031-07-19', OWN_NUMBER])
      expect(JSON.stringify(lines)).not.toContain(String(secret))
  })

  it('CAT-007 an own number is that of the company alone', async () => {
    expect((await ask(dutch, { number: OWN_NUMBER }))[0]?.matches[0]).toMatchObject({
      matchedBy: 'custNumber',
      part: { number: a.number },
    })
    expect((await ask(german, { number: OWN_NUMBER }))[0]?.status).toBe('unknown')
  })

  describe('an account whose company shows it no prices', () => {
    const setRepPrices = (repPrices: 'company' | 'none') =>
      shop.db.update(customers).set({ repPrices }).where(eq(customers.custId, 1))
    afterEach(() => setRepPrices('company'))

    it('ACC-016 is told the price that was set for it and no other, and the stock', async () => {
      await setPrice(shop.db, a, DUTCH, { 5: GERMAN })
      await setPrice(shop.db, b, DUTCH, { 5: GERMAN })
      await setStock(shop.db, a, { NL: 30 })
      const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
      await shop.db
        .insert(accountPrices)
        .values({ accountId: rep?.accountId ?? -1, goodsSkuId: a.goodsSkuId, price: 90 })
      await setRepPrices('none')
      const lines = await ask(
        await signIn(shop.apiBase, 'rep.nl'),
        { number: a.number, qty: 5 },
        { number: b.number, qty: 5 },
      )
      expect(lines.map(({ price }) => price)).toEqual([{ unitPrice: 90, discountPrice: null, currency: 'EUR' }, null])
      expect(lines[0]?.promise).toEqual([{ qty: 5, when: 'now', warehouse: 'NL' }])
      for (const secret of [DUTCH, GERMAN]) expect(JSON.stringify(lines)).not.toContain(String(secret))
    })
  })

  it('ERR-002 a buyer whose sign-in has ended is told so, instead of being shown a shop without prices', async () => {
    const left = await signIn(shop.apiBase, 'buyer.de')
    const input = (accountId: number) => ({ query: { accountId }, body: { lines: linesOf({ number: a.number }) } })
    await left.ask('session.logout', {})
    expect((await left.call('catalogue.byNumbers', input(3))).code).toBe(401)
    // Who is not known as anybody yet is a visitor.
    expect((await left.call('catalogue.byNumbers', input(-1))).code).toBe(200)
  })
})

describe('catalogue.byNumbers: what a number means', () => {
  it('QO-003 says what is found, ambiguous, no longer sold and unknown, by the kind of the number', async () => {
    const numbers = ['CF259X', 'TN-321C', 'MLT-D111S', 'XYZZY-99', '']
    const lines = await ask(asVisitor(shop.apiBase), ...numbers.map(number => ({ number })), {})
    expect(
      lines.map(({ key, status, matches, successor }) => [
        key,
        status,
        ...matches.map(({ part, matchedBy }) => `${part.number} by ${matchedBy}`),
        successor !== null,
      ]),
    ).toEqual([
      ['line 0', 'found', 'CW-CF259X by oemCode', false],
      ['line 1', 'ambiguous', 'CW-TN321C-BR by oemCode', 'CW-TN321C-KM by oemCode', false],
      ['line 2', 'disabled', 'CW-MLTD111S by oemCode', true],
      ['line 3', 'unknown', false],
      ['line 4', 'unknown', false],
      ['line 5', 'unknown', false],
    ])
  })

  it('QO-003 an id is that part, whatever its number means, and believed before a number beside it', async () => {
    const [found] = await ask(dutch, { number: 'CW-TN321C-BR' })
    const goodsSkuId = found?.matches[0]?.part.goodsSkuId ?? -1
    const lines = await ask(dutch, { goodsSkuId, number: 'CF259X' }, { goodsSkuId: 2_147_483_647 })
    expect(lines.map(({ status, matches }) => [status, matches.map(({ part }) => part.number)])).toEqual([
      ['found', ['CW-TN321C-BR']],
      ['unknown', []],
    ])
  })

  it('QO-003 a part that the region does not sell is unknown by its id too, and one taken off the market names what follows', async () => {
    const [gone, next, other] = await somePartsSold(shop.db, 3, 5)
    if (!gone || !next || !other) throw new Error('the shop has too few parts')
    await disable(shop.db, gone, next.number)
    await shop.db.execute(sql`update skus set market = 'US' where goods_sku_id = ${other.goodsSkuId}`)
    const lines = await ask(dutch, { goodsSkuId: gone.goodsSkuId }, { goodsSkuId: other.goodsSkuId })
    expect(lines.map(({ status, successor, price }) => [status, successor?.number, price])).toEqual([
      ['disabled', next.number, null],
      ['unknown', undefined, null],
    ])
  })

  it('QO-003 answers 200 messy lines in their order, and refuses 201, none, and what is no line', async () => {
    const messy = ['  cf 259 x ', "'; drop table skus; --", '%%%', '打印机', 'TN-321C', '\u202eX952FC', '<b>CF259X</b>']
    const asked = Array.from({ length: 200 }, (_, at) => ({
      number: `${messy[at % messy.length]}`,
      qty: 1 + (at % 9999),
    }))
    const lines = await ask(dutch, ...asked)
    expect(lines.map(({ key }) => key)).toEqual(asked.map((_, at) => `line ${at}`))
    expect(lines.slice(0, 5).map(({ status }) => status)).toEqual([
      'found',
      'unknown',
      'unknown',
      'unknown',
      'ambiguous',
    ])
    const codeOf = async (sent: unknown) =>
      (await call(shop, 'catalogue.byNumbers', { query: {}, body: { lines: sent as Lines } })).code
    expect(await codeOf(linesOf(...asked, { number: 'CF259X' }))).toBe(400)
    for (const sent of [
      [],
      {},
      [null],
      ['CF259X'],
      [{ number: 'CF259X' }],
      linesOf({ number: 'x'.repeat(121) }),
      linesOf({ number: 'CF259X', qty: 0 }),
      linesOf({ number: 'CF259X', qty: 10_000 }),
      linesOf({ number: 'CF259X', qty: 1.5 }),
      linesOf({ goodsSkuId: 0 }),
      linesOf({ goodsSkuId: '1 or 1=1' as never }),
    ])
      expect(await codeOf(sent), JSON.stringify(sent).slice(0, 80)).toBe(400)
  })

  it('QO-003 the same key twice is two lines', async () => {
    const lines = [
      { key: 'x', number: 'CF259X' },
      { key: 'x', number: 'TN-321C' },
    ]
    const answer = await dutch.ask('catalogue.byNumbers', { query: {}, body: { lines } })
    expect(answer.lines.map(({ key, status }) => [key, status])).toEqual([
      ['x', 'found'],
      ['x', 'ambiguous'],
    ])
  })
})
