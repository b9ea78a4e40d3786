import { randomUUID } from 'node:crypto'
import { type CallRead, type OrderRow, PAGE_SIZES } from '@cartwright/core/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRows } from '../db/rows'
import { custNumbers, orders, skus } from '../db/schema'
import type { Principal } from '../http/handler'
import { runCommand } from '../ops/commands'
import { signIn } from '../testing/buyer'
import { selectPage } from './list-orders'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

type Query = CallRead<'orders.list'>['query']
const list = (query: Query) => shop.nl.ask('orders.list', { query })
const numbers = (rows: readonly OrderRow[]) => rows.map(row => row.orderNo)
const find = async (query: Query) => numbers((await list(query)).rows)

it('API-079 ORD-001 lists the orders of the own company, newest first, with PO#, who placed it and no lines', async () => {
  const older = await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { poNo: 'PO-7' }))
  const newer = await place(shop.rep, orderOf({ [shop.a.number]: 2, [shop.b.number]: 1 }))
  await place(shop.de, orderOf({ [shop.a.number]: 1 }))
  const { rows, total } = await list({})
  expect(total).toBe(2)
  expect(rows).toEqual([
    {
      orderNo: newer.orderNo,
      soNo: newer.soNo,
      poNo: '',
      qoNo: null,
      quickOrderId: null,
      soDate: newer.soDate,
      status: 'submitted',
      kind: 'Normal',
      orderType: 'REG',
      placedBy: 'Joost Bakker',
      recipient: 'Drukwerk Centraal B.V., Utrecht',
      lineCount: 2,
      currency: 'EUR',
      grandTotal: 35.57,
      progress: [{ pieces: 3, shipment: null, leavesOn: '2026-11-25', expectedOn: '2026-11-27', arrivedOn: null }],
      trackingNo: null,
    },
    expect.objectContaining({ orderNo: older.orderNo, poNo: 'PO-7', placedBy: 'Sanne de Wit', lineCount: 1 }),
  ])
})

it('API-079 finds an order by every number of it and of its articles', async () => {
  const { b } = shop
  const [part] = await shop.db.select().from(skus).where(eq(skus.goodsSkuId, b.goodsSkuId))
  if (!part) throw new Error('no part')
  await shop.db.delete(custNumbers).where(eq(custNumbers.goodsSkuId, b.goodsSkuId))
  const own = { custId: 1, goodsSkuId: b.goodsSkuId, custNumber: 'Regal 12/7', custKey: 'REGAL127' }
  await shop.db.insert(custNumbers).values(own)
  const quick = await shop.nl.ask(
    'quickOrder.create',
    { body: { lines: [{ number: b.number, qty: 3 }] } },
    randomUUID(),
  )
  const order = await place(shop.nl, orderOf({ [b.number]: 3 }, { poNo: 'Köln-77', quickOrderId: quick.id }))
  const withoutB = await place(shop.nl, orderOf({ [shop.c.number]: 1 }))
  await shop.db.update(orders).set({ trackingNo: 'JVGL0611' }).where(eq(orders.orderNo, order.orderNo))
  const ofOrder = [order.orderNo.toLowerCase(), order.soNo, 'köln-7', quick.qoNo, 'jvgl06']
  for (const keyword of ofOrder) expect(await find({ keyword }), keyword).toEqual([order.orderNo])
  const { number, oemCode, unionCode, boxBarcode, productBarcode } = part
  const ofArticle = [number, oemCode, unionCode, boxBarcode, productBarcode, own.custNumber]
  for (const keyword of ofArticle) {
    const found = await find({ keyword })
    expect(found, keyword).toContain(order.orderNo)
    expect(found, keyword).not.toContain(withoutB.orderNo)
  }
  expect(await find({ keyword: '%' })).toEqual([])
  expect(await find({ source: 'quickOrder' })).toEqual([order.orderNo])
})

it('API-079 names a quick order only to those who may open it', async () => {
  const clerk = await signIn(shop.apiBase, 'clerk.nl')
  const saved = { name: 'Private', lines: [{ key: '1', input: shop.c.number, quantity: '1' }] }
  const { list: kept } = await shop.nl.ask('savedLists.save', { body: saved }, randomUUID())
  const quick = await shop.nl.ask(
    'quickOrder.create',
    { body: { lines: [{ number: shop.c.number, qty: 1 }] } },
    randomUUID(),
  )
  const ofList = await place(shop.nl, orderOf({ [shop.c.number]: 1 }, { quickOrderId: kept.id }))
  const ofQuick = await place(shop.nl, orderOf({ [shop.c.number]: 1 }, { quickOrderId: quick.id }))
  const seen = async (buyer: typeof shop.nl, { orderNo }: { orderNo: string }) => {
    const row = (await buyer.ask('orders.list', { query: { keyword: orderNo } })).rows[0]
    const view = await buyer.ask('orders.get', { params: { orderno: orderNo } })
    expect([view.qoNo, view.quickOrderId]).toEqual([row?.qoNo, row?.quickOrderId])
    return [row?.qoNo, row?.quickOrderId]
  }
  expect(await seen(shop.nl, ofList)).toEqual([kept.qoNo, kept.id])
  expect(await seen(shop.rep, ofList)).toEqual([null, null])
  expect(await seen(shop.rep, ofQuick)).toEqual([quick.qoNo, quick.id])
  expect(await seen(clerk, ofQuick)).toEqual([null, null])
  expect((await shop.rep.ask('orders.list', { query: { keyword: kept.qoNo } })).total).toBe(0)
  expect((await shop.nl.ask('orders.list', { query: { keyword: kept.qoNo } })).total).toBe(1)
})

