/** Lists, sums and documents of invoices, as buyers read them. */
import type { CallInput } from '@cartwright/core/contract'
import { AGING_GROUPS, CODE } from '@cartwright/core/contract'
import { addDays, dayIn, sum } from '@cartwright/core/rules'
import { eq, sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readToday } from '../account/billing'
import { accountPrices, accounts, orders, receivables, sellers } from '../db/schema'
import type { Principal } from '../http/handler'
import { runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { readPdf } from '../pdf/read-pdf.testing'
import type { Buyer } from '../testing/buyer'
import { call } from '../testing/call'
import { statementTable } from './statement'

let shop: OrderingShop
let today: string
beforeAll(async () => {
  shop = await openOrderingShop()
  today = await readToday(shop.db, 1, shop.clock.now())
})
afterAll(() => shop?.close())

const ops = (name: string, positionals: string[], options: Record<string, string | boolean> = {}) =>
  runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, name, {
    positionals,
    options: { yes: true, ...options },
  })

/** An invoice of one piece of b, 11.37, that is due on a day. */
async function invoiceDue(dueDate: string, buyer: Buyer = shop.nl, poNo = ''): Promise<string> {
  const { orderNo } = await place(buyer, orderOf({ [shop.b.number]: 1 }, { poNo }))
  await ops('order:ship', [orderNo], { yes: true })
  const [order] = await shop.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  const [entry] = await shop.db
    .update(receivables)
    .set({ dueDate, invoiceDate: addDays(dueDate, -30) })
    .where(eq(receivables.orderId, order?.orderId ?? 0))
    .returning()
  if (!entry) throw new Error('no invoice')
  return entry.number
}
const clear = () => shop.db.execute('truncate orders, payments cascade')
const list = (query: CallInput<'finance.list'>['query'] = {}, buyer: Buyer = shop.nl) =>
  buyer.ask('finance.list', { query })
const numbers = async (query: CallInput<'finance.list'>['query']) =>
  (await list(query)).rows.map(({ invoiceNo }) => invoiceNo)
const download = (body: CallInput<'documents.download'>['body'], buyer: Buyer = shop.nl) =>
  buyer.ask('documents.download', { body })
const pdfOf = async (file: { content: Blob }) => readPdf(Buffer.from(await file.content.arrayBuffer()))
const textOf = async (file: { content: Blob }) => new TextDecoder().decode(await file.content.arrayBuffer())

