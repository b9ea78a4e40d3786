/** Documents of a shipment, as they are downloaded. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '../db/schema'
import { runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { readPdf } from './documents.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

async function ship(orderType: 'REG' | 'DROP') {
  const { orderNo } = await place(
    shop.nl,
    orderOf({ [shop.a.number]: 3, [shop.b.number]: 2 }, { orderType, poNo: 'PO-77' }),
  )
  await shop.db.update(orders).set({ status: 'processing' }).where(eq(orders.orderNo, orderNo))
  const deps = { db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }
  await runCommand(deps, 'order:ship', { positionals: [orderNo], options: {} })
  const order = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
  return { orderNo, order, shipment: order.shipments?.[0]?.number ?? '' }
}
const download = async (body: { type: 'packingList' | 'deliveryNote'; id: string; shipment: string }) => {
  const file = await shop.nl.ask('documents.download', { body })
  return { name: file.name, ...(await readPdf(Buffer.from(await file.content.arrayBuffer()))) }
}

it('ORD-005 API-095 the packing list of a shipment names its pieces and no price', async () => {
  const { orderNo, shipment } = await ship('REG')
  const { name, text, roles } = await download({ type: 'packingList', id: orderNo, shipment })
  expect(name).toBe(`${shipment}-packing-list.pdf`)
  for (const word of ['Packing list', shipment, orderNo, 'PO-77', shop.a.number, shop.b.number, 'Utrecht', '5 pieces'])
    expect(text).toContain(word)
  expect(text).not.toContain('€')
  expect(roles.filter(role => role === 'Table')).toHaveLength(2)
})

it('ORD-007 the delivery note of a drop shipment names neither the supplier nor its numbers', async () => {
  const { orderNo, order, shipment } = await ship('DROP')
  const { text } = await download({ type: 'deliveryNote', id: orderNo, shipment })
  expect(text).toContain('Delivery note')
  expect(text).toContain('PO-77')
  expect(text).toContain(order.lines[0]?.oemCode)
  expect(text).not.toContain('Cartwright')
  expect(text).not.toContain(orderNo)
  expect(text).not.toContain(shop.a.number)
  expect(text).not.toContain(shop.b.number)
})

it('API-095 documents of a shipment are refused to other companies, and for a shipment that is not of the order', async () => {
  const { orderNo, shipment } = await ship('REG')
  const type = 'packingList' as const
  expect(await shop.de.call('documents.download', { body: { type, id: orderNo, shipment } })).toMatchObject({
    code: 404,
  })
  const other = { body: { type, id: orderNo, shipment: 'none' } }
  expect(await shop.nl.call('documents.download', other)).toMatchObject({ code: 404 })
})
