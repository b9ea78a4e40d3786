/** What buyers are promised, on every answer that says so, and that no arrival is promised twice. */
import { randomUUID } from 'node:crypto'
import { CODE, type Promised } from '@cartwright/core/contract'
import { addDays, dayIn } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readArrivals, readStock, setArrivals, setStock } from '../catalogue/parts.testing'
import { arrivals, cartItems, shippingDays } from '../db/schema'
import { readArguments } from '../ops/arguments'
import { findCommand, runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'
import { readPromises } from './promises'

let shop: OrderingShop
let day: (days: number) => string
beforeAll(async () => {
  shop = await openOrderingShop()
  day = days => addDays(shop.clock.now().toISOString().slice(0, 10), days)
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.db.delete(cartItems)
})

const inWords = (promises: readonly Promised[] = []) =>
  promises.map(({ qty, when, warehouse }) => `${qty} ${when} ${warehouse}`).join(', ')
const confirm = async (qty: number, buyer = shop.nl) => {
  const { lines, kind } = await buyer.ask('orders.confirm', { body: orderOf({ [shop.a.number]: qty }) })
  return { kind, words: inWords(lines[0]?.promises), line: lines[0] }
}

describe('a promise', () => {
  it('ORD-013 CAT-008 is the same in basket, confirmation and order, and never the whole line on the day of a smaller arrival', async () => {
    await setStock(shop.db, shop.a, {})
    await setArrivals(shop.db, shop.a, 'NL', { [day(12)]: 260 })
    const words = `260 ${day(12)} NL, 640 unknown null`
    const { rows } = await shop.nl.ask('cart.add', { body: { number: shop.a.number, qty: 900 } })
    expect(inWords(rows[0]?.promises)).toBe(words)
    expect(inWords((await shop.nl.ask('cart.list', { query: {} })).rows[0]?.promises)).toBe(words)
    expect(await confirm(900)).toMatchObject({
      words,
      kind: 'Back Order',
      line: { shipNow: 0, backOrdered: 900, etaDate: day(12) },
    })
    const order = await place(shop.nl, orderOf({ [shop.a.number]: 900 }))
    expect(inWords(order.lines[0]?.promises)).toBe(words)
    const read = await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })
    expect(inWords(read.lines[0]?.promises)).toBe(words)
  })

  it('ORD-013 of several arrivals is by day', async () => {
    await setStock(shop.db, shop.a, { NL: 10 })
    await setArrivals(shop.db, shop.a, 'NL', { [day(20)]: 40, [day(6)]: 20 })
    expect((await confirm(100)).words).toBe(`10 now NL, 20 ${day(6)} NL, 40 ${day(20)} NL, 30 unknown null`)
  })

  it('ORD-013 of a line of which a part has left is what has not left', async () => {
    await setStock(shop.db, shop.a, { NL: 3 })
    await setArrivals(shop.db, shop.a, 'NL', { [day(6)]: 20 })
    const { orderNo, lines } = await place(shop.nl, orderOf({ [shop.a.number]: 5 }))
    const deps = { db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }
    await runCommand(deps, 'order:ship', { positionals: [orderNo], options: { line: '1=2', yes: true } })
    const id = lines[0]?.lineId ?? 0
    expect(inWords((await readPromises(shop.db, [id], 'open')).get(id))).toBe(`1 now NL, 2 ${day(6)} NL`)
    expect(inWords((await readPromises(shop.db, [id])).get(id))).toBe(`3 now NL, 2 ${day(6)} NL`)
  })

  it('ORD-012 is a pre-order when every piece has a day', async () => {
    await setStock(shop.db, shop.a, {})
    await setArrivals(shop.db, shop.a, 'NL', { [day(6)]: 20, [day(20)]: 40 })
    expect((await confirm(60)).kind).toBe('Pre-Order')
    expect((await confirm(61)).kind).toBe('Back Order')
  })

  it('ORD-010 CAT-008 of goods in another warehouse is 72 hours, never now', async () => {
    await setStock(shop.db, shop.a, { DE: 9 })
    expect(await confirm(5)).toMatchObject({ words: '5 72h DE', kind: 'Normal', line: { shipNow: 5, backOrdered: 0 } })
    expect((await confirm(5, shop.de)).words).toBe('5 now DE')
    await setStock(shop.db, shop.a, { NL: 18, DE: 40 })
    expect((await confirm(24)).words).toBe('18 now NL, 6 72h DE')
  })

  it('N6 ORD-017 names the last day on which goods in another warehouse leave', async () => {
    const { soonLeavesOn } = await shop.nl.ask('orders.confirm', { body: orderOf({ [shop.a.number]: 1 }) })
    expect(soonLeavesOn).toBe(addDays(dayIn('Europe/Amsterdam', shop.clock.now()), 3))
  })

  it('CAT-008 names no day of arrivals at other warehouses, nor of one whose day has passed', async () => {
    await setStock(shop.db, shop.a, {})
    await setArrivals(shop.db, shop.a, 'DE', { [day(3)]: 50 })
    await setArrivals(shop.db, shop.a, 'NL', { [day(-2)]: 50 })
    expect((await confirm(5)).words).toBe('5 unknown null')
  })

  it('ORD-018 that has changed has to be confirmed again, though all pieces and prices are the same', async () => {
    await setStock(shop.db, shop.a, {})
    await setArrivals(shop.db, shop.a, 'NL', { [day(6)]: 50 })
    const body = orderOf({ [shop.a.number]: 5 })
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    await shop.db
      .update(arrivals)
      .set({ etaDate: day(9) })
      .where(eq(arrivals.goodsSkuId, shop.a.goodsSkuId))
    const answer = await shop.nl.callWhenFree('orders.create', { body: { ...body, hash } }, randomUUID())
    expect(answer).toMatchObject({
      code: CODE.ORDER_CHANGED,
      data: { lines: [{ promises: [{ qty: 5, when: day(9) }] }] },
    })
  })
})