describe('the list of invoices', () => {
  it('API-088 FIN-001 FIN-002 FIN-003 FIN-004 FIN-005 filters by status and type, and shows the ten facts', async () => {
    await clear()
    const open = await invoiceDue(addDays(today, -31), shop.nl, 'PO-OPEN')
    const paid = await invoiceDue(addDays(today, 5))
    await ops('payment:book', ['100217', '11.37', 'L1'], { invoices: paid })
    await ops('payment:book', ['100217', '5', 'L2'], { invoices: open })
    await ops('invoice:credit', [paid])
    const { rows, total } = await list({ status: 'open' })
    expect(total).toBe(2)
    expect(rows.find(({ invoiceNo }) => invoiceNo === open)).toEqual({
      invoiceNo: open,
      type: 'invoice',
      invoiceDate: addDays(today, -61),
      dueTime: addDays(today, -31),
      orderNo: expect.stringMatching(/^ON-/),
      poNo: 'PO-OPEN',
      currency: 'EUR',
      document: 'invoice',
      amount: 11.37,
      paid: 5,
      balance: 6.37,
      status: 'open',
      aging: 31,
      bucket: 'd60',
      formats: ['ubl', 'facturx'],
      pdfBytes: null,
    })
    for (const row of rows) expect(row.balance).toBe(sum([row.amount, -row.paid]))
    const credit = rows.find(({ type }) => type === 'credit')
    expect(credit).toMatchObject({ amount: -11.37, paid: 0, balance: -11.37, document: 'creditNote' })
    // A credit is never overdue.
    const later = { type: 'credit', asOf: addDays(today, 40) } as const
    expect((await list(later)).rows.map(({ aging }) => aging)).toEqual([0])
    expect((await list({ ...later, aging: 1 })).total).toBe(0)
    expect((await list({ type: 'invoice' })).rows.map(({ type }) => type)).toEqual(['invoice', 'invoice'])
    expect(await numbers({ type: 'credit' })).toEqual([credit?.invoiceNo])
    expect(await numbers({ status: 'cleared' })).toEqual([paid])
    expect(await numbers({ keyword: 'po-op' })).toEqual([open])
    expect(await numbers({ from: addDays(today, -61), to: addDays(today, -61) })).toEqual([open])
    // Of another company there is nothing.
    expect((await list({}, shop.de)).total).toBe(0)
    expect(await shop.de.call('finance.get', { params: { invoiceNo: open } })).toMatchObject({ code: 404 })
  })

  it('FIN-005 API-088 says what the entries of all pages come to, filtered as the rows are, by currency', async () => {
    await clear()
    expect((await list()).sums).toEqual([])
    const late = await invoiceDue(addDays(today, -31), shop.nl, 'PO-SUM')
    for (const day of [-2, 5]) await invoiceDue(addDays(today, day))
    // Each 2.50 + 6.90 freight, with 21 % VAT 11.37.
    await ops('payment:book', ['100217', '5', 'S1'], { invoices: late })
    const sumsOf = async (query: CallInput<'finance.list'>['query']) => (await list(query)).sums
    expect(await sumsOf({ pageSize: 10 })).toEqual([{ currency: 'EUR', count: 3, amount: 34.11, balance: 29.11 }])
    expect(await sumsOf({ pageNum: 9 })).toEqual([{ currency: 'EUR', count: 3, amount: 34.11, balance: 29.11 }])
    expect(await sumsOf({ keyword: 'PO-SUM' })).toEqual([{ currency: 'EUR', count: 1, amount: 11.37, balance: 6.37 }])
    expect(await sumsOf({ aging: 1 })).toEqual([{ currency: 'EUR', count: 2, amount: 22.74, balance: 17.74 }])
    await ops('invoice:credit', [late])
    const credits = await sumsOf({ type: 'credit' })
    expect(credits).toMatchObject([{ currency: 'EUR', count: 1, amount: -11.37 }])
  })

  it('VAL-018 lists what is at least so many days overdue, and refuses what is no number', async () => {
    await clear()
    const due = [-31, -30, -29, 3].map(days => addDays(today, days))
    const made: string[] = []
    for (const day of due) made.push(await invoiceDue(day))
    expect(await numbers({ aging: 30, sort: 'dueTime', order: 'asc' })).toEqual(made.slice(0, 2))
    expect((await shop.nl.call('finance.list', { query: { aging: 'x' } as never })).code).toBe(400)
  })

  it('API-089 FIN-007 FIN-008 FIN-009 FIN-010 FIN-011 FIN-012 FIN-013 the sums of the groups are those of their lists', async () => {
    await clear()
    const days = [15, 14, 8, 7, 0, -1, -30, -31, -60, -61, -90, -91, -120, -121]
    for (const day of days) await invoiceDue(addDays(today, day))
    const stat = await shop.nl.ask('finance.stat', { query: {} })
    expect(stat.groups.map(({ bucket, count }) => [bucket, count])).toEqual([
      ['later', 1],
      ['week2', 2],
      ['week1', 2],
      ['d30', 2],
      ['d60', 2],
      ['d90', 2],
      ['d120', 2],
      ['over120', 1],
    ])
    expect(stat).toMatchObject({ asOf: today, currency: 'EUR', total: 159.18, count: 14 })
    for (const bucket of AGING_GROUPS) {
      const { rows } = await list({ bucket, pageSize: 60 })
      const group = stat.groups.find(found => found.bucket === bucket)
      expect(rows.length).toBe(group?.count)
      expect(sum(rows.map(({ balance }) => balance))).toBe(group?.amount)
      for (const row of rows) expect(row.bucket).toBe(bucket)
    }
    const { openBalance, overdueDays, overdueAmount } = await shop.nl.ask('account.billing', {})
    expect({ openBalance, overdueDays }).toEqual({ openBalance: stat.total, overdueDays: 121 })
    expect({ count: stat.overdue?.count, days: 121, amount: overdueAmount }).toEqual(stat.overdue)
  })

  it('API-089 FIN-007 FIN-009 an open credit counts with what is due now, and the groups are still the open balance', async () => {
    await clear()
    const paid = await invoiceDue(addDays(today, -10))
    await invoiceDue(addDays(today, -20))
    await ops('payment:book', ['100217', '11.37', 'K1'], { invoices: paid })
    await ops('invoice:credit', [paid])
    await shop.db
      .update(receivables)
      .set({ dueDate: addDays(today, -5), invoiceDate: addDays(today, -5) })
      .where(eq(receivables.type, 'credit'))
    const amounts = ({ groups }: { groups: { bucket: string; amount: number; count: number }[] }) =>
      groups.flatMap(({ bucket, amount, count }) => (count > 0 ? [[bucket, amount]] : []))
    const stat = await shop.nl.ask('finance.stat', { query: {} })
    expect(amounts(stat)).toEqual([
      ['week1', -11.37],
      ['d30', 11.37],
    ])
    expect(stat.total).toBe((await shop.nl.ask('account.billing', {})).openBalance)
    expect(stat).toMatchObject({
      overdue: { amount: 11.37, count: 1, days: 20 },
      credits: { amount: -11.37, count: 1 },
      counts: { open: 2, invoices: 2, credits: 1, cleared: 1 },
    })
    const { creditLimit, creditBalance } = await shop.nl.ask('account.billing', {})
    expect(stat.credit).toMatchObject({ limit: creditLimit, left: creditBalance })
    const ofGroup = async (bucket: 'week1' | 'd30') =>
      (await list({ bucket })).rows.map(row => [row.type, row.balance, row.aging, row.bucket])
    expect(await ofGroup('week1')).toEqual([['credit', -11.37, 0, 'week1']])
    expect(await ofGroup('d30')).toEqual([['invoice', 11.37, 20, 'd30']])
  })

  it('API-089 shows any day as it was then', async () => {
    await clear()
    const number = await invoiceDue(addDays(today, -10))
    await ops('payment:book', ['100217', '11.37', 'D1'], { invoices: number, date: addDays(today, -2) })
    const then = { asOf: addDays(today, -3) }
    expect((await shop.nl.ask('finance.stat', { query: {} })).total).toBe(0)
    expect((await shop.nl.ask('finance.stat', { query: then })).total).toBe(11.37)
    expect((await list({ ...then, status: 'open' })).rows).toMatchObject([{ balance: 11.37, paid: 0, aging: 7 }])
    expect((await list({ asOf: addDays(today, -41) })).total).toBe(0)
  })

  it('API-088 one invoice has its lines, sums and what has cleared it', async () => {
    await clear()
    const number = await invoiceDue(addDays(today, 5))
    await ops('payment:book', ['100217', '1', 'G1'], { invoices: number })
    await ops('invoice:credit', [number], {})
    const invoice = await shop.nl.ask('finance.get', { params: { invoiceNo: number } })
    expect(invoice).toMatchObject({
      subtotal: 2.5,
      charge: 6.9,
      total: 9.4,
      vat: 1.97,
      grandTotal: 11.37,
      corrects: null,
      lines: [{ number: shop.b.number, qty: 1, unitPrice: 2.5, net: 2.5 }],
      matches: [
        { amount: 1, by: 'G1' },
        { amount: 10.37, by: expect.stringMatching(/^CR-NL/) },
      ],
    })
    const creditNo = invoice.matches[1]?.by ?? ''
    const credit = await shop.nl.ask('finance.get', { params: { invoiceNo: creditNo } })
    expect(credit).toMatchObject({ corrects: number, balance: -1, matches: [{ amount: 10.37, by: number }] })
  })

  it('API-088 FIN-003 FIN-006 a credit has its invoice, what it was used for, and what is proposed for the rest of it', async () => {
    await clear()
    const first = await invoiceDue(addDays(today, -30))
    await ops('payment:book', ['100217', '10', 'C1'], { invoices: first })
    await ops('invoice:credit', [first])
    const [own] = (await list({ type: 'credit' })).rows
    const credits = async (asOf?: string) => shop.nl.ask('finance.credits', { query: asOf ? { asOf } : {} })
    const note = { invoiceNo: own?.invoiceNo, invoiceDate: today, corrects: first, rmaNo: null, amount: 11.37 }
    const used = [{ invoiceNo: first, day: today, amount: 1.37 }]
    expect(await credits()).toEqual({
      currency: 'EUR',
      open: 1,
      credits: [{ ...note, left: 10, uses: used, proposed: [] }],
    })
    // What is left of a payment is a credit too; the older one is proposed first, for what is due first.
    const paid = await invoiceDue(addDays(today, 20))
    await ops('payment:book', ['100217', '15', 'C2'], { invoices: paid, date: addDays(today, -8) })
    const [later, sooner] = [await invoiceDue(addDays(today, 9)), await invoiceDue(addDays(today, 4))]
    const due = (days: number) => ({ dueTime: addDays(today, days) })
    const { credits: both } = await credits()
    expect(both).toEqual([
      {
        invoiceNo: 'C2',
        invoiceDate: addDays(today, -8),
        corrects: null,
        rmaNo: null,
        amount: 3.63,
        left: 3.63,
        uses: [],
        proposed: [{ invoiceNo: sooner, ...due(4), balance: 11.37, amount: 3.63 }],
      },
      {
        ...note,
        left: 10,
        uses: used,
        proposed: [
          { invoiceNo: sooner, ...due(4), balance: 7.74, amount: 7.74 },
          { invoiceNo: later, ...due(9), balance: 11.37, amount: 2.26 },
        ],
      },
    ])
    // It was not there then.
    expect((await credits(addDays(today, -1))).credits.map(({ invoiceNo }) => invoiceNo)).toEqual(['C2'])
    await ops('credit:match', ['C2', later])
    expect(await credits()).toMatchObject({
      open: 1,
      credits: [{ left: 10 }, { invoiceNo: 'C2', left: 0, uses: [{ invoiceNo: later, amount: 3.63 }], proposed: [] }],
    })
    // A match counts for the days since it.
    expect((await credits(addDays(today, -1))).credits).toMatchObject([{ invoiceNo: 'C2', left: 3.63, uses: [] }])
    expect((await shop.de.ask('finance.credits', { query: {} })).credits).toEqual([])
    expect((await shop.rep.call('finance.credits', { query: {} })).code).toBe(403)
  })

  it('API-089 FIN-006 what a buyer pays before there is an invoice is a credit until then', async () => {
    await clear()
    const number = await invoiceDue(addDays(today, 25))
    const wanted = { invoices: number, date: addDays(today, -9) }
    await ops('payment:book', ['100217', '11.37', 'AHEAD'], wanted)
    expect((await list({ status: 'open' })).rows).toEqual([])
    const then = { asOf: addDays(today, -7) }
    expect((await list({ ...then, status: 'open' })).rows).toMatchObject([{ invoiceNo: 'AHEAD', balance: -11.37 }])
    expect(await shop.nl.ask('finance.stat', { query: then })).toMatchObject({ total: -11.37 })
    const { matches } = await shop.nl.ask('finance.get', { params: { invoiceNo: number } })
    expect(matches).toEqual([{ day: addDays(today, -5), amount: 11.37, by: 'AHEAD' }])
    const period = { from: addDays(today, -8), to: today }
    expect(await shop.nl.ask('finance.statement', { query: period })).toEqual({
      ...period,
      currency: 'EUR',
      opening: -11.37,
      closing: 0,
      invoices: { count: 1, amount: 11.37 },
      credits: { count: 0, amount: 0 },
      payments: { count: 0, amount: 0 },
    })
    expect((await shop.rep.call('finance.statement', { query: period })).code).toBe(403)
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'API-089 FIN-006 a payment and a match are of the day it is where the seller is, %s',
    async timeZone => {
      await clear()
      const [home] = await shop.db.select().from(sellers).where(eq(sellers.orgId, 1))
      const inZone = (zone = 'UTC') => shop.db.update(sellers).set({ timeZone: zone }).where(eq(sellers.orgId, 1))
      onTestFinished(async () => void (await inZone(home?.timeZone)))
      await inZone(timeZone)
      const here = dayIn(timeZone, shop.clock.now())
      const number = await invoiceDue(addDays(here, 20))
      await ops('payment:book', ['100217', '3', 'HERE'])
      await ops('payment:book', ['100217', '20', 'EARLIER'], { date: addDays(here, -12) })
      const other = await invoiceDue(addDays(here, 25))
      await ops('credit:match', ['EARLIER', other])
      const { matches } = await shop.nl.ask('finance.get', { params: { invoiceNo: number } })
      expect(matches).toMatchObject([{ by: 'EARLIER' }, { day: here, by: 'HERE' }])
      const { credits } = await shop.nl.ask('finance.credits', { query: {} })
      expect(credits).toMatchObject([{ invoiceNo: 'EARLIER', left: 0.26, uses: [{}, { invoiceNo: other, day: here }] }])
      const tomorrow = { date: addDays(here, 1) }
      await expect(ops('payment:book', ['100217', '1', 'TOMORROW'], tomorrow)).rejects.toThrow('has not come yet')
    },
  )

  it.each([
    ['finance.statement', { from: '2026-02-30', to: '2026-03-31' }],
    ['finance.statement', { from: '0001-01-01', to: '2026-03-31' }],
    ['finance.statement', { from: '2026-03-31', to: '2026-03-30' }],
    ['finance.credits', { asOf: '2026-11-31' }],
    ['finance.credits', { asOf: '0000-01-01' }],
    ['finance.stat', { asOf: '9999-12-31' }],
    ['orders.list', { to: '9999-12-31' }],
    ['finance.list', { from: '2027-02-29' }],
  ] as const)('API-088 API-089 %s refuses a day that is none, and a period without days: %o', async (name, query) => {
    expect((await shop.nl.call(name, { query: query as never })).code).toBe(CODE.BAD_REQUEST)
  })

  it('API-089 the statement of all time ends with what is open', async () => {
    await clear()
    await invoiceDue(addDays(today, 25))
    expect(await shop.nl.ask('finance.statement', { query: { from: '1000-01-01', to: '9998-12-31' } })).toMatchObject({
      opening: 0,
      closing: 11.37,
      invoices: { count: 1, amount: 11.37 },
    })
  })

  it('API-095 is exported as CSV and XLSX, filtered and with amounts as numbers', async () => {
    await clear()
    const number = await invoiceDue(addDays(today, -1), shop.nl, '=1+1')
    await invoiceDue(addDays(today, 5))
    const csv = await textOf(await download({ type: 'invoices', format: 'csv', query: { bucket: 'd30' } }))
    const [head, line, ...more] = csv.replace('\ufeff', '').trimEnd().split('\r\n')
    expect(head).toBe(
      '"Number","Type","Invoice date","Due","Order no","PO#","Currency","Amount","Paid","Balance","Status","Days overdue"',
    )
    expect(line).toMatch(
      new RegExp(
        `^"${number}","Invoice","${addDays(today, -31)}","${addDays(today, -1)}","ON-.*","'=1\\+1","EUR",11.37,0,11.37,"Overdue",1$`,
      ),
    )
    expect(more).toEqual([])
    const file = await download({ type: 'invoices', format: 'xlsx', ids: [number] })
    expect(file.name).toBe('Invoices.xlsx')
    const [, row] = (await readXlsx(new Uint8Array(await file.content.arrayBuffer()))).sheets[0]?.rows ?? []
    expect([row?.[0], row?.[9]]).toEqual([number, 11.37])
    expect(row?.[2]).toBeInstanceOf(Date)
  })

  it('API-095 FIN-005 is reconciled row by row: what an entry consists of less what has cleared it is its balance', async () => {
    await clear()
    const number = await invoiceDue(addDays(today, 5), shop.nl, 'PO-REC')
    await ops('invoice:credit', [number])
    await ops('payment:book', ['100217', '4', 'REC-1'])
    const other = await invoiceDue(addDays(today, 6))
    await ops('payment:book', ['100217', '3', 'REC-2'], { invoices: other })
    const body = { type: 'reconciliation', format: 'xlsx' } as const
    const rowsOf = async (more: object) => {
      const file = await download({ ...body, ...more })
      expect(file.name).toBe('Reconciliation.xlsx')
      const { rows } = (await readXlsx(new Uint8Array(await file.content.arrayBuffer()))).sheets[0]!
      return rows.slice(1).map(row => row.map(cell => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)))
    }
    const rows = await rowsOf({})
    const creditNo = (await numbers({ type: 'credit' })).find(name => name.startsWith('CR-'))
    const of = (name: string | undefined) => rows.filter(row => row[0] === name)
    // Number, corrects, PO#, item, order line, article, quantity, credited quantity, credit notes, cleared by, amount, cleared amount
    const facts = (row: (typeof rows)[number]) => [0, 4, 7, 8, 9, 10, 12, 13, 14, 15, 18, 19].map(at => row[at] || null)
    const none = null
    expect(of(number).map(facts)).toEqual([
      [number, none, 'PO-REC', 'Goods', 1, shop.b.number, 1, 1, creditNo, none, 2.5, none],
      [number, none, 'PO-REC', 'Freight', none, none, none, none, none, none, 6.9, none],
      [number, none, 'PO-REC', 'VAT', none, none, none, none, none, none, 1.97, none],
      [number, none, 'PO-REC', 'Credit', none, none, none, none, none, creditNo, none, 11.37],
    ])
    expect(of(creditNo).map(row => [facts(row)[1], facts(row)[3], facts(row)[10], facts(row)[11]])).toEqual([
      [number, 'Goods', -2.5, none],
      [number, 'Freight', -6.9, none],
      [number, 'VAT', -1.97, none],
      [number, 'Invoice', none, -11.37],
    ])
    expect(of('REC-1').map(row => [facts(row)[3], facts(row)[10]])).toEqual([['Payment', -4]])
    for (const entry of (await list()).rows) {
      const amounts = of(entry.invoiceNo).map(row => Number(row[18] ?? 0) - Number(row[19] ?? 0))
      expect(Math.round(sum(amounts) * 100)).toBe(Math.round(entry.balance * 100))
    }
    expect((await rowsOf({ ids: [other] })).map(row => row[0])).toEqual(Array(4).fill(other))
    expect((await shop.rep.call('documents.download', { body })).code).toBe(403)
    const foreign = await textOf(await download({ ...body, format: 'csv', ids: [number] }, shop.de))
    expect(foreign.trimEnd().split('\r\n')).toHaveLength(1)
  })
})

