/** The model of an electronic invoice from the snapshot of the document, and from nothing else. */
import type { Address } from '@cartwright/core/contract'
import { apportion, effectivePrice, sum } from '@cartwright/core/rules'
import type {
  DocumentAmount,
  EInvoice,
  EInvoiceBuyer,
  EInvoiceFormat,
  EInvoiceLine,
  EInvoiceSeller,
  EInvoiceVatGroup,
  Payment,
  PostalAddress,
  VatRate,
} from '@cartwright/core/rules/invoice'
import type { InvoiceSnapshot, SnapshotLine } from '../../db/schema'
import { paperLanguage } from '../../documents/paper.texts'
import { orderFormats } from '../../orders/order-texts'
import { exemptionText, FINANCE_TEXTS, type FinanceTexts } from '../finance.texts'
import { defaultAddress, LEGAL_NOTES, PUBLIC_IDENTIFIERS_ONLY, profileOf, REASON_CODES, VATEX } from './national'

/** Pieces, in UN/ECE recommendation 20. */
const PIECE = 'C62'

/** @source FIN-005 */
export function buildEInvoice(snapshot: InvoiceSnapshot, format: EInvoiceFormat): EInvoice {
  const { seller, buyer, corrects, sums } = snapshot
  const language = paperLanguage(snapshot.language)
  const texts = FINANCE_TEXTS[language]
  const { day } = orderFormats(language, seller.countryIso2, snapshot.currency)
  const isCredit = snapshot.kind === 'credit'
  const correction = corrects
    ? fill(texts.corrects, { number: corrects.invoiceNo, day: day(corrects.invoiceDate) })
    : null
  const content = contentOf(snapshot, texts)
  return {
    ...profileOf(format, seller.countryIso2, buyer.address.countryIso2),
    ...{ number: snapshot.invoiceNo, kind: snapshot.kind, issueDate: snapshot.invoiceDate, language },
    issuedAt: snapshot.issuedAt ?? `${snapshot.invoiceDate}T00:00:00.000Z`,
    currency: snapshot.currency,
    dueDate: isCredit ? null : snapshot.dueDate,
    terms: isCredit
      ? texts.creditUse
      : fill(texts.payable, { days: String(snapshot.termsDays), day: day(snapshot.dueDate) }),
    // Receivers route by one of the two references; without any the buyer knows the number of the order.
    buyerReference: buyer.buyerReference || (snapshot.poNo ? '' : snapshot.orderNo),
    orderNumber: snapshot.poNo || null,
    ...{ ourOrder: snapshot.soNo, orderDate: snapshot.orderDate },
    deliveryNote: { number: snapshot.shipment, date: snapshot.deliveryDate },
    deliveredOn: snapshot.deliveryDate,
    notes: notesOf(snapshot, correction),
    preceding: corrects && {
      ...{ number: corrects.invoiceNo, date: corrects.invoiceDate, networkId: corrects.networkId ?? null },
    },
    reasonOfCorrection: correction,
    seller: sellerOf(snapshot),
    buyer: buyerOf(snapshot),
    deliverTo: { name: nameOf(snapshot.shipTo) || buyer.company, address: postalAddress(snapshot.shipTo) },
    payment: paymentOf(snapshot),
    ...content,
    groups: sums.groups.map((group): EInvoiceVatGroup => {
      const reasonCode = VATEX[group.category] ?? null
      const reason = exemptionText(texts, group.category, seller.countryIso2)
      const hasReason = group.category !== 'S' && group.category !== 'Z'
      return {
        ...vatRate(group),
        ...{ taxable: group.taxable, tax: group.vat, reasonCode },
        reason: hasReason ? reason || texts.exempt.O : null,
      }
    }),
    totals: {
      lines: sum(content.lines.map(({ net }) => net)),
      allowances: sums.allowance,
      charges: sum(content.charges.map(({ amount }) => amount)),
      ...{ net: sums.total, vat: sums.vat, gross: sums.grandTotal, paid: 0, due: sums.grandTotal },
    },
  }
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)

const vatRate = ({ category, rate }: { category: VatRate['category']; rate: number }): VatRate => ({
  category,
  rate: category === 'O' ? null : rate,
})

/** A credit note of charges alone has them as lines: every document has a line. */
function contentOf(snapshot: InvoiceSnapshot, texts: FinanceTexts) {
  const allowances = amountsOf(snapshot, texts, snapshot.allowances)
  const charges = amountsOf(snapshot, texts, snapshot.charges)
  if (snapshot.lines.length > 0) return { lines: snapshot.lines.map(lineOf), allowances, charges }
  const lines = charges.map(
    ({ category, rate, amount, reason, reasonCode }, at): EInvoiceLine => ({
      ...{ id: String(at + 1), quantity: 1, unit: PIECE, net: amount, category, rate },
      ...{ grossPrice: amount, discount: 0, netPrice: amount, name: reason, description: '' },
      ...{ sku: reasonCode, buyerSku: null, gtin: null },
    }),
  )
  return { lines, allowances, charges: [] }
}

