/** Invoices with one mistake each, and the rules that refuse them. */
import type { EInvoiceFormat } from '@cartwright/core/contract'
import type { EInvoice } from '../../invoice-rules/e-invoice'
import { buildEInvoice } from './build-e-invoice'
import { type ExampleOptions, exampleSnapshot } from './e-invoice.testing'

export interface BrokenInvoice {
  /** Exactly these refuse it. */
  ids: readonly string[]
  what: string
  of?: ExampleOptions
  format?: EInvoiceFormat
  spoil: (invoice: Draft) => void
  /** False where the official rules have none for it, or allow a difference of one unit. */
  isOfficial?: false
}

/** A model that may be changed. */
type Draft = { -readonly [K in keyof EInvoice]: Mutable<EInvoice[K]> }
type Mutable<T> = T extends string | number | boolean | null | undefined
  ? T
  : { -readonly [K in keyof T]: Mutable<T[K]> }

/** The entry of a list, which is there. */
const at = <T>(list: ArrayLike<T>, index: number): T => list[index] as T
const COUPON: ExampleOptions = { more: { allowances: [{ kind: 'coupon', amount: 10 }] } }
const EXPORT: ExampleOptions = { custId: 12, vat: { category: 'G', rate: 0 } }
const TO_BELGIUM: ExampleOptions = { custId: 10, vat: { category: 'K', rate: 0 } }
const GERMAN: ExampleOptions = { custId: 3 }
const FRENCH: ExampleOptions = { custId: 5 }
const CREDIT: ExampleOptions = {
  more: {
    kind: 'credit',
    invoiceNo: 'CR-NL-26-000001',
    corrects: { invoiceNo: 'IN-NL-26-000001', invoiceDate: '2026-11-20' },
  },
}

