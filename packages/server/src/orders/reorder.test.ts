import { randomUUID } from 'node:crypto'
import type { ReorderGroup } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { setPrice, setStock, somePartsSold, type TestPart } from '../catalogue/parts.testing'
import { accountPrices, accounts, cartItems, skus } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
let parts: TestPart[]
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  parts = await somePartsSold(shop.db, 8, 60)
  for (const part of parts) {
    await setPrice(shop.db, part, 10)
    await setStock(shop.db, part, { NL: 100 })
  }
  await shop.db.delete(cartItems)
})

type Eight = [TestPart, TestPart, TestPart, TestPart, TestPart, TestPart, TestPart, TestPart]

const set = (part: TestPart, change: Partial<typeof skus.$inferInsert>) =>
  shop.db.update(skus).set(change).where(eq(skus.goodsSkuId, part.goodsSkuId))

it('API-071 tells of each line what has become of it, in the order of the lines, and changes nothing', async () => {
  const [ready, short, dearer, cheaper, replaced, gone, foreign, successor] = parts as Eight
  const lines = [gone, ready, short, dearer, cheaper, replaced, foreign]
  const pieces = Object.fromEntries(lines.map(part => [part.number, 3]))
  const order = await place(shop.nl, orderOf(pieces))
  await setStock(shop.db, short, { NL: 1 })
  await setPrice(shop.db, dearer, 10.5)
  await setPrice(shop.db, cheaper, 9.95)
  await set(replaced, { disabled: true, successor: successor.number })
  await set(gone, { disabled: true, successor: null })
  await set(foreign, { market: 'US' })
  const report = await shop.nl.ask('orders.reorder', { body: { orderNo: order.orderNo } })
  expect(report.currency).toBe('EUR')
  const groups: ReorderGroup[] = ['gone', 'ready', 'short', 'dearer', 'cheaper', 'replaced', 'notForYou']
  expect(report.lines.map(line => [line.number, line.qty, line.group])).toEqual(
    lines.map((part, at) => [part.number, 3, groups[at]]),
  )
  const prices = report.lines.map(line => [line.priceThen, line.now?.unitPrice ?? null])
  expect(prices).toEqual([
    [10, null],
    [10, 10],
    [10, 10],
    [10, 10.5],
    [10, 9.95],
    [10, 10],
    [10, null],
  ])
  expect(report.lines.map(line => line.now?.number ?? null)).toEqual([
    null,
    ready.number,
    short.number,
    dearer.number,
    cheaper.number,
    successor.number,
    null,
  ])
  expect(report.lines[2]?.now).toMatchObject({ shipNow: 1, backOrdered: 2 })
  expect(await shop.db.$count(cartItems)).toBe(0)
  for (const part of [replaced, gone]) await set(part, { disabled: false, successor: null })
  await set(foreign, { market: 'ALL' })
})

it('API-071 a line without stock is short although it has become dearer', async () => {
  const [part] = parts as [TestPart]
  const order = await place(shop.nl, orderOf({ [part.number]: 2 }))
  await setStock(shop.db, part, { NL: 0 })
  await setPrice(shop.db, part, 11)
  const { lines } = await shop.nl.ask('orders.reorder', { body: { orderNo: order.orderNo } })
  expect(lines).toMatchObject([{ group: 'short', priceThen: 10, now: { unitPrice: 11, shipNow: 0, backOrdered: 2 } }])
})

it('API-071 reads lists too, which have no prices to compare', async () => {
  const [a, b] = parts as [TestPart, TestPart]
  const lines = [
    { number: b.number, qty: 2 },
    { number: a.number, qty: 1 },
  ]
  const quick = await shop.nl.ask('quickOrder.create', { body: { lines } }, randomUUID())
  for (const body of [{ quickOrderId: quick.id }, { lines }]) {
    const report = await shop.nl.ask('orders.reorder', { body })
    expect(report.lines).toMatchObject([
      { number: b.number, qty: 2, group: 'ready', priceThen: null },
      { number: a.number, qty: 1, group: 'ready', priceThen: null },
    ])
  }
  // An import may name an article by a number of its maker.
  const oem = { body: { lines: [{ number: b.oemCode, qty: 2 }] } }
  expect((await shop.nl.ask('orders.reorder', oem)).lines).toMatchObject([{ number: b.number, group: 'ready' }])
  const unknown = await shop.nl.ask('orders.reorder', { body: { lines: [{ number: 'CW-NONE', qty: 1 }] } })
  expect(unknown.lines).toMatchObject([{ number: 'CW-NONE', group: 'gone', now: null }])
})

