/** What an invoice or a credit note says: everything that is printed, so that nothing that changes later changes it. */
import type { Address, Language } from '@cartwright/core/contract'
import type { InvoiceSums, VatTreatment } from '@cartwright/core/rules'

export interface SnapshotSeller {
  name: string
  address1: string
  postcode: string
  city: string
  state: string
  countryIso2: string
  vat: string
  registrationNo: string
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
  taxCode: string
  registrationNo: string
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
}

export type AllowanceKind = 'coupon' | 'restocking' | 'returnFreight'
export type ChargeKind = 'freight' | 'handling'

/** Amounts of a credit note are above zero too: its kind says which way they go. */
export interface InvoiceSnapshot {
  kind: 'invoice' | 'credit'
  invoiceNo: string
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
  /** Of a credit note: the invoice that it corrects. */
  corrects: { invoiceNo: string; invoiceDate: string } | null
  lines: SnapshotLine[]
  allowances: { kind: AllowanceKind; amount: number }[]
  charges: { kind: ChargeKind; amount: number }[]
  sums: InvoiceSums
}
