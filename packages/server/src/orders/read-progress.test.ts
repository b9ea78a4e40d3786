/** How far an order has come: the same on list, desk and page. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { readArguments } from '../ops/arguments'
import { findCommand, runCommand } from '../ops/commands'
import { signIn } from '../testing/buyer'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

const ops = (name: string, ...typed: string[]) => {
  const { args } = readArguments(findCommand(name), typed)
  return runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }, name, args)
}

it('N7 a cancelled order has nothing to come', async () => {
  const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 2 }))
  const order = await shop.nl.ask('orders.cancel', { params: { orderno: orderNo } })
  expect(order.progress).toEqual([])
})

it('N7 ORD-009 ORD-017 list, desk and page say the same of each shipment: left, expected, arrived', async () => {
  await setStock(shop.db, shop.a, { NL: 306 })
  await ops('arrival:add', shop.a.number, 'NL', '2026-12-17', '84')
  const { orderNo, soNo } = await place(shop.nl, orderOf({ [shop.a.number]: 394 }))
  const everywhere = async () => {
    // A session ends within the days of this test.
    const buyer = await signIn(shop.apiBase, 'buyer.nl')
    const page = await buyer.ask('orders.get', { params: { orderno: orderNo } })
    const list = await buyer.ask('orders.list', { query: {} })
    const desk = await buyer.ask('orders.desk', {})
    const inList = list.rows.find(row => row.orderNo === orderNo)?.progress
    const onDesk = desk.onTheWay.orders.find(order => order.orderNo === orderNo)?.progress
    expect(inList).toEqual(page.progress)
    expect(onDesk).toEqual(page.progress)
    return page.progress
  }
  const waiting = [
    // Thursday, and two working days.
    { pieces: 84, shipment: null, leavesOn: '2026-12-17', expectedOn: '2026-12-21', arrivedOn: null },
    { pieces: 4, shipment: null, leavesOn: null, expectedOn: null, arrivedOn: null },
  ]
  expect(await everywhere()).toEqual([
    { pieces: 306, shipment: null, leavesOn: '2026-11-25', expectedOn: '2026-11-27', arrivedOn: null },
    ...waiting,
  ])

  await ops('order:ship', orderNo, '--yes')
  const first = { pieces: 306, shipment: `${soNo}-1`, leavesOn: '2026-11-25' }
  expect(await everywhere()).toEqual([{ ...first, expectedOn: '2026-11-27', arrivedOn: null }, ...waiting])

  // Half an hour after midnight at the site is the next day there, and still the same in UTC.
  shop.clock.set(new Date('2026-11-26T23:30:00Z'))
  await ops('order:deliver', orderNo, '--yes')
  expect(await everywhere()).toEqual([{ ...first, expectedOn: null, arrivedOn: '2026-11-27' }, ...waiting])

  // A day that has passed without the goods is no promise any more.
  shop.clock.set(new Date('2026-12-18T09:00:00Z'))
  expect(await everywhere()).toEqual([
    { ...first, expectedOn: null, arrivedOn: '2026-11-27' },
    { pieces: 88, shipment: null, leavesOn: null, expectedOn: null, arrivedOn: null },
  ])
})