export const BROKEN_INVOICES: readonly BrokenInvoice[] = [
  {
    ids: ['BR-01'],
    what: 'no specification',
    format: 'facturx',
    of: GERMAN,
    spoil: i => {
      i.profile = ''
    },
  },
  {
    ids: ['BR-02', 'CW-03'],
    what: 'no number',
    spoil: i => {
      i.number = ''
    },
  },
  {
    ids: ['BR-05'],
    what: 'no currency',
    spoil: i => {
      i.currency = ''
    },
    isOfficial: false,
  },
  {
    ids: ['BR-06'],
    what: 'a seller without a name',
    spoil: i => {
      i.seller.name = ' '
    },
  },
  {
    ids: ['BR-07'],
    what: 'a buyer without a name',
    spoil: i => {
      i.buyer.name = ''
    },
  },
  ...(['seller', 'buyer'] as const).map(
    (side): BrokenInvoice => ({
      ids: [side === 'seller' ? 'BR-08' : 'BR-10'],
      what: `a ${side} without an address`,
      of: { custId: 4 },
      isOfficial: false,
      spoil: i => {
        Object.assign(i[side].address, { street: '', city: '' })
      },
    }),
  ),
  {
    ids: ['BR-09'],
    what: 'a seller without a country',
    of: GERMAN,
    spoil: i => {
      i.seller.address.country = ''
    },
  },
  {
    ids: ['BR-11'],
    what: 'a buyer without a country',
    spoil: i => {
      i.buyer.address.country = ''
    },
  },
  {
    ids: ['BR-16', 'BR-CO-10', 'BR-S-08'],
    what: 'no lines',
    spoil: i => {
      i.lines = []
    },
  },
  {
    ids: ['BR-21'],
    what: 'a line without a number',
    spoil: i => {
      at(i.lines, 1).id = ''
    },
  },
  {
    ids: ['BR-23'],
    what: 'a quantity without a unit',
    spoil: i => {
      at(i.lines, 0).unit = ''
    },
  },
  {
    ids: ['BR-25'],
    what: 'a line without a name',
    spoil: i => {
      at(i.lines, 0).name = ''
    },
  },
  {
    ids: ['BR-27', 'BR-28'],
    what: 'a price below zero',
    spoil: i => {
      const line = at(i.lines, 0)
      Object.assign(line, { netPrice: -line.netPrice, grossPrice: -line.grossPrice, quantity: -line.quantity })
    },
  },
  {
    ids: ['BR-33'],
    what: 'an allowance without a reason',
    of: COUPON,
    spoil: i => {
      Object.assign(at(i.allowances, 0), { reason: '', reasonCode: '' })
    },
  },
  {
    ids: ['BR-38'],
    what: 'a charge without a reason',
    spoil: i => {
      Object.assign(at(i.charges, 0), { reason: '', reasonCode: '' })
    },
  },
  {
    ids: ['BR-50', 'BR-61'],
    what: 'a transfer without an account',
    spoil: i => {
      if (i.payment) i.payment.iban = ''
    },
  },
  {
    ids: ['BR-55'],
    what: 'a credit note without the number of its invoice',
    of: CREDIT,
    spoil: i => {
      if (i.preceding) i.preceding.number = ''
    },
  },
  {
    ids: ['BR-62'],
    what: 'an address of the seller without a scheme',
    spoil: i => {
      i.seller.electronicAddress = { id: '30281746', scheme: null }
    },
  },
  {
    ids: ['BR-63'],
    what: 'an address of the buyer without a scheme',
    spoil: i => {
      i.buyer.electronicAddress = { id: '58231907', scheme: null }
    },
  },
  {
    ids: ['BR-CO-09'],
    what: 'a VAT number without the code of a country',
    spoil: i => {
      i.buyer.vatId = '853217646B01'
    },
  },
  {
    ids: ['BR-CO-10', 'BR-CO-13'],
    what: 'lines that do not add up',
    spoil: i => {
      i.totals.lines += 2
    },
  },
  {
    ids: ['BR-CO-11', 'BR-CO-13'],
    what: 'allowances that do not add up',
    of: COUPON,
    spoil: i => {
      i.totals.allowances += 2
    },
  },
  {
    ids: ['BR-CO-12', 'BR-CO-13'],
    what: 'charges that do not add up',
    spoil: i => {
      i.totals.charges += 2
    },
  },
  {
    ids: ['BR-CO-13', 'BR-CO-15'],
    what: 'a net total that does not follow',
    spoil: i => {
      i.totals.net += 2
    },
  },
  {
    ids: ['BR-CO-14', 'BR-CO-15'],
    what: 'a VAT total that is not that of the groups',
    spoil: i => {
      i.totals.vat = 99
    },
  },
  {
    ids: ['BR-CO-15', 'BR-CO-16'],
    what: 'a wrong total',
    spoil: i => {
      i.totals.gross = 1
    },
  },
  {
    ids: ['BR-CO-16'],
    what: 'a wrong amount due',
    spoil: i => {
      i.totals.due = 1
    },
  },
  {
    ids: ['BR-CO-14', 'BR-CO-17', 'BR-S-09'],
    what: 'a tax that is one cent too high',
    isOfficial: false,
    spoil: i => {
      at(i.groups, 0).tax = Number((at(i.groups, 0).tax + 0.01).toFixed(2))
    },
  },
  {
    ids: ['BR-CO-14', 'BR-CO-18', 'BR-S-01'],
    what: 'no VAT group',
    spoil: i => {
      i.groups = []
    },
  },
  {
    ids: ['BR-S-05', 'BR-S-08'],
    what: 'a standard rate of zero',
    spoil: i => {
      at(i.lines, 0).rate = 0
    },
  },
  {
    ids: ['BR-S-08', 'BR-CO-17', 'BR-S-09'],
    what: 'a taxable amount that is not that of the lines',
    spoil: i => {
      at(i.groups, 0).taxable = 10
    },
  },
  {
    ids: ['BR-S-02', 'BR-S-04', 'BR-CO-26'],
    what: 'a seller without a number',
    of: { custId: 4 },
    format: 'facturx',
    spoil: i => {
      Object.assign(i.seller, { vatId: null, legalId: null, identifier: null })
    },
  },
  {
    ids: ['BR-S-10'],
    what: 'a reason for an exemption at the standard rate',
    spoil: i => {
      at(i.groups, 0).reason = 'none'
    },
  },
  {
    ids: ['BR-IC-02', 'BR-IC-04'],
    what: 'a supply to Belgium without the VAT number of the buyer',
    of: TO_BELGIUM,
    spoil: i => {
      i.buyer.vatId = null
    },
  },
  {
    ids: ['BR-IC-10'],
    what: 'a supply to Belgium without a reason',
    of: TO_BELGIUM,
    spoil: i => {
      Object.assign(at(i.groups, 0), { reason: null, reasonCode: null })
    },
  },
  {
    ids: ['BR-IC-12', 'BR-57'],
    what: 'a supply to Belgium without the country of delivery',
    of: TO_BELGIUM,
    spoil: i => {
      i.deliverTo.address.country = ''
    },
  },
  {
    ids: ['BR-CO-17', 'BR-CO-14', 'BR-G-09'],
    what: 'an export with tax',
    of: EXPORT,
    spoil: i => {
      at(i.groups, 0).tax = 5
    },
  },
  {
    ids: ['BR-G-05', 'BR-G-08'],
    what: 'an export with a rate',
    of: EXPORT,
    spoil: i => {
      at(i.lines, 0).rate = 21
    },
  },
  {
    ids: ['BR-DEC-18', 'BR-CO-16'],
    what: 'an amount due with three decimals',
    isOfficial: false,
    spoil: i => {
      i.totals.due = 1.005
    },
  },
  {
    ids: ['BR-CL-04'],
    what: 'an unknown currency',
    spoil: i => {
      i.currency = 'XQQ'
    },
  },
  {
    ids: ['BR-CL-14'],
    what: 'an unknown country',
    spoil: i => {
      i.buyer.address.country = 'QQ'
    },
  },
  {
    ids: ['BR-CL-16'],
    what: 'unknown means of payment',
    of: GERMAN,
    spoil: i => {
      if (i.payment) i.payment.means = '99'
    },
  },
  {
    ids: ['BR-CL-23'],
    what: 'an unknown unit',
    spoil: i => {
      at(i.lines, 0).unit = 'PIECE'
    },
  },
  {
    ids: ['BR-CL-25'],
    what: 'an unknown scheme of an address',
    spoil: i => {
      i.buyer.electronicAddress = { id: '1', scheme: '0000' }
    },
  },
  {
    ids: ['PEPPOL-EN16931-R003', 'BR-NL-2'],
    what: 'neither reference nor order number',
    isOfficial: false,
    spoil: i => {
      Object.assign(i, { buyerReference: '', orderNumber: null })
    },
  },
  {
    ids: ['PEPPOL-EN16931-R120', 'BR-CO-10', 'BR-S-08'],
    what: 'a line that is not its price',
    isOfficial: false,
    spoil: i => {
      at(i.lines, 0).net = 1
    },
  },
  {
    ids: ['BR-NL-1'],
    what: 'a Dutch seller without KVK number',
    isOfficial: false,
    spoil: i => {
      i.seller.legalId = { id: '30281746', scheme: null }
    },
  },
  {
    ids: ['BR-DE-6'],
    what: 'a German seller without phone',
    of: GERMAN,
    isOfficial: false,
    spoil: i => {
      if (i.seller.contact) i.seller.contact.phone = ''
    },
  },
  {
    ids: ['BR-DE-14', 'BR-48', 'BR-S-08', 'BR-CO-17', 'BR-S-09'],
    what: 'a German VAT group without a rate',
    of: GERMAN,
    isOfficial: false,
    spoil: i => {
      at(i.groups, 0).rate = null
    },
  },
  {
    ids: ['BR-DE-18'],
    what: 'a cash discount in another form',
    of: GERMAN,
    isOfficial: false,
    spoil: i => {
      i.terms = '#SKONTO#TAGE=14#PROZENT=2#'
    },
  },
  {
    ids: ['BR-DE-19'],
    what: 'an IBAN with a wrong check digit',
    of: GERMAN,
    isOfficial: false,
    spoil: i => {
      if (i.payment) i.payment.iban = 'DE88370400440532013000'
    },
  },
  {
    ids: ['BR-DE-27'],
    what: 'a phone number of a German seller without digits',
    of: GERMAN,
    isOfficial: false,
    spoil: i => {
      if (i.seller.contact) i.seller.contact.phone = 'on request'
    },
  },
  {
    ids: ['BR-DE-28'],
    what: 'an e-mail address of a German seller that is none',
    of: GERMAN,
    isOfficial: false,
    spoil: i => {
      if (i.seller.contact) i.seller.contact.email = 'billing'
    },
  },
  {
    ids: ['BR-FR-03'],
    what: 'a French invoice of goods that left in another century',
    of: FRENCH,
    format: 'facturx',
    spoil: i => {
      i.deliveredOn = '1926-11-25'
    },
  },
  {
    ids: ['BR-FR-CO-12'],
    what: 'a French invoice in another currency',
    of: FRENCH,
    format: 'facturx',
    spoil: i => {
      i.currency = 'USD'
    },
  },
  {
    ids: ['BR-FR-DEC-01', 'BR-DEC-23'],
    what: 'a French line with three decimals',
    of: FRENCH,
    format: 'facturx',
    isOfficial: false,
    spoil: i => {
      at(i.lines, 0).net += 0.001
    },
  },
  {
    ids: ['BR-FR-DEC-02'],
    what: 'a French quantity with five decimals',
    of: FRENCH,
    format: 'facturx',
    isOfficial: false,
    spoil: i => {
      at(i.lines, 0).quantity = 3.00001
    },
  },
  {
    ids: ['BR-FR-DEC-03'],
    what: 'a French price with seven decimals',
    of: FRENCH,
    format: 'facturx',
    isOfficial: false,
    spoil: i => {
      at(i.lines, 0).netPrice = 24.9000001
    },
  },
  {
    ids: ['BR-FR-DEC-04', 'BR-FR-16', 'BR-S-08'],
    what: 'a French rate with three decimals',
    of: FRENCH,
    format: 'facturx',
    isOfficial: false,
    spoil: i => {
      at(i.groups, 0).rate = 20.001
    },
  },
  {
    ids: ['BR-FR-05'],
    what: 'a French invoice without the note on discount',
    of: FRENCH,
    format: 'facturx',
    spoil: i => {
      i.notes = i.notes.filter(({ code }) => code !== 'AAB')
    },
  },
  {
    ids: ['BR-FR-10'],
    what: 'a French seller without SIREN',
    of: FRENCH,
    format: 'facturx',
    spoil: i => {
      Object.assign(i.seller, { identifier: null, legalId: { id: '404833048', scheme: null } })
    },
  },
  {
    ids: ['BR-FR-CO-07'],
    what: 'a French invoice due before its date',
    of: FRENCH,
    format: 'facturx',
    spoil: i => {
      i.dueDate = '2026-11-01'
    },
  },
  {
    ids: ['CW-01'],
    what: 'a control character',
    isOfficial: false,
    spoil: i => {
      at(i.lines, 1).description = 'Toner\u0007'
    },
  },
  {
    ids: ['CW-03'],
    what: 'a number of another year',
    isOfficial: false,
    spoil: i => {
      i.number = 'IN-NL-25-000001'
    },
  },
]

/** The invoice with its mistake. */
export function spoil({ of, format = 'ubl', spoil: change }: BrokenInvoice): EInvoice {
  const invoice = structuredClone(buildEInvoice(exampleSnapshot(of), format)) as unknown as Draft
  change(invoice)
  return invoice as unknown as EInvoice
}
