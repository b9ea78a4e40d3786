/** What happens to orders that wait when pieces come, move or become free. */

import { randomUUID } from 'node:crypto'
import { CODE, type Promised } from '@cartwright/core/contract'
import { addDays } from '@cartwright/core/rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readArrivals, readStock, setArrivals, setStock } from '../catalogue/parts.testing'
import { isBusy } from '../db/database-busy'
import { readRows } from '../db/rows'
import { arrivals, orderEvents, orders, outbox } from '../db/schema'
import { readArguments } from '../ops/arguments'
import { findCommand, runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'
import { reportPassedDates } from './passed-dates'

let shop: OrderingShop
let number: string
let day: (days: number) => string
beforeAll(async () => {
  shop = await openOrderingShop()
  number = shop.a.number
  day = days => addDays(shop.clock.now().toISOString().slice(0, 10), days)
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await setStock(shop.db, shop.a, {})
})

const ops = (name: string, ...typed: string[]) => {
  const { args } = readArguments(findCommand(name), typed)
  return runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }, name, args)
}
/** Again, as whoever types it would, when others hold the same rows for too long. */
const opsWhenFree: typeof ops = (...typed) =>
  ops(...typed).catch(error => {
    if (isBusy(error)) return opsWhenFree(...typed)
    throw error
  })
const buy = async (qty: number, buyer = shop.nl) => (await place(buyer, orderOf({ [number]: qty }))).orderNo
const inWords = (promises: readonly Promised[] = []) => promises.map(({ qty, when }) => `${qty} ${when}`).join(', ')
const promisedTo = async (orderNo: string, buyer = shop.nl) =>
  inWords((await buyer.ask('orders.get', { params: { orderno: orderNo } })).lines[0]?.promises)
const eventsOf = async (orderNo: string) => {
  const rows = await shop.db
    .select({ kind: orderEvents.kind, data: orderEvents.data })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.orderId, orderEvents.orderId))
    .where(and(eq(orders.orderNo, orderNo), sql`${orderEvents.data} ? 'lines'`))
    .orderBy(asc(orderEvents.eventId))
  return rows.map(({ kind, data }) => {
    const [line] = data.lines as { number: string; promises: Promised[] }[]
    return `${kind}: ${inWords(line?.promises)}`
  })
}
const toldAbout = async (orderNo: string, buyer = shop.nl) => {
  const { rows } = await buyer.ask('notifications.list', { query: { type: '1', orgId: 1 } })
  return rows.filter(row => row.notificationTitle.startsWith(`New dates for order ${orderNo}`)).length
}
const mailsAbout = (orderNo: string) =>
  shop.db.$count(outbox, sql`${outbox.message}->>'orderNo' = ${orderNo} and ${outbox.message}->>'kind' = 'orderDates'`)

describe('a promised day that has passed', () => {
  const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
  const report = (days: number) => reportPassedDates({ db: shop.db, clock: () => inDays(days) })

  it('ORD-013 is reported once to who waits for it, by event, notification and mail, and again when another one passes', async () => {
    await setArrivals(shop.db, shop.a, 'NL', { [day(2)]: 20 })
    const order = await buy(20)
    await report(2)
    expect([await eventsOf(order), await toldAbout(order)]).toEqual([[], 0])

    await Promise.all([report(3), report(3)])
    await report(4)
    expect(await eventsOf(order)).toEqual([`date-moved: 20 ${day(2)}`])
    expect([await toldAbout(order), await mailsAbout(order)]).toEqual([1, 1])

    await ops('arrival:move', number, 'NL', day(2), day(5))
    await report(6)
    expect((await eventsOf(order)).at(-1)).toBe(`date-moved: 20 ${day(5)}`)
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(5)]: [20, 20] })
    const { events = [] } = await shop.nl.ask('orders.get', { params: { orderno: order } })
    const dated = events.flatMap(({ dates = [] }) => dates)
    const onDay = (days: number) => [expect.objectContaining({ qty: 20, when: day(days) })]
    expect(dated).toContainEqual({ number, promises: onDay(5), was: onDay(2) })
  })

  it('ORD-013 gives the order pieces that are free on a later day, and names that day', async () => {
    await setArrivals(shop.db, shop.a, 'NL', { [day(2)]: 20, [day(9)]: 50 })
    const order = await buy(20)
    await report(3)
    expect(await promisedTo(order)).toBe(`20 ${day(9)}`)
    expect(await eventsOf(order)).toEqual([`date-moved: 20 ${day(9)}`])
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(2)]: [20, 0], [day(9)]: [50, 20] })
  })
})

