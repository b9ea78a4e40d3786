/** What an invoice or a credit note says: everything that is printed, so that nothing that changes later changes it. */
import type { Address, EInvoiceFormat, Language } from '@cartwright/core/contract'
import type { InvoiceSums, VatTreatment } from '@cartwright/core/rules'
import type { Identifier } from '../../invoice-rules/e-invoice'
import type { KitPart } from './kit-part.types'

/** Where a seller is registered, as electronic invoices name it. */
export interface SellerRegisters {
  /** In the register of companies: KVK 0106, SIREN 0002, others without scheme. A seller without it issues no electronic invoices. */
  legal?: Identifier
  /** French number of the establishment. */
  siret?: string
  /** Italian tax regime, and register of companies. */
  taxRegime?: string
  rea?: { office: string; number: string }
  /** Polish register of companies, and REGON. */
  krs?: string
  regon?: string
  /** Where KSeF is asked for an invoice, that of production by default. */
  ksefHost?: string
}

export interface SnapshotSeller {
  name: string
  address1: string
  postcode: string
  city: string
  state: string
  countryIso2: string
  vat: string
  registrationNo: string
  registers?: SellerRegisters
  peppolScheme: string
  peppolId: string
  bank: string
  iban: string
  bic: string
  contact: string
  phone: string
  email: string
  /** In the language of the document. */
  note: string
}

export interface SnapshotBuyer {
  company: string
  custnum: number
  vat: string
  sdi: string
  pec?: string
  taxCode: string
  registrationNo: string
  /** Of ISO 6523. */
  registrationScheme?: string
  peppolScheme: string
  peppolId: string
  buyerReference: string
  address: Address
}

export interface SnapshotLine extends VatTreatment {
  /** Of the order line, which never changes. */
  lineId: number
  number: string
  /** Of the product, EAN-13. */
  barcode: string
  oemCode: string
  custNumber: string | null
  name: string
  brandName: string
  qty: number
  /** Pieces of the line on earlier invoices of the order; their prices and these add up to the line. */
  before: number
  unitPrice: number
  discountPrice: number | null
  net: number
  /** Of a kit: what it was packed of when it was ordered. */
  kit?: SnapshotKitPart[]
  /** Of a credit note: the line is about pieces of this part of the kit, and its other fields are those of the part. */
  partSku?: number
  /** Of a credit note: the part came back with the other parts of its kit, as a whole one. */
  withKit?: true
}

export interface SnapshotKitPart extends KitPart {
  number: string
  barcode: string
  oemCode: string
  name: string
  brandName: string
}

export type AllowanceKind = 'coupon' | 'restocking' | 'returnFreight'
export type ChargeKind = 'freight' | 'handling'

export interface SnapshotAllowance {
  kind: AllowanceKind
  amount: number
  /** Lines that a restocking fee is kept of. */
  lineIds?: number[]
}

export interface SnapshotCharge {
  kind: ChargeKind
  amount: number
}

/** Amounts of a credit note are above zero too: its kind says which way they go. */
export interface InvoiceSnapshot {
  kind: 'invoice' | 'credit'
  invoiceNo: string
  /** The electronic forms that it is offered in, the usual one first; a document without the field has none. */
  formats?: readonly EInvoiceFormat[]
  /** ISO 8601. */
  issuedAt?: string
  /** `yyyy-MM-dd`, in the time zone of the seller. */
  invoiceDate: string
  dueDate: string
  termsDays: number
  currency: string
  language: Language
  seller: SnapshotSeller
  buyer: SnapshotBuyer
  shipTo: Address
  orderNo: string
  soNo: string
  poNo: string
  orderDate: string
  /** Number of the delivery note, and the day on which the goods left. */
  shipment: string
  deliveryDate: string
  /** Of a credit note: the invoice that it corrects, and the number that a tax office gave that one. */
  corrects: { invoiceNo: string; invoiceDate: string; networkId?: string } | null
  /** Of a credit note: the return whose goods it credits. */
  rmaNo?: string
  lines: SnapshotLine[]
  allowances: SnapshotAllowance[]
  charges: SnapshotCharge[]
  sums: InvoiceSums
  /**
   * Of a credit note: credits of returns that were submitted before its own and were still open. Its shares of coupon and tax follow
   * theirs, as they were estimated.
   */
  assumed?: AssumedCredit[]
  /** Of a credit note: numbers of those written before it whose returns were submitted after its own, so that it does not follow them. */
  later?: string[]
}

/** What the sums of a credit note follow from. */
export type CreditParts = Pick<InvoiceSnapshot, 'lines' | 'allowances' | 'charges' | 'sums'>

/** A credit that a return will have, with the credit notes that it does not follow. */
export type AssumedCredit = CreditParts & Pick<InvoiceSnapshot, 'later'>