describe('an arrival', () => {
  it('ORD-013 CAT-008 is promised once: the next buyer is shown no day of it any more, on any screen', async () => {
    await setStock(shop.db, shop.a, { NL: 120 })
    await setArrivals(shop.db, shop.a, 'NL', { [day(6)]: 80 })
    const first = await place(shop.nl, orderOf({ [shop.a.number]: 200 }))
    expect(inWords(first.lines[0]?.promises)).toBe(`120 now NL, 80 ${day(6)} NL`)
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(6)]: [80, 80] })

    expect((await confirm(200)).words).toBe('200 unknown null')
    const { rows } = await shop.nl.ask('cart.add', { body: { number: shop.a.number, qty: 200 } })
    expect(inWords(rows[0]?.promises)).toBe('200 unknown null')
    const nothing = { stock: 0, otherStock: 0, inTransit: 0, etaDate: null, warehouse: 'NL', others: [], arrivals: [] }
    expect(rows[0]?.availability).toEqual(nothing)
    const details = await shop.nl.ask('catalogue.sku', { params: { id: shop.a.goodsSkuId }, query: {} })
    expect(details.availability).toEqual(nothing)
    expect(details.warehouses?.[0]).toMatchObject({ warehouse: 'NL', inTransit: 0, etaDate: null })
    const items = [{ number: shop.a.number, warehouse: '' }]
    expect(await shop.nl.ask('catalogue.eta', { body: items })).toEqual({})
    const listed = await shop.nl.ask('catalogue.query', {
      query: { keyword: shop.a.number, availability: 'inTransit' },
    })
    expect(listed.rows).toEqual([])
  })

  it('CAT-002 CAT-008 is offered with what is left of it', async () => {
    await setStock(shop.db, shop.a, {})
    await setArrivals(shop.db, shop.a, 'NL', { [day(6)]: 80 })
    await place(shop.nl, orderOf({ [shop.a.number]: 30 }))
    const items = [{ number: shop.a.number, warehouse: 'NL' }]
    expect(await shop.nl.ask('catalogue.eta', { body: items })).toEqual({
      [shop.a.number]: { qty: 50, etaDate: day(6), warehouse: 'NL' },
    })
    expect((await confirm(60)).words).toBe(`50 ${day(6)} NL, 10 unknown null`)
  })

  it('ORD-018 API-078 is never promised twice to eight buyers at the same moment', async () => {
    await setStock(shop.db, shop.a, { NL: 3 })
    await setArrivals(shop.db, shop.a, 'NL', { [day(6)]: 10 })
    /** Confirms again for as long as others were faster. */
    const buy = async () => {
      const body = orderOf({ [shop.a.number]: 3 })
      for (;;) {
        const { hash } = await shop.nl.ask('orders.confirm', { body })
        const answer = await shop.nl.callWhenFree('orders.create', { body: { ...body, hash } }, randomUUID())
        if (answer.code !== CODE.ORDER_CHANGED) return answer.data
      }
    }
    const orders = await Promise.all(Array.from({ length: 8 }, buy))
    const promised = orders.flatMap(order => order?.lines[0]?.promises ?? [])
    const piecesOf = (when: string) =>
      promised.filter(part => part.when === when).reduce((sum, { qty }) => sum + qty, 0)
    expect([piecesOf('now'), piecesOf(day(6)), piecesOf('unknown')]).toEqual([3, 10, 11])
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(6)]: [10, 10] })
    expect(await readStock(shop.db, shop.a)).toEqual({})
  })
})

