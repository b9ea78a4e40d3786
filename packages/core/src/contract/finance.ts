/** Invoices, credits and what is open of them. The specification does not show these calls; their paths are ours (ledger API-088, API-089). */
import * as v from 'valibot'
import { creditShape } from './account'
import type { Call } from './call'
import { AGING_MAX, ENTRY_SORTS, KEYWORD_CHARS, SORT_DIRECTIONS } from './list-bounds'
import type { Policy } from './policy'
import { calendarDay, filled, listPage, queryInteger, text } from './schema'
import { serverOnly } from './server-only'
import {
  amount,
  boolean,
  day,
  fallback,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Read,
  string,
} from './shape'

/**
 * Electronic invoices. `ubl`: UBL 2.1 for Peppol. `facturx`: a PDF that carries its XML, in Germany ZUGFeRD. `fatturapa`: Italy. `fa3`:
 * Poland.
 */
export const E_INVOICE_FORMATS = ['ubl', 'facturx', 'fatturapa', 'fa3'] as const

export const ENTRY_TYPES = ['invoice', 'credit'] as const
/** There is no other one (FIN-006). */
export const ENTRY_STATUSES = ['open', 'cleared'] as const

/**
 * By days until an entry is due, and since. `later` is no bucket: it holds what is due in more than two weeks, so that all groups add up to
 * what is open.
 */
export const AGING_GROUPS = ['later', 'week2', 'week1', 'd30', 'd60', 'd90', 'd120', 'over120'] as const

const entryFields = {
  /** Number of the invoice or credit note; of what is left of a payment, its reference. */
  invoiceNo: string,
  /** `credit` for a credit note and for what is left of a payment. */
  type: oneOf(ENTRY_TYPES),
  /** Day of the invoice, credit note or payment. */
  invoiceDate: day,
  /** Day on which it is due; of a credit its own day. */
  dueTime: day,
  /** Number of the order; null for what is left of a payment. */
  orderNo: nullable(string),
  /** Purchase order number of the buyer; blank for none. */
  poNo: string,
  /** ISO 4217 code of all amounts. */
  currency: string,
  /** Gross amount, below zero for a credit: `paid` + `balance`. */
  amount,
  /** What payments and credits have cleared of it; below zero for a credit. */
  paid: amount,
  /** What is open of it; below zero for a credit. */
  balance: amount,
  /** `open` until nothing of it is left. */
  status: oneOf(ENTRY_STATUSES),
  /** Days overdue; 0 for what is not due yet, for what is cleared, and for a credit. */
  aging: number,
  /** By when what is open is due, or was; null for what is cleared. A credit is never in a group of what is overdue. */
  bucket: nullable(oneOf(AGING_GROUPS)),
  /** Type of the document to download; null where there is none for the reader. */
  document: nullable(oneOf(['invoice', 'creditNote'])),
  /** Electronic forms of the document that can be downloaded, the usual one first. */
  formats: fallback(listOf(oneOf(E_INVOICE_FORMATS)), []),
  /** Bytes of the document as a PDF; null where there is none for the reader, and before it was written. */
  pdfBytes: fallback(nullable(number), null),
}
export const entryShape = object(entryFields)

/** How many entries there are of a kind, and what they come to. */
const entryCountShape = object({
  /** Number of entries. */
  count: number,
  /** What they come to, in the currency of the account; below zero for credits and payments. */
  amount,
})

/** What entries come to in one currency: credits are below zero. */
export const entrySumShape = object({
  /** ISO 4217 code of the amounts. */
  currency: string,
  /** Number of entries. */
  count: number,
  /** Sum of their amounts. */
  amount,
  /** Sum of what is open of them. */
  balance: amount,
})

const conditions = serverOnly(() => ({
  /** Part of the number of an entry, order or purchase order. */
  keyword: v.optional(text(KEYWORD_CHARS)),
  /** Only open or only cleared entries; without it all. */
  status: v.optional(v.picklist(ENTRY_STATUSES)),
  /** Only invoices or only credits; without it all. */
  type: v.optional(v.picklist(ENTRY_TYPES)),
  /** First day of the invoice. */
  from: v.optional(calendarDay),
  /** Last day of the invoice. */
  to: v.optional(calendarDay),
  /** Only what is open and in this group of `finance.stat`. */
  bucket: v.optional(v.picklist(AGING_GROUPS)),
  /** Day from which it is seen: amounts and groups are those of its evening. Today by default. */
  asOf: v.optional(calendarDay),
  /** By which day the list is sorted; by default that of the invoice. */
  sort: v.optional(v.picklist(ENTRY_SORTS)),
  /** Direction; by default the newest first. */
  order: v.optional(v.picklist(SORT_DIRECTIONS)),
}))

