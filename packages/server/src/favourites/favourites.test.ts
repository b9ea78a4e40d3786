import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disable, setPrice, setStock, somePartsSold, type TestPart } from '../catalogue/parts.testing'
import { favourites } from '../db/schema'
import { type Buyer, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let nl: Buyer
let rep: Buyer
let a: TestPart
let b: TestPart

beforeAll(async () => {
  shop = await startTestServer()
  ;[nl, rep] = [await signIn(shop.apiBase, 'buyer.nl'), await signIn(shop.apiBase, 'rep.nl')]
  ;[a, b] = (await somePartsSold(shop.db, 2)) as [TestPart, TestPart]
  await setPrice(shop.db, a, 10, { 5: 8 })
  await setStock(shop.db, a, { NL: 7, DE: 2 })
})
afterAll(() => shop?.close())
beforeEach(() => shop.db.delete(favourites))

const add = (...numbers: string[]) => nl.ask('favourites.add', { body: numbers.map(number => ({ number })) })
const numbersOf = async (keyword?: string) =>
  (await nl.ask('favourites.list', { query: keyword === undefined ? {} : { keyword } })).rows.map(row => row.number)

it('ENT-008 API-072 lists favourites, the newest first', async () => {
  await add(b.number)
  await nl.ask('favourites.add', { body: [{ number: a.number, custNumber: 'MINE' }] })
  const { rows, total } = await nl.ask('favourites.list', { query: {} })
  expect(total).toBe(2)
  expect(rows[0]).toMatchObject({
    favoriteId: expect.any(Number),
    number: a.number,
    goodsSku: { goodsSkuId: a.goodsSkuId, oemCode: a.oemCode },
    unitPrice: 10,
    discountPrice: null,
    custNumber: 'MINE',
    warehouse: 'NL',
    tiers: [{ minQty: 5, price: 8 }],
    availability: { stock: 7, otherStock: 2, inTransit: 0, etaDate: null },
    disabled: false,
    successor: null,
  })
})

it('ENT-008 a favourite that is no longer sold stays, and says so', async () => {
  const [part] = (await somePartsSold(shop.db, 1, 2)) as [TestPart]
  await add(part.number)
  await disable(shop.db, part, a.number)
  const { rows } = await nl.ask('favourites.list', { query: {} })
  expect(rows).toMatchObject([{ number: part.number, disabled: true, successor: a.number }])
})

it('API-072 FAV-002 FAV-003 filters by part number and OEM code, no matter what the case', async () => {
  await add(a.number, b.number)
  expect(await numbersOf(a.number.slice(1).toLowerCase())).toContain(a.number)
  expect(await numbersOf(b.oemCode.slice(0, -1).toLowerCase())).toContain(b.number)
  expect(await numbersOf('no such text')).toEqual([])
  expect(await numbersOf('  ')).toHaveLength(2)
})

it('API-073 counts what the list shows', async () => {
  await add(a.number, b.number)
  expect(await nl.ask('favourites.count', {})).toBe(2)
  expect(await rep.ask('favourites.count', {})).toBe(0)
})

it('API-074 adds a list, each part once', async () => {
  expect(await add(a.number, a.number)).toEqual({ count: 1, skipped: [] })
  expect(await add(a.number, b.number)).toEqual({ count: 2, skipped: [] })
})

it('API-074 names what cannot be added', async () => {
  const part = (await somePartsSold(shop.db, 1, 20))[0]!
  await disable(shop.db, part)
  expect(await add('NO-SUCH-1', part.number, a.number)).toEqual({ count: 1, skipped: ['NO-SUCH-1', part.number] })
})

it('API-075 removes own favourites, or nothing', async () => {
  await add(a.number, b.number)
  await rep.ask('favourites.add', { body: [{ number: a.number }] })
  const [first, second] = (await nl.ask('favourites.list', { query: {} })).rows.map(row => row.favoriteId)
  const foreign = (await rep.ask('favourites.list', { query: {} })).rows[0]!.favoriteId
  for (const id of [String(foreign), `${first},${foreign}`, `${first},2147483647`]) {
    expect((await nl.call('favourites.remove', { params: { id } })).code).toBe(404)
  }
  expect(await nl.ask('favourites.count', {})).toBe(2)
  expect(await nl.ask('favourites.remove', { params: { id: `${first},${second}` } })).toEqual({ count: 0 })
  expect(await rep.ask('favourites.count', {})).toBe(1)
})
