/** Invoices as the supplier issues them: numbers, sums, credits, payments, and what no one can change. */
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isBusy } from '../db/database-busy'
import { customers, invoices, orders, receivables, sellers, shipments, storedFiles } from '../db/schema'
import { runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import { transact } from '../transactions/transact'
import { hashSnapshot } from './hash-snapshot'
import { issueInvoice } from './issue-invoice'
import { readInvoicePdf } from './stored-documents'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.db.execute('truncate orders, payments, number_ranges, outbox cascade')
})

const ops = (name: string, positionals: string[], options: Record<string, string | boolean> = {}) =>
  runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, name, { positionals, options })
const done = (name: string, positionals: string[], options: Record<string, string | boolean> = {}) =>
  ops(name, positionals, { ...options, yes: true })
const entries = () => shop.db.select().from(receivables).orderBy(receivables.receivableId)
const entryOf = async (number: string) => (await entries()).find(entry => entry.number === number)
const snapshots = async () =>
  (await shop.db.select().from(invoices).orderBy(invoices.invoiceId)).map(({ snapshot }) => snapshot)
const year = () => String(shop.clock.now().getUTCFullYear()).slice(2)

async function ship(pieces: Record<string, number>, more: Parameters<typeof orderOf>[1] = {}) {
  const { orderNo } = await place(shop.nl, orderOf(pieces, more))
  await ops('order:ship', [orderNo], { yes: true })
  const [snapshot] = (await snapshots()).filter(invoice => invoice.orderNo === orderNo)
  if (!snapshot) throw new Error('no invoice')
  return snapshot
}

