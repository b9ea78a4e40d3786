/** Mails about one thing: moved dates, a comment, an invoice, a notice of the supplier. */
import { randomUUID } from 'node:crypto'
import type { Language } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { accounts } from '../db/schema'
import { runCommand } from '../ops/commands'
import { call } from '../testing/call'
import { orderFormats } from './order-texts'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'
import { progressWords } from './progress-words'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.sendMails()
  shop.mails.length = 0
})

const ops = (name: string, positionals: string[], options: Record<string, string | boolean> = {}) =>
  runCommand({ db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }, name, { positionals, options })
const mailAbout = async (words: string) => {
  await shop.sendMails()
  const mail = shop.mails.find(({ subject }) => subject?.includes(words))
  if (!mail) throw new Error(`no mail about ${words}`)
  return { subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '' }
}
const noticesOf = async () =>
  (await shop.nl.ask('notifications.list', { query: { type: '1', orgId: 1, language: 'en' } })).rows
const dayAfter = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T12:00:00Z`),
  )

it('ORD-013 the mail about dates lists what moved, from one day to the other, and the rest in one line', async () => {
  await setStock(shop.db, shop.b, { NL: 0 })
  await setStock(shop.db, shop.c, { NL: 0 })
  const [first, later, other] = [dayAfter(20), dayAfter(30), dayAfter(25)]
  for (const [part, day] of [
    [shop.b, first],
    [shop.c, other],
  ] as const)
    await ops('arrival:add', [part.number, 'NL', day, '5'])
  const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1, [shop.b.number]: 5, [shop.c.number]: 2 }))
  await mailAbout(`Order ${orderNo} is placed`)
  await ops('arrival:move', [shop.b.number, 'NL', first, later])
  const { text, html } = await mailAbout(`New dates for order ${orderNo}`)
  const change = `Expected on ${inWords(first)} → Expected on ${inWords(later)}`
  expect(text).toContain(`NEW DATES\n\n  ${shop.b.number} (5 pieces)\n      ${change}\n`)
  expect(text).toContain(`UNCHANGED\n  ${shop.a.number}, ${shop.c.number}\n`)
  expect(html).toContain(change)
  // Neither prices nor the days of the others.
  for (const absent of ['WHAT YOU ORDERED', 'Grand total', inWords(other)]) expect(text).not.toContain(absent)
})

it('ORD-013 the mail about dates names the pieces whose day has changed, and not those of the line that leave as before', async () => {
  await setStock(shop.db, shop.b, { NL: 4 })
  const [first, later] = [dayAfter(40), dayAfter(50)]
  await ops('arrival:add', [shop.b.number, 'NL', first, '5'])
  const { orderNo } = await place(shop.nl, orderOf({ [shop.b.number]: 12 }))
  await mailAbout(`Order ${orderNo} is placed`)
  await ops('arrival:move', [shop.b.number, 'NL', first, later])
  const { text } = await mailAbout(`New dates for order ${orderNo}`)
  expect(text).toContain(
    `  ${shop.b.number} (5 pieces)\n      Expected on ${inWords(first)} → Expected on ${inWords(later)}\n`,
  )
  expect(text).not.toContain('Leaves now')
})

it('ORD-016 the mail about a comment has the comment and the head of the order, and leads to the comments', async () => {
  const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { poNo: 'PO-C' }))
  await ops('order:comment', [orderNo, 'The driver rings.\nSecond line.'])
  // Comments of some minutes share a mail.
  shop.clock.advance(4 * 60_000)
  const { text, html } = await mailAbout(`A message about order ${orderNo}`)
  expect(text).toContain('The driver rings.\nSecond line.')
  expect(html).toContain('The driver rings.<br>Second line.')
  for (const head of [orderNo, 'PO-C']) expect(text).toContain(head)
  for (const absent of [shop.a.number, 'SHIP TO', 'Grand total']) expect(text).not.toContain(absent)
  const link = `/hisorder/orderDetails/${orderNo}?show=comments`
  expect(text).toContain(link)
  expect((await noticesOf())[0]?.notificationText).toContain(link)
  await shop.nl.ask('orders.comment', { params: { orderno: orderNo }, body: { text: 'Thank you.' } }, randomUUID())
  shop.clock.advance(4 * 60_000)
  const asked = await mailAbout(`A question about order ${orderNo}`)
  expect(asked.text).toContain('Thank you.')
  expect(asked.text).not.toContain(shop.a.number)
})

it('FIN-005 mail and notification of an invoice and of a payment lead to that invoice', async () => {
  const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
  const { data } = await ops('order:ship', [orderNo], { yes: true })
  const { invoiceNo } = data as { invoiceNo: string }
  const link = `/finance/invoices?tab=invoices&keyword=${invoiceNo}&invoice=${invoiceNo}`
  expect((await mailAbout(invoiceNo)).text).toContain(link)
  const leads = async (title: string) => {
    const notice = (await noticesOf()).find(({ notificationTitle }) => notificationTitle.toLowerCase().includes(title))
    return notice?.notificationText.replaceAll('&amp;', '&').includes(`href="${link}"`)
  }
  expect(await leads(invoiceNo.toLowerCase())).toBe(true)
  // The company is the one of the invoice, which the payment is for.
  const booked = await ops('payment:book', [invoiceNo, '5', 'EVENT-1'], { yes: true })
  expect(booked.data).toMatchObject({ custnum: 100217, cleared: [{ number: invoiceNo, amount: 5 }], left: 0 })
  expect(await leads('payment')).toBe(true)
  expect((await ops('invoice:list', [], { open: true })).text).toMatch(new RegExp(`${invoiceNo} +invoice +100217`))
  expect((await ops('order:list', [])).text).toContain('100217')
  await expect(ops('payment:book', ['IN-NL-26-999999', '5', 'EVENT-2'])).rejects.toThrow('There is no invoice')
})

it('NOT-001 a notice of the supplier is mailed in the frame of all mails, and its links lead to the shop', async () => {
  const text = '<p>We move.</p><p>See <a href="/info/news">the news</a> &amp; more.</p>'
  await ops('notification:send', [], { title: 'New warehouse', text, to: 'buyer.nl', mail: true, yes: true })
  const mail = await mailAbout('New warehouse')
  expect(mail.text).toContain('We move.\n\nSee the news [http')
  expect(mail.text).toContain('/info/news] & more.')
  expect(mail.html).toContain('<h1')
  expect(mail.html).toContain('>New warehouse</h1>')
  expect(mail.html).toContain('<p style="margin:0 0 8px">We move.</p>')
  expect(mail.html).toContain('Open the shop')
  expect(mail.html).toContain('Cartwright')
})

it('N2 N7 the mail about a shipment says how far the order has come, and leads to the report of damage', async () => {
  await setStock(shop.db, shop.a, { NL: 2 })
  const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 3 }))
  await ops('order:advance', [orderNo], { to: 'processing', yes: true })
  await ops('order:ship', [orderNo], { yes: true })
  const { text, html } = await mailAbout(`Part of order ${orderNo} is on its way`)
  expect(text).toMatch(/Progress +2 expected 27 Nov, 1: no date known yet/)
  expect(text).toContain('Report damage or shortage within 3 business days')
  expect(html).toMatch(new RegExp(`href="[^"]*/hisorder/orderDetails/${orderNo}\\?show=reports"`))
})

