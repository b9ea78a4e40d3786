import type { CallInput } from '@cartwright/core/contract'
import { momentOf, timeIn } from '@cartwright/core/rules'
import { eq, sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { accountPrices, accounts, orders } from '../db/schema'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { call } from '../testing/call'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

type Wanted = CallInput<'documents.download'>['body']

/** With the mark at the start, which `text()` would take away. */
const textOf = async (file: { content: Blob }) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.content.arrayBuffer())
/** A moment of the wire as the clock in Amsterdam shows it. */
const atSite = (wire: string) => timeIn('Europe/Amsterdam', momentOf(wire))
/** Quantities and amounts of the lines in the export of an order. */
async function piecesOf(id = '') {
  const { content } = await shop.nl.ask('documents.download', { body: { type: 'order', id, format: 'csv' } })
  return (await content.text())
    .split('\r\n')
    .slice(1, -1)
    .map(line => /\d+,\d+,\d+,\d+,"EUR".*$/.exec(line)?.[0])
}
const lines = (text: string) => text.slice(1).split('\r\n').slice(0, -1)

it('API-095 exports the list of orders as CSV, as the list is filtered and sorted, at the prices of the reader', async () => {
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 2 }, { poNo: '=HYPERLINK("x")' }))
  const other = await place(shop.nl, orderOf({ [shop.b.number]: 4 }, { poNo: '0042', orderType: 'DROP' }))
  const file = await shop.nl.ask('documents.download', { body: { type: 'orders', format: 'csv' } })
  expect(file.name).toBe('Orders.csv')
  const text = await textOf(file)
  expect(text.charCodeAt(0)).toBe(0xfeff)
  expect(lines(text)).toEqual([
    '"Order no","SO#","PO#","QO#","Date","Status","Kind","Order type","Placed by","Ship To","Lines","Currency","Grand total","Still ordered","Progress","Tracking"',
    `"${other.orderNo}","${other.soNo}","0042",,"${atSite(other.soDate)}","Submitted","Normal","DROP","Sanne de Wit","Drukwerk Centraal B.V., Utrecht",1,"EUR",${other.grandTotal},${other.grandTotal},"4 expected 27 Nov",`,
    `"${order.orderNo}","${order.soNo}","'=HYPERLINK(""x"")",,"${atSite(order.soDate)}","Submitted","Normal","REG","Sanne de Wit","Drukwerk Centraal B.V., Utrecht",1,"EUR",${order.grandTotal},${order.grandTotal},"2 expected 27 Nov",`,
  ])
  const filtered = { type: 'orders', format: 'csv', query: { orderType: 'DROP' } } as const
  expect(lines(await textOf(await shop.nl.ask('documents.download', { body: filtered })))).toHaveLength(2)
  const chosen = { type: 'orders', format: 'csv', ids: [order.orderNo] } satisfies Wanted
  expect(lines(await textOf(await shop.nl.ask('documents.download', { body: chosen })))[1]).toContain(order.orderNo)
})

it('API-095 writes CSV as spreadsheets of the language of the reader expect it', async () => {
  const input = { body: { type: 'orders', format: 'csv' } } as const
  const headers = { 'Accept-Language': 'de' }
  const { result } = await call(shop, 'documents.download', input, { token: shop.nl.token, headers })
  if (!result) throw new Error('no file')
  const [head, first] = lines(await textOf(result))
  expect(result.name).toBe('Bestellungen.csv')
  expect(head).toMatch(/^"Bestellnummer";"Auftragsnr\. \(SO#\)"/)
  expect(first).toMatch(/;"Eingegangen";"Vollständig ab Lager";"DROP";.*;\d+,\d+;"4 erwartet am 27\. Nov\.";$/)
})

it('API-095 writes XLSX with numbers and dates as such, and texts as texts', async () => {
  const { name, content } = await shop.nl.ask('documents.download', { body: { type: 'orders', format: 'xlsx' } })
  expect(name).toBe('Orders.xlsx')
  const book = await readXlsx(new Uint8Array(await content.arrayBuffer()))
  const [, drop, formula] = book.sheets[0]?.rows ?? []
  expect(drop?.[2]).toBe('0042')
  expect(drop?.[4]).toBeInstanceOf(Date)
  expect(drop?.[9]).toBe('Drukwerk Centraal B.V., Utrecht')
  expect(drop?.[10]).toBe(1)
  expect(typeof drop?.[12]).toBe('number')
  expect(formula?.[2]).toBe('=HYPERLINK("x")')
  // A cell with a formula would have an element of its own.
  expect(Buffer.from(await content.arrayBuffer()).includes('<f>')).toBe(false)
})

it('API-095 exports the lines of one order', async () => {
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 5 }, { poNo: 'PO-9' }))
  const body = { type: 'order', id: order.orderNo, format: 'csv' } as const
  const file = await shop.nl.ask('documents.download', { body })
  expect(file.name).toBe(`${order.orderNo}.csv`)
  const [head, line, ...more] = lines(await textOf(file))
  expect(head).toBe(
    '"Order no","PO#","Date","Article","Your number","OEM code","Brand","Name","Quantity","Cancelled","Moved to another order","Still ordered","Currency","Unit price","Amount","Amount still ordered"',
  )
  expect(line).toMatch(new RegExp(`^"${order.orderNo}","PO-9",".*","${shop.a.number}",.*,5,0,0,5,"EUR",8,40,40$`))
  expect(more).toEqual([])
})