describe('an invoice', () => {
  it('FIN-005 of a shipment has its lines, freight, VAT, numbers and days, and is open', async () => {
    await shop.db.update(customers).set({ termsDays: 14, buyerReference: 'KST 4711' }).where(eq(customers.custId, 1))
    const invoice = await ship({ [shop.a.number]: 5, [shop.b.number]: 2 }, { poNo: 'PO-9', orderType: 'DROP' })
    // 5 × 8.00 + 2 × 2.50 = 45.00, with 6.90 freight and 4.50 handling 56.40; 21 % of it are 11.844.
    expect(invoice.sums).toEqual({
      subtotal: 45,
      allowance: 0,
      charge: 11.4,
      total: 56.4,
      vat: 11.84,
      grandTotal: 68.24,
      groups: [{ category: 'S', rate: 21, taxable: 56.4, vat: 11.84 }],
    })
    expect(invoice).toMatchObject({
      invoiceNo: `IN-NL-${year()}-000001`,
      kind: 'invoice',
      poNo: 'PO-9',
      currency: 'EUR',
      corrects: null,
      invoiceDate: '2026-11-25',
      dueDate: '2026-12-09',
      termsDays: 14,
      language: 'en',
      buyer: { company: 'Drukwerk Centraal B.V.', vat: 'NL853217646B01', buyerReference: 'KST 4711' },
      seller: { name: 'Cartwright Supplies B.V.', iban: 'NL91ABNA0417164300' },
      charges: [
        { kind: 'freight', amount: 6.9 },
        { kind: 'handling', amount: 4.5 },
      ],
    })
    expect(invoice.lines.map(({ qty, net, barcode }) => [qty, net, barcode.length])).toEqual([
      [5, 40, 13],
      [2, 5, 13],
    ])
    expect(await entries()).toMatchObject([
      {
        number: invoice.invoiceNo,
        type: 'invoice',
        status: 'open',
        poNo: 'PO-9',
        amount: 68.24,
        paid: 0,
        balance: 68.24,
        dueDate: invoice.dueDate,
      },
    ])
    const [row] = await shop.db.select().from(invoices)
    expect(row?.snapshotHash).toBe(hashSnapshot(invoice))
    await shop.db.update(customers).set({ termsDays: 30, buyerReference: '' }).where(eq(customers.custId, 1))
  })

  it('API-077 the reference of an order stands on its invoices in place of that of the company', async () => {
    await shop.db.update(customers).set({ buyerReference: 'KST 4711' }).where(eq(customers.custId, 1))
    const body = orderOf({ [shop.a.number]: 1 })
    expect((await shop.nl.ask('orders.confirm', { body })).buyerReference).toBe('KST 4711')
    const own = await ship({ [shop.a.number]: 1 }, { buyerReference: ' 00000001003214345000 ' })
    expect(own.buyer.buyerReference).toBe('00000001003214345000')
    expect(await shop.nl.ask('orders.get', { params: { orderno: own.orderNo } })).toMatchObject({
      buyerReference: '00000001003214345000',
    })
    expect((await ship({ [shop.a.number]: 1 }, { buyerReference: '' })).buyer.buyerReference).toBe('')
    expect((await ship({ [shop.a.number]: 2 })).buyer.buyerReference).toBe('KST 4711')
    // The order says it as well, before there is an invoice.
    const { hash: plain } = await shop.nl.ask('orders.confirm', { body })
    const order = await shop.nl.ask('orders.create', { body: { ...body, hash: plain } }, randomUUID())
    expect(order.buyerReference).toBe('KST 4711')
    await shop.db.update(customers).set({ buyerReference: '' }).where(eq(customers.custId, 1))
    const unprintable = { ...body, buyerReference: '部门' }
    const { hash } = await shop.nl.ask('orders.confirm', { body: unprintable })
    expect((await shop.nl.call('orders.create', { body: { ...unprintable, hash } }, randomUUID())).code).toBe(601)
  })

  it('FIN-005 several invoices of an order add up to it; freight is on the first one', async () => {
    const order = await place(shop.nl, orderOf({ [shop.a.number]: 5, [shop.b.number]: 3 }))
    await ops('order:ship', [order.orderNo], { line: '1=2,2=1', yes: true })
    await ops('order:ship', [order.orderNo], { yes: true })
    const [first, second] = await snapshots()
    expect(first?.charges).toEqual([{ kind: 'freight', amount: 6.9 }])
    expect(second?.charges).toEqual([])
    expect(second?.lines.map(({ qty, before }) => [qty, before])).toEqual([
      [3, 2],
      [2, 1],
    ])
    expect((first?.sums.total ?? 0) + (second?.sums.total ?? 0)).toBeCloseTo(order.total, 6)
    expect(second?.invoiceNo).toBe(`IN-NL-${year()}-000002`)
  })

  it('FIN-005 a coupon is shared by the invoices of an order and used up with the last one', async () => {
    const order = await place(shop.nl, orderOf({ [shop.b.number]: 3 }))
    await shop.db.update(orders).set({ discount: 1 }).where(eq(orders.orderNo, order.orderNo))
    await ops('order:ship', [order.orderNo], { line: '1=1', yes: true })
    await ops('order:ship', [order.orderNo], { yes: true })
    const [first, second] = await snapshots()
    expect([first?.allowances, second?.allowances]).toEqual([
      [{ kind: 'coupon', amount: 0.33 }],
      [{ kind: 'coupon', amount: 0.67 }],
    ])
  })

  it('is issued by ops where the seller does not invoice with the shipment, once for each shipment', async () => {
    await shop.db.update(sellers).set({ invoiceOnShip: false })
    const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
    await ops('order:ship', [orderNo], { yes: true })
    expect(await entries()).toEqual([])
    const tried = await ops('invoice:issue', [orderNo])
    expect(tried.text).toContain('To do it, add --yes.')
    expect(await entries()).toEqual([])
    expect((await done('invoice:issue', [orderNo])).data).toMatchObject({
      invoices: [`IN-NL-${year()}-000001`],
      done: true,
    })
    await expect(done('invoice:issue', [orderNo])).rejects.toThrow('no shipment without an invoice')
    await shop.db.update(sellers).set({ invoiceOnShip: true })
  })

  it('has a number without gaps, also when others fail, and one invoice for a shipment that is issued twice', async () => {
    await shop.db.update(sellers).set({ invoiceOnShip: false })
    const ids: number[] = []
    for (let at = 0; at < 10; at++) {
      const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 1 }))
      await ops('order:ship', [orderNo], { yes: true })
      const [sent] = await shop.db
        .select()
        .from(orders)
        .innerJoin(shipments, eq(shipments.orderId, orders.orderId))
        .where(eq(orders.orderNo, orderNo))
      if (sent) ids.push(sent.shipments.shipmentId)
    }
    const issue = (shipmentId: number, fails: boolean): Promise<string | undefined> =>
      transact(shop.db, async tx => {
        await tx.execute(
          sql`select from orders join shipments using (order_id) where shipment_id = ${shipmentId} for update of orders`,
        )
        const invoiceNo = await issueInvoice(tx, shipmentId, shop.clock.now())
        if (fails) throw new Error('injected')
        return invoiceNo
      }).catch(error => (isBusy(error) ? issue(shipmentId, fails) : undefined))
    // Fifty at once: each shipment is issued five times, two of which fail.
    const answers = await Promise.all(
      ids.flatMap(id => [true, false, false, true, false].map(fails => issue(id, fails))),
    )
    await shop.db.update(sellers).set({ invoiceOnShip: true })
    const numbers = [...new Set(answers.filter(Boolean))].sort()
    expect(numbers).toEqual(ids.map((_id, at) => `IN-NL-${year()}-${String(at + 1).padStart(6, '0')}`))
    expect(await shop.db.$count(invoices)).toBe(10)
  })

  it('can be neither changed nor deleted, and neither can its bytes', async () => {
    await ship({ [shop.b.number]: 1 })
    const [row] = await shop.db.select().from(invoices)
    if (!row) throw new Error('no invoice')
    const pdf = await readInvoicePdf(shop.db, row, shop.clock.now())
    const refusals = [
      () => shop.db.update(invoices).set({ invoiceNo: 'IN-NL-26-999999' }),
      () => shop.db.delete(invoices),
      () => shop.db.update(storedFiles).set({ content: Buffer.from('other') }),
      () => shop.db.delete(storedFiles),
    ]
    for (const change of refusals) await expect(change()).rejects.toThrow()
    // What changes later is not in it.
    await shop.db.update(customers).set({ company: 'Other Name B.V.' }).where(eq(customers.custId, 1))
    expect((await readInvoicePdf(shop.db, row, shop.clock.now())).content).toEqual(pdf.content)
    await shop.db.update(customers).set({ company: 'Drukwerk Centraal B.V.' }).where(eq(customers.custId, 1))
  })

  it('is read as broken when its bytes are not those that were stored', async () => {
    await ship({ [shop.b.number]: 1 })
    const [row] = await shop.db.select().from(invoices)
    if (!row) throw new Error('no invoice')
    await readInvoicePdf(shop.db, row, shop.clock.now())
    await shop.db.execute('alter table stored_files disable trigger stored_files_append_only')
    await shop.db.update(storedFiles).set({ content: Buffer.from('%PDF-1.7 other') })
    await shop.db.execute('alter table stored_files enable trigger stored_files_append_only')
    await expect(readInvoicePdf(shop.db, row, shop.clock.now())).rejects.toThrow('has changed')
  })

  it('bears no VAT for a confirmed number in another state, and says so on orders too', async () => {
    const shipTo = {
      firstName: '',
      lastName: '',
      company: 'Verhulst',
      address1: 'Meir 58',
      address2: '',
      city: 'Antwerpen',
      state: '',
      postcode: '2000',
      countryIso2: 'BE',
      phone: '',
      email: '',
    }
    const isNl = eq(customers.custId, 1)
    await shop.db.update(customers).set({ vat: 'BE0123456749' }).where(isNl)
    const before = await shop.nl.ask('orders.confirm', { body: orderOf({ [shop.b.number]: 4 }, { shipTo }) })
    expect(before).toMatchObject({ vatRate: 21, vat: 3.55 })
    const [company] = await shop.db.select().from(customers).where(isNl)
    await ops('customer:vat', [String(company?.custnum), 'valid'])
    const invoice = await ship({ [shop.b.number]: 4 }, { shipTo })
    expect(invoice.sums.groups).toEqual([{ category: 'K', rate: 0, taxable: 16.9, vat: 0 }])
    await shop.db.update(customers).set({ vat: 'NL853217646B01', vatStatus: 'unverified' }).where(isNl)
  })
})