it.each([
  ['en', '2 expected 27 Nov, 1: no date known yet'],
  ['de', '2 erwartet am 27. Nov., 1 noch ohne Termin'],
  ['fr', '2 attendues le 27 nov., 1 encore sans date'],
] as const)(
  'N7 in %s page, mail, notification and exports say the same of an order: %s',
  async (language, sentence) => {
    await setStock(shop.db, shop.a, { NL: 2 })
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 3 }))
    await ops('order:advance', [orderNo], { to: 'processing', yes: true })
    await shop.sendMails()
    shop.mails.length = 0
    shop.clock.advance(1000)
    // After the order, which keeps the language that it was placed in.
    await shop.db.update(accounts).set({ language }).where(eq(accounts.userName, 'buyer.nl'))
    await ops('order:ship', [orderNo], { yes: true })
    await shop.sendMails()
    const { progress = [] } = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
    const { rows } = await shop.nl.ask('notifications.list', { query: { type: '1', orgId: 1, language } })
    const exported = async (format: 'csv' | 'xlsx') => {
      const body = { type: 'orders' as const, format, ids: [orderNo] }
      const headers = { 'Accept-Language': language }
      const { result } = await call(shop, 'documents.download', { body }, { token: shop.nl.token, headers })
      if (!result) throw new Error('no file')
      return format === 'csv'
        ? await result.content.text()
        : (await readXlsx(new Uint8Array(await result.content.arrayBuffer()))).sheets[0]?.rows[1]?.join('|')
    }
    const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]|\s+/g, ' ')
    expect(progressWords(progress, language, orderFormats(language, 'EUR'))).toBe(sentence)
    const said = {
      mail: shop.mails.find(({ subject }) => subject?.includes(orderNo))?.text,
      notification: rows.find(({ notificationTitle }) => notificationTitle.includes(orderNo))?.notificationText,
      csv: await exported('csv'),
      xlsx: await exported('xlsx'),
    }
    for (const [place, text] of Object.entries(said)) expect(plain(text), place).toContain(sentence)
    await shop.db.update(accounts).set({ language: null }).where(eq(accounts.userName, 'buyer.nl'))
  },
)

