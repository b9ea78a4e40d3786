/**
 * The content of an electronic invoice or credit note after EN 16931, with what FatturaPA and KSeF want beside it. Each writer maps from
 * it, none from another one. Numbers such as BT-13 name the business terms of the standard.
 */
import type { VatCategory } from '@cartwright/core/rules'

/** `yyyy-MM-dd`. */
type Day = string

/** Amounts have at most two decimals and are above zero on credit notes too. */
export interface EInvoice {
  /** Which specification the file follows (BT-24); empty where the format has no place for it. */
  profile: string
  /** BT-23; null where the format has none. */
  process: string | null
  /** BT-1 */
  number: string
  /** Invoice 380 or credit note 381 (BT-3). */
  kind: 'invoice' | 'credit'
  /** BT-2 */
  issueDate: Day
  /** Moment of the issue, ISO 8601 in UTC. */
  issuedAt: string
  /** ISO 4217 (BT-5). */
  currency: string
  /** Language of names and texts, ISO 639-1. */
  language: string
  /** BT-9; null on a credit note, whose amount may be used at once. */
  dueDate: Day | null
  /** BT-20 */
  terms: string
  /** BT-10 */
  buyerReference: string
  /** The buyer's purchase order (BT-13), null without one. */
  orderNumber: string | null
  /** Our sales order (BT-14), and the day on which the order was placed. */
  ourOrder: string
  orderDate: Day
  /** BT-16; its day is the one on which the goods left. */
  deliveryNote: { number: string; date: Day }
  /** BT-72 */
  deliveredOn: Day
  /** BT-21 (null without a code), BT-22. */
  notes: readonly { code: string | null; text: string }[]
  /** The invoice that a credit note corrects (BT-25, BT-26); `networkId` is the number that KSeF gave it. */
  preceding: { number: string; date: Day; networkId: string | null } | null
  /** Why it is corrected; null on an invoice. */
  reasonOfCorrection: string | null
  seller: EInvoiceSeller
  buyer: EInvoiceBuyer
  /** BT-70, BG-15 */
  deliverTo: { name: string; address: PostalAddress }
  /** Null where nothing can be transferred. */
  payment: Payment | null
  lines: readonly EInvoiceLine[]
  /** Of the whole document, one entry for each VAT group that it touches (BG-20, BG-21). */
  allowances: readonly DocumentAmount[]
  charges: readonly DocumentAmount[]
  /** BG-23 */
  groups: readonly EInvoiceVatGroup[]
  totals: EInvoiceTotals
}

/** An identifier; `scheme` is from ISO 6523 or the EAS list, null for one of no list. */
export interface Identifier {
  id: string
  scheme: string | null
}

export interface PostalAddress {
  /** BT-35, BT-50, BT-75 */
  street: string
  /** BT-36, BT-51, BT-76; may be empty. */
  line2: string
  city: string
  postCode: string
  /** State or province; may be empty. */
  region: string
  /** ISO 3166-1. */
  country: string
}

interface Party {
  /** BT-27, BT-44 */
  name: string
  /** BT-29 (SIRET 0009), BT-46 (our number of the customer). */
  identifier: Identifier | null
  /** Number in the register of companies (BT-30, BT-47): KVK 0106, SIREN 0002. */
  legalId: Identifier | null
  /** With the prefix of its country (BT-31, BT-48); null without one. */
  vatId: string | null
  /** Electronic address in the EAS list (BT-34, BT-49). */
  electronicAddress: Identifier | null
  address: PostalAddress
  /** BG-6, BG-9; parts may be empty. */
  contact: { name: string; phone: string; email: string } | null
}

export interface EInvoiceSeller extends Party {
  /** Of the register of companies, as it is printed (BT-33). */
  legalForm: string
  /** Italian tax regime, `RF01` for the usual one; null elsewhere. */
  taxRegime: string | null
  /** Italian register of companies: province of the office, and number. */
  rea: { office: string; number: string } | null
  /** Polish register of companies, and REGON. */
  krs: string | null
  regon: string | null
}

export interface EInvoiceBuyer extends Party {
  /** Italian addressee code and certified mail address; null where they are not known. */
  sdi: string | null
  pec: string | null
  /** Italian codice fiscale. */
  taxCode: string | null
}

/** BG-16 */
export interface Payment {
  /** UNTDID 4461: `58` SEPA credit transfer, `30` credit transfer (BT-81). */
  means: string
  /** BT-84, BT-85, BT-86 */
  iban: string
  accountName: string
  bic: string | null
  bank: string
  /** BT-83 */
  reference: string
}

export interface VatRate {
  category: VatCategory
  /** Percent; null in category `O`, which has none. */
  rate: number | null
}

export interface EInvoiceLine extends VatRate {
  /** BT-126 */
  id: string
  /** BT-129, BT-130 */
  quantity: number
  unit: string
  /** BT-131 */
  net: number
  /** Of one piece (BT-148), and what is taken off it (BT-147). */
  grossPrice: number
  discount: number
  /** BT-146 */
  netPrice: number
  /** BT-153, BT-154 */
  name: string
  description: string
  /** Our article number (BT-155). */
  sku: string
  /** The buyer's own article number (BT-156). */
  buyerSku: string | null
  /** EAN-13 (BT-157, scheme 0160). */
  gtin: string | null
}

/** An allowance (BT-92 to BT-98) or a charge (BT-99 to BT-105) on the whole document. */
export interface DocumentAmount extends VatRate {
  kind: 'coupon' | 'restocking' | 'returnFreight' | 'freight' | 'handling'
  amount: number
  reason: string
  /** UNTDID 5189 for allowances, 7161 for charges. */
  reasonCode: string
}

export interface EInvoiceVatGroup extends VatRate {
  /** BT-116, BT-117 */
  taxable: number
  tax: number
  /** Why there is no tax (BT-120), and its code (BT-121); null in category `S`. */
  reason: string | null
  reasonCode: string | null
}

export interface EInvoiceTotals {
  /** Sum of the lines (BT-106). */
  lines: number
  /** BT-107, BT-108 */
  allowances: number
  charges: number
  /** BT-109 */
  net: number
  /** BT-110 */
  vat: number
  /** BT-112 */
  gross: number
  /** BT-113 */
  paid: number
  /** BT-115 */
  due: number
}