describe('credit notes', () => {
  it('FIN-005 refer to their invoice, clear it as far as it is open, and end at its tax', async () => {
    const invoice = await ship({ [shop.b.number]: 3 })
    await done('invoice:credit', [invoice.invoiceNo], { line: '1=1' })
    await done('invoice:credit', [invoice.invoiceNo], { line: '1=1' })
    await done('invoice:credit', [invoice.invoiceNo])
    const [, ...credits] = await snapshots()
    expect(credits.map(credit => credit.invoiceNo)).toEqual([1, 2, 3].map(n => `CR-NL-${year()}-00000${n}`))
    for (const credit of credits) expect(credit.corrects?.invoiceNo).toBe(invoice.invoiceNo)
    const total = (pick: (credit: (typeof credits)[number]) => number) =>
      credits.reduce((all, credit) => all + pick(credit), 0)
    expect(total(credit => credit.sums.vat)).toBeCloseTo(invoice.sums.vat, 6)
    expect(total(credit => credit.sums.grandTotal)).toBeCloseTo(invoice.sums.grandTotal, 6)
    expect((await entries()).map(({ status, balance }) => [status, balance])).toEqual(Array(4).fill(['cleared', 0]))
    await expect(done('invoice:credit', [invoice.invoiceNo])).rejects.toThrow('Nothing is left')
  })

  it('never take back more pieces than the invoice has', async () => {
    const invoice = await ship({ [shop.b.number]: 3 })
    await expect(done('invoice:credit', [invoice.invoiceNo], { line: '1=4' })).rejects.toThrow('3 pieces are left')
    await expect(done('invoice:credit', [invoice.invoiceNo], { line: '2=1' })).rejects.toThrow('no line 2')
  })
})

