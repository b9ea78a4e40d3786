/** An invoice or a correction as FA(3) for KSeF. The order of elements is that of the schema. */
import type {
  DocumentAmount,
  EInvoice,
  EInvoiceBuyer,
  EInvoiceLine,
  PostalAddress,
  VatRate,
} from '../../invoice-rules/e-invoice'
import { isSplitPayment, polishRate } from '../../invoice-rules/national-codes'
import { amountText, decimalText } from './decimals'
import { element, group, optional, writeXml, type XmlChild, type XmlElement } from './xml'

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/'
/** Of the EU, other than Poland, as `KodUE` names them. */
const UNION = /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PT|RO|SE|SI|SK|XI)$/
const [YES, NO] = ['1', '2']
/** Fields of the sums, in the order of the schema: net, and tax where there is one. */
const SUM_FIELDS = [
  'P_13_1',
  'P_14_1',
  'P_13_2',
  'P_14_2',
  'P_13_3',
  'P_14_3',
  'P_13_6_1',
  'P_13_6_2',
  'P_13_6_3',
  'P_13_7',
  'P_13_8',
  'P_13_10',
]

export function writeFa3(invoice: EInvoice): Buffer {
  const { seller } = invoice
  return writeXml(
    element(
      'Faktura',
      [
        element('Naglowek', [
          element('KodFormularza', 'FA', { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }),
          element('WariantFormularza', '3'),
          element('DataWytworzeniaFa', `${invoice.issuedAt.slice(0, 19)}Z`),
          element('SystemInfo', 'Cartwright'),
        ]),
        element('Podmiot1', [
          element('DaneIdentyfikacyjne', [
            element('NIP', digitsOf(seller.vatId)),
            element('Nazwa', text(seller.name, 512)),
          ]),
          place(seller.address),
          group('DaneKontaktowe', [
            optional('Email', seller.contact?.email),
            optional('Telefon', text(seller.contact?.phone ?? '', 16)),
          ]),
        ]),
        buyer(invoice.buyer),
        content(invoice),
        element('Stopka', [
          group('Rejestry', [
            element('PelnaNazwa', text(seller.name, 256)),
            optional('KRS', seller.krs),
            optional('REGON', seller.regon),
          ]),
        ]),
      ],
      { xmlns: NAMESPACE },
    ),
  )
}

/** A token of the schema: blanks of all kinds are one; letters are counted, not their halves. */
const text = (value: string, chars: number): string =>
  [...value.replace(/\s+/g, ' ').trim()].slice(0, chars).join('').trim()
const digitsOf = (vatId: string | null): string => (vatId ?? '').replace(/\D/g, '')

const place = ({ country, street, line2, postCode, city }: PostalAddress): XmlElement =>
  element('Adres', [
    element('KodKraju', country),
    element('AdresL1', text([street, line2].filter(Boolean).join(', '), 512)),
    optional('AdresL2', text(`${postCode} ${city}`, 512)),
  ])

const buyer = (party: EInvoiceBuyer): XmlElement =>
  element('Podmiot2', [
    element('DaneIdentyfikacyjne', [...buyerIds(party), element('Nazwa', text(party.name, 512))]),
    place(party.address),
    group('DaneKontaktowe', [optional('Email', party.contact?.email)]),
    optional('NrKlienta', party.identifier?.id),
    // Neither a unit of local government nor a member of a VAT group.
    element('JST', NO),
    element('GV', NO),
  ])

function buyerIds({ vatId, address }: EInvoiceBuyer): XmlChild[] {
  if (!vatId) return [element('BrakID', YES)]
  const [prefix, number] = [vatId.slice(0, 2), vatId.slice(2)]
  if (prefix === 'PL') return [element('NIP', digitsOf(vatId))]
  if (UNION.test(prefix)) return [element('KodUE', prefix), element('NrVatUE', number)]
  return [element('KodKraju', address.country), element('NrID', vatId)]
}

/** A correction has rows and sums as differences: what is credited stands below zero. */
function content(invoice: EInvoice): XmlElement {
  const isCredit = invoice.kind === 'credit'
  const sign = isCredit ? -1 : 1
  return element('Fa', [
    element('KodWaluty', invoice.currency),
    element('P_1', invoice.issueDate),
    element('P_2', invoice.number),
    element('WZ', invoice.deliveryNote.number),
    element('P_6', invoice.deliveredOn),
    ...sums(invoice, sign),
    element('P_15', amountText(sign * invoice.totals.gross)),
    notes(invoice),
    element('RodzajFaktury', isCredit ? 'KOR' : 'VAT'),
    ...correction(invoice),
    invoice.buyerReference !== '' &&
      element('DodatkowyOpis', [
        element('Klucz', 'Referencje nabywcy'),
        element('Wartosc', text(invoice.buyerReference, 256)),
      ]),
    ...rows(invoice, sign),
    payment(invoice),
    invoice.orderNumber !== null &&
      element('WarunkiTransakcji', [
        element('Zamowienia', [
          element('DataZamowienia', invoice.orderDate),
          element('NrZamowienia', text(invoice.orderNumber, 256)),
        ]),
      ]),
  ])
}