function lineOf(line: SnapshotLine, at: number): EInvoiceLine {
  const netPrice = effectivePrice(line)
  return {
    ...{ id: String(at + 1), quantity: line.qty, unit: PIECE, net: line.net, ...vatRate(line) },
    // Prices have at most six decimals.
    ...{ grossPrice: line.unitPrice, discount: Number((line.unitPrice - netPrice).toFixed(6)), netPrice },
    ...{ name: line.name, description: `${line.brandName} ${line.oemCode}`.trim(), sku: line.number },
    ...{ buyerSku: line.custNumber, gtin: line.barcode || null },
  }
}

/** An amount of the whole document is divided over its VAT groups as the sums divide it. */
function amountsOf(
  { lines, sums }: InvoiceSnapshot,
  texts: FinanceTexts,
  amounts: readonly { kind: DocumentAmount['kind']; amount: number }[],
): DocumentAmount[] {
  const nets = sums.groups.map(({ category, rate }) =>
    sum(lines.filter(line => line.category === category && line.rate === rate).map(({ net }) => net)),
  )
  return amounts.flatMap(({ kind, amount }) =>
    apportion(amount, nets).flatMap((part, at): DocumentAmount[] => {
      const group = sums.groups[at]
      if (!group || part === 0) return []
      return [{ kind, amount: part, reason: texts[kind], reasonCode: REASON_CODES[kind], ...vatRate(group) }]
    }),
  )
}

/** Between parties of one country with the notes that its law wants, elsewhere as one note: Peppol allows no second one. */
function notesOf({ seller, buyer }: InvoiceSnapshot, correction: string | null): EInvoice['notes'] {
  const legal = buyer.address.countryIso2 === seller.countryIso2 ? LEGAL_NOTES[seller.countryIso2] : undefined
  const text = [correction, legal ? '' : seller.note].filter(Boolean).join('\n')
  return [...(text ? [{ code: null, text }] : []), ...(legal ?? [])]
}

function sellerOf({ seller }: InvoiceSnapshot): EInvoiceSeller {
  const registers = seller.registers ?? {}
  return {
    name: seller.name,
    identifier: registers.siret ? { id: registers.siret, scheme: '0009' } : null,
    legalId: registers.legal ?? null,
    vatId: seller.vat || null,
    electronicAddress: seller.peppolId ? { id: seller.peppolId, scheme: seller.peppolScheme } : null,
    address: {
      ...{ street: seller.address1, line2: '', city: seller.city, postCode: seller.postcode, region: seller.state },
      country: seller.countryIso2,
    },
    contact: { name: seller.contact, phone: seller.phone, email: seller.email },
    legalForm: seller.registrationNo,
    ...{ taxRegime: registers.taxRegime ?? null, rea: registers.rea ?? null },
    ...{ krs: registers.krs ?? null, regon: registers.regon ?? null },
  }
}

function buyerOf({ seller, buyer }: InvoiceSnapshot): EInvoiceBuyer {
  const { address } = buyer
  // Without the prefix of a country it is no VAT number of the standard.
  const vatId = /^[A-Z]{2}/.test(buyer.vat) ? buyer.vat : null
  const own = buyer.peppolId ? { id: buyer.peppolId, scheme: buyer.peppolScheme } : null
  const contact = `${address.firstName} ${address.lastName}`.trim()
  const isPublicOnly = seller.countryIso2 === address.countryIso2 && PUBLIC_IDENTIFIERS_ONLY.has(seller.countryIso2)
  return {
    name: buyer.company,
    identifier: isPublicOnly ? null : { id: String(buyer.custnum), scheme: null },
    legalId: buyer.registrationNo ? { id: buyer.registrationNo, scheme: buyer.registrationScheme || null } : null,
    vatId,
    electronicAddress: own ?? defaultAddress(vatId ?? '', address.email),
    address: postalAddress(address),
    contact:
      contact || address.phone || address.email ? { name: contact, phone: address.phone, email: address.email } : null,
    ...{ sdi: buyer.sdi || null, pec: buyer.pec || null, taxCode: buyer.taxCode || null },
  }
}

const postalAddress = ({ address1, address2, city, postcode, state, countryIso2 }: Address): PostalAddress => ({
  ...{ street: address1, line2: address2, city, postCode: postcode, region: state, country: countryIso2 },
})

const nameOf = ({ company, firstName, lastName }: Address): string => company || `${firstName} ${lastName}`.trim()

function paymentOf({ seller, currency, invoiceNo }: InvoiceSnapshot): Payment | null {
  if (!seller.iban) return null
  return {
    // A SEPA transfer is in euros.
    means: currency === 'EUR' ? '58' : '30',
    ...{
      iban: seller.iban,
      accountName: seller.name,
      bic: seller.bic || null,
      bank: seller.bank,
      reference: invoiceNo,
    },
  }
}
