import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { custNumbers } from '../db/schema'
import { type Buyer, signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'
import { somePartsSold, type TestPart } from './parts.testing'

let shop: TestServer
let nl: Buyer
let rep: Buyer
let clerk: Buyer
let de: Buyer
let a: TestPart
let b: TestPart
beforeAll(async () => {
  shop = await startTestServer()
  nl = await signIn(shop.apiBase, 'buyer.nl')
  rep = await signIn(shop.apiBase, 'rep.nl')
  clerk = await signIn(shop.apiBase, 'clerk.nl')
  de = await signIn(shop.apiBase, 'buyer.de')
  ;[a, b] = (await somePartsSold(shop.db, 2)) as [TestPart, TestPart]
})
afterAll(() => shop?.close())
beforeEach(() => shop.db.delete(custNumbers))

const set = (buyer: Buyer, part: TestPart, custNumber: string) =>
  buyer.call('catalogue.setCustNumber', { body: { number: part.number, custNumber } })
const ownNumber = async (buyer: Buyer, part: TestPart) =>
  (await buyer.ask('catalogue.sku', { params: { id: part.goodsSkuId }, query: {} })).custNumber

it('CAT-007 a number that was set is everywhere the company looks: page, search, quick order', async () => {
  expect((await set(nl, a, '  Shelf 7-B ')).data).toEqual({ custNumber: 'Shelf 7-B' })
  for (const buyer of [nl, rep, clerk]) expect(await ownNumber(buyer, a)).toBe('Shelf 7-B')
  const { rows } = await nl.ask('catalogue.query', { query: { keyword: 'shelf7b' } })
  expect(rows.map(row => [row.number, row.matchedBy])).toEqual([[a.number, 'custNumber']])
  const { lines } = await nl.ask('quickOrder.resolve', { body: { lines: [{ key: '1', input: 'SHELF 7B' }] } })
  expect(lines[0]).toMatchObject({
    status: 'found',
    matches: [{ matchedBy: 'custNumber', part: { number: a.number } }],
  })
})

it('CAT-007 another number takes its place, and a blank one takes it away', async () => {
  await set(nl, a, 'ONE')
  await set(rep, a, 'TWO')
  expect(await ownNumber(nl, a)).toBe('TWO')
  expect((await nl.ask('catalogue.query', { query: { keyword: 'ONE' } })).rows.map(row => row.number)).not.toContain(
    a.number,
  )
  expect((await set(nl, a, ' ')).data).toEqual({ custNumber: null })
  expect(await ownNumber(nl, a)).toBeNull()
})

it('CAT-007 one number stands for one part of a company, however it is written; other companies do not matter', async () => {
  await set(nl, a, 'AB-1')
  expect(await set(nl, b, 'ab 1')).toMatchObject({ code: 601, data: { number: a.number } })
  expect(await ownNumber(nl, b)).toBeNull()
  expect((await set(nl, a, 'ab1')).code).toBe(200)
  expect((await set(de, b, 'AB-1')).code).toBe(200)
  expect(await ownNumber(nl, a)).toBe('ab1')
})

it('CAT-007 of two people who give two parts one number at the same moment, one is refused', async () => {
  const answers = await Promise.all([set(nl, a, 'SAME'), set(rep, b, 'SAME')])
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 601])
  expect(await shop.db.select().from(custNumbers).where(sql`cust_key = 'SAME'`)).toHaveLength(1)
})

it('CAT-007 main customers and sales reps may set it, others may not', async () => {
  expect((await set(clerk, a, 'X1')).code).toBe(403)
  const body = { number: a.number, custNumber: 'X1' }
  expect((await call(shop, 'catalogue.setCustNumber', { body })).code).toBe(401)
  expect(await ownNumber(nl, a)).toBeNull()
})

it.each(['---', 'x'.repeat(41), 'a\nb', 'a\u0000b'])('CAT-007 refuses %j', async custNumber => {
  expect((await set(nl, a, custNumber)).code).toBe(400)
  expect(await ownNumber(nl, a)).toBeNull()
})

it('CAT-007 refuses a part that is not sold here', async () => {
  expect((await set(nl, { ...a, number: 'CW-TN760' }, 'X')).code).toBe(404)
})