describe('payments', () => {
  const custnum = '100217'

  it('FIN-006 clear the invoices they name, else those due first; the rest is a credit that can be matched', async () => {
    const first = await ship({ [shop.b.number]: 1 })
    const second = await ship({ [shop.b.number]: 2 })
    // 2.50 + 6.90 = 9.40, with VAT 11.37; 5.00 + 6.90 = 11.90, with VAT 14.40.
    await done('payment:book', [custnum, '4.40', 'A1'], { invoices: second.invoiceNo })
    expect(await entryOf(second.invoiceNo)).toMatchObject({ paid: 4.4, balance: 10, status: 'open' })
    const tried = await ops('payment:book', [custnum, '30', 'A2'])
    expect(tried.data).toMatchObject({ done: false, left: 8.63 })
    expect(await entryOf(first.invoiceNo)).toMatchObject({ status: 'open' })
    const { data } = await done('payment:book', [custnum, '30', 'A2'])
    expect(data).toMatchObject({
      cleared: [
        { number: first.invoiceNo, amount: 11.37 },
        { number: second.invoiceNo, amount: 10 },
      ],
      left: 8.63,
    })
    expect(await entryOf('A2')).toMatchObject({ type: 'credit', amount: -8.63, balance: -8.63, status: 'open' })
    const third = await ship({ [shop.b.number]: 1 })
    await done('credit:match', ['A2', third.invoiceNo])
    expect(await entryOf('A2')).toMatchObject({ paid: -8.63, balance: 0, status: 'cleared' })
    expect(await entryOf(third.invoiceNo)).toMatchObject({ paid: 8.63, balance: 2.74, status: 'open' })
    expect((await ops('invoice:list', [], { company: custnum, open: true })).data).toHaveLength(1)
  })

  it('are booked once, and refused for what is not open', async () => {
    const invoice = await ship({ [shop.b.number]: 1 })
    await done('payment:book', [custnum, '11.37', 'B1'])
    const query = { type: '1', orgId: 1, language: 'de' } as const
    expect((await shop.nl.ask('notifications.list', { query })).rows[0]).toMatchObject({
      notificationTitle: 'Zahlung eingegangen',
      notificationText: expect.stringContaining('Wir haben Ihre Zahlung B1 über 11,37\u00a0€ verbucht.'),
    })
    for (const reference of ['B1', 'b1'])
      await expect(done('payment:book', [custnum, '11.37', reference])).rejects.toThrow(
        'Payment B1 of this company has been booked before.',
      )
    await expect(done('payment:book', [custnum, '1', 'B2'], { invoices: invoice.invoiceNo })).rejects.toThrow(
      'not open',
    )
    await expect(done('payment:book', [custnum, '1,5', 'B3'])).rejects.toThrow('not an amount')
    await expect(done('payment:book', ['1', '5', 'B4'])).rejects.toThrow('no company')
  })

  it.each([
    ['\u202e4711', 'must be one line of 1 to 64 characters that can be seen'],
    ['4711\u200b', 'must be one line of 1 to 64 characters that can be seen'],
    ['4711\n4712', 'must be one line of 1 to 64 characters that can be seen'],
    ['4'.repeat(65), 'must be one line of 1 to 64 characters that can be seen'],
    ['付款', 'These characters cannot be printed on documents: 付 款'],
  ])('refuse the reference %j, which the buyer would read', async (reference, text) => {
    await expect(done('payment:book', [custnum, '1', reference])).rejects.toThrow(text)
  })

  it.each(['0026-11-25', '1999-12-31', '3000-01-01'])('refuse %s, which is a slip', async date => {
    await expect(done('payment:book', [custnum, '1', 'B5'], { date })).rejects.toThrow(
      `"${date}" is not a day from 2000-01-01 to 2999-12-31.`,
    )
  })

  it('refuse the number of an invoice or credit note of ours as the reference', async () => {
    const { invoiceNo } = await ship({ [shop.b.number]: 1 })
    await expect(done('payment:book', [custnum, '7', invoiceNo])).rejects.toThrow(
      `${invoiceNo} is our own invoice, and a payment needs a reference of its own: that of the bank statement. What the payment is for is named by --invoices ${invoiceNo}.`,
    )
    const { data } = await done('payment:book', [invoiceNo, '1.37', 'B6'])
    expect(data).toMatchObject({ custnum: Number(custnum), cleared: [{ number: invoiceNo, amount: 1.37 }] })
    const { creditNote } = (await done('invoice:credit', [invoiceNo])).data as { creditNote: string }
    await expect(done('payment:book', [custnum, '7', creditNote.toLowerCase()])).rejects.toThrow(
      `${creditNote} is our own credit note, and a payment needs a reference of its own: that of the bank statement.`,
    )
  })
})

