import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { allocations, orderEvents, shipments } from '../db/schema'
import { runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

const ops = (name: string, positionals: string[], options: Record<string, string | boolean> = {}) =>
  runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, name, { positionals, options })
const read = (orderno: string) => shop.nl.ask('orders.get', { params: { orderno } })
/** Three lines: all in stock, a part of them, none. */
async function placeShort() {
  await setStock(shop.db, shop.a, { NL: 100 })
  await setStock(shop.db, shop.b, { NL: 3, DE: 1 })
  await setStock(shop.db, shop.c, { NL: 0 })
  return place(shop.nl, orderOf({ [shop.a.number]: 10, [shop.b.number]: 6, [shop.c.number]: 2 }))
}

it('ORD-009 ORD-013 an order leaves in shipments, and its status follows from its pieces', async () => {
  const { orderNo, soNo } = await placeShort()
  expect((await ops('order:advance', [orderNo], { yes: true })).text).toBe(`Order ${orderNo}: submitted → processing`)
  shop.clock.advance(60_000)
  const first = await ops('order:ship', [orderNo], { line: '1=4,2=4', parcel: 'DHL:JVGL1:15.6,DHL:JVGL2', yes: true })
  const { invoiceNo } = first.data as { invoiceNo: string }
  expect(first.text).toBe(
    [
      `Shipment ${soNo}-1 of order ${orderNo} (Drukwerk Centraal B.V., customer 100217) has left with 8 pieces: 4 × ${shop.a.number}, 4 × ${shop.b.number}.`,
      `Its invoice is ${invoiceNo}.`,
      `Still to leave: 10 pieces: 6 × ${shop.a.number}, 2 × ${shop.b.number}, 2 × ${shop.c.number}. The order has been partly shipped.`,
    ].join('\n'),
  )
  expect(invoiceNo).toMatch(/^IN-NL-/)
  shop.clock.advance(60_000)
  const arrived = await ops('order:deliver', [orderNo], { yes: true })
  expect(arrived.text).toBe(
    [
      `Order ${orderNo} (Drukwerk Centraal B.V., customer 100217):`,
      `  Shipment ${soNo}-1 has arrived with 8 pieces: 4 × ${shop.a.number}, 4 × ${shop.b.number}.`,
      `Still to leave: 10 pieces: 6 × ${shop.a.number}, 2 × ${shop.b.number}, 2 × ${shop.c.number}. The order has been partly shipped.`,
    ].join('\n'),
  )
  expect(await read(orderNo)).toMatchObject({ status: 'partly shipped', trackingNo: 'JVGL1', deliveryDate: null })
  shop.clock.advance(60_000)
  await ops('order:ship', [orderNo], { parcel: 'UPS:1Z999', yes: true })
  shop.clock.advance(60_000)
  await ops('order:advance', [orderNo], { to: 'shipped', yes: true })
  expect((await read(orderNo)).status).toBe('shipped')
  await expect(ops('order:ship', [orderNo], { yes: true })).rejects.toThrow(`All pieces of order ${orderNo} have been`)
  shop.clock.advance(60_000)
  await ops('order:deliver', [orderNo], { shipment: `${soNo}-3`, yes: true })
  expect((await read(orderNo)).status).toBe('shipped')
  shop.clock.advance(60_000)
  await ops('order:deliver', [orderNo], { yes: true })
  await expect(ops('order:deliver', [orderNo], { yes: true })).rejects.toThrow(
    `No shipment of order ${orderNo} is on its way.`,
  )

  const order = await read(orderNo)
  const [a, b, c] = order.lines.map(line => line.lineId)
  expect(order).toMatchObject({ status: 'all goods delivered', trackingNo: 'JVGL1' })
  expect(order.deliveryDate).toBe(shop.clock.now().toISOString().slice(0, 10))
  expect(order.shipments).toMatchObject([
    {
      number: `${soNo}-1`,
      lines: [
        { lineId: a, number: shop.a.number, qty: 4 },
        { lineId: b, number: shop.b.number, qty: 4 },
      ],
      parcels: [
        { carrier: 'DHL', trackingNo: 'JVGL1', weight: 15.6, trackingUrl: expect.stringMatching(/^https:/) },
        { carrier: 'DHL', trackingNo: 'JVGL2', weight: null },
      ],
    },
    { number: `${soNo}-2`, lines: [{ lineId: a, qty: 6 }], parcels: [{ carrier: 'UPS', trackingNo: '1Z999' }] },
    {
      number: `${soNo}-3`,
      lines: [
        { lineId: b, qty: 2 },
        { lineId: c, qty: 2 },
      ],
    },
  ])
  expect(order.events?.map(event => [event.kind, event.by, event.shipment])).toEqual([
    ['placed', 'Sanne de Wit', null],
    ['processing', null, null],
    ['shipped', null, `${soNo}-1`],
    ['invoiced', null, `${soNo}-1`],
    ['delivered', null, `${soNo}-1`],
    ['shipped', null, `${soNo}-2`],
    ['invoiced', null, `${soNo}-2`],
    ['shipped', null, `${soNo}-3`],
    ['invoiced', null, `${soNo}-3`],
    ['delivered', null, `${soNo}-3`],
    ['delivered', null, `${soNo}-2`],
  ])
  // What left first stands first, no matter when it was noted.
  const early = new Date(shop.clock.now().getTime() - 60 * 60_000)
  await shop.db
    .update(shipments)
    .set({ shippedAt: early })
    .where(eq(shipments.number, `${soNo}-3`))
  expect((await read(orderNo)).shipments?.map(({ number }) => number)).toEqual([3, 1, 2].map(at => `${soNo}-${at}`))
})

