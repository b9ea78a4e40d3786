/** LANG-002: what the server says to a reader in the US: refusals, mails, notifications, papers and tables. */
import type { CallInput } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setPrice, setStock, somePartsSold, type TestPart } from '../catalogue/parts.testing'
import { accounts } from '../db/schema'
import { notFound } from '../http/api-error'
import { runCommand } from '../ops/commands'
import { orderOf, place } from '../orders/orders.testing'
import { readPdf } from '../pdf/read-pdf.testing'
import { type Buyer, signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
let buyer: Buyer
let part: TestPart
let orderNo: string
let shipment: string

beforeAll(async () => {
  shop = await startTestServer({ region: 'US' })
  await shop.db.execute('truncate orders cascade')
  const [sold] = await somePartsSold(shop.db, 1)
  if (!sold) throw new Error('the seed has too little for this test')
  part = sold
  await setPrice(shop.db, part, 10)
  await setStock(shop.db, part, { US: 1000 })
  buyer = await signIn(shop.apiBase, 'buyer.us')
  orderNo = (await place(buyer, orderOf({ [part.number]: 3 }, { orderType: 'DROP' }))).orderNo
  await runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, 'order:ship', {
    positionals: [orderNo],
    options: { yes: true },
  })
  await shop.sendMails()
  const { shipments = [] } = await buyer.ask('orders.get', { params: { orderno: orderNo } })
  shipment = shipments[0]?.number ?? ''
})
afterAll(() => shop?.close())

type Wanted = CallInput<'documents.download'>['body']

/** A file for a reader of a language. */
async function download(body: Wanted, language = 'en') {
  const headers = { 'Accept-Language': language }
  const { result, msg } = await call(shop, 'documents.download', { body }, { token: buyer.token, headers })
  if (!result) throw new Error(msg)
  return { name: result.name, bytes: Buffer.from(await result.content.arrayBuffer()) }
}
const paper = async (body: Wanted, language?: string) => (await readPdf((await download(body, language)).bytes)).text
const headsOf = async (body: Wanted) => (await download(body)).bytes.toString().split('\r\n')[0]

const SAYS_BRITISH = /\b(?:articles?|VAT|cancell\w+|delivery note|favour\w*|colour\w*|shop|basket|postcode)\b/i

it('LANG-002 a refusal', async () => {
  const visitor = { headers: { 'Accept-Language': 'en-GB' } }
  const body = { custNumber: '–', number: part.number }
  const { msg } = await call(shop, 'catalogue.setCustNumber', { body }, { ...visitor, token: buyer.token })
  expect(msg).toBe('An item number needs a letter or a digit')
  const { orderNo: waiting, lines } = await place(buyer, orderOf({ [part.number]: 1 }))
  const asked = { params: { orderno: waiting }, body: { lines: lines.map(({ lineId = 0 }) => ({ lineId, qty: 1 })) } }
  await buyer.ask('orders.cancel', { params: { orderno: waiting } }, 'no longer needed')
  expect((await buyer.call('orders.cancelLines', asked, 'again')).msg).toBe('This order has been canceled already.')
  expect(notFound('This article').messageIn('en-US')).toBe('This item does not exist')
})

it('LANG-002 a mail, with the day as it is written there', async () => {
  const mail = shop.mails.find(({ subject }) => subject.includes(orderNo))
  expect(mail?.text).toContain('Wed, November 25, 2026')
  expect(mail?.html).toMatch(/>Item</)
  for (const { subject, text, html } of shop.mails) expect(`${subject} ${text} ${html}`).not.toMatch(SAYS_BRITISH)
})

it('LANG-002 a notification, which German readers have in German', async () => {
  const { orderNo: cancelled } = await place(buyer, orderOf({ [part.number]: 2 }))
  await buyer.ask('orders.cancel', { params: { orderno: cancelled } }, 'too many')
  const titleIn = async (language: string) =>
    (await buyer.ask('notifications.list', { query: { type: '1', orgId: 2, language } })).rows[0]?.notificationTitle
  expect(await titleIn('en')).toBe(`Order ${cancelled} is canceled`)
  expect(await titleIn('de')).toBe(`Bestellung ${cancelled} ist storniert`)
})

it('LANG-002 papers, on which Chinese readers get the same English', async () => {
  const [entry] = (await buyer.ask('finance.list', { query: {} })).rows
  const papers = [
    await paper({ type: 'orderConfirmation', id: orderNo }),
    await paper({ type: 'packingList', id: orderNo, shipment }),
    await paper({ type: 'deliveryNote', id: orderNo, shipment }),
    await paper({ type: 'invoice', id: entry?.invoiceNo ?? '' }),
    await paper({ type: 'statement', from: '2026-11-01', to: '2026-11-25', format: 'pdf' }),
    await paper({ type: 'orderConfirmation', id: orderNo }, 'zh'),
  ]
  for (const text of papers) {
    expect(text).toContain('November 25, 2026')
    expect(text).not.toMatch(SAYS_BRITISH)
  }
  for (const at of [0, 1, 2, 3, 5]) expect(papers[at]).toContain('Item')
  for (const at of [2, 3]) expect(papers[at]).toContain('Packing slip')
  for (const at of [3, 4]) expect(papers[at]).toContain('Columbus, OH 43215')
})

it('LANG-002 the heads of tables', async () => {
  expect(await headsOf({ type: 'order', id: orderNo, format: 'csv' })).toContain(',"Item","Your number",')
  expect((await download({ type: 'custNumbers', format: 'csv' })).name).toBe('Own item numbers.csv')
  const { bytes } = await download({ type: 'reconciliation', format: 'xlsx' })
  const heads = (await readXlsx(bytes)).sheets[0]?.rows[0]
  expect(heads).toContain('Item')
  expect(heads?.join(' ')).not.toMatch(SAYS_BRITISH)
})

it('LANG-002 the language of an account is English, which has no other name in the database', async () => {
  const [row] = await shop.db.select().from(accounts).where(eq(accounts.userName, 'buyer.us'))
  expect(row?.language).toBe('en')
})