it('mails the PDF to the main account, and notifies accounts that see the company’s prices', async () => {
  shop.mails.length = 0
  const invoice = await ship({ [shop.b.number]: 1 }, { poNo: 'PO-MAIL' })
  await shop.sendMails()
  const [mail, ...more] = shop.mails.filter(({ subject }) => subject.includes(invoice.invoiceNo))
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'buyer.nl@example.com', subject: `Invoice ${invoice.invoiceNo} (PO-MAIL)` })
  expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
    `${invoice.invoiceNo}.pdf`,
    `${invoice.invoiceNo}.xml`,
  ])
  // The sum stands among the facts and under the lines.
  expect(mail?.text?.match(/^ +Total +€11\.37$/gm)).toHaveLength(2)
  const titles = async (buyer: typeof shop.nl) =>
    (await buyer.ask('notifications.list', { query: { type: '1', orgId: 1 } })).rows.map(row => row.notificationTitle)
  expect(await titles(shop.nl)).toContain(`Invoice ${invoice.invoiceNo}`)
  expect(await titles(shop.rep)).not.toContain(`Invoice ${invoice.invoiceNo}`)
  const [waiting] = await shop.db
    .select()
    .from(receivables)
    .where(and(eq(receivables.number, invoice.invoiceNo)))
  expect(waiting?.status).toBe('open')
})