it('API-071 API-080 compares a list with its last order, and says how many pieces that had', async () => {
  const [a, b] = parts as [TestPart, TestPart]
  const lines = [
    { number: a.number, qty: 2 },
    { number: b.number, qty: 1 },
  ]
  const { id } = await shop.nl.ask('quickOrder.create', { body: { lines } }, randomUUID())
  const read = async (buyer = shop.nl) => {
    const report = await buyer.ask('orders.reorder', { body: { quickOrderId: id } })
    const list = await buyer.ask('quickOrder.get', { params: { id } })
    return [report.lines.map(line => [line.group, line.priceThen]), list.lines.map(line => line.lastQty)]
  }
  const never = [
    ['ready', null],
    ['ready', null],
  ]
  expect(await read()).toEqual([never, [undefined, undefined]])
  await place(shop.nl, orderOf({ [a.number]: 9 }, { quickOrderId: id }))
  await setPrice(shop.db, a, 12)
  const compared = [
    ['dearer', 10],
    ['ready', null],
  ]
  expect(await read()).toEqual([compared, [9, undefined]])
  const { orderNo } = await place(shop.nl, orderOf({ [a.number]: 4 }, { quickOrderId: id }))
  await shop.nl.ask('orders.cancel', { params: { orderno: orderNo } })
  expect((await read())[1]).toEqual([9, undefined])
})

it('API-071 API-080 reads the lines of a saved list as they were typed, each in its group', async () => {
  const [a, b, gone, replaced, successor] = parts as Eight
  await set(gone, { disabled: true, successor: null })
  await set(replaced, { disabled: true, successor: successor.number })
  const typed = [b, gone, a, replaced].map(({ number }, at) => ({
    key: `k${at}`,
    input: number,
    quantity: `${at + 2}`,
  }))
  const lines = [...typed, { key: 'k9', input: 'NO-SUCH', quantity: '' }]
  const { list } = await shop.nl.ask('savedLists.save', { body: { name: 'Every month', lines } }, randomUUID())
  const report = await shop.nl.ask('orders.reorder', { body: { quickOrderId: list.id } })
  expect(report.lines.map(({ number, qty, group, now }) => [number, qty, group, now?.number ?? null])).toEqual([
    [b.number, 2, 'ready', b.number],
    [gone.number, 3, 'gone', null],
    [a.number, 4, 'ready', a.number],
    [replaced.number, 5, 'replaced', successor.number],
    ['NO-SUCH', 1, 'gone', null],
  ])
  for (const part of [replaced, gone]) await set(part, { disabled: false, successor: null })
})

it('API-080 says how many of each article the last order of a list had, to those who see the list', async () => {
  const [a, b] = parts as Eight
  const lines = [a, b].map(({ number }, at) => ({ key: `k${at}`, input: number, quantity: '9' }))
  const { list } = await shop.nl.ask('savedLists.save', { body: { name: 'Counted', lines } }, randomUUID())
  const read = (who: 'nl' | 'rep' | 'de') => shop[who].call('savedLists.lastQuantities', { params: { id: list.id } })
  expect((await read('nl')).data).toEqual([])
  await place(shop.nl, orderOf({ [a.number]: 3 }, { quickOrderId: list.id }))
  const last = await place(shop.nl, orderOf({ [a.number]: 5, [b.number]: 2 }, { quickOrderId: list.id }))
  const ordered = [
    { goodsSkuId: a.goodsSkuId, qty: 5 },
    { goodsSkuId: b.goodsSkuId, qty: 2 },
  ]
  expect((await read('nl')).data).toEqual(ordered)
  // A cancelled order is none.
  await shop.nl.ask('orders.cancel', { params: { orderno: last.orderNo } })
  expect((await read('nl')).data).toEqual([{ goodsSkuId: a.goodsSkuId, qty: 3 }])
  expect([(await read('rep')).code, (await read('de')).code]).toEqual([404, 404])
})

it('API-071 answers an order of another company like an unknown one, and a list to those who may read lists', async () => {
  const foreign = await place(shop.de, orderOf({ [shop.a.number]: 1 }))
  for (const orderNo of [foreign.orderNo, 'CW-222222222'])
    expect((await shop.nl.call('orders.reorder', { body: { orderNo } })).code).toBe(404)
  const list = { body: { lines: [{ number: shop.a.number, qty: 1 }] } }
  const quick = await shop.de.ask('quickOrder.create', list, randomUUID())
  expect((await shop.nl.call('orders.reorder', { body: { quickOrderId: quick.id } })).code).toBe(404)
})

it('ACC-016 compares the prices that a sales rep sees', async () => {
  const [part] = parts as [TestPart]
  const order = await place(shop.nl, orderOf({ [part.number]: 1 }))
  const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
  const own = { accountId: rep!.accountId, goodsSkuId: part.goodsSkuId, price: 77.7 }
  await setPrice(shop.db, part, 12.34)
  await shop.db.insert(accountPrices).values(own)
  const answer = await shop.rep.ask('orders.reorder', { body: { orderNo: order.orderNo } })
  expect(answer.lines).toMatchObject([{ group: 'ready', priceThen: 77.7, now: { unitPrice: 77.7 } }])
  expect(JSON.stringify(answer)).not.toContain('12.34')
  await shop.db.delete(accountPrices).where(eq(accountPrices.goodsSkuId, part.goodsSkuId))
})

it('the cart keeps the order of the lines that are added to it', async () => {
  const numbers = parts.map(part => part.number).toReversed()
  await shop.nl.ask('cart.addBatch', { body: numbers.map(number => ({ number, qty: 1 })) })
  const { rows } = await shop.nl.ask('cart.list', { query: {} })
  expect(rows.map(row => row.number)).toEqual(numbers)
})
