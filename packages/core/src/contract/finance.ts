/** Invoices, credits and what is open of them. The specification does not show these calls; their paths are ours (ledger API-088, API-089). */
import * as v from 'valibot'
import { creditShape } from './account'
import type { Call } from './call'
import { AGING_MAX, ENTRY_SORTS, KEYWORD_CHARS, SORT_DIRECTIONS } from './list-bounds'
import type { Policy } from './policy'
import { calendarDay, filled, queryInteger, queryPageSize, text } from './schema'
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
  type: oneOf(ENTRY_TYPES),
  invoiceDate: day,
  /** Day on which it is due; of a credit its own day. */
  dueTime: day,
  /** Null for what is left of a payment. */
  orderNo: nullable(string),
  poNo: string,
  currency: string,
  /** Below zero for a credit. `balance` = `amount` − `paid`. */
  amount,
  paid: amount,
  balance: amount,
  status: oneOf(ENTRY_STATUSES),
  /** Days overdue; 0 for what is not due yet, for what is cleared, and for a credit. */
  aging: number,
  /** Of what is open; null for what is cleared. A credit is never in a group of what is overdue. */
  bucket: nullable(oneOf(AGING_GROUPS)),
  /** Type of the document to download; null where there is none for the reader. */
  document: nullable(oneOf(['invoice', 'creditNote'])),
  /** Electronic forms of the document that can be downloaded, the usual one first. */
  formats: fallback(listOf(oneOf(E_INVOICE_FORMATS)), []),
  /** Bytes of the document as a PDF; null where there is none for the reader, and before it was written. */
  pdfBytes: fallback(nullable(number), null),
}
export const entryShape = object(entryFields)

/** What entries come to in one currency: credits are below zero. */
export const entrySumShape = object({ currency: string, count: number, amount, balance: amount })

const conditions = serverOnly(() => ({
  /** Part of the number of an entry, order or purchase order. */
  keyword: v.optional(text(KEYWORD_CHARS)),
  status: v.optional(v.picklist(ENTRY_STATUSES)),
  type: v.optional(v.picklist(ENTRY_TYPES)),
  /** First and last day of the invoice. */
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
  bucket: v.optional(v.picklist(AGING_GROUPS)),
  /** Day from which it is seen: amounts and groups are those of its evening. Today by default. */
  asOf: v.optional(calendarDay),
  sort: v.optional(v.picklist(ENTRY_SORTS)),
  order: v.optional(v.picklist(SORT_DIRECTIONS)),
}))

/** Which entries of the company an export is about. `aging`: open and at least this many days overdue (VAL-018). */
export const entryFilter = serverOnly(() => ({
  ...conditions,
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
    rows: listOf(entryShape),
    /** Entries of all pages. */
    total: number,
    /** What those of all pages come to, by currency; missing at a back end that does not say. */
    sums: optional(listOf(entrySumShape)),
  }),
} as const satisfies Call
export const listInput = serverOnly(() => ({
  // A filter that the server does not know would show more than was asked for.
  query: v.strictObject({
    pageNum: v.optional(queryInteger(1, 100_000)),
    pageSize: v.optional(queryPageSize),
    ...conditions,
    aging: v.optional(queryInteger(0, AGING_MAX)),
  }),
}))
export const listPolicy = { access: 'confirmed' } as const satisfies Policy

/** What is open on a day, by the time until it is due: every open entry is in exactly one group. */
export const stat = {
  name: 'finance.stat',
  id: 'API-089',
  method: 'GET',
  path: '/clientsystem/invoice/stat',
  answer: 'data',
  added: true,
  result: object({
    asOf: day,
    currency: string,
    total: amount,
    count: number,
    groups: listOf(object({ bucket: oneOf(AGING_GROUPS), amount, count: number })),
    /** Of `total` what is overdue: its invoices, and for how many days the oldest of them is. */
    overdue: optional(object({ amount, count: number, days: number })),
    /** Open credits, below zero. */
    credits: optional(object({ amount, count: number })),
    /** Entries of each list until that day. */
    counts: optional(object({ open: number, invoices: number, credits: number, cleared: number })),
    /** What may still be ordered on credit today; null for accounts that see other prices, and for companies without a limit. */
    credit: optional(nullable(creditShape)),
    /** The reader sees the account as the company does: its credits and its statement may be asked for. */
    isWholeAccount: optional(boolean),
  }),
} as const satisfies Call
export const statInput = serverOnly(() => ({ query: v.strictObject({ asOf: v.optional(calendarDay) }) }))
export const statPolicy = { access: 'confirmed' } as const satisfies Policy

