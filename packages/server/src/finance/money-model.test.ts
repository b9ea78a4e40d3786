/** One arithmetic in every document: 10,000 random orders of every seller, currency and VAT situation. */

import type { EInvoiceFormat } from '@cartwright/core/contract'
import { partOfLine, sum, times, type VatTreatment } from '@cartwright/core/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { InvoiceSnapshot } from '../db/schema'
import { checkInvoice } from '../invoice-rules/check-invoice'
import { orderFormats } from '../orders/order-texts'
import { orderSums } from '../orders/sums'
import { paperLanguage } from '../pdf/paper-language'

import { readPdf } from '../pdf/read-pdf.testing'
import { planRefund, refundSums } from '../rma/refund-plan'
import { creditOf } from './credit-content'
import { buildEInvoice } from './e-invoice/build-e-invoice'
import { exampleSnapshot } from './e-invoice/e-invoice.testing'
import { XML_WRITERS, type XmlFormat } from './e-invoice/formats'
import { invoicePaper } from './invoice.paper'
import { addUp } from './statement'
import { statementPaper } from './statement.paper'

const RUNS = 10_000
/** How many of them are also held against the rules of their network. */
const CHECKED_EVERY = 20
/** How many of them are also printed. */
const PRINTED_EVERY = 400

interface Situation extends VatTreatment {
  /** Of the demo company: its site sells. */
  custId: number
  format: XmlFormat
}

/** The rows of the table of VAT, in the currencies of all sites. */
const SITUATIONS: readonly Situation[] = [
  { custId: 1, category: 'S', rate: 21, format: 'ubl' },
  { custId: 2, category: 'S', rate: 22, format: 'fatturapa' },
  { custId: 3, category: 'S', rate: 19, format: 'ubl' },
  { custId: 4, category: 'S', rate: 20, format: 'ubl' },
  { custId: 5, category: 'S', rate: 20, format: 'ubl' },
  { custId: 6, category: 'S', rate: 23, format: 'fa3' },
  { custId: 10, category: 'K', rate: 0, format: 'ubl' },
  { custId: 11, category: 'K', rate: 0, format: 'ubl' },
  { custId: 12, category: 'G', rate: 0, format: 'ubl' },
  { custId: 13, category: 'S', rate: 21, format: 'ubl' },
  { custId: 1, category: 'AE', rate: 0, format: 'ubl' },
  { custId: 1, category: 'E', rate: 0, format: 'ubl' },
  { custId: 1, category: 'Z', rate: 0, format: 'ubl' },
  { custId: 8, category: 'O', rate: 0, format: 'ubl' },
]