it('API-079 N1 filters by status, kind, order type and days, which are those of the site', async () => {
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { orderType: 'DROP' }))
  const createTime = new Date('2024-02-29T22:59:59Z')
  const change = { status: 'shipped', kind: 'Pre-Order', createTime }
  await shop.db.update(orders).set(change).where(eq(orders.orderNo, order.orderNo))
  const only = [order.orderNo]
  expect(await find({ status: 'shipped' })).toEqual(only)
  expect(await find({ status: 'cancelled' })).toEqual([])
  expect(await find({ kind: 'Pre-Order' })).toEqual(only)
  expect(await find({ orderType: 'DROP' })).toEqual(only)
  expect(await find({ orderType: 'CPDROP' })).toEqual([])
  expect(await find({ from: '2024-02-29', to: '2024-02-29' })).toEqual(only)
  expect(await find({ to: '2024-02-28' })).toEqual([])
  expect(await find({ from: '2024-03-01' })).not.toContain(order.orderNo)
  expect(await find({ status: 'shipped', keyword: shop.b.number })).toEqual([])
})

it.each([
  { status: 'lost' },
  { kind: 'normal' },
  { pageSize: 25 },
  { from: '2024-02-30x' },
  { sort: 'grandTotal' },
  { state: 'shipped' },
  { source: 'cart' },
])('API-079 refuses a filter that it does not know: %o', async query => {
  expect((await shop.nl.call('orders.list', { query: query as never })).code).toBe(400)
})

it('API-079 shows every order exactly once over the pages of each sort, in both directions', async () => {
  const [one] = await shop.db.select().from(orders).where(eq(orders.custId, 1)).limit(1)
  if (!one) throw new Error('no order')
  // Many with the same purchase order number and moment, so that only the last key tells them apart.
  const { orderId: _id, ...row } = one
  const copies = Array.from({ length: 47 }, (_, at) => ({ ...row, orderNo: `COPY-${at}`, poNo: `po-${at % 3}` }))
  await shop.db.insert(orders).values(copies)
  const { total } = await list({})
  for (const sort of ['soDate', 'poNo'] as const)
    for (const order of ['asc', 'desc'] as const)
      for (const pageSize of PAGE_SIZES) {
        const seen: string[] = []
        for (let pageNum = 1; seen.length < total; pageNum++) {
          const page = await find({ sort, order, pageSize, pageNum })
          expect(page.length, `page ${pageNum} of ${pageSize}`).toBeGreaterThan(0)
          seen.push(...page)
        }
        expect(new Set(seen).size).toBe(total)
      }
  const poNos = (await list({ sort: 'poNo', order: 'asc', pageSize: 60 })).rows.map(found => found.poNo.toLowerCase())
  expect(poNos).toEqual([...poNos].sort((a, b) => (a < b ? -1 : Number(a > b))))
})

it('reads an index in the order of the list and stops at the page, among 20,000 orders', async () => {
  await shop.db.execute(sql`insert into orders (order_no, so_no, po_no, cust_id, account_id, org_id, status, kind, order_type,
      back_order_mode, currency, subtotal, discount, promotion_rate, shipping_cost, handling_fee, vat_rate, vat, total,
      grand_total, bill_to, ship_to, ship_via, create_time)
    select 'MANY-' || n, 'SO-' || n, 'PO-' || n % 9000, 1, 1, 1, (array['shipped', 'processing'])[n % 2 + 1], 'Normal', 'REG',
      'shipAvailable', 'EUR', 1, 0, 0, 0, 0, 21, 0.21, 1, 1.21, '{}', '{}', 'Parcel', now() - n * interval '1 hour'
    from generate_series(1, 20000) as n`)
  await shop.db.execute('analyze orders')
  const isOwn = eq(orders.custId, 1)
  const caller = { accountId: 1, custId: 1, permissions: ['*:*:*'] } as Principal
  const planOf = async (condition: SQL | undefined, query: Query) => {
    const statement = selectPage({ db: shop.db, caller }, condition, query).getSQL()
    const plan = await readRows<Record<string, string>>(shop.db, sql`explain ${statement}`)
    return plan.map(line => line['QUERY PLAN']).join('\n')
  }
  const plans = [
    [await planOf(isOwn, {}), 'Index Scan Backward using orders_cust'],
    [await planOf(isOwn, { sort: 'soDate', order: 'asc' }), 'Index Scan using orders_cust'],
    [await planOf(isOwn, { sort: 'poNo', order: 'asc' }), 'Index Scan using orders_po'],
    [await planOf(and(isOwn, eq(orders.status, 'processing')), {}), 'Index Scan Backward using orders_'],
  ] as const
  for (const [plan, index] of plans) {
    expect(plan).toContain(index)
    expect(plan).not.toContain('Sort')
  }
})