it('ORD-009 the mail about cancelled pieces says how many of which article, and what the order comes to without them', async () => {
  await setStock(shop.db, shop.b, { NL: 4 })
  const { orderNo, grandTotal } = await place(shop.nl, orderOf({ [shop.a.number]: 1, [shop.b.number]: 6 }))
  await ops('order:advance', [orderNo], { to: 'processing', yes: true })
  await ops('order:cancel-rest', [orderNo], { line: '2', reason: 'The maker has ended it.', yes: true })
  const { text, html } = await mailAbout(`Pieces of order ${orderNo} are cancelled`)
  expect(text).toContain('Cancelled: 6 pieces')
  const amountOf = (label: string) => Number(text.match(new RegExp(`${label} +€([\\d.]+)`))?.[1])
  expect(amountOf('Grand total')).toBe(grandTotal)
  expect(amountOf('Still ordered')).toBeLessThan(grandTotal)
  expect(html).toContain('Still ordered')
  // The number of the order stays on one line.
  expect(html).toContain(`<span style="white-space:nowrap">${orderNo}</span>`)
})

it('NOT-001 a part that is delivered is said to be one, with the pieces that are still to come', async () => {
  await setStock(shop.db, shop.a, { NL: 10 })
  const { orderNo } = await place(shop.rep, orderOf({ [shop.a.number]: 4 }, { poNo: 'PO-PART' }))
  await ops('order:advance', [orderNo], { yes: true })
  const ship = async (line: string) => {
    await ops('order:ship', [orderNo], { line, yes: true })
    const { shipments } = await shop.rep.ask('orders.get', { params: { orderno: orderNo } })
    return (
      shipments
        ?.map(({ number }) => number)
        .sort()
        .at(-1) ?? ''
    )
  }
  const latest = async (language: Language) => {
    const { rows } = await shop.rep.ask('notifications.list', { query: { type: '1', orgId: 1, language } })
    return [rows[0]?.notificationTitle, rows[0]?.notificationText]
  }
  const first = await ship('1=1')
  await ship('1=2')
  shop.clock.advance(1000)
  // One piece has not left, two are on their way.
  await ops('order:deliver', [orderNo], { shipment: first, yes: true })
  const said = {
    en: [`Part of order ${orderNo} has been delivered`, 'Part of your order has arrived. Still to come: 3 pieces.'],
    de: [`Ein Teil der Bestellung ${orderNo} wurde zugestellt`, 'Es folgen noch: 3 Stück.'],
    fr: [`Une partie de la commande ${orderNo} a été livrée`, 'Encore à venir\u00a0: 3 pièces.'],
    it: [`Una parte dell’ordine ${orderNo} è stata consegnata`, 'Ancora in arrivo: 3 pezzi.'],
    pl: [`Część zamówienia ${orderNo} została dostarczona`, 'Do dostarczenia pozostało: 3 sztuki.'],
    zh: [`订单 ${orderNo} 的部分货物已送达`, '尚未送达：3 件。'],
  } satisfies Partial<Record<Language, [string, string]>>
  for (const [language, [title, text]] of Object.entries(said) as [Language, [string, string]][]) {
    const [shownTitle, shownText] = await latest(language)
    expect(shownTitle).toBe(`${title} (PO-PART)`)
    expect(shownText).toContain(text)
  }
  expect((await latest('en'))[1]).toContain('<p>1 of 4 arrived, 3 expected 27 Nov</p>')
  expect((await latest('pl'))[1]).toContain('<p>dotarło 1 z 4, 3 spodziewane 27 lis</p>')
  await ship('1=1')
  shop.clock.advance(1000)
  await ops('order:deliver', [orderNo], { yes: true })
  expect((await latest('en'))[0]).toBe(`Order ${orderNo} has been delivered (PO-PART)`)
})

