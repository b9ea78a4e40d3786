/** What a company sees of its open orders in the morning. */
import { addDays } from '@cartwright/core/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { readArguments } from '../ops/arguments'
import { findCommand, runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
let day: (days: number) => string
beforeAll(async () => {
  shop = await openOrderingShop()
  day = days => addDays(shop.clock.now().toISOString().slice(0, 10), days)
})
afterAll(() => shop?.close())

const ops = (name: string, ...typed: string[]) => {
  const { args } = readArguments(findCommand(name), typed)
  return runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }, name, args)
}
const desk = (buyer = shop.nl) => buyer.ask('orders.desk', {})

it('says what of the open orders leaves when, what is under way, and which dates have moved, to the own company only', async () => {
  await setStock(shop.db, shop.a, { NL: 4 })
  await ops('arrival:add', shop.a.number, 'NL', day(10), '6')
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 10 }, { poNo: 'PO-7' }))
  const ready = await place(shop.nl, orderOf({ [shop.b.number]: 2 }))
  const gone = await place(shop.nl, orderOf({ [shop.c.number]: 1 }))
  await shop.nl.ask('orders.cancel', { params: { orderno: gone.orderNo } })
  const foreign = await place(shop.de, orderOf({ [shop.b.number]: 1 }))
  await ops('arrival:move', shop.a.number, 'NL', day(10), day(12))
  await ops('order:ship', order.orderNo, '--line', '1=3', '--parcel', 'DHL:JVGL0001', '--yes')

  // A shipment of someone else counts for no one here.
  await ops('order:ship', foreign.orderNo, '--parcel', 'DHL:JVGL0002', '--yes')

  const { onTheWay, moved, last } = await desk()
  const city = 'Utrecht'
  expect(onTheWay).toEqual({
    total: 2,
    orders: [
      {
        orderNo: ready.orderNo,
        poNo: '',
        status: 'submitted',
        city,
        piecesUnderWay: 0,
        parcelsUnderWay: 0,
        waiting: [{ qty: 2, when: 'now', warehouse: 'NL' }],
        progress: [{ pieces: 2, shipment: null, leavesOn: '2026-11-25', expectedOn: '2026-11-27', arrivedOn: null }],
        leftOn: null,
        firstLeavesOn: ready.firstLeavesOn,
        shipViaDays: { min: 1, max: 2 },
      },
      {
        orderNo: order.orderNo,
        poNo: 'PO-7',
        status: 'partly shipped',
        city,
        piecesUnderWay: 3,
        parcelsUnderWay: 1,
        waiting: [
          { qty: 1, when: 'now', warehouse: 'NL' },
          { qty: 6, when: day(12), warehouse: 'NL' },
        ],
        progress: [
          {
            pieces: 3,
            shipment: `${order.soNo}-1`,
            leavesOn: '2026-11-25',
            expectedOn: '2026-11-27',
            arrivedOn: null,
          },
          { pieces: 1, shipment: null, leavesOn: '2026-11-25', expectedOn: '2026-11-27', arrivedOn: null },
          { pieces: 6, shipment: null, leavesOn: '2026-12-07', expectedOn: '2026-12-09', arrivedOn: null },
        ],
        leftOn: day(0),
        firstLeavesOn: order.firstLeavesOn,
        shipViaDays: { min: 1, max: 2 },
      },
    ],
  })
  expect(moved).toEqual([
    expect.objectContaining({
      orderNo: order.orderNo,
      poNo: 'PO-7',
      number: shop.a.number,
      kind: 'date-moved',
      promises: [
        { qty: 4, when: 'now', warehouse: 'NL' },
        { qty: 6, when: day(12), warehouse: 'NL' },
      ],
      was: [
        { qty: 4, when: 'now', warehouse: 'NL' },
        { qty: 6, when: day(10), warehouse: 'NL' },
      ],
    }),
  ])
  expect(last).toEqual([])
  expect((await desk(shop.de)).onTheWay.total).toBe(1)
  // Of the site: a day, or the hour until which it is today.
  const { leavesOn, orderBy, orderWithin } = await desk()
  expect(orderWithin === null).toBe(orderBy === null)
  expect([leavesOn, orderBy].filter(known => known !== null)).toHaveLength(1)
  // N10 What has arrived is offered again, at the prices of the account that reads.
  await ops('order:ship', ready.orderNo, '--parcel', 'DHL:JVGL0003', '--yes')
  await ops('order:deliver', ready.orderNo, '--yes')
  expect((await desk()).last.map(row => row.orderNo)).toEqual([ready.orderNo])
  const list = await shop.rep.ask('orders.list', { query: {} })
  const totals = new Map(list.rows.map(row => [row.orderNo, row.grandTotal]))
  const seen = await desk(shop.rep)
  expect(seen.last.map(row => row.grandTotal)).toEqual(seen.last.map(row => totals.get(row.orderNo)))
})

it('an order that is shipped together has one day for all of it', async () => {
  await setStock(shop.db, shop.a, { NL: 4 })
  await ops('arrival:add', shop.a.number, 'NL', day(20), '3')
  const body = orderOf({ [shop.a.number]: 6 }, { backOrderMode: 'shipTogether' })
  const { orderNo } = await place(shop.nl, body)
  const { onTheWay } = await desk()
  const found = onTheWay.orders.find(order => order.orderNo === orderNo)
  expect(found?.waiting).toEqual([{ qty: 6, when: day(20), warehouse: null }])
})