describe('the shipping days of a site', () => {
  const ops = (...typed: string[]) => {
    const { args } = readArguments(findCommand('shipping:day'), typed)
    const deps = { db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }
    return runCommand(deps, 'shipping:day', args)
  }
  const body = () => orderOf({ [shop.a.number]: 3 })
  const leaving = async (buyer = shop.nl) => {
    const { leavesOn, orderBy } = await buyer.ask('orders.confirm', { body: body() })
    return { leavesOn, orderBy }
  }
  // Amsterdam may be a day ahead of the days in UTC that the other tests count.
  const at = (days: number) => addDays(dayIn('Europe/Amsterdam', shop.clock.now()), days)
  beforeEach(async () => {
    await setStock(shop.db, shop.a, { NL: 50 })
    await shop.db.delete(shippingDays)
  })

  it('ORD-013 say until when to order for today, and on which day it leaves after that; other sites have their own', async () => {
    expect(await leaving()).toEqual({ leavesOn: null, orderBy: null })
    expect((await ops('nl', at(0), '24:00')).text).toBe(`NL: orders of ${at(0)} leave until 24:00`)
    expect(await leaving()).toEqual({ leavesOn: null, orderBy: '24:00' })
    const { orderWithin, firstLeavesOn } = await shop.nl.ask('orders.confirm', { body: body() })
    const time = shop.clock.now().toLocaleTimeString('en-GB', { timeZone: 'Europe/Amsterdam' })
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
    const left = 24 * 3600 - (hours * 3600 + minutes * 60 + seconds)
    expect([orderWithin, firstLeavesOn]).toEqual([left, at(0)])
    await ops('NL', at(0), 'closed')
    await ops('NL', at(2), '16:30')
    expect(await leaving()).toEqual({ leavesOn: at(2), orderBy: null })
    expect(await leaving(shop.de)).toEqual({ leavesOn: null, orderBy: null })
  })

  it('ORD-017 an order names the day on which its first pieces leave, today included, and none where the site names no day', async () => {
    const placed = async () => {
      const { leavesOn, firstLeavesOn } = await place(shop.nl, body())
      return { leavesOn, firstLeavesOn }
    }
    expect(await placed()).toEqual({ leavesOn: null, firstLeavesOn: null })
    await ops('NL', at(1), '16:30')
    expect(await placed()).toEqual({ leavesOn: at(1), firstLeavesOn: at(1) })
    await ops('nl', at(0), '24:00')
    expect(await placed()).toEqual({ leavesOn: null, firstLeavesOn: at(0) })
  })

  it('ORD-013 ORD-018 a cut-off that passes has to be confirmed again; the order, its mail and its paper name the day', async () => {
    await ops('NL', at(1), '16:30')
    const before = await shop.nl.ask('orders.confirm', { body: body() })
    await ops('NL', at(1), 'closed')
    await ops('NL', at(3), '16:30')
    const late = await shop.nl.call('orders.create', { body: { ...body(), hash: before.hash } }, randomUUID())
    expect(late).toMatchObject({ code: CODE.ORDER_CHANGED, data: { leavesOn: at(3) } })
    const order = await place(shop.nl, body())
    expect(order.leavesOn).toBe(at(3))
    // What is changed later changes no order.
    await ops('NL', at(3), 'closed')
    expect((await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })).leavesOn).toBe(at(3))
    await shop.sendMails()
    const mail = shop.mails.findLast(({ subject }) => subject.includes(order.orderNo))
    const day = new Intl.DateTimeFormat('en-GB', {
      weekday: 'short' as const,
      day: 'numeric' as const,
      month: 'long' as const,
      year: 'numeric' as const,
      timeZone: 'UTC' as const,
    }).format(new Date(`${at(3)}T12:00:00Z`))
    expect(mail?.text).toContain(day)
    expect(mail?.text).toContain(`3 × ${shop.a.number}`)
  })

  it.each([
    [['XX', 'mon', '16:30'], 'There is no site XX.'],
    [['NL', '2026-02-30', '16:30'], 'is not a day'],
    [['NL', 'mon', '25:00'], '25:00 is not a time such as 16:30, nor "closed".'],
  ])('shipping:day refuses %j', async (typed, words) => {
    await expect(ops(...typed)).rejects.toThrow(words)
  })
})
