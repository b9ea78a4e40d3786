/** The model of an electronic invoice from the snapshot of the document, and from nothing else. */
import type { Address, EInvoiceFormat } from '@cartwright/core/contract'
import { apportion, effectivePrice, formatVat, sum } from '@cartwright/core/rules'
import { contentText } from '../../catalogue/article-text'
import type { InvoiceSnapshot, SnapshotLine } from '../../db/schema'
import { isVatId } from '../../invoice-rules/code-lists'
import type {
  DocumentAmount,
  EInvoice,
  EInvoiceBuyer,
  EInvoiceLine,
  EInvoiceSeller,
  EInvoiceVatGroup,
  Payment,
  PostalAddress,
  VatRate,
} from '../../invoice-rules/e-invoice'
import { orderMailTexts } from '../../orders/order-mail.texts'
import { orderFormats } from '../../orders/order-texts'
import { documentTexts } from '../../pdf/document.texts'
import { exemptionText } from '../../pdf/exemption'
import { paperLanguage } from '../../pdf/paper-language'
import { languageOf } from '../../texts/language'

import { type Say, textsIn } from '../../texts/localize'
import { invoiceTexts } from '../invoice.texts'
import {
  defaultAddress,
  HOME_REGISTERS,
  LEGAL_NOTES,
  PUBLIC_IDENTIFIERS_ONLY,
  profileOf,
  REASON_CODES,
  VATEX,
} from './national'

/** Pieces, in UN/ECE recommendation 20. */
const PIECE = 'C62'

/** @source FIN-005 */
export function buildEInvoice(snapshot: InvoiceSnapshot, format: EInvoiceFormat): EInvoice {
  const { seller, buyer, corrects, sums } = snapshot
  const language = paperLanguage(snapshot.language, seller.countryIso2)
  const texts = textsIn(language, invoiceTexts)
  const { printedDay: day } = orderFormats(language, snapshot.currency)
  const isCredit = snapshot.kind === 'credit'
  const correction = corrects ? texts('corrects', { number: corrects.invoiceNo, day: day(corrects.invoiceDate) }) : null
  const content = contentOf(snapshot, texts)
  return {
    ...profileOf(format, seller.countryIso2, buyer.address.countryIso2),
    number: snapshot.invoiceNo,
    kind: snapshot.kind,
    issueDate: snapshot.invoiceDate,
    language: languageOf(language),
    issuedAt: snapshot.issuedAt ?? `${snapshot.invoiceDate}T00:00:00.000Z`,
    currency: snapshot.currency,
    dueDate: isCredit ? null : snapshot.dueDate,
    terms: isCredit
      ? texts('creditUse')
      : texts('payable', { days: String(snapshot.termsDays), day: day(snapshot.dueDate) }),
    // Receivers route by one of the two references; without any the buyer knows the number of the order.
    buyerReference: buyer.buyerReference || (snapshot.poNo ? '' : snapshot.orderNo),
    orderNumber: snapshot.poNo || null,
    ourOrder: snapshot.soNo,
    orderDate: snapshot.orderDate,
    deliveryNote: { number: snapshot.shipment, date: snapshot.deliveryDate },
    deliveredOn: snapshot.deliveryDate,
    notes: notesOf(snapshot, correction),
    preceding: corrects && {
      number: corrects.invoiceNo,
      date: corrects.invoiceDate,
      networkId: corrects.networkId ?? null,
    },
    reasonOfCorrection: correction,
    seller: sellerOf(snapshot),
    buyer: buyerOf(snapshot),
    deliverTo: { name: nameOf(snapshot.shipTo) || buyer.company, address: postalAddress(snapshot.shipTo) },
    payment: paymentOf(snapshot),
    ...content,
    groups: sums.groups.map((group): EInvoiceVatGroup => {
      const reasonCode = VATEX[group.category] ?? null
      const reason = exemptionText(language, group.category, seller.countryIso2)
      const hasReason = group.category !== 'S' && group.category !== 'Z'
      return {
        ...vatRate(group),
        taxable: group.taxable,
        tax: group.vat,
        reasonCode,
        reason: hasReason ? reason || textsIn(language, documentTexts)('exemptO') : null,
      }
    }),
    totals: {
      lines: sum(content.lines.map(({ net }) => net)),
      allowances: sums.allowance,
      charges: sum(content.charges.map(({ amount }) => amount)),
      net: sums.total,
      vat: sums.vat,
      gross: sums.grandTotal,
      paid: 0,
      due: sums.grandTotal,
    },
  }
}

const vatRate = ({ category, rate }: { category: VatRate['category']; rate: number }): VatRate => ({
  category,
  rate: category === 'O' ? null : rate,
})

