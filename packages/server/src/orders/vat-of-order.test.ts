/** Why an order bears no VAT: the same words from the confirmation to the invoice. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../ops/commands'
import { readPdf } from '../pdf/read-pdf.testing'
import { signIn } from '../testing/buyer'
import { call } from '../testing/call'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

const LAW = 'btw verlegd, intracommunautaire levering'

it.each([
  ['buyer.be', 'K', 'VAT exempt intra-Community supply; VAT is due by the customer', LAW],
  ['buyer.at', 'K', 'VAT exempt intra-Community supply; VAT is due by the customer', '§ 4 Nr. 1b UStG'],
  ['buyer.ch', 'G', 'VAT exempt export', 'VAT exempt export'],
  ['buyer.lu', 'S', null, null],
  ['buyer.nl', 'S', null, null],
])(
  'ORD-004 FIN-005 an order of %s says why it bears no VAT as its mail, its PDF and its invoice do',
  async (userName, vatCategory, vatReason, law) => {
    const buyer = await signIn(shop.apiBase, userName)
    const body = orderOf({ [shop.a.number]: 2 })
    expect(await buyer.ask('orders.confirm', { body })).toMatchObject({ vatCategory, vatReason })
    await shop.sendMails()
    shop.mails.length = 0
    const order = await place(buyer, body)
    expect(order).toMatchObject({ vatCategory, vatReason })
    await shop.sendMails()
    const [mail] = shop.mails
    const ops = { db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: true }
    const shipped = await runCommand(ops, 'order:ship', { positionals: [order.orderNo], options: { yes: true } })
    const { invoiceNo } = shipped.data as { invoiceNo: string }
    const documents = [
      { type: 'orderConfirmation', id: order.orderNo },
      { type: 'invoice', id: invoiceNo },
    ] as const
    const texts = [mail?.text ?? '', mail?.html ?? '']
    for (const document of documents) {
      const { content } = await buyer.ask('documents.download', { body: document })
      const { text } = await readPdf(Buffer.from(await content.arrayBuffer()))
      texts.push(text.replace(/\s+/g, ' '))
    }
    for (const text of texts) {
      if (law === null) expect(text).not.toMatch(/exempt|btw verlegd/)
      else expect(text).toContain(law)
    }
    // An invoice is in the language of its company.
    for (const text of texts.slice(0, -1)) expect(text).toContain(vatReason ?? '')
  },
)

it('ORD-004 the reason is in the language of its reader', async () => {
  const buyer = await signIn(shop.apiBase, 'buyer.at')
  const body = orderOf({ [shop.a.number]: 2 })
  const inGerman = await call(
    shop,
    'orders.confirm',
    { body },
    { token: buyer.token, headers: { 'Accept-Language': 'de' } },
  )
  expect(inGerman.result?.vatReason).toBe('Steuerfreie innergemeinschaftliche Lieferung; die Steuer schuldet der Kunde')
})
