import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { disable, setPrice, setStock, somePartsSold, type TestPart } from '../catalogue/parts.testing'
import { accounts, cartItems, custNumbers } from '../db/schema'
import { type Buyer, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let nl: Buyer
let rep: Buyer
let parts: TestPart[]
let [a, b, c] = [] as unknown as [TestPart, TestPart, TestPart]

beforeAll(async () => {
  shop = await startTestServer()
  ;[nl, rep] = [await signIn(shop.apiBase, 'buyer.nl'), await signIn(shop.apiBase, 'rep.nl')]
  parts = await somePartsSold(shop.db, 1000)
  ;[a, b, c] = parts as [TestPart, TestPart, TestPart]
  await setPrice(shop.db, a, 10, { 5: 8 })
  await setPrice(shop.db, b, 1.115)
  await setPrice(shop.db, c, 3)
  for (const part of [a, b, c]) await setStock(shop.db, part, { NL: 7, DE: 2 })
})
afterAll(() => shop?.close())
beforeEach(() => shop.db.delete(cartItems))

const add = (part: TestPart, qty: number) => nl.ask('cart.add', { body: { number: part.number, qty } })
const rowsOf = async (buyer: Buyer) => (await buyer.ask('cart.list', { query: {} })).rows
/** What the cart holds, without its answer's other fields. */
const held = async () => Object.fromEntries((await rowsOf(nl)).map(row => [row.number, row.qty]))

describe('the list', () => {
  it('ENT-007 API-064 answers the rows with prices and stock of the moment', async () => {
    await shop.db.delete(custNumbers)
    await add(a, 5)
    const { rows, total } = await nl.ask('cart.list', { query: {} })
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({
      shoppingCartId: expect.any(Number),
      number: a.number,
      custNumber: null,
      goodsSku: { goodsSkuId: a.goodsSkuId, oemCode: a.oemCode, image: expect.stringMatching(/^\/pictures\//) },
      unitPrice: 10,
      discountPrice: 8,
      qty: 5,
      price: 40,
      warehouse: 'NL',
      tiers: [{ minQty: 5, price: 8 }],
      addedPrice: 8,
      addedStock: 7,
      addedTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      availability: { stock: 7, otherStock: 2, inTransit: 0, etaDate: null },
      disabled: false,
      successor: null,
    })
  })

  it.each([
    ['part number', (part: TestPart) => part.number.toLowerCase()],
    ['OEM code', (part: TestPart) => ` ${part.oemCode.toLowerCase()} `],
    ['OEM code without hyphens', (part: TestPart) => part.oemCode.replaceAll('-', '')],
  ])('API-064 filters by %s', async (_what, keywordOf) => {
    await nl.ask('cart.addBatch', { body: parts.slice(0, 20).map(part => ({ number: part.number, qty: 1 })) })
    const { rows } = await nl.ask('cart.list', { query: { keyword: keywordOf(a) } })
    expect(rows.map(row => row.number)).toContain(a.number)
    expect(rows.length).toBeLessThan(20)
    expect((await nl.ask('cart.list', { query: { keyword: '%' } })).rows).toEqual([])
  })

  it('remembers price and stock of the moment a row was put in', async () => {
    await add(c, 1)
    await setPrice(shop.db, c, 2.5)
    await setStock(shop.db, c, { NL: 1 })
    expect((await rowsOf(nl))[0]).toMatchObject({ unitPrice: 2.5, addedPrice: 3, addedStock: 7 })
    await setPrice(shop.db, c, 3)
    await setStock(shop.db, c, { NL: 7, DE: 2 })
  })

  it('belongs to one account: a colleague of the same company has its own', async () => {
    await add(a, 1)
    expect(await rowsOf(rep)).toEqual([])
  })

  it('is closed to visitors', async () => {
    const response = await fetch(`${shop.apiBase}/clientsystem/shoppingcart/account/list`)
    expect(await response.json()).toMatchObject({ code: 401 })
  })
})

describe('the sums', () => {
  it('API-065 CART-007 CART-008 deliver the number of rows and the sum of the rounded lines', async () => {
    await add(a, 5)
    await add(b, 3)
    expect(await nl.ask('cart.stat', {})).toEqual({ shoppingCartQty: 2, shoppingCartPrice: 43.35 })
  })

  it('do not count a part that is no longer sold, which stays in the list', async () => {
    const part = (await somePartsSold(shop.db, 1, 1001))[0]!
    await setPrice(shop.db, part, 100)
    await add(part, 1)
    await disable(shop.db, part, a.number)
    expect((await rowsOf(nl))[0]).toMatchObject({ disabled: true, successor: a.number })
    expect(await nl.ask('cart.stat', {})).toEqual({ shoppingCartQty: 1, shoppingCartPrice: 0 })
  })
})

it('API-065 a row names no successor that only the other region sells', async () => {
  const part = (await somePartsSold(shop.db, 1, 1002))[0]!
  await add(part, 1)
  await disable(shop.db, part, 'CW-TN760')
  expect((await rowsOf(nl))[0]).toMatchObject({ disabled: true, successor: null })
})

describe('adding', () => {
  it('API-067 raises the quantity of a part that is there already, and answers row and sums', async () => {
    await add(a, 2)
    const change = await add(a, 4)
    expect(change.rows).toMatchObject([{ number: a.number, qty: 6, price: 48 }])
    expect(change).toMatchObject({ skipped: [], shoppingCartQty: 1, shoppingCartPrice: 48 })
    expect(await held()).toEqual({ [a.number]: 6 })
  })

  it('API-067 CART-002 stops at 9999', async () => {
    await add(a, 9000)
    expect((await add(a, 1000)).rows[0]?.qty).toBe(9999)
  })

  it('API-067 counts two additions at the same moment', async () => {
    await Promise.all(Array.from({ length: 10 }, () => add(a, 2)))
    expect(await held()).toEqual({ [a.number]: 20 })
  })

  it('keeps the number the buyer gave, else the own number of the company', async () => {
    const [account] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'buyer.nl'))
    await shop.db.insert(custNumbers).values({
      custId: account!.custId,
      goodsSkuId: b.goodsSkuId,
      custNumber: 'OWN 1',
      custKey: 'OWN1',
    })
    await nl.ask('cart.add', { body: { number: a.number, qty: 1, custNumber: ' MINE-7 ' } })
    await add(b, 1)
    expect((await rowsOf(nl)).map(row => row.custNumber)).toEqual(['MINE-7', 'OWN 1'])
  })

  it.each([0, -1, 10_000, 1.5, '2'])('API-067 CART-001 CART-004 refuses %s pieces', async qty => {
    const { code } = await nl.call('cart.add', { body: { number: a.number, qty: qty as number } })
    expect(code).toBe(400)
    expect(await rowsOf(nl)).toEqual([])
  })

  it('names unknown and disabled parts, and puts the others in', async () => {
    const part = (await somePartsSold(shop.db, 1, 1002))[0]!
    await disable(shop.db, part)
    const lines = [a.number, 'NO-SUCH-1', part.number, b.number].map(number => ({ number, qty: 1 }))
    const change = await nl.ask('cart.addBatch', { body: lines })
    expect(change.skipped).toEqual(['NO-SUCH-1', part.number])
    expect(Object.keys(await held()).sort()).toEqual([a.number, b.number].sort())
  })

  it('API-069 adds many lines at once, the same part twice as one row', async () => {
    const lines = [a, b, a].map(part => ({ number: part.number, qty: 2 }))
    expect((await nl.ask('cart.addBatch', { body: lines })).rows.map(row => row.qty)).toEqual([4, 2])
  })

  it('API-069 takes 1,000 lines in as many statements as 2', async () => {
    const session = (shop.db as unknown as { session: { prepareQuery: () => unknown } }).session
    const spy = vi.spyOn(session, 'prepareQuery')
    const countFor = async (count: number) => {
      // Who asks is read once a second (session/callers.ts).
      shop.clock.advance(1000)
      spy.mockClear()
      const body = parts.slice(0, count).map(part => ({ number: part.number, qty: 1 }))
      expect((await nl.ask('cart.addBatch', { body })).rows).toHaveLength(count)
      const forAdding = spy.mock.calls.length
      spy.mockClear()
      await nl.ask('cart.list', { query: {} })
      return [forAdding, spy.mock.calls.length]
    }
    const [few, many] = [await countFor(2), await countFor(1000)] as const
    expect(many).toEqual(few)
    expect(Math.max(...few)).toBeLessThan(10)
    spy.mockRestore()
  })

  it('API-069 refuses more than 1,000 lines', async () => {
    const body = Array.from({ length: 1001 }, () => ({ number: a.number, qty: 1 }))
    expect((await nl.call('cart.addBatch', { body })).code).toBe(400)
  })
})

describe('changing', () => {
  it('API-068 sets the quantity, and the remembered price follows the tier', async () => {
    const row = (await add(a, 1)).rows[0]!
    const change = await nl.ask('cart.update', { body: { shoppingCartId: row.shoppingCartId, qty: 5 } })
    expect(change.rows).toMatchObject([{ qty: 5, discountPrice: 8, price: 40, addedPrice: 8 }])
    expect(change).toMatchObject({ shoppingCartQty: 1, shoppingCartPrice: 40 })
    expect(await held()).toEqual({ [a.number]: 5 })
  })

  it.each([0, 10_000])('API-068 CART-002 refuses the quantity %i', async qty => {
    const row = (await add(a, 3)).rows[0]!
    expect((await nl.call('cart.update', { body: { shoppingCartId: row.shoppingCartId, qty } })).code).toBe(400)
    expect(await held()).toEqual({ [a.number]: 3 })
  })

  it("API-068 leaves someone else's row alone", async () => {
    const row = (await add(a, 3)).rows[0]!
    expect((await rep.call('cart.update', { body: { shoppingCartId: row.shoppingCartId, qty: 9 } })).code).toBe(404)
    expect(await held()).toEqual({ [a.number]: 3 })
  })
})

describe('removing', () => {
  it('API-070 removes own rows, several at once', async () => {
    const ids = (await nl.ask('cart.addBatch', { body: [a, b, c].map(({ number }) => ({ number, qty: 1 })) })).rows
    const [first, second] = ids.map(row => row.shoppingCartId)
    const change = await nl.ask('cart.remove', { params: { id: `${first},${second}` } })
    expect(change).toMatchObject({ rows: [], shoppingCartQty: 1, shoppingCartPrice: 3 })
    expect(await held()).toEqual({ [c.number]: 1 })
  })

  it.each(['2147483647', '9999999999'])('API-070 removes nothing when one id is unknown: %s', async unknown => {
    const row = (await add(a, 1)).rows[0]!
    expect((await nl.call('cart.remove', { params: { id: `${row.shoppingCartId},${unknown}` } })).code).toBe(404)
    expect(await held()).toEqual({ [a.number]: 1 })
  })

  it('API-070 removes nothing when one id is foreign', async () => {
    const own = (await add(a, 1)).rows[0]!
    const foreign = (await rep.ask('cart.add', { body: { number: b.number, qty: 1 } })).rows[0]!
    const ids = `${own.shoppingCartId},${foreign.shoppingCartId}`
    expect((await nl.call('cart.remove', { params: { id: ids } })).code).toBe(404)
    expect([await held(), (await rowsOf(rep)).length]).toEqual([{ [a.number]: 1 }, 1])
  })

  it('API-066 reduces quantities; a row at 0 is gone, what is not there is named', async () => {
    await nl.ask('cart.addBatch', { body: [a, b, c].map(({ number }) => ({ number, qty: 5 })) })
    const lines = [
      { number: a.number, qty: 2 },
      { number: b.number, qty: 5 },
      { number: c.number, qty: 9 },
      { number: 'NO-SUCH-1', qty: 1 },
    ]
    const change = await nl.ask('cart.reduce', { body: lines })
    expect(change.rows.map(row => [row.number, row.qty])).toEqual([[a.number, 3]])
    expect(change).toMatchObject({ skipped: ['NO-SUCH-1'], shoppingCartQty: 1, shoppingCartPrice: 30 })
    expect(await held()).toEqual({ [a.number]: 3 })
  })
})