/** Which entries of the company an export is about. `aging`: open and at least this many days overdue (VAL-018). */
export const entryFilter = serverOnly(() => ({
  ...conditions,
  /** Only what is open and at least this many days overdue. */
  aging: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(AGING_MAX))),
}))

/** Entries of the own company, the newest first. */
export const list = {
  name: 'finance.list',
  id: 'API-088',
  method: 'GET',
  path: '/clientsystem/invoice/list',
  answer: 'plain',
  added: true,
  result: object({
    /** One page of the entries. */
    rows: listOf(entryShape),
    /** Number of entries on all pages. */
    total: number,
    /** What those of all pages come to, by currency; missing at a back end that does not say. */
    sums: optional(listOf(entrySumShape)),
  }),
} as const satisfies Call
export const listInput = serverOnly(() => ({
  // A filter that the server does not know would show more than was asked for.
  query: v.strictObject({
    ...listPage,
    ...conditions,
    /** Only what is open and at least this many days overdue. */
    aging: v.optional(queryInteger(0, AGING_MAX)),
  }),
}))
export const listPolicy = { access: 'confirmed', right: 'finance' } as const satisfies Policy

/** What is open on a day, by the time until it is due: every open entry is in exactly one group. */
export const stat = {
  name: 'finance.stat',
  id: 'API-089',
  method: 'GET',
  path: '/clientsystem/invoice/stat',
  answer: 'data',
  added: true,
  result: object({
    /** The day that the amounts are of, at its evening. */
    asOf: day,
    /** ISO 4217 code of all amounts. */
    currency: string,
    /** What is open in all; credits count against it. */
    total: amount,
    /** Number of open entries. */
    count: number,
    /** All groups, also those without an entry, in the order of `AGING_GROUPS`. */
    groups: listOf(
      object({
        /** By when its entries are due, or were. */
        bucket: oneOf(AGING_GROUPS),
        /** What is open in the group. */
        amount,
        /** Number of its entries. */
        count: number,
      }),
    ),
    /** What is overdue of `total`; missing from back ends that do not tell. */
    overdue: optional(
      object({
        /** What is open of overdue invoices. */
        amount,
        /** Number of overdue invoices. */
        count: number,
        /** For how many days the oldest of them is overdue. */
        days: number,
      }),
    ),
    /** Open credits, below zero; missing from back ends that do not tell. */
    credits: optional(entryCountShape),
    /** Entries of each list until that day; missing from back ends that do not tell. */
    counts: optional(
      object({
        /** Open entries. */
        open: number,
        /** Invoices, open or cleared. */
        invoices: number,
        /** Credits, open or cleared. */
        credits: number,
        /** Cleared entries. */
        cleared: number,
      }),
    ),
    /** What may still be ordered on credit today; null for accounts that see other prices, and for companies without a limit. */
    credit: optional(nullable(creditShape)),
    /** The reader sees the account as the company does: its credits and its statement may be asked for. */
    isWholeAccount: optional(boolean),
  }),
} as const satisfies Call
export const statInput = serverOnly(() => ({
  query: v.strictObject({
    /** Day from which it is seen, at the site; today by default. */
    asOf: v.optional(calendarDay),
  }),
}))
export const statPolicy = { access: 'confirmed', right: 'finance' } as const satisfies Policy

/** Credits on a day, the open ones first: what each was used for, and what is proposed for the rest of it. */
export const credits = {
  name: 'finance.credits',
  id: 'API-088',
  method: 'GET',
  path: '/clientsystem/credit/list',
  answer: 'data',
  added: true,
  result: object({
    /** ISO 4217 code of all amounts. */
    currency: string,
    /** Open credits in all; `credits` holds the oldest of them, and the newest that were used in the last three months. */
    open: number,
    /** The open ones first. */
    credits: listOf(
      object({
        /** Number of the credit note; of what is left of a payment, its reference. */
        invoiceNo: string,
        /** Day of the credit note or payment. */
        invoiceDate: day,
        /** The invoice that a credit note corrects; null for what is left of a payment. */
        corrects: nullable(string),
        /** RMA number of the return that it is for; null for other credits. */
        rmaNo: nullable(string),
        /** What was credited, above zero; `left` of it is open. */
        amount,
        /** What is open of it; 0 when it is used up. */
        left: amount,
        /** Invoices that it has cleared in part or whole, the first one first. */
        uses: listOf(
          object({
            /** Number of the invoice that it has cleared. */
            invoiceNo: string,
            /** Day on which it did. */
            day,
            /** How much of the invoice it has cleared. */
            amount,
          }),
        ),
        /** Open invoices that what is left would clear, the one due first at the front. */
        proposed: listOf(
          object({
            /** Number of an open invoice. */
            invoiceNo: string,
            /** Day on which the invoice is due. */
            dueTime: day,
            /** What is open of the invoice before. */
            balance: amount,
            /** How much of it the credit would clear. */
            amount,
          }),
        ),
      }),
    ),
  }),
} as const satisfies Call
export const creditsInput = serverOnly(() => ({
  query: v.strictObject({
    /** Day from which it is seen, at the site; today by default. */
    asOf: v.optional(calendarDay),
  }),
}))
export const creditsPolicy = { access: 'confirmed', right: 'finance', companyPrices: true } as const satisfies Policy