describe('documents', () => {
  it('API-095 an invoice is the same PDF each time, with both numbers of each article, PO#, VAT and bank', async () => {
    await clear()
    const number = await invoiceDue(addDays(today, 5), shop.nl, 'PO-77')
    const file = await download({ type: 'invoice', id: number })
    expect([file.name, file.content.type]).toEqual([`${number}.pdf`, 'application/pdf'])
    const { text, info, roles } = await pdfOf(file)
    for (const word of [number, 'PO-77', shop.b.number, 'NL91ABNA0417164300', '21%', '€11.37', 'NL853217646B01'])
      expect(text).toContain(word)
    expect(info.Title).toBe(`Invoice ${number}`)
    expect(roles.filter(role => role === 'H1')).toHaveLength(1)
    const [{ pdfBytes } = { pdfBytes: null }] = (await list()).rows
    expect(pdfBytes).toBe(file.content.size)
    const again = await download({ type: 'invoice', id: number })
    expect(Buffer.from(await again.content.arrayBuffer())).toEqual(Buffer.from(await file.content.arrayBuffer()))
    await ops('invoice:credit', [number])
    const [credit] = (await list({ type: 'credit' })).rows
    const note = await pdfOf(await download({ type: 'creditNote', id: credit?.invoiceNo ?? '' }))
    expect(note.text).toContain(`Corrects invoice ${number}`)
    expect(note.text).toContain('How it reaches you')
    // Known once it was written, and to who may have it.
    const details = await shop.nl.ask('finance.get', { params: { invoiceNo: credit?.invoiceNo ?? '' } })
    expect([credit?.pdfBytes, details.pdfBytes]).toEqual([null, expect.any(Number)])
    expect((await shop.nl.call('documents.download', { body: { type: 'creditNote', id: number } })).code).toBe(404)
  })

  it('API-095 are refused to other companies, and to accounts that see account prices', async () => {
    await clear()
    const number = await invoiceDue(addDays(today, 5))
    const codeFor = async (buyer: Buyer, body: CallInput<'documents.download'>['body']) =>
      (await buyer.call('documents.download', { body })).code
    expect(await codeFor(shop.de, { type: 'invoice', id: number })).toBe(404)
    expect(await codeFor(shop.rep, { type: 'invoice', id: number })).toBe(403)
    expect(await codeFor(shop.rep, { type: 'statement', format: 'pdf', from: today, to: today })).toBe(403)
  })

  it('API-095 a statement goes from its opening to its closing balance, which is what its groups add up to', async () => {
    await clear()
    const first = await invoiceDue(addDays(today, -40))
    await invoiceDue(addDays(today, -5), shop.nl, 'PO-S')
    await ops('payment:book', ['100217', '6', 'S1'], { invoices: first, date: addDays(today, -1) })
    const period = { from: addDays(today, -36), to: today }
    const { text } = await pdfOf(await download({ type: 'statement', format: 'pdf', ...period }))
    for (const word of [
      'Statement of account',
      'Period',
      'Opening balance',
      '€11.37',
      '€22.74',
      '€16.74',
      'S1',
      '1–30 days overdue',
    ])
      expect(text).toContain(word)
    const dayIn = (language: string, day: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(`${day}T12:00:00Z`))
    // One way of writing dates, in head and rows.
    expect(text).toContain(`${dayIn('en-GB', period.from)} to ${dayIn('en-GB', today)}`)
    expect(text).toContain(dayIn('en-GB', addDays(today, -1)))
    expect(text).not.toContain(today)
    expect(text).not.toMatch(/Mon|Tue|Wed|Thu|Fri|Sat|Sun/)
    const book = await readXlsx(
      new Uint8Array(await (await download({ type: 'statement', format: 'xlsx', ...period })).content.arrayBuffer()),
    )
    const rows = book.sheets[0]?.rows ?? []
    expect(rows.filter(row => row[4] !== undefined && row[4] !== null).map(row => row[4])).toEqual([
      'Balance',
      11.37,
      22.74,
      16.74,
      16.74,
    ])
    const groups = rows.slice(-8).map(row => Number(row[3]))
    expect(sum(groups)).toBe(16.74)
    // The PO# and the day on which an invoice is due; a payment is not owed.
    const dueOf = rows.filter(row => row[6] !== undefined && row[6] !== null).map(row => row[6])
    expect(dueOf).toEqual(['Your PO', 'PO-S'])
    expect(rows.filter(row => row[7] instanceof Date).map(row => (row[7] as Date).toISOString().slice(0, 10))).toEqual([
      addDays(today, -5),
    ])
    for (const word of ['Your PO', 'PO-S', 'Due', dayIn('en-GB', addDays(today, -5))]) expect(text).toContain(word)
  })

  it.each([
    ['en', 'Currency'],
    ['de', 'Währung'],
    ['fr', 'Devise'],
    ['it', 'Valuta'],
    ['pl', 'Waluta'],
    ['zh', '币种'],
  ] as const)(
    'API-095 a statement as a table names the currency in the language of the reader, here %s',
    async (language, word) => {
      const input = { body: { type: 'statement', format: 'xlsx', from: today, to: today } } as const
      const headers = { 'Accept-Language': language }
      const { result } = await call(shop, 'documents.download', input, { token: shop.nl.token, headers })
      if (!result) throw new Error('no file')
      const { sheets } = await readXlsx(new Uint8Array(await result.content.arrayBuffer()))
      expect(sheets[0]?.rows[0]?.[5]).toBe(word)
    },
  )

  /** Invoices and payments of 1 each, on days that have several of both. */
  async function bookMany(invoicesOfDay: number, paymentsOfDay: number): Promise<{ from: string; to: string }> {
    const number = await invoiceDue(addDays(today, 20))
    await shop.db.execute(sql`
      insert into invoices (invoice_no, kind, seller_id, cust_id, order_id, snapshot, snapshot_hash, create_time)
      select 'MANY-' || n, kind, seller_id, cust_id, order_id, snapshot, snapshot_hash, create_time
      from invoices, generate_series(1, ${3 * invoicesOfDay}::int) as n where invoice_no = ${number}`)
    await shop.db.execute(sql`
      insert into receivables (cust_id, type, invoice_id, number, invoice_date, due_date, order_id, account_id, currency, amount, balance, status)
      select r.cust_id, 'invoice', i.invoice_id, i.invoice_no, ${addDays(today, -3)}::date + substring(i.invoice_no, 6)::int % 3, ${today},
        r.order_id, r.account_id, 'EUR', 1, 1, 'open'
      from receivables r, invoices i where r.number = ${number} and i.invoice_no like 'MANY-%'`)
    await shop.db.execute(sql`
      insert into payments (cust_id, reference, day, amount, create_time)
      select 1, 'PAID-' || n, ${addDays(today, -3)}::date + n % 3, 1, now()
      from generate_series(1, ${3 * paymentsOfDay}::int) as n`)
    return { from: addDays(today, -3), to: today }
  }

  it('API-095 a statement that is longer than what is read at once has each entry once, by days, documents before payments', async () => {
    await clear()
    const period = await bookMany(150, 100)
    const { content } = await download({ type: 'statement', format: 'xlsx', ...period })
    const rows = (await readXlsx(new Uint8Array(await content.arrayBuffer()))).sheets[0]?.rows.slice(2, -9) ?? []
    const days = [-3, -2, -1].flatMap(back =>
      [
        { kind: 'Invoice', count: 150 },
        { kind: 'Payment', count: 100 },
      ].flatMap(({ kind, count }) => Array.from({ length: count }, () => `${addDays(today, back)} ${kind}`)),
    )
    expect(rows.map(([day, kind]) => `${(day as Date).toISOString().slice(0, 10)} ${kind}`)).toEqual(days)
    expect(new Set(rows.map(([, , number]) => number)).size).toBe(750)
    expect([rows[0]?.[4], rows[149]?.[4], rows[249]?.[4], rows.at(-1)?.[4]]).toEqual([12.37, 161.37, 61.37, 161.37])
    const { text } = await pdfOf(await download({ type: 'statement', format: 'pdf', ...period }))
    for (const word of ['MANY-450', 'PAID-300', '€161.37']) expect(text).toContain(word)
  })

  it('G1 a statement is read in pages: what is booked behind the first one is still in it', async () => {
    await clear()
    const { from, to } = await bookMany(150, 100)
    const caller = { custId: 1, orgId: 1, mainAccount: true, currency: 'EUR' } as Principal
    const scope = { db: shop.db, caller, region: 'EU', now: shop.clock.now(), language: 'en' } as const
    const lengths: number[] = []
    const references: unknown[] = []
    for await (const page of (await statementTable(scope, from, to)).rows) {
      lengths.push(page.length)
      references.push(...page.map(row => row[2]))
      if (lengths.length === 2) await ops('payment:book', ['100217', '1', 'MEANWHILE'])
    }
    // The opening balance, the entries, the closing balance and the groups of what is open.
    expect(lengths).toEqual([1, 200, 200, 200, 151, 1, 8])
    expect(references.at(-10)).toBe('MEANWHILE')
  })

  it('ORD-003 a carrier label has the number of each parcel as a bar code, on a page of its own', async () => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
    await ops('order:ship', [orderNo], { parcel: 'DHL:JVGL0611:15.6,DHL:JVGL0612', yes: true })
    const order = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
    const shipment = order.shipments?.[0]?.number ?? ''
    const { text, pages, roles } = await pdfOf(await download({ type: 'carrierLabel', id: orderNo, shipment }))
    expect(pages).toBe(2)
    for (const word of ['DHL', 'JVGL0611', 'JVGL0612', 'Utrecht', '15.6 kg']) expect(text).toContain(word)
    expect(roles.filter(role => role === 'Figure')).toHaveLength(2)
  })

  it('VAL-040 characters that no document can show are refused where they are typed', async () => {
    const shipTo = {
      firstName: '',
      lastName: '',
      company: '李文具店',
      address1: 'Ulica Żółta 1',
      address2: '',
      city: 'Αθήνα',
      state: '',
      postcode: '1000',
      countryIso2: 'NL',
      phone: '',
      email: '',
    }
    const body = orderOf({ [shop.b.number]: 1 }, { shipTo })
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    const refused = await shop.nl.call('orders.create', { body: { ...body, hash } }, 'printable')
    expect(refused).toMatchObject({ code: 601 })
    expect(refused.msg).toContain('李 文 具 店')
    const fields = {
      kind: 'shipping',
      firstName: '',
      lastName: '',
      company: 'Firma ☃',
      country: 'NL',
      address1: 'A 1',
      fax: '',
      address2: '',
      city: 'Utrecht',
      state: '',
      postcode: '3500 AA',
      phone: '',
      mobile: '',
      email: '',
    } as const
    expect((await shop.nl.call('account.addAddress', { body: fields }, 'printable-2')).msg).toContain('☃')
  })
})