it('API-079 finds an order by company, name and city of its recipient', async () => {
  const shipTo = {
    company: 'Kanzlei Grünwald',
    firstName: 'Erika',
    lastName: 'Mustermann',
    address1: 'Hauptstraße 1',
    address2: '',
    postcode: '94032',
    city: 'Passau',
    state: '',
    countryIso2: 'DE',
    phone: '+49 851 555 01',
    email: '',
  }
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { orderType: 'DROP', shipTo: shipTo as never }))
  for (const keyword of ['grünwald', 'Erika Muster', 'PASSAU'])
    expect(await find({ keyword }), keyword).toEqual([order.orderNo])
  expect((await shop.de.ask('orders.list', { query: { keyword: 'grünwald' } })).rows).toEqual([])
})

it('API-079 ORD-001 finds an order by the number of an invoice and of a credit note', async () => {
  const order = await place(shop.nl, orderOf({ [shop.c.number]: 2 }))
  const ops = { db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }
  const { data } = await runCommand(ops, 'order:ship', { positionals: [order.orderNo], options: { yes: true } })
  const { invoiceNo } = data as { invoiceNo: string }
  expect(invoiceNo).toMatch(/^IN-NL-/)
  expect(await find({ keyword: invoiceNo.toLowerCase() })).toEqual([order.orderNo])
  expect((await shop.de.ask('orders.list', { query: { keyword: invoiceNo } })).rows).toEqual([])
})

it('OL-006 OL-023 OL-026 API-079 finds order, invoice and return by each number on their papers, however it is written', async () => {
  const { orderNo, soNo } = await place(shop.nl, orderOf({ [shop.c.number]: 2 }, { poNo: 'BE/2026-4711' }))
  const ops = { db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }
  const options = { yes: true, parcel: 'DHL:JVGL 0611 2345' }
  const { data } = await runCommand(ops, 'order:ship', { positionals: [orderNo], options })
  const { invoiceNo } = data as { invoiceNo: string }
  const numbers = [orderNo, soNo, 'BE/2026-4711', invoiceNo, `${soNo}-1`, 'JVGL06112345']
  const ways = [
    (number: string) => number,
    (number: string) => number.toLowerCase(),
    (number: string) => number.replaceAll(/[-/]/g, ''),
    (number: string) => number.replaceAll(/[-/]/g, ' '),
    (number: string) => number.replaceAll('-', '–'),
    (number: string) => number.replaceAll('-', '\u2011'),
    (number: string) => `#${number}`,
    (number: string) => ` No. ${number} `,
    (number: string) => `Rechnung: ${number}`,
  ]
  for (const number of numbers) {
    for (const write of ways) {
      const keyword = write(number)
      expect(await find({ keyword }), keyword).toEqual([orderNo])
      const { rows } = await shop.nl.ask('finance.list', { query: { keyword } })
      expect(
        rows.map(row => row.invoiceNo),
        keyword,
      ).toEqual([invoiceNo])
      expect((await shop.de.ask('orders.list', { query: { keyword } })).rows, keyword).toEqual([])
      expect((await shop.de.ask('finance.list', { query: { keyword } })).rows, keyword).toEqual([])
    }
  }
})

it('OL-006 finds a number without a figure behind a word', async () => {
  const { orderNo } = await place(shop.nl, orderOf({ [shop.c.number]: 1 }, { poNo: 'KLMN-OPQR' }))
  for (const keyword of ['No. KLMN-OPQR', 'Order: KLMN/OPQR', 'your klmn–opqr'])
    expect(await find({ keyword }), keyword).toEqual([orderNo])
})

it('API-079 ORD-001 filters by who placed an order, in list and export, and names those who have', async () => {
  const ofRep = await place(shop.rep, orderOf({ [shop.a.number]: 1 }, { poNo: 'PLACED-BY-REP' }))
  const ofMain = await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { poNo: 'PLACED-BY-MAIN' }))
  const orderers = await shop.nl.ask('orders.orderers', {})
  expect(orderers.map(({ name }) => name)).toEqual(['Joost Bakker', 'Sanne de Wit'])
  const rep = String(orderers[0]?.accountId)
  const found = await find({ placedBy: rep })
  expect(found).toContain(ofRep.orderNo)
  expect(found).not.toContain(ofMain.orderNo)
  const csv = await shop.nl.ask('documents.download', {
    body: { type: 'orders', format: 'csv', query: { placedBy: rep } },
  })
  const text = await csv.content.text()
  expect(text).toContain('PLACED-BY-REP')
  expect(text).not.toContain('PLACED-BY-MAIN')
  // Of another company neither names nor orders.
  expect((await shop.de.ask('orders.orderers', {})).map(({ name }) => name)).not.toContain('Joost Bakker')
  expect((await shop.de.ask('orders.list', { query: { placedBy: rep } })).total).toBe(0)
  expect((await shop.nl.call('orders.list', { query: { placedBy: 'Joost' } })).code).toBe(400)
})