/** @throws RangeError for a rate that Poland does not have, which the rules refuse before */
function rateOf(vat: VatRate) {
  const rate = polishRate(vat)
  if (!rate) throw new RangeError(`no Polish VAT rate: ${vat.category} ${vat.rate}`)
  return rate
}

function sums({ groups }: EInvoice, sign: number): XmlElement[] {
  const amounts = new Map<string, number>()
  for (const vat of groups) {
    const fields = rateOf(vat)
    amounts.set(fields.net, vat.taxable)
    if (fields.vat) amounts.set(fields.vat, vat.tax)
  }
  return SUM_FIELDS.flatMap(name => {
    const value = amounts.get(name)
    return value === undefined ? [] : [element(name, amountText(sign * value))]
  })
}

/** What the law wants to be answered on every invoice. */
function notes({ seller, buyer: to, groups, currency, totals }: EInvoice): XmlElement {
  const isReverseCharge = groups.some(({ category }) => category === 'AE')
  const exempt = groups.find(({ category }) => category === 'E')
  const isSplit = isSplitPayment({ seller: seller.address.country, buyer: to.address.country }, { currency, ...totals })
  return element('Adnotacje', [
    element('P_16', NO),
    element('P_17', NO),
    element('P_18', isReverseCharge ? YES : NO),
    element('P_18A', isSplit ? YES : NO),
    element(
      'Zwolnienie',
      exempt ? [element('P_19', YES), element('P_19A', text(exempt.reason ?? '-', 256))] : [element('P_19N', YES)],
    ),
    element('NoweSrodkiTransportu', [element('P_22N', YES)]),
    element('P_23', NO),
    element('PMarzy', [element('P_PMarzyN', YES)]),
  ])
}

function correction({ preceding, reasonOfCorrection }: EInvoice): XmlChild[] {
  if (!preceding) return []
  return [
    optional('PrzyczynaKorekty', text(reasonOfCorrection ?? '', 256)),
    element('DaneFaKorygowanej', [
      element('DataWystFaKorygowanej', preceding.date),
      element('NrFaKorygowanej', preceding.number),
      ...(preceding.networkId
        ? [element('NrKSeF', YES), element('NrKSeFFaKorygowanej', preceding.networkId)]
        : [element('NrKSeFN', YES)]),
    ]),
  ]
}

/** Allowances and charges of the document are rows: the sums by rate must be those of the rows. */
function rows({ lines, allowances, charges }: EInvoice, sign: number): XmlElement[] {
  const extra = [...allowances.map(each => ({ ...each, amount: -each.amount })), ...charges]
  return [
    ...lines.map((line, at) => goods(line, at + 1, sign)),
    ...extra.map((each, at) => ofDocument(each, lines.length + at + 1, sign)),
  ]
}

function goods(line: EInvoiceLine, number: number, sign: number): XmlElement {
  const name = [line.name, line.description, line.buyerSku].filter(Boolean).join(', ')
  return element('FaWiersz', [
    element('NrWierszaFa', String(number)),
    element('P_7', text(name, 512)),
    element('Indeks', text(line.sku, 50)),
    optional('GTIN', line.gtin),
    element('P_8A', 'szt.'),
    element('P_8B', String(sign * line.quantity)),
    element('P_9A', decimalText(line.grossPrice)),
    line.discount > 0 && element('P_10', decimalText(sign * line.discount * line.quantity)),
    element('P_11', amountText(sign * line.net)),
    element('P_12', rateOf(line).row),
  ])
}

const ofDocument = (each: DocumentAmount, number: number, sign: number): XmlElement =>
  element('FaWiersz', [
    element('NrWierszaFa', String(number)),
    element('P_7', text(each.reason, 512)),
    element('P_8A', 'szt.'),
    element('P_8B', String(sign * Math.sign(each.amount))),
    element('P_9A', decimalText(Math.abs(each.amount))),
    element('P_11', amountText(sign * each.amount)),
    element('P_12', rateOf(each).row),
  ])

function payment({ payment: to, dueDate }: EInvoice): XmlElement | undefined {
  if (!to) return undefined
  return element('Platnosc', [
    dueDate !== null && element('TerminPlatnosci', [element('Termin', dueDate)]),
    // By transfer.
    element('FormaPlatnosci', '6'),
    element('RachunekBankowy', [
      element('NrRB', to.iban.replace(/^PL/, '')),
      optional('SWIFT', to.bic),
      optional('NazwaBanku', text(to.bank, 256)),
    ]),
  ])
}