it('ACC-016 a sales rep sees the invoices of its own orders, at its own prices', async () => {
  await clear()
  const [rep] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'rep.nl'))
  await shop.db.delete(accountPrices)
  await shop.db.insert(accountPrices).values({ accountId: rep!.accountId, goodsSkuId: shop.b.goodsSkuId, price: 100 })
  const own = await invoiceDue(addDays(today, -3), shop.rep)
  await invoiceDue(addDays(today, -3))
  const { rows, total, sums } = await list({}, shop.rep)
  // 100.00 + 6.90 freight = 106.90, with 21 % VAT 129.35.
  expect([total, rows]).toMatchObject([1, [{ invoiceNo: own, amount: 129.35, balance: 129.35, document: null }]])
  expect(sums).toEqual([{ currency: 'EUR', count: 1, amount: 129.35, balance: 129.35 }])
  const ofRep = await shop.rep.ask('finance.stat', { query: {} })
  // The credit of the company would tell its prices.
  expect([ofRep.total, ofRep.credit]).toEqual([129.35, null])
  await ops('payment:book', ['100217', '4', 'R1'], { invoices: own })
  expect((await list({}, shop.rep)).rows).toMatchObject([{ amount: 129.35, paid: 0, balance: 129.35 }])
  const invoice = await shop.rep.ask('finance.get', { params: { invoiceNo: own } })
  expect(invoice).toMatchObject({ grandTotal: 129.35, matches: [], lines: [{ unitPrice: 100, net: 100 }] })
  // The company has paid the other 7.37 of its 11.37: nothing is open any more.
  await ops('payment:book', ['100217', '7.37', 'R2'], { invoices: own })
  expect((await list({}, shop.rep)).sums).toEqual([{ currency: 'EUR', count: 1, amount: 129.35, balance: 0 }])
})