it('API-095 answers an order of another company like an unknown one, in an envelope', async () => {
  const foreign = await place(shop.de, orderOf({ [shop.a.number]: 1 }))
  const read = async (id: string) => {
    const { code, msg } = await shop.nl.call('documents.download', { body: { type: 'order', id, format: 'xlsx' } })
    return { code, msg: msg.replace(id, '…') }
  }
  expect(await read(foreign.orderNo)).toEqual(await read('CW-222222222'))
  expect((await read(foreign.orderNo)).code).toBe(404)
  const chosen = { type: 'orders', format: 'csv', ids: [foreign.orderNo] } satisfies Wanted
  expect(lines(await textOf(await shop.nl.ask('documents.download', { body: chosen })))).toHaveLength(1)
})

it('ACC-016 shows a sales rep its own prices, in CSV and XLSX', async () => {
  const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
  await shop.db.delete(accountPrices)
  const price = { accountId: rep!.accountId, goodsSkuId: shop.c.goodsSkuId, price: 777.77 }
  const order = await place(shop.nl, orderOf({ [shop.c.number]: 1 }))
  await shop.db.insert(accountPrices).values(price)
  const wanted: Wanted[] = [
    { type: 'order', id: order.orderNo, format: 'csv' },
    { type: 'orders', ids: [order.orderNo], format: 'csv' },
  ]
  for (const body of wanted) {
    const [, line] = lines(await textOf(await shop.rep.ask('documents.download', { body })))
    expect(line).toContain(body.type === 'order' ? ',777.77,777.77' : ',949.45,')
    expect(line).not.toContain(`,${order.grandTotal},`)
  }
})

it('N7 H-013 the export says of an order with moved pieces what is still ordered and how far it has come', async () => {
  await setStock(shop.db, shop.a, { NL: 3 })
  const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 5 }))
  await shop.db.update(orders).set({ status: 'processing' }).where(eq(orders.orderNo, orderNo))
  const input = { params: { orderno: orderNo }, body: { pieces: 2 } }
  const { movedTo = [] } = await shop.nl.ask('orders.moveRest', input, 'rest of the export')
  const ids = [orderNo, movedTo[0]?.orderNo ?? '']
  const rows = lines(
    await textOf(await shop.nl.ask('documents.download', { body: { type: 'orders', format: 'csv', ids } })),
  )
  const rest = (number = '') => rows.find(row => row.startsWith(`"${number}"`))?.replace(/^.*,"EUR",/, '')
  // Five pieces at 8.00 and 6.90 for shipping with 21 % VAT; without two of them; these two.
  expect(rest(orderNo)).toBe('56.75,37.39,"3 expected 27 Nov",')
  expect(rest(ids[1])).toBe('19.36,19.36,"2: no date known yet",')
  expect(await piecesOf(orderNo)).toEqual(['5,0,2,3,"EUR",8,40,24'])
  expect(await piecesOf(ids[1])).toEqual(['2,0,0,2,"EUR",8,16,16'])
  await setStock(shop.db, shop.a, { NL: 1000 })
})

it('H-013 the export of one order says what of each line is cancelled, what is still ordered, and its amount', async () => {
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 5, [shop.b.number]: 4 }))
  const pieces = [{ lineId: order.lines[0]?.lineId ?? 0, qty: 2 }]
  expect(await piecesOf(order.orderNo)).toEqual(['5,0,0,5,"EUR",8,40,40', '4,0,0,4,"EUR",2.5,10,10'])
  const input = { params: { orderno: order.orderNo }, body: { lines: pieces } }
  await shop.nl.ask('orders.cancelLines', input, 'pieces of the export')
  expect(await piecesOf(order.orderNo)).toEqual(['5,2,0,3,"EUR",8,40,24', '4,0,0,4,"EUR",2.5,10,10'])
  await shop.nl.ask('orders.cancel', { params: { orderno: order.orderNo } })
  expect(await piecesOf(order.orderNo)).toEqual(['5,5,0,0,"EUR",8,40,0', '4,4,0,0,"EUR",2.5,10,0'])
})

it('API-095 exports more orders than it reads at once, each once', async () => {
  await shop.db.execute(sql`insert into orders (order_no, so_no, po_no, cust_id, account_id, org_id, status, kind, order_type,
      back_order_mode, currency, subtotal, discount, promotion_rate, shipping_cost, handling_fee, vat_rate, vat, total,
      grand_total, bill_to, ship_to, ship_via, create_time)
    select 'MANY-' || n, 'SO-' || n, 'PO-' || n % 7, 3, 3, 5, 'shipped', 'Normal', 'REG', 'shipAvailable', 'EUR', 1, 0, 0, 0, 0,
      21, 0.21, 1, 1.21, '{}', '{}', 'Parcel', now() - (n % 3) * interval '1 hour'
    from generate_series(1, 1203) as n`)
  for (const sort of ['soDate', 'poNo'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const body = { type: 'orders', format: 'csv', query: { sort, order, status: 'shipped' } } as const
      const numbers = lines(await textOf(await shop.de.ask('documents.download', { body }))).map(
        line => line.split(',')[0],
      )
      expect(numbers).toHaveLength(1204)
      expect(new Set(numbers).size).toBe(1204)
    }
})