describe('arrival:add', () => {
  it('ORD-013 promises to the oldest order that waits, and tells who ordered, once for all its pieces', async () => {
    const [first, second] = [await buy(30), await buy(30)]
    expect((await ops('arrival:add', number, 'nl', day(7), '40')).text).toBe(
      `${number}: 40 pieces come to NL on ${day(7)}`,
    )
    expect(await promisedTo(first)).toBe(`30 ${day(7)}`)
    expect(await promisedTo(second)).toBe(`10 ${day(7)}, 20 unknown`)
    expect(await eventsOf(first)).toEqual([`date-known: 30 ${day(7)}`])
    expect(await eventsOf(second)).toEqual([`date-known: 10 ${day(7)}, 20 unknown`])
    expect([await toldAbout(first), await mailsAbout(first)]).toEqual([1, 1])
    expect(await toldAbout(first, shop.de)).toBe(0)
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(7)]: [40, 40] })
  })

  it('ORD-013 of a day before moves orders to it, which were promised a later one', async () => {
    await ops('arrival:add', number, 'NL', day(20), '30')
    const order = await buy(30)
    await ops('arrival:add', number, 'NL', day(7), '20')
    expect(await promisedTo(order)).toBe(`20 ${day(7)}, 10 ${day(20)}`)
    expect(await eventsOf(order)).toEqual([`date-moved: 20 ${day(7)}, 10 ${day(20)}`])
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(7)]: [20, 20], [day(20)]: [30, 10] })
  })

  it.each([
    [['2026-02-30', '5'], 'is not a day'],
    [['2020-01-01', '5'], '2020-01-01 has passed.'],
    [['2099-01-01', '0'], 'whole number'],
  ])('refuses %j', async (typed, text) => {
    await expect(ops('arrival:add', number, 'NL', ...typed)).rejects.toThrow(text)
  })
})

describe('arrival:move', () => {
  it('ORD-013 moves the day of the orders that wait for it, and tells who ordered', async () => {
    await ops('arrival:add', number, 'NL', day(7), '40')
    const order = await buy(30)
    expect((await ops('arrival:move', number, 'NL', day(7), day(9))).data).toMatchObject({ qty: 40 })
    expect(await promisedTo(order)).toBe(`30 ${day(9)}`)
    expect(await eventsOf(order)).toEqual([`date-moved: 30 ${day(9)}`])
    expect([await toldAbout(order), await mailsAbout(order)]).toEqual([1, 1])
  })

  it('ORD-013 says nothing when other pieces come in time', async () => {
    await ops('arrival:add', number, 'NL', day(7), '40')
    const order = await buy(40)
    await ops('arrival:add', number, 'NL', day(8), '40')
    await ops('arrival:move', number, 'NL', day(7), day(20))
    expect(await promisedTo(order)).toBe(`40 ${day(8)}`)
    await ops('arrival:move', number, 'NL', day(8), day(7))
    expect(await promisedTo(order)).toBe(`40 ${day(7)}`)
  })

  it('ORD-013 makes one of two arrivals on a day', async () => {
    await ops('arrival:add', number, 'NL', day(7), '10')
    await ops('arrival:add', number, 'NL', day(9), '10')
    const order = await buy(15)
    await ops('arrival:move', number, 'NL', day(7), day(9))
    expect(await promisedTo(order)).toBe(`15 ${day(9)}`)
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(9)]: [20, 15] })
    await expect(ops('arrival:move', number, 'NL', day(7), day(9))).rejects.toThrow('Nothing of')
  })
})