/** A credit note of charges alone has them as lines: every document has a line. */
function contentOf(snapshot: InvoiceSnapshot, texts: Say<typeof invoiceTexts>) {
  const allowances = amountsOf(snapshot, texts, snapshot.allowances)
  const charges = amountsOf(snapshot, texts, snapshot.charges)
  if (snapshot.lines.length > 0) {
    const words = textsIn(paperLanguage(snapshot.language, snapshot.seller.countryIso2), orderMailTexts)('eachContains')
    return { lines: snapshot.lines.map((line, at) => lineOf(line, at, words)), allowances, charges }
  }
  const lines = charges.map(
    ({ category, rate, amount, reason, reasonCode }, at): EInvoiceLine => ({
      id: String(at + 1),
      quantity: 1,
      unit: PIECE,
      net: amount,
      category,
      rate,
      grossPrice: amount,
      discount: 0,
      netPrice: amount,
      name: reason,
      description: '',
      sku: reasonCode,
      buyerSku: null,
      gtin: null,
    }),
  )
  return { lines, allowances, charges: [] }
}

/** @param words before what a kit is packed of */
function lineOf(line: SnapshotLine, at: number, words: string): EInvoiceLine {
  const netPrice = effectivePrice(line)
  return {
    id: String(at + 1),
    quantity: line.qty,
    unit: PIECE,
    net: line.net,
    ...vatRate(line),
    // Prices have at most six decimals.
    grossPrice: line.unitPrice,
    discount: Number((line.unitPrice - netPrice).toFixed(6)),
    netPrice,
    name: line.name,
    description: descriptionOf(line, words),
    sku: line.number,
    buyerSku: line.custNumber,
    gtin: line.barcode || null,
  }
}

/** What the name does not have. */
const descriptionOf = ({ name, brandName, oemCode, kit }: SnapshotLine, words: string): string =>
  [name.includes(oemCode) ? '' : `${brandName} ${oemCode}`.trim(), kit ? contentText(words, kit) : '']
    .filter(Boolean)
    .join('. ')

/** An amount of the whole document is divided over its VAT groups as the sums divide it. */
function amountsOf(
  { lines, sums }: InvoiceSnapshot,
  texts: Say<typeof invoiceTexts>,
  amounts: readonly { kind: DocumentAmount['kind']; amount: number }[],
): DocumentAmount[] {
  const nets = sums.groups.map(({ category, rate }) =>
    sum(lines.filter(line => line.category === category && line.rate === rate).map(({ net }) => net)),
  )
  return amounts.flatMap(({ kind, amount }) =>
    apportion(amount, nets).flatMap((part, at): DocumentAmount[] => {
      const group = sums.groups[at]
      if (!group || part === 0) return []
      return [{ kind, amount: part, reason: texts(kind), reasonCode: REASON_CODES[kind], ...vatRate(group) }]
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
      street: seller.address1,
      line2: '',
      city: seller.city,
      postCode: seller.postcode,
      region: seller.state,
      country: seller.countryIso2,
    },
    contact: { name: seller.contact, phone: seller.phone, email: seller.email },
    legalForm: seller.registrationNo,
    taxRegime: registers.taxRegime ?? null,
    rea: registers.rea ?? null,
    krs: registers.krs ?? null,
    regon: registers.regon ?? null,
  }
}

function buyerOf({ seller, buyer }: InvoiceSnapshot): EInvoiceBuyer {
  const { address } = buyer
  // Without the prefix of a country it is no VAT number of the standard: a tax number of another kind, or words before it.
  const vat = isVatId(buyer.vat) ? buyer.vat : formatVat(buyer.vat, address.countryIso2)
  const vatId = isVatId(vat) ? vat : null
  const own = buyer.peppolId ? { id: buyer.peppolId, scheme: buyer.peppolScheme } : null
  const contact = `${address.firstName} ${address.lastName}`.trim()
  const isHome = seller.countryIso2 === address.countryIso2
  const isPublicOnly = isHome && PUBLIC_IDENTIFIERS_ONLY.has(seller.countryIso2)
  const registers = isHome ? HOME_REGISTERS[seller.countryIso2] : undefined
  const isRegistered = buyer.registrationNo !== '' && registers?.has(buyer.registrationScheme ?? '') !== false
  return {
    name: buyer.company,
    identifier: isPublicOnly ? null : { id: String(buyer.custnum), scheme: null },
    legalId: isRegistered ? { id: buyer.registrationNo, scheme: buyer.registrationScheme || null } : null,
    vatId,
    electronicAddress: own ?? defaultAddress(vatId ?? '', address.email),
    address: postalAddress(address),
    contact:
      contact || address.phone || address.email ? { name: contact, phone: address.phone, email: address.email } : null,
    sdi: buyer.sdi || null,
    pec: buyer.pec || null,
    taxCode: buyer.taxCode || null,
  }
}

const postalAddress = ({ address1, address2, city, postcode, state, countryIso2 }: Address): PostalAddress => ({
  street: address1,
  line2: address2,
  city,
  postCode: postcode,
  region: state,
  country: countryIso2,
})

const nameOf = ({ company, firstName, lastName }: Address): string => company || `${firstName} ${lastName}`.trim()

function paymentOf({ seller, currency, invoiceNo }: InvoiceSnapshot): Payment | null {
  if (!seller.iban) return null
  return {
    // A SEPA transfer is in euros.
    means: currency === 'EUR' ? '58' : '30',
    iban: seller.iban,
    accountName: seller.name,
    bic: seller.bic || null,
    bank: seller.bank,
    reference: invoiceNo,
  }
}
