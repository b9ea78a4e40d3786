/** Documents of a shipment, as they are downloaded. */
import type { CallInput } from '@cartwright/core/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brands, kitParts, orders, skus } from '../db/schema'
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
  await runCommand(deps, 'order:ship', { positionals: [orderNo], options: { yes: true } })
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

it('ORD-005 ORD-007 every document of an order lists what a kit is packed of, the neutral one without our numbers', async () => {
  await shop.db.delete(kitParts).where(eq(kitParts.kitSku, shop.b.goodsSkuId))
  await shop.db.insert(kitParts).values([
    { kitSku: shop.b.goodsSkuId, partSku: shop.a.goodsSkuId, pieces: 2 },
    { kitSku: shop.b.goodsSkuId, partSku: shop.c.goodsSkuId, pieces: 1 },
  ])
  const { orderNo, order, shipment } = await ship('DROP')
  const partOf = async (goodsSkuId: number) => {
    const [part] = await shop.db
      .select({ number: skus.number, maker: sql<string>`concat(${brands.brandName}, ' ', ${skus.oemCode})` })
      .from(skus)
      .innerJoin(brands, eq(brands.brandId, skus.brandId))
      .where(eq(skus.goodsSkuId, goodsSkuId))
    if (!part) throw new Error('no part')
    return part
  }
  const [a, c] = [await partOf(shop.a.goodsSkuId), await partOf(shop.c.goodsSkuId)]
  const contents = [
    { ...a, pieces: 2 },
    { ...c, pieces: 1 },
  ].sort((one, other) => (one.number < other.number ? -1 : 1))
  const ours = `Each contains ${contents.map(({ pieces, number, maker }) => `${pieces} × ${number} (${maker})`).join(', ')}`
  const { rows } = await shop.nl.ask('finance.list', { query: { keyword: orderNo } })
  const invoiceNo = rows[0]?.invoiceNo ?? ''
  const textOf = async (body: CallInput<'documents.download'>['body']) => {
    const file = await shop.nl.ask('documents.download', { body })
    return (await readPdf(Buffer.from(await file.content.arrayBuffer()))).text.replace(/\s+/g, ' ')
  }
  expect(order.lines).toHaveLength(2)
  expect(await textOf({ type: 'orderConfirmation', id: orderNo })).toContain(ours)
  expect(await textOf({ type: 'packingList', id: orderNo, shipment })).toContain(ours)
  expect(await textOf({ type: 'invoice', id: invoiceNo })).toContain(ours)
  const xml = await shop.nl.ask('documents.download', { body: { type: 'eInvoice', id: invoiceNo, format: 'ubl' } })
  expect(await xml.content.text()).toContain(ours)
  const neutral = await textOf({ type: 'deliveryNote', id: orderNo, shipment })
  expect(neutral).toContain(`2 × ${a.maker}`)
  expect(neutral).not.toContain(a.number)
})
