/** N1: what happens at a moment has one day, that of the site, on every screen, paper, mail, file and filter. */
import { COUPON_CODE } from '@cartwright/core/contract'
import { dayIn, momentOf, returnDeadline } from '@cartwright/core/rules'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPrice, setStock, somePartsSold, type TestPart } from '../catalogue/parts.testing'
import { accounts } from '../db/schema'
import { runCommand } from '../ops/commands'
import { orderOf, place } from '../orders/orders.testing'
import { readPdf } from '../pdf/read-pdf.testing'
import { type Buyer, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

interface Row {
  /** Where and when, by the clock on the wall. */
  name: string
  buyer: string
  orgId: number
  /** UTC. */
  moment: string
  day: string
  dayBefore: string
  dayAfter: string
  /** The day as papers write it, and as mails do. */
  printed: string
  /** An invoice has the language of the company; the same by default. */
  invoiced?: string
  mailed: string
  /** The last of the 30 days for what is not required. */
  backBy: string
  /** The last of the 30 days to pay, and as the invoice writes it. */
  due: string
  duePrinted: string
}

/** In the order of their moments: the clock goes forward. */
const EU: Row[] = [
  {
    name: 'Amsterdam, 15 January 23:30',
    buyer: 'buyer.nl',
    orgId: 1,
    moment: '2027-01-15T22:30:00Z',
    dayBefore: '2027-01-14',
    day: '2027-01-15',
    dayAfter: '2027-01-16',
    backBy: '2027-02-14',
    due: '2027-02-14',
    duePrinted: '14 February 2027',
    printed: '15 January 2027',
    mailed: 'Fri, 15 January 2027',
  },
  {
    name: 'Amsterdam, 16 January 00:30',
    buyer: 'buyer.nl',
    orgId: 1,
    moment: '2027-01-15T23:30:00Z',
    dayBefore: '2027-01-15',
    day: '2027-01-16',
    dayAfter: '2027-01-17',
    backBy: '2027-02-15',
    due: '2027-02-15',
    duePrinted: '15 February 2027',
    printed: '16 January 2027',
    mailed: 'Sat, 16 January 2027',
  },
  {
    name: 'London at the same moment',
    buyer: 'buyer.uk',
    orgId: 7,
    moment: '2027-01-15T23:30:00Z',
    dayBefore: '2027-01-14',
    day: '2027-01-15',
    dayAfter: '2027-01-16',
    backBy: '2027-02-14',
    due: '2027-02-14',
    duePrinted: '14 February 2027',
    printed: '15 January 2027',
    mailed: 'Fri, 15 January 2027',
  },
  {
    name: 'Warsaw at the same moment',
    buyer: 'buyer.pl',
    orgId: 11,
    moment: '2027-01-15T23:30:00Z',
    dayBefore: '2027-01-15',
    day: '2027-01-16',
    dayAfter: '2027-01-17',
    backBy: '2027-02-15',
    due: '2027-02-15',
    duePrinted: '15 lutego 2027',
    printed: '16 January 2027',
    invoiced: '16 stycznia 2027',
    mailed: 'Sat, 16 January 2027',
  },
  {
    name: 'Amsterdam, the night to summer time',
    buyer: 'buyer.nl',
    orgId: 1,
    moment: '2027-03-27T23:30:00Z',
    dayBefore: '2027-03-27',
    day: '2027-03-28',
    dayAfter: '2027-03-29',
    backBy: '2027-04-27',
    due: '2027-04-27',
    duePrinted: '27 April 2027',
    printed: '28 March 2027',
    mailed: 'Sun, 28 March 2027',
  },
  {
    name: 'Amsterdam, the night after it',
    buyer: 'buyer.nl',
    orgId: 1,
    moment: '2027-03-28T22:30:00Z',
    dayBefore: '2027-03-28',
    day: '2027-03-29',
    dayAfter: '2027-03-30',
    backBy: '2027-04-28',
    due: '2027-04-28',
    duePrinted: '28 April 2027',
    printed: '29 March 2027',
    mailed: 'Mon, 29 March 2027',
  },
  {
    name: 'London at the same moment',
    buyer: 'buyer.uk',
    orgId: 7,
    moment: '2027-03-28T22:30:00Z',
    dayBefore: '2027-03-27',
    day: '2027-03-28',
    dayAfter: '2027-03-29',
    backBy: '2027-04-27',
    due: '2027-04-27',
    duePrinted: '27 April 2027',
    printed: '28 March 2027',
    mailed: 'Sun, 28 March 2027',
  },
  {
    name: 'Amsterdam, the night to winter time',
    buyer: 'buyer.nl',
    orgId: 1,
    moment: '2027-10-30T22:30:00Z',
    dayBefore: '2027-10-30',
    day: '2027-10-31',
    dayAfter: '2027-11-01',
    backBy: '2027-11-30',
    due: '2027-11-30',
    duePrinted: '30 November 2027',
    printed: '31 October 2027',
    mailed: 'Sun, 31 October 2027',
  },
  {
    name: 'Amsterdam, at the end of that day',
    buyer: 'buyer.nl',
    orgId: 1,
    moment: '2027-10-31T22:30:00Z',
    dayBefore: '2027-10-30',
    day: '2027-10-31',
    dayAfter: '2027-11-01',
    backBy: '2027-11-30',
    due: '2027-11-30',
    duePrinted: '30 November 2027',
    printed: '31 October 2027',
    mailed: 'Sun, 31 October 2027',
  },
  {
    name: 'Amsterdam, 29 February 00:30',
    buyer: 'buyer.nl',
    orgId: 1,
    moment: '2028-02-28T23:30:00Z',
    dayBefore: '2028-02-28',
    day: '2028-02-29',
    dayAfter: '2028-03-01',
    backBy: '2028-03-30',
    due: '2028-03-30',
    duePrinted: '30 March 2028',
    printed: '29 February 2028',
    mailed: 'Tue, 29 February 2028',
  },
  {
    name: 'London, 29 February 23:30',
    buyer: 'buyer.uk',
    orgId: 7,
    moment: '2028-02-29T23:30:00Z',
    dayBefore: '2028-02-28',
    day: '2028-02-29',
    dayAfter: '2028-03-01',
    backBy: '2028-03-30',
    due: '2028-03-30',
    duePrinted: '30 March 2028',
    printed: '29 February 2028',
    mailed: 'Tue, 29 February 2028',
  },
]

/** Its buyers may be on the Pacific; the site is in New York. */
const US: Row[] = [
  {
    name: 'Pacific, Saturday 16:30',
    buyer: 'buyer.us',
    orgId: 2,
    moment: '2027-01-17T00:30:00Z',
    dayBefore: '2027-01-15',
    day: '2027-01-16',
    dayAfter: '2027-01-17',
    backBy: '2027-02-15',
    due: '2027-02-15',
    duePrinted: 'February 15, 2027',
    printed: 'January 16, 2027',
    mailed: 'Sat, January 16, 2027',
  },
  {
    name: 'Pacific, Saturday 21:30',
    buyer: 'buyer.us',
    orgId: 2,
    moment: '2027-01-17T05:30:00Z',
    dayBefore: '2027-01-16',
    day: '2027-01-17',
    dayAfter: '2027-01-18',
    backBy: '2027-02-16',
    due: '2027-02-16',
    duePrinted: 'February 16, 2027',
    printed: 'January 17, 2027',
    mailed: 'Sun, January 17, 2027',
  },
  {
    name: 'New York, before the night to summer time',
    buyer: 'buyer.us',
    orgId: 2,
    moment: '2027-03-14T04:30:00Z',
    dayBefore: '2027-03-12',
    day: '2027-03-13',
    dayAfter: '2027-03-14',
    backBy: '2027-04-12',
    due: '2027-04-12',
    duePrinted: 'April 12, 2027',
    printed: 'March 13, 2027',
    mailed: 'Sat, March 13, 2027',
  },
  {
    name: 'New York, after it',
    buyer: 'buyer.us',
    orgId: 2,
    moment: '2027-03-15T03:30:00Z',
    dayBefore: '2027-03-13',
    day: '2027-03-14',
    dayAfter: '2027-03-15',
    backBy: '2027-04-13',
    due: '2027-04-13',
    duePrinted: 'April 13, 2027',
    printed: 'March 14, 2027',
    mailed: 'Sun, March 14, 2027',
  },
  {
    name: 'New York, before the night to winter time',
    buyer: 'buyer.us',
    orgId: 2,
    moment: '2027-11-07T03:30:00Z',
    dayBefore: '2027-11-05',
    day: '2027-11-06',
    dayAfter: '2027-11-07',
    backBy: '2027-12-06',
    due: '2027-12-06',
    duePrinted: 'December 6, 2027',
    printed: 'November 6, 2027',
    mailed: 'Sat, November 6, 2027',
  },
  {
    name: 'New York, after it',
    buyer: 'buyer.us',
    orgId: 2,
    moment: '2027-11-08T04:30:00Z',
    dayBefore: '2027-11-06',
    day: '2027-11-07',
    dayAfter: '2027-11-08',
    backBy: '2027-12-07',
    due: '2027-12-07',
    duePrinted: 'December 7, 2027',
    printed: 'November 7, 2027',
    mailed: 'Sun, November 7, 2027',
  },
  {
    name: 'Pacific, 29 February 16:30',
    buyer: 'buyer.us',
    orgId: 2,
    moment: '2028-03-01T00:30:00Z',
    dayBefore: '2028-02-28',
    day: '2028-02-29',
    dayAfter: '2028-03-01',
    backBy: '2028-03-30',
    due: '2028-03-30',
    duePrinted: 'March 30, 2028',
    printed: 'February 29, 2028',
    mailed: 'Tue, February 29, 2028',
  },
]

let shop: TestServer
let part: TestPart

async function open(region: 'EU' | 'US') {
  shop = await startTestServer({ region })
  await shop.db.execute('truncate orders cascade')
  await shop.db.update(accounts).set({ language: 'en' })
  const [sold] = await somePartsSold(shop.db, 1)
  if (!sold) throw new Error('the seed has too little for this test')
  part = sold
  await setPrice(shop.db, part, 10)
  await setStock(shop.db, part, { NL: 1000, PL: 1000, US: 1000 })
}

const moveTo = (moment: string) => shop.clock.set(new Date(moment))
const ops = (name: string, positionals: string[], options: Record<string, string | boolean> = {}) =>
  runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, name, {
    positionals,
    options: { ...options, yes: true },
  })