it('ORD-013 ships no more than is in stock for the order, and nothing at all when it refuses', async () => {
  const { orderNo } = await placeShort()
  await expect(ops('order:ship', [orderNo], { line: '1=2,2=5', yes: true })).rejects.toThrow(
    'Of line 2 4 pieces are in stock',
  )
  await expect(ops('order:ship', [orderNo], { line: '4=1', yes: true })).rejects.toThrow('3 lines, and no line 4')
  expect((await read(orderNo)).shipments).toEqual([])
  await ops('order:ship', [orderNo], { yes: true })
  await expect(ops('order:ship', [orderNo], { yes: true })).rejects.toThrow('No piece that has not left is in stock')
  const held = await shop.db.select().from(allocations).where(sql`${allocations.shipped} > ${allocations.qty}`)
  expect(held).toEqual([])
})

it('ORD-013 pieces that come in for a waiting order leave with its next shipment', async () => {
  await setStock(shop.db, shop.c, { NL: 0 })
  const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1, [shop.c.number]: 2 }))
  await ops('order:ship', [orderNo], { yes: true })
  await expect(ops('order:advance', [orderNo], { to: 'processing', yes: true })).rejects.toThrow('partly shipped')
  await ops('order:advance', [orderNo], { yes: true })
  expect(await read(orderNo)).toMatchObject({ status: 'shipped', shipments: [{}, { lines: [{ qty: 2 }] }] })
})

it('ORD-009 an order of which a part has left cannot be cancelled, neither by the supplier nor by the buyer', async () => {
  const { orderNo } = await placeShort()
  await ops('order:ship', [orderNo], { line: '1=1', yes: true })
  await expect(ops('order:cancel', [orderNo], { yes: true })).rejects.toThrow('A part of order')
  await expect(ops('order:advance', [orderNo], { to: 'cancelled', yes: true })).rejects.toThrow(
    'cannot become cancelled',
  )
  expect((await shop.nl.call('orders.cancel', { params: { orderno: orderNo } })).code).toBe(601)
})

it('ORD-009 the supplier cancels an order of which nothing has left, and says who did it', async () => {
  const { orderNo } = await placeShort()
  await ops('order:advance', [orderNo], { yes: true })
  await ops('order:cancel', [orderNo], { yes: true })
  await expect(ops('order:cancel', [orderNo], { yes: true })).rejects.toThrow('cancelled already')
  await expect(ops('order:ship', [orderNo], { yes: true })).rejects.toThrow('is cancelled')
  const byBuyer = await placeShort()
  await shop.nl.ask('orders.cancel', { params: { orderno: byBuyer.orderNo } })
  const last = async (number: string) => (await read(number)).events?.at(-1)
  expect(await last(orderNo)).toMatchObject({ kind: 'cancelled', by: null })
  expect(await last(byBuyer.orderNo)).toMatchObject({ kind: 'cancelled', by: 'Sanne de Wit' })
})

it('the history of an order is never changed', async () => {
  const kind = 'delivered'
  await expect(shop.db.update(orderEvents).set({ kind }).where(eq(orderEvents.kind, 'placed'))).rejects.toThrow()
  await expect(shop.db.delete(orderEvents)).rejects.toThrow()
})

it.each([
  [{ line: '1' }, '--line: the pieces must be a whole number'],
  [{ line: '1=2,1=3' }, '--line names line 1 twice'],
  [{ parcel: 'DHL' }, '--parcel "DHL" is not carrier:number'],
  [{ parcel: 'DHL:1:heavy' }, '"heavy" is no weight'],
])('says what is wrong with %o', async (options, text) => {
  await expect(ops('order:ship', ['CW-222222222'], { ...options, yes: true })).rejects.toThrow(text)
})

it('ORD-009 a parcel leaves once: with a number that is known nothing of the order leaves', async () => {
  const { orderNo } = await placeShort()
  await ops('order:ship', [orderNo], { line: '1=4', parcel: 'DHL:JVGL70', yes: true })
  for (const parcel of ['DHL:JVGL70', 'DHL:JVGL71,DHL:JVGL71']) {
    await expect(ops('order:ship', [orderNo], { parcel, yes: true })).rejects.toThrow(
      /^Parcel JVGL7\d of DHL has been sent already/,
    )
  }
  expect((await read(orderNo)).shipments).toHaveLength(1)
})

it('ORD-008 a CPDROP order waits for its own delivery note, unless the supplier decides otherwise', async () => {
  await setStock(shop.db, shop.a, { NL: 100 })
  const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { orderType: 'CPDROP' }))
  await expect(ops('order:ship', [orderNo], { yes: true })).rejects.toThrow(
    /^The own delivery note of order .* has not come yet/,
  )
  const command = { positionals: [orderNo], options: { 'without-note': true, yes: true } }
  const deps = { db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }
  await runCommand(deps, 'order:ship', command)
  expect((await read(orderNo)).status).toBe('shipped')
})