describe('stock:receive', () => {
  it('ORD-013 gives what has come to the oldest orders, lowers the arrival, and puts the rest on the shelf', async () => {
    await ops('arrival:add', number, 'NL', day(7), '50')
    const [first, second] = [await buy(30), await buy(10)]
    expect((await ops('stock:receive', number, 'NL', '35')).data).toMatchObject({ qty: 35, expected: 35 })
    expect(await promisedTo(first)).toBe('30 now')
    expect(await promisedTo(second)).toBe(`5 now, 5 ${day(7)}`)
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(7)]: [15, 5] })
    expect(await eventsOf(first)).toEqual(['goods-arrived: 30 now'])
    expect(await toldAbout(first)).toBe(0)
    expect((await ops('stock:receive', number, 'NL', '20')).data).toMatchObject({ qty: 20, expected: 15 })
    expect(await promisedTo(second)).toBe('10 now')
    expect(await readStock(shop.db, shop.a)).toEqual({ NL: 15 })
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(7)]: [0, 0] })
  })

  it('ORD-013 of pieces that no one expected gives a date to those that wait without one', async () => {
    const order = await buy(10)
    await ops('stock:receive', number, 'DE', '4')
    expect(await promisedTo(order)).toBe('4 72h, 6 unknown')
    expect(await eventsOf(order)).toEqual(['date-known: 4 72h, 6 unknown'])
    expect(await readStock(shop.db, shop.a)).toEqual({})
  })

  it('ORD-013 counts as one arrival alone where that is named', async () => {
    await setArrivals(shop.db, shop.a, 'NL', { [day(7)]: 10, [day(9)]: 10 })
    await ops('stock:receive', number, 'NL', '10', '--arrival', day(9))
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(7)]: [10, 0], [day(9)]: [0, 0] })
  })
})

it('ORD-013 a date that has passed is no date to new orders, and known again when others come', async () => {
  await ops('arrival:add', number, 'NL', day(1), '10')
  const order = await buy(10)
  // As it is three days later.
  await shop.db
    .update(arrivals)
    .set({ etaDate: day(-2) })
    .where(eq(arrivals.goodsSkuId, shop.a.goodsSkuId))
  const { lines } = await shop.nl.ask('orders.confirm', { body: orderOf({ [number]: 1 }) })
  expect(inWords(lines[0]?.promises)).toBe('1 unknown')
  expect(await promisedTo(order)).toBe(`10 ${day(-2)}`)
  await ops('arrival:move', number, 'NL', day(-2), day(5))
  expect(await eventsOf(order)).toEqual([`date-known: 10 ${day(5)}`])
})

describe('cancelling', () => {
  it('ORD-009 ORD-013 gives shelf and arrival to who waits, the oldest first, then back', async () => {
    await setStock(shop.db, shop.a, { NL: 5 })
    await ops('arrival:add', number, 'NL', day(7), '20')
    const first = await buy(25)
    const [second, third] = [await buy(10), await buy(10)]
    expect(await promisedTo(second)).toBe('10 unknown')
    const cancelled = await shop.nl.ask('orders.cancel', { params: { orderno: first } })
    expect(cancelled).toMatchObject({ status: 'cancelled', lines: [{ promises: [], qty: 25 }] })
    expect(await promisedTo(second)).toBe(`5 now, 5 ${day(7)}`)
    expect(await promisedTo(third)).toBe(`10 ${day(7)}`)
    expect(await toldAbout(third)).toBe(1)
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(7)]: [20, 15] })
    await ops('order:advance', second, '--to', 'cancelled', '--yes')
    await ops('order:advance', third, '--to', 'cancelled', '--yes')
    expect(await readStock(shop.db, shop.a)).toEqual({ NL: 5 })
    expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(7)]: [20, 0] })
  })
})

describe('of an order of which a part has left', () => {
  const shipIt = (order: string) => ops('order:ship', order, '--parcel', `DHL:${order}`, '--yes')

  it('ORD-013 cancelling pieces without a day makes no day known', async () => {
    await setStock(shop.db, shop.a, { NL: 5 })
    const order = await buy(11)
    await shipIt(order)
    await ops('order:cancel-rest', order, '--reason', 'The maker has ended it', '--yes')
    expect(await promisedTo(order)).toBe('5 now')
    expect(await eventsOf(order)).toEqual([])
    expect([await toldAbout(order), await mailsAbout(order)]).toEqual([0, 0])
  })

  it('ORD-013 an event names the pieces that wait, not those that have left', async () => {
    await setStock(shop.db, shop.a, { NL: 5 })
    await ops('arrival:add', number, 'NL', day(7), '20')
    const order = await buy(11)
    await shipIt(order)
    await ops('arrival:move', number, 'NL', day(7), day(9))
    await ops('stock:receive', number, 'NL', '4')
    expect(await eventsOf(order)).toEqual([`date-moved: 6 ${day(9)}`, `goods-arrived: 4 now, 2 ${day(9)}`])
  })
})