/** Credits on a day, the open ones first: what each was used for, and what is proposed for the rest of it. */
export const credits = {
  name: 'finance.credits',
  id: 'API-088',
  method: 'GET',
  path: '/clientsystem/credit/list',
  answer: 'data',
  added: true,
  result: object({
    currency: string,
    /** Open credits in all; `credits` holds the oldest of them, and the newest that were used in the last three months. */
    open: number,
    credits: listOf(
      object({
        /** Number of the credit note; of what is left of a payment, its reference. */
        invoiceNo: string,
        invoiceDate: day,
        /** The invoice that a credit note corrects; null for what is left of a payment. */
        corrects: nullable(string),
        /** The return that it is for. */
        rmaNo: nullable(string),
        /** Above zero. `left` of it is open. */
        amount,
        left: amount,
        /** Invoices that it has cleared in part or whole, the first one first. */
        uses: listOf(object({ invoiceNo: string, day, amount })),
        /** Open invoices that what is left would clear, the one due first at the front, each with what is open of it before. */
        proposed: listOf(object({ invoiceNo: string, dueTime: day, balance: amount, amount })),
      }),
    ),
  }),
} as const satisfies Call
export const creditsInput = serverOnly(() => ({ query: v.strictObject({ asOf: v.optional(calendarDay) }) }))
export const creditsPolicy = { access: 'confirmed', companyPrices: true } as const satisfies Policy

/** What happened to the account between two days, in sums: the statement of account of the same days lists it. */
export const statement = {
  name: 'finance.statement',
  id: 'API-089',
  method: 'GET',
  path: '/clientsystem/statement',
  answer: 'data',
  added: true,
  result: object({
    from: day,
    to: day,
    currency: string,
    /** On the evening before the first day. */
    opening: amount,
    invoices: object({ count: number, amount }),
    /** Credit notes, below zero. */
    credits: object({ count: number, amount }),
    /** Below zero. */
    payments: object({ count: number, amount }),
    /** On the evening of the last day: the sum of the four above. */
    closing: amount,
  }),
} as const satisfies Call
/** First and last day. */
export const statementInput = serverOnly(() => ({ query: v.strictObject({ from: calendarDay, to: calendarDay }) }))
export const statementPolicy = { access: 'confirmed', companyPrices: true } as const satisfies Policy

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
    soNo: string,
    /** Number of the delivery note. */
    shipment: string,
    /** Of a credit note: the invoice that it corrects. */
    corrects: nullable(string),
    /** Goods of the invoice can be sent back: all of its order have arrived (RMA-010). Not offered where it is missing. */
    isReturnable: optional(boolean),
    lines: listOf(
      object({
        number: string,
        custNumber: nullable(string),
        oemCode: string,
        name: string,
        qty: number,
        /** Of one piece, after discounts. */
        unitPrice: amount,
        net: amount,
      }),
    ),
    subtotal: amount,
    allowance: amount,
    /** What `allowance` consists of: of a credit note what is kept of it. */
    allowances: fallback(listOf(object({ kind: oneOf(['coupon', 'restocking', 'returnFreight']), amount })), []),
    charge: amount,
    total: amount,
    vat: amount,
    grandTotal: amount,
    /** Payments and credits, the first one first. `by` is the reference of a payment or the number of an entry. */
    matches: listOf(object({ day, amount, by: string })),
  }),
} as const satisfies Call
export const getInput = serverOnly(() => ({ params: v.object({ invoiceNo: filled(40) }) }))
export const getPolicy = { access: 'confirmed' } as const satisfies Policy

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