/** What the day is called where it is written out. */
const writtenIn = (text: string, words: string): string =>
  text.replaceAll('\u00a0', ' ').includes(words) ? words : text

async function downloaded(buyer: Buyer, body: Parameters<typeof buyer.ask<'documents.download'>>[1]['body']) {
  return Buffer.from(await (await buyer.ask('documents.download', { body })).content.arrayBuffer())
}
const paper = async (...asked: Parameters<typeof downloaded>) => (await readPdf(await downloaded(...asked))).text

/** An order that is placed, shipped and delivered at one moment, and the day that each reader of it sees. */
async function readings(row: Row) {
  const buyer = await signIn(shop.apiBase, row.buyer)
  const { orgSites } = await buyer.ask('site.options', { query: { orgId: row.orgId } })
  const timeZone = orgSites.find(({ orgId }) => orgId === row.orgId)?.timeZone
  const shown = (wire: string) => dayIn(timeZone, momentOf(wire))
  shop.mails.length = 0

  const { orderNo } = await place(buyer, orderOf({ [part.number]: 1 }))
  await shop.sendMails()
  const mail = shop.mails.find(({ subject }) => subject.includes(orderNo))
  await ops('order:ship', [orderNo])
  const desk = await buyer.ask('orders.desk', {})
  await ops('order:deliver', [orderNo])
  const order = await buyer.ask('orders.get', { params: { orderno: orderNo } })
  const shipment = order.shipments?.[0]?.number ?? ''
  const invoice = (await buyer.ask('finance.list', { query: {} })).rows.find(entry => entry.orderNo === orderNo)
  const [line] = await buyer.ask('rma.eligible', { body: { orderNo } })
  const { rows: notes } = await buyer.ask('notifications.list', { query: { type: '1', orgId: row.orgId } })

  const all = (await buyer.ask('orders.list', { query: {} })).rows
  const found = async (from: string, to: string) =>
    (await buyer.ask('orders.list', { query: { from, to } })).rows.map(one => one.orderNo)
  await buyer.ask('savedViews.save', {
    body: { list: 'orders', name: 'Today', filter: { from: row.day, to: row.day } },
  })
  const [view] = await buyer.ask('savedViews.list', { query: { list: 'orders' } })
  const csv = (await downloaded(buyer, { type: 'orders', format: 'csv' })).toString()
  const book = await readXlsx(await downloaded(buyer, { type: 'orders', format: 'xlsx' }))
  const cell = book.sheets[0]?.rows.find(([number]) => number === orderNo)?.[4]
  const filtered = (
    await downloaded(buyer, { type: 'orders', format: 'csv', query: { from: row.day, to: row.day } })
  ).toString()

  const invoiceNo = invoice?.invoiceNo ?? ''
  const { creditNote } = (await ops('invoice:credit', [invoiceNo])).data as { creditNote: string }
  const credit = (await buyer.ask('finance.list', { query: {} })).rows.find(entry => entry.invoiceNo === creditNote)
  const invoicePaper = await paper(buyer, { type: 'invoice', id: invoiceNo })
  /** Days under which a statement of one day has an entry. */
  const stated = async (day: string, number: string) => {
    const { sheets } = await readXlsx(
      await downloaded(buyer, { type: 'statement', format: 'xlsx', from: day, to: day }),
    )
    const cells = sheets[0]?.rows.find(cells => cells.includes(number)) ?? []
    return cells.flatMap(cell => (cell instanceof Date ? [dayIn('UTC', cell)] : []))
  }
  const statementPaper = await paper(buyer, { type: 'statement', format: 'pdf', from: row.day, to: row.day })

  return {
    page: shown(order.soDate),
    left: shown(order.shipments?.[0]?.shippedAt ?? ''),
    deliveredOn: order.deliveryDate,
    mail: writtenIn(mail?.text ?? '', row.mailed),
    confirmation: writtenIn(await paper(buyer, { type: 'orderConfirmation', id: orderNo }), row.printed),
    packingList: writtenIn(await paper(buyer, { type: 'packingList', id: orderNo, shipment }), row.printed),
    invoice: [invoice?.invoiceDate, writtenIn(invoicePaper, row.invoiced ?? row.printed)],
    due: [invoice?.dueTime, writtenIn(invoicePaper, row.duePrinted)],
    creditNote: [
      credit?.invoiceDate,
      writtenIn(await paper(buyer, { type: 'creditNote', id: creditNote }), row.invoiced ?? row.printed),
    ],
    statement: [await stated(row.day, invoiceNo), await stated(row.day, creditNote)],
    otherStatements: [
      ...(await stated(row.dayBefore, invoiceNo)),
      ...(await stated(row.dayBefore, creditNote)),
      ...(await stated(row.dayAfter, invoiceNo)),
      ...(await stated(row.dayAfter, creditNote)),
    ],
    printedStatement: [statementPaper.includes(invoiceNo), writtenIn(statementPaper, row.printed)],
    listRow: all.find(one => one.orderNo === orderNo && shown(one.soDate) === row.day)?.orderNo === orderNo,
    foundOnThatDay: await found(row.day, row.day),
    foundBefore: (await found(row.dayBefore, row.dayBefore)).includes(orderNo),
    foundAfter: (await found(row.dayAfter, row.dayAfter)).includes(orderNo),
    savedView: (await found(view?.filter.from ?? '', view?.filter.to ?? '')).includes(orderNo),
    notification: shown(notes[0]?.createTime ?? ''),
    csv: csv
      .split('\r\n')
      .find(text => text.includes(orderNo))
      ?.match(/"(\d{4}-\d\d-\d\d) \d\d:\d\d:\d\d"/)?.[1],
    filteredCsv: filtered.includes(orderNo),
    xlsx: cell instanceof Date ? dayIn('UTC', cell) : cell,
    desk: desk.onTheWay.orders.find(one => one.orderNo === orderNo)?.leftOn,
    arrived: line?.deliveredOn,
    backBy: line && returnDeadline('notRequired', line),
    // What the list shows under that day, besides this order those of the same day.
    shownOnThatDay: all.filter(one => shown(one.soDate) === row.day).map(one => one.orderNo),
  }
}