it('ORD-009 an order that is shipped in full takes what was to come for it out of its arrival', async () => {
  await ops('arrival:add', number, 'NL', day(7), '20')
  const order = await buy(15)
  await ops('order:advance', order, '--to', 'shipped', '--yes')
  expect(await readArrivals(shop.db, shop.a)).toEqual({ [day(7)]: [5, 0] })
  expect(await promisedTo(order)).toBe('15 now')
})

it('ORD-009 events of an order can be added, not changed', async () => {
  await expect(shop.db.update(orderEvents).set({ kind: 'other' })).rejects.toThrow()
  await expect(shop.db.delete(orderEvents)).rejects.toThrow()
})

it('ORD-013 ORD-018 eight parties at once, buying, cancelling, receiving and adding, promise no piece twice', async () => {
  const { b: part } = shop
  await setStock(shop.db, part, { NL: 20, DE: 10 })
  await setArrivals(shop.db, part, 'NL', { [day(4)]: 30, [day(8)]: 30 })
  let added = 0
  let placed = 0
  const take = async (at: number) => {
    const own: string[] = []
    for (let turn = 0; turn < 6; turn++) {
      const qty = 1 + ((at + turn) % 9)
      const step = (at + turn * 3) % 8
      if (step < 4) {
        const body = orderOf({ [part.number]: qty })
        const { hash } = await shop.nl.ask('orders.confirm', { body })
        // Refused when another party was faster.
        const { code, data } = await shop.nl.callWhenFree('orders.create', { body: { ...body, hash } }, randomUUID())
        if (code === CODE.OK) own.push(data.orderNo)
      } else if (step < 6) {
        const orderno = own.pop()
        if (orderno) await shop.nl.ask('orders.cancel', { params: { orderno } })
      } else if (step === 6) {
        const { data } = await opsWhenFree('stock:receive', part.number, 'NL', `${qty}`)
        added += qty - (data as { expected: number }).expected
      } else {
        await opsWhenFree('arrival:add', part.number, 'NL', day(4 + at), `${qty}`)
        added += qty
      }
    }
    placed += own.length
  }
  await Promise.all(Array.from({ length: 8 }, (_, at) => take(at)))

  expect(placed).toBeGreaterThan(0)
  const id = part.goodsSkuId
  const [sums] = await readRows<Record<'shelf' | 'coming' | 'taken', string | number>>(
    shop.db,
    sql`select (select sum(qty) from stocks where goods_sku_id = ${id}) as shelf,
      (select sum(qty) from arrivals where goods_sku_id = ${id}) as coming,
      (select coalesce(sum(qty), 0) from allocations where goods_sku_id = ${id} and kind = 'stock') as taken`,
  )
  expect(Number(sums?.shelf) + Number(sums?.coming) + Number(sums?.taken)).toBe(20 + 10 + 60 + added)
  const wrong = await readRows(
    shop.db,
    sql`select a.arrival_id, a.qty, a.promised, h.held from arrivals a
      left join (select arrival_id, sum(qty) as held from allocations group by 1) h using (arrival_id)
      where a.goods_sku_id = ${id} and (a.promised <> coalesce(h.held, 0) or a.promised > a.qty)`,
  )
  expect(wrong).toEqual([])
  const incomplete = await readRows(
    shop.db,
    sql`select o.order_no from order_lines l join orders o using (order_id)
      left join (select order_line_id, sum(qty) as held from allocations group by 1) h using (order_line_id)
      where l.goods_sku_id = ${id} and coalesce(h.held, 0) <> case o.status when 'cancelled' then 0 else l.qty end`,
  )
  expect(incomplete).toEqual([])
})