it('ORD-009 NOT-001 preparation and delivery are notified of in each language, with the way to the order, and not mailed', async () => {
  const { orderNo } = await place(shop.rep, orderOf({ [shop.a.number]: 1 }, { poNo: 'PO-STEPS' }))
  await shop.sendMails()
  shop.mails.length = 0
  const latest = async (buyer = shop.rep, language: 'en' | 'de' = 'en') => {
    const { rows } = await buyer.ask('notifications.list', { query: { type: '1', orgId: 1, language } })
    return rows.map(({ notificationTitle, notificationText }) => ({ notificationTitle, notificationText }))[0]
  }
  const link = `/hisorder/orderDetails/${orderNo}`
  const before = await latest(shop.nl)
  // What is only shown leaves nothing.
  await ops('order:advance', [orderNo])
  expect((await latest())?.notificationTitle).toBe(`Order ${orderNo} is placed (PO-STEPS)`)
  shop.clock.advance(1000)
  await ops('order:advance', [orderNo], { yes: true })
  const preparing = await latest()
  expect(preparing?.notificationTitle).toBe(`Order ${orderNo} is in preparation (PO-STEPS)`)
  expect(preparing?.notificationText).toContain(`href="${link}"`)
  expect((await latest(shop.rep, 'de'))?.notificationTitle).toBe(`Bestellung ${orderNo} ist in Bearbeitung (PO-STEPS)`)
  await shop.sendMails()
  expect(shop.mails).toEqual([])

  await ops('order:ship', [orderNo], { yes: true })
  shop.clock.advance(1000)
  await ops('order:deliver', [orderNo], { yes: true })
  const delivered = await latest()
  expect(delivered?.notificationTitle).toBe(`Order ${orderNo} has been delivered (PO-STEPS)`)
  expect(delivered?.notificationText).toContain(`href="${link}"`)
  await shop.sendMails()
  expect(shop.mails.some(({ subject }) => subject?.includes('delivered'))).toBe(false)
  // The main account hears of neither: the rep has ordered.
  const main = await latest(shop.nl)
  expect(main?.notificationTitle).not.toMatch(/preparation|delivered/)
  expect(before?.notificationTitle).toBe(`Order ${orderNo} is placed (PO-STEPS)`)
})