async function expectOneDay(row: Row) {
  moveTo(row.moment)
  const { foundOnThatDay, shownOnThatDay, ...read } = await readings(row)
  expect(read).toEqual({
    page: row.day,
    left: row.day,
    deliveredOn: row.day,
    mail: row.mailed,
    confirmation: row.printed,
    packingList: row.printed,
    invoice: [row.day, row.invoiced ?? row.printed],
    due: [row.due, row.duePrinted],
    creditNote: [row.day, row.invoiced ?? row.printed],
    // Its own day, and that on which it is due.
    statement: [[row.day, row.due], [row.day]],
    otherStatements: [],
    printedStatement: [true, row.printed],
    listRow: true,
    foundBefore: false,
    foundAfter: false,
    savedView: true,
    notification: row.day,
    csv: row.day,
    filteredCsv: true,
    xlsx: row.day,
    desk: row.day,
    arrived: row.day,
    backBy: row.backBy,
  })
  expect(foundOnThatDay).toEqual(shownOnThatDay)
}

/** What is said of coupons for the day of a row, for the day before and for the day after: each counts to the end of its last day at the site. */
async function couponDays(row: Row) {
  const buyer = await signIn(shop.apiBase, row.buyer)
  const body = orderOf({ [part.number]: 1 })
  const { currency } = await buyer.ask('orders.confirm', { body })
  const counts = async (day: string) => {
    const code = `C${day}_${row.orgId}_${Date.parse(row.moment)}`.replaceAll('-', '')
    await ops('coupon:create', [code], { type: 'voucher', value: '1', title: 'One off', currency, from: day, to: day })
    return (await buyer.call('coupons.check', { body: { ...body, code } })).code
  }
  return [await counts(row.day), await counts(row.dayBefore), await counts(row.dayAfter)]
}

