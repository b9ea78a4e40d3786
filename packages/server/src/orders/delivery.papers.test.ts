/** Documents of a shipment, as they are downloaded. */
import type { CallInput } from '@cartwright/core/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { arrivals, brands, kitParts, orders, shipmentLines, skus } from '../db/schema'
import { runCommand } from '../ops/commands'
import { readPdf } from '../pdf/read-pdf.testing'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

const deps = () => ({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true })
const ops = (name: string, orderNo: string, options: Record<string, string | boolean> = {}) =>
  runCommand(deps(), name, { positionals: [orderNo], options: { ...options, yes: true } })

async function ship(orderType: 'REG' | 'DROP') {
  const { orderNo } = await place(
    shop.nl,
    orderOf({ [shop.a.number]: 3, [shop.b.number]: 2 }, { orderType, poNo: 'PO-77' }),
  )
  await shop.db.update(orders).set({ status: 'processing' }).where(eq(orders.orderNo, orderNo))
  await ops('order:ship', orderNo)
  const order = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
  return { orderNo, order, shipment: order.shipments?.[0]?.number ?? '' }
}
interface Wanted {
  type: 'packingList' | 'deliveryNote'
  id: string
  shipment: string
}
const bytesOf = async (body: Wanted) => {
  const file = await shop.nl.ask('documents.download', { body })
  return { name: file.name, bytes: Buffer.from(await file.content.arrayBuffer()) }
}
const download = async (body: Wanted) => {
  const { name, bytes } = await bytesOf(body)
  return { name, ...(await readPdf(bytes)) }
}
const flat = (text: string) => text.replace(/\s+/g, ' ')

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
    // A number may go on in the next line, behind its hyphen.
    return flat((await readPdf(Buffer.from(await file.content.arrayBuffer()))).text).replaceAll('CW- ', 'CW-')
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

it('ORD-005 ORD-013 a packing list says by parcel what is in it, what came before and what is to come, and stays as it was printed', async () => {
  const [{ number: first }, { number: second }, { number: third }] = [shop.a, shop.b, shop.c]
  await shop.db.delete(kitParts)
  await shop.db.delete(arrivals)
  await setStock(shop.db, shop.a, { NL: 40 })
  await setStock(shop.db, shop.b, { NL: 6 })
  await setStock(shop.db, shop.c, { NL: 5 })
  const day = '2027-01-25'
  await shop.db.insert(arrivals).values({ goodsSkuId: shop.b.goodsSkuId, warehouse: 'NL', etaDate: day, qty: 3 })
  const { orderNo, soNo } = await place(shop.nl, orderOf({ [first]: 40, [second]: 10, [third]: 5 }))
  await ops('order:ship', orderNo, { line: '1=12', parcel: 'DHL:JVGL900:3.5' })
  await ops('order:ship', orderNo, { parcel: 'DHL:JVGL901:14.2:1=8+2=6,DHL:JVGL902:9.6:1=2+3=5' })

  const list = { type: 'packingList', id: orderNo, shipment: `${soNo}-2` } as const
  const { bytes } = await bytesOf(list)
  const { text, roles } = await readPdf(bytes)
  const printed = flat(text)
  const [before = '', one = '', two = ''] = printed.split(/Parcel \d of 2, /)
  expect(before).toContain('21 pieces')
  expect(before).toContain('Weight 23.8 kg')
  expect(one).toMatch(/^14.2 kg, DHL JVGL901/)
  expect(two).toMatch(/^9.6 kg, DHL JVGL902/)
  // Ordered, before, in here (of the shipment), still to come.
  const cellsOf = (parcel: string, number: string) => parcel.split(number).at(-1) ?? ''
  expect(cellsOf(one, first)).toMatch(/ 40 12 8 of 10 in this shipment 18 shortly /)
  expect(cellsOf(one, second)).toMatch(/ 10 0 6 3 on 25 Jan, 1 without a date /)
  expect(one).not.toContain(third)
  expect(cellsOf(two, first)).toMatch(/ 40 12 2 of 10 in this shipment 18 shortly /)
  expect(cellsOf(two, third)).toMatch(/ 5 0 5 complete /)
  // One of facts, one of each parcel.
  expect(roles.filter(role => role === 'Table')).toHaveLength(3)

  const { bytes: whole } = await bytesOf({ ...list, shipment: `${soNo}-1` })
  expect(flat((await readPdf(whole)).text)).toMatch(/ 40 0 12 28 shortly /)
  // A later shipment leaves, a rest is cancelled, and the article becomes a kit.
  await ops('order:ship', orderNo, { line: '1=10' })
  await ops('order:cancel-rest', orderNo, { reason: 'no longer made' })
  await shop.db.insert(kitParts).values({ kitSku: shop.a.goodsSkuId, partSku: shop.c.goodsSkuId, pieces: 1 })
  expect((await bytesOf(list)).bytes.equals(bytes)).toBe(true)
  expect((await bytesOf({ ...list, shipment: `${soNo}-1` })).bytes.equals(whole)).toBe(true)
  await shop.db.delete(kitParts)
})

it('ORD-005 what was cancelled before a shipment is not to come any more, and its list says so', async () => {
  await setStock(shop.db, shop.a, { NL: 100 })
  const { orderNo, soNo } = await place(shop.nl, orderOf({ [shop.a.number]: 9, [shop.b.number]: 1 }))
  await ops('order:advance', orderNo)
  await ops('order:ship', orderNo, { line: '1=4' })
  await ops('order:cancel-rest', orderNo, { reason: 'damaged', line: '2' })
  await ops('order:ship', orderNo, { line: '1=3' })
  const { text } = await download({ type: 'packingList', id: orderNo, shipment: `${soNo}-2` })
  expect(flat(text)).toMatch(/ 9 4 3 2 shortly /)
})

it('ORD-005 a list of a shipment that left before dates were kept counts what was left of the order', async () => {
  await setStock(shop.db, shop.a, { NL: 100 })
  const { orderNo, soNo } = await place(shop.nl, orderOf({ [shop.a.number]: 9 }))
  for (const pieces of [2, 3]) await ops('order:ship', orderNo, { line: `1=${pieces}` })
  await shop.db.update(shipmentLines).set({ packed: null })
  const textOf = async (shipment: string) => flat((await download({ type: 'packingList', id: orderNo, shipment })).text)
  expect(await textOf(`${soNo}-1`)).toMatch(/ 9 0 2 7 /)
  expect(await textOf(`${soNo}-2`)).toMatch(/ 9 2 3 4 /)
})

it.each([
  ['DHL:JVGL910:1:1=2,DHL:JVGL911', '--parcel says of some parcels what is in them'],
  ['DHL:JVGL910:1:1=x', '--parcel: the pieces must be a whole number'],
  ['DHL:JVGL910:1:1=2+1=1', '--parcel names line 1 twice'],
  ['DHL:JVGL910:1:7=2', 'no line 7'],
])('order:ship refuses the parcels %s', async (parcel, text) => {
  await setStock(shop.db, shop.a, { NL: 100 })
  const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 9 }))
  await expect(ops('order:ship', orderNo, { parcel })).rejects.toThrow(text)
  await expect(ops('order:ship', orderNo, { parcel: 'DHL:JVGL912:1:1=2', line: '1=2' })).rejects.toThrow(
    'Leave --line out',
  )
  expect((await shop.nl.ask('orders.get', { params: { orderno: orderNo } })).shipments).toEqual([])
})
