/** The order confirmation as its reader opens it: words, structure, language, and the same bytes each time. */
import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '@cartwright/core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setStock } from '../catalogue/parts.testing'
import { readPdf } from '../pdf/read-pdf.testing'
import { readSite } from '../site/read-site'
import { orderConfirmationPaper } from './order-confirmation.paper'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

it('API-095 is downloaded by the company of the order, at the prices of the reader, and by no other', async () => {
  const order = await place(shop.nl, orderOf({ [shop.c.number]: 2 }))
  const wanted = { body: { type: 'orderConfirmation', id: order.orderNo } } as const
  const file = await shop.nl.ask('documents.download', wanted)
  expect([file.name, file.content.type]).toEqual([`${order.orderNo}.pdf`, 'application/pdf'])
  expect((await readPdf(Buffer.from(await file.content.arrayBuffer()))).text).toContain('€6.00')
  expect(await shop.de.call('documents.download', wanted)).toMatchObject({ code: 404 })
})

const siteOf = (orgId: number) => readSite({ db: shop.db, caller: { orgId } })

it('API-095 names the dates of all goods, also when some have left', async () => {
  const order = await place(shop.nl, orderOf({ [shop.c.number]: 2 }))
  const lines = order.lines.map(({ lineId = 0, number, qty }) => ({ lineId, number, qty }))
  const shipment = {
    number: `${order.soNo}-1`,
    shippedAt: '2026-11-26 10:00:00',
    deliveredAt: null,
    lines,
    parcels: [],
  }
  const paper = await orderConfirmationPaper({ ...order, shipments: [shipment] }, 'en', await siteOf(1))
  expect((await readPdf(paper)).text).toContain(`2 × ${shop.c.number}`)
})

it('ORD-009 names the lines of which pieces were cancelled, and how many', async () => {
  await setStock(shop.db, shop.a, { NL: 9 })
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 5, [shop.b.number]: 2 }))
  const [{ lineId = 0 } = {}] = order.lines
  const body = { lines: [{ lineId, qty: 3 }] }
  const left = await shop.nl.ask('orders.cancelLines', { params: { orderno: order.orderNo }, body }, randomUUID())
  const { text } = await readPdf(await orderConfirmationPaper(left, 'en', await siteOf(1)))
  const [ofFirst = '', ofSecond = ''] = text.split(shop.b.number)
  expect(ofFirst).toContain('3 cancelled')
  expect(ofSecond).not.toContain('2 cancelled')
  expect((await readPdf(await orderConfirmationPaper(order, 'en', await siteOf(1)))).text).not.toContain('cancelled')
})

it('has numbers, addresses, lines, dates and sums, tagged and in the language of its reader', async () => {
  await setStock(shop.db, shop.a, { NL: 4 })
  const order = await place(
    shop.nl,
    orderOf({ [shop.a.number]: 6, [shop.b.number]: 2 }, { poNo: 'Żółć 7', buyerReference: 'OIN 42' }),
  )
  const site = await siteOf(1)
  const bytes = await orderConfirmationPaper(order, 'de', site)
  const { text, roles, info, pages } = await readPdf(bytes)
  expect(pages).toBe(1)
  for (const expected of [
    'Auftragsbestätigung',
    order.orderNo,
    order.soNo,
    'Żółć 7',
    shop.a.number,
    shop.b.number,
    'Ihre Referenz',
    'OIN 42',
    '48,00',
    'Gesamtbetrag',
    'Wird sofort versandt',
    'Noch kein Termin',
    'Utrecht',
    'Niederlande',
    'Seite 1 von 1',
  ]) {
    expect(text.replaceAll(' ', ' ')).toContain(expected)
  }
  expect(info.Language).toBe('de')
  expect(info.Title).toBe(`Auftragsbestätigung ${order.orderNo}`)
  expect(roles.filter(role => role === 'H1')).toHaveLength(1)
  // Four heads and four cells a line; names of facts and sums.
  expect(roles.filter(role => role === 'Table')).toHaveLength(3)
  expect(roles.filter(role => role === 'TR').length).toBe(6 + 3 + 4)
  expect(await orderConfirmationPaper(order, 'de', site)).toEqual(bytes)
})

it('goes on over pages, with the head of the table on each, and is written in every language', async () => {
  const order = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
  const [line] = order.lines
  const many = { ...order, lines: Array.from({ length: 120 }, (_none, at) => ({ ...line!, number: `N-${at}` })) }
  for (const language of LANGUAGES) {
    const { pages, text } = await readPdf(await orderConfirmationPaper(many, language, await siteOf(1)))
    expect(pages).toBeGreaterThan(3)
    expect(text).toContain('N-0')
    expect(text).toContain('N-119')
  }
})