describe('in Europe', () => {
  beforeAll(() => open('EU'))
  afterAll(() => shop?.close())

  it.each(EU)('N1 B30 ORD-001 NOTE-001 FIN-005 CPN-001 has one day: $name', async row => {
    await expectOneDay(row)
    expect(await couponDays(row)).toEqual([200, COUPON_CODE.USED_OR_EXPIRED, COUPON_CODE.NOT_STARTED])
  })

  it('CPN-001 a coupon of all sites that is made after midnight in Amsterdam counts in London at once', async () => {
    moveTo('2028-04-10T22:30:00Z')
    for (const [name, currency] of [
      ['buyer.nl', 'EUR'],
      ['buyer.uk', 'GBP'],
    ] as const) {
      const code = `MIDNIGHT-${currency}`
      await ops('coupon:create', [code], { type: 'voucher', value: '1', title: 'One off', currency })
      const buyer = await signIn(shop.apiBase, name)
      const body = { ...orderOf({ [part.number]: 1 }), code }
      expect((await buyer.call('coupons.check', { body })).code, name).toBe(200)
    }
  })
})

describe('in the United States', () => {
  beforeAll(() => open('US'))
  afterAll(() => shop?.close())

  it.each(US)('N1 B30 ORD-001 NOTE-001 FIN-005 has one day: $name', expectOneDay)

  it('CPN-001 there are no coupons whose day could be another one', async () => {
    const buyer = await signIn(shop.apiBase, 'buyer.us')
    const body = { ...orderOf({ [part.number]: 1 }), code: 'MIDNIGHT-EUR' }
    expect((await buyer.call('coupons.check', { body })).code).toBe(404)
  })
})