/** What happened to the account between two days, in sums: the statement of account of the same days lists it. */
export const statement = {
  name: 'finance.statement',
  id: 'API-089',
  method: 'GET',
  path: '/clientsystem/statement',
  answer: 'data',
  added: true,
  result: object({
    /** First day of the period, at the site. */
    from: day,
    /** Last day of the period, at the site. */
    to: day,
    /** ISO 4217 code of all amounts. */
    currency: string,
    /** What was open on the evening before the first day. */
    opening: amount,
    /** Invoices of the period. */
    invoices: entryCountShape,
    /** Credit notes of the period, below zero. */
    credits: entryCountShape,
    /** Payments of the period, below zero. */
    payments: entryCountShape,
    /** What was open on the evening of the last day: the sum of the four above. */
    closing: amount,
  }),
} as const satisfies Call
export const statementInput = serverOnly(() => ({
  query: v.strictObject({
    /** First day of the period, at the site. */
    from: calendarDay,
    /** Last day of the period, at the site. */
    to: calendarDay,
  }),
}))
export const statementPolicy = { access: 'confirmed', right: 'finance', companyPrices: true } as const satisfies Policy

/** One invoice or credit note with its lines, and what has cleared it. */
export const get = {
  name: 'finance.get',
  id: 'API-088',
  method: 'GET',
  path: '/clientsystem/invoice/{invoiceNo}',
  answer: 'data',
  added: true,
  result: object({
    ...entryFields,
    /** Sales order number of the supplier. */
    soNo: string,
    /** Number of the delivery note. */
    shipment: string,
    /** Number of the invoice that a credit note corrects; null for an invoice. */
    corrects: nullable(string),
    /** Goods of the invoice can be sent back: all of its order have arrived (RMA-010). Not offered where it is missing. */
    isReturnable: optional(boolean),
    /** The lines of the document. */
    lines: listOf(
      object({
        /** Our part number. */
        number: string,
        /** The buyer's own number; null where there is none. */
        custNumber: nullable(string),
        /** Number that the maker of the printer gives the original. */
        oemCode: string,
        /** Name of the part, as it was issued. */
        name: string,
        /** Pieces. */
        qty: number,
        /** Net price of one piece, after discounts. */
        unitPrice: amount,
        /** Net amount of the line. */
        net: amount,
      }),
    ),
    /** Sum of the lines, net. */
    subtotal: amount,
    /** What is taken off the lines, net. */
    allowance: amount,
    /** What `allowance` consists of: of a credit note what is kept of it. */
    allowances: fallback(
      listOf(
        object({
          /** Discount by a coupon, fee for goods that were not required, or freight of a return. */
          kind: oneOf(['coupon', 'restocking', 'returnFreight']),
          /** How much is taken off for it, net. */
          amount,
        }),
      ),
      [],
    ),
    /** Shipping and handling, net. */
    charge: amount,
    /** `subtotal` − `allowance` + `charge`, net. */
    total: amount,
    /** VAT on `total`. */
    vat: amount,
    /** `total` + `vat`. */
    grandTotal: amount,
    /** Payments and credits, the first one first; empty for accounts that see account prices. */
    matches: listOf(
      object({
        /** Day on which it cleared something. */
        day,
        /** How much it cleared. */
        amount,
        /** Reference of the payment, or number of the credit or invoice on the other side. */
        by: string,
      }),
    ),
  }),
} as const satisfies Call
export const getInput = serverOnly(() => ({
  params: v.object({
    /** Number of the invoice or credit note, or the reference of a payment. */
    invoiceNo: filled(40),
  }),
}))
export const getPolicy = { access: 'confirmed', right: 'finance' } as const satisfies Policy

export type Entry = Read<typeof entryShape>
export type EntrySum = Read<typeof entrySumShape>
export type EntryType = Entry['type']
export type EntryStatus = Entry['status']
export type AgingGroup = (typeof AGING_GROUPS)[number]
export type AgingStat = Read<typeof stat.result>
export type CreditUses = Read<typeof credits.result>
export type StatementSums = Read<typeof statement.result>
export type EntryDetails = Read<typeof get.result>
export type EInvoiceFormat = (typeof E_INVOICE_FORMATS)[number]