const cents = (min: number, max: number) => fc.integer({ min, max }).map(amount => amount / 100)
const order = fc.record({
  situation: fc.constantFrom(...SITUATIONS),
  lines: fc.array(
    fc.record({
      qty: fc.integer({ min: 1, max: 2_000 }),
      unitPrice: cents(1, 90_000),
      off: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 2 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  /** Share of the goods that a coupon takes off. */
  coupon: fc.option(fc.integer({ min: 1, max: 90 }), { freq: 2 }),
  shippingCost: fc.oneof(fc.constant(0), cents(1, 5_000)),
  handlingFee: fc.constantFrom(0, 4.5),
})

/** What the file says it comes to, by the element of its format. */
const PAYABLE: Readonly<Record<XmlFormat, RegExp>> = {
  ubl: /<cbc:PayableAmount[^>]*>([^<]+)</,
  fatturapa: /<ImportoTotaleDocumento>([^<]+)</,
  fa3: /<P_15>([^<]+)</,
}
const NET: Partial<Record<XmlFormat, RegExp>> = { ubl: /<cbc:TaxExclusiveAmount[^>]*>([^<]+)</ }
const LINES: Readonly<Record<XmlFormat, RegExp>> = {
  ubl: /<cac:(?:Invoice|CreditNote)Line>[\s\S]*?<cbc:LineExtensionAmount[^>]*>([^<]+)</g,
  fatturapa: /<PrezzoTotale>([^<]+)</g,
  fa3: /<P_11>([^<]+)</g,
}

/** Spaces of any width as one. */
const spaced = (text: string) => text.replace(/\s+/g, ' ')

const amountsIn = (snapshot: InvoiceSnapshot, format: XmlFormat) => {
  const text = XML_WRITERS[format].write(buildEInvoice(snapshot, format as EInvoiceFormat)).toString('utf8')
  const first = (pattern: RegExp | undefined) => (pattern ? Number(pattern.exec(text)?.[1]) : undefined)
  return {
    payable: first(PAYABLE[format]),
    net: first(NET[format]),
    // Allowances and charges may stand behind the goods, as lines of their own.
    lines: [...text.matchAll(LINES[format])].map(([, amount]) => Number(amount)).slice(0, snapshot.lines.length),
  }
}

/** The statement of an account with an invoice, a payment of a third of it and its credit notes. */
async function expectStatement(
  invoice: InvoiceSnapshot,
  credits: readonly InvoiceSnapshot[],
  money: (amount: number) => string,
): Promise<void> {
  const third = Math.floor((invoice.sums.grandTotal * 100) / 3) / 100
  const entry = (kind: 'invoice' | 'credit' | 'payment', number: string, amount: number) => ({
    day: invoice.invoiceDate,
    number,
    kind,
    poNo: '',
    due: null,
    amount,
  })
  const entries = [
    entry('invoice', invoice.invoiceNo, invoice.sums.grandTotal),
    entry('payment', 'TRF', sum([-third])),
    ...credits.map(({ sums }, at) => entry('credit', `CR-${at}`, sum([-sums.grandTotal]))),
  ]
  const opening = 1_234.56
  const account = addUp(opening, entries)
  expect(account.closing).toBe(sum([opening, ...entries.map(({ amount }) => amount)]))
  const statement = {
    ...account,
    from: invoice.invoiceDate,
    to: invoice.invoiceDate,
    currency: invoice.currency,
    groups: [
      { bucket: 'd30' as const, amount: sum([account.closing, -opening]), count: 1 },
      { bucket: 'd60' as const, amount: opening, count: 1 },
    ],
  }
  const { text } = await readPdf(
    await statementPaper(statement, {
      language: invoice.language,
      iso2: invoice.seller.countryIso2,
      seller: invoice.seller,
      customer: invoice.buyer,
    }),
  )
  const print = spaced(text)
  // The closing balance stands in the head, behind the last entry, under the entries and under the groups.
  expect(print.split(spaced(money(account.closing))).length - 1).toBeGreaterThanOrEqual(4)
  for (const { amount, balance } of account.lines)
    for (const shown of [amount, balance]) expect(print).toContain(spaced(money(shown)))
  for (const { amount } of statement.groups) expect(print).toContain(spaced(money(amount)))
}

it('FIN-005 ORD-004 RMA-003 line, order, invoice, file, print, credit notes and statement of 10,000 orders are the same to the cent', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(order, async ({ situation, lines, coupon, shippingCost, handlingFee }) => {
      const { custId, category, rate, format } = situation
      const priced = lines.map(({ qty, unitPrice, off }) => {
        const discountPrice = off === null ? null : Math.max(0.01, Math.round(unitPrice * (100 - off)) / 100)
        return { qty, unitPrice, discountPrice, price: times(discountPrice ?? unitPrice, qty) }
      })
      const goods = sum(priced.map(({ price }) => price))
      const discount = coupon === null ? 0 : Math.floor(goods * coupon) / 100
      const ordered = orderSums(priced, { currency: 'EUR', discount, shippingCost, handlingFee, vatRate: rate })
      const allowances = discount > 0 ? [{ kind: 'coupon' as const, amount: discount }] : []
      const charges = [
        { kind: 'freight' as const, amount: shippingCost },
        { kind: 'handling' as const, amount: handlingFee },
      ].filter(({ amount }) => amount > 0)
      const invoice = exampleSnapshot({ custId, vat: { category, rate }, lines: priced, more: { allowances, charges } })

      expect(invoice.lines.map(({ net }) => net)).toEqual(priced.map(({ price }) => price))
      for (const { unitPrice, discountPrice, qty, net } of invoice.lines)
        expect(partOfLine(discountPrice ?? unitPrice, 0, qty)).toBe(net)
      const { subtotal, total, vat, grandTotal } = ordered
      expect(invoice.sums).toMatchObject({ subtotal, total, vat, grandTotal })

      const file = amountsIn(invoice, format)
      expect(file.payable).toBe(grandTotal)
      if (file.net !== undefined) expect(file.net).toBe(total)
      expect(file.lines).toEqual(invoice.lines.map(({ net }) => net))

      const credit = creditOf(invoice, [], { invoiceNo: invoice.invoiceNo })
      expect(credit.sums).toEqual(invoice.sums)
      const document = { invoiceId: 1, correctsId: null, snapshot: invoice }
      const returned = invoice.lines.map(({ lineId, qty }) => ({
        orderLineId: lineId,
        qty,
        reason: 'leaking' as const,
      }))
      const { credits } = planRefund([document], returned, { deliveryType: 'customerCourier', freight: 0 })
      const charged = sum(charges.map(({ amount }) => amount))
      expect(refundSums(credits.map(({ content }) => content)).amount).toBe(sum([total, -charged]))

      if (run % PRINTED_EVERY === 0) {
        const { text } = await readPdf(await invoicePaper(invoice))
        const { money } = orderFormats(paperLanguage(invoice.language, invoice.seller.countryIso2), invoice.currency)
        const amounts = [grandTotal, total, ...(vat > 0 ? [vat] : []), ...file.lines]
        for (const amount of amounts) expect(spaced(text)).toContain(spaced(money(amount)))
        await expectStatement(
          invoice,
          credits.map(({ content }) => content),
          money,
        )
      }
      if (run++ % CHECKED_EVERY === 0 && category !== 'O' && grandTotal > 0) {
        const broken = checkInvoice(buildEInvoice(invoice, format))
        expect(broken.filter(({ id }) => !/^PL-|-(?:02|03|04|10)$/.test(id))).toEqual([])
      }
    }),
    { numRuns: RUNS },
  )
}, 600_000)
