/** Files that the server makes: exports of lists, and documents (ledger API-095). */
import * as v from 'valibot'
import { ACTIVITY_KINDS } from './account'
import type { Call } from './call'
import { E_INVOICE_FORMATS, entryFilter } from './finance'
import { orderFilter } from './orders'
import type { Policy } from './policy'
import { returnFilter } from './rma'
import { calendarDay, filled, integer } from './schema'
import { serverOnly } from './server-only'
import { nothing } from './shape'

/** Tables come as CSV in the notation of the reader's language, or as XLSX with numbers and dates as such. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const

/** Documents with money or rights of the company: accounts that see account prices get 403 (ACC-016). */
export const COMPANY_DOCUMENTS = [
  'activity',
  'invoice',
  'creditNote',
  'eInvoice',
  'statement',
  'reconciliation',
] as const

const asTable = serverOnly(() => ({
  /** `csv`: in the notation of the reader's language. `xlsx`: numbers and dates are such. */
  format: v.picklist(TABLE_FORMATS),
}))

const chosen = serverOnly(() => ({
  /** Numbers of the chosen rows: orders, RMA numbers, invoices or credit notes; without them all that match. */
  ids: v.optional(v.pipe(v.array(filled(64)), v.minLength(1), v.maxLength(1000))),
}))

const entriesAsTable = serverOnly(() => ({
  ...asTable,
  ...chosen,
  /** Which entries, as `finance.list` takes it; without it all. */
  query: v.optional(v.strictObject(entryFilter)),
}))

const ofOrder = serverOnly(() => ({
  /** Number of the order. */
  id: filled(40),
}))

const ofShipment = serverOnly(() => ({
  ...ofOrder,
  /** Number of the shipment, which is that of its delivery note. */
  shipment: filled(40),
}))

const ofEntry = serverOnly(() => ({
  /** Number of the invoice or credit note. */
  id: filled(40),
}))

const ofReport = serverOnly(() => ({
  /** Number of the report. */
  id: filled(40),
}))

const ofReturn = serverOnly(() => ({
  /** RMA number of the return. */
  id: filled(40),
}))

const fileBesideLine = serverOnly(() => ({
  /** Id of a file beside one of its lines. */
  fileId: v.pipe(v.string(), v.uuid()),
}))

/** Makes one of the documents that are listed under `type`, and answers the file. */
export const download = {
  name: 'documents.download',
  id: 'API-095',
  method: 'POST',
  path: '/clientsystem/file/download',
  answer: 'file',
  reads: true,
  added: true,
  result: nothing,
} as const satisfies Call
export const downloadInput = serverOnly(() => ({
  body: v.variant('type', [
    v.strictObject({
      /** The list of orders: all that match `query`, or those named by `ids`. */
      type: v.literal('orders'),
      ...asTable,
      ...chosen,
      /** Which orders, as `orders.list` takes it; without it all. */
      query: v.optional(v.strictObject(orderFilter)),
    }),
    v.strictObject({
      /** The lines of an order. */
      type: v.literal('order'),
      ...ofOrder,
      ...asTable,
    }),
    v.strictObject({
      /** The lines of returns, with reason and batch number. */
      type: v.literal('returns'),
      ...asTable,
      ...chosen,
      /** Which returns, as `rma.list` takes it; without it all. */
      query: v.optional(v.strictObject(returnFilter)),
    }),
    v.strictObject({
      /** The company's own article numbers. */
      type: v.literal('custNumbers'),
      ...asTable,
    }),
    v.strictObject({
      /** Who did what in the company, one row for each changed value. */
      type: v.literal('activity'),
      ...asTable,
      /** Which rows; without it all. */
      query: v.optional(
        v.strictObject({
          /** Only what this account did; without it all accounts. */
          accountId: v.optional(integer(1, 2_147_483_647)),
          /** Only what is of this kind. */
          kind: v.optional(v.picklist(ACTIVITY_KINDS)),
        }),
      ),
    }),
    v.strictObject({
      /** Invoices and credits as a table. */
      type: v.literal('invoices'),
      ...entriesAsTable,
    }),
    v.strictObject({
      /** Invoices and credits, taken apart into order lines, charges, tax, credits and payments. */
      type: v.literal('reconciliation'),
      ...entriesAsTable,
    }),
    v.strictObject({
      /** An invoice as it was issued, a PDF. */
      type: v.literal('invoice'),
      ...ofEntry,
    }),
    v.strictObject({
      /** A credit note as it was issued, a PDF. */
      type: v.literal('creditNote'),
      ...ofEntry,
    }),
    v.strictObject({
      /** An invoice or a credit note in one of the formats that it is offered in. */
      type: v.literal('eInvoice'),
      ...ofEntry,
      /** One of the `formats` of the entry. */
      format: v.picklist(E_INVOICE_FORMATS),
    }),
    v.strictObject({
      /** All that happened to the account between two days. */
      type: v.literal('statement'),
      /** A document to print, or a table with numbers and dates as such. */
      format: v.picklist(['pdf', 'xlsx']),
      /** First day of the period, at the site. */
      from: calendarDay,
      /** Last day of the period, at the site. */
      to: calendarDay,
    }),
    v.strictObject({
      /** An order as a PDF. */
      type: v.literal('orderConfirmation'),
      ...ofOrder,
    }),
    v.strictObject({
      /** A file that the buyer has sent with an order. */
      type: v.literal('orderFile'),
      ...ofOrder,
      /** Place of the file among those of the order, from 0. */
      position: integer(0, 99),
    }),
    v.strictObject({
      /** What is in the parcels of a shipment: a PDF without prices. */
      type: v.literal('packingList'),
      ...ofShipment,
    }),
    v.strictObject({
      /** The delivery note of a shipment: a PDF without prices. */
      type: v.literal('deliveryNote'),
      ...ofShipment,
    }),
    v.strictObject({
      /** The slip for a parcel of a shipment. */
      type: v.literal('carrierLabel'),
      ...ofShipment,
    }),
    v.strictObject({
      /** A report of damage or shortage as a PDF. */
      type: v.literal('report'),
      ...ofReport,
    }),
    v.strictObject({
      /** A file that the company has sent with a report. */
      type: v.literal('reportFile'),
      ...ofReport,
      ...fileBesideLine,
    }),
    v.strictObject({
      /** The slip for the parcel of an approved return. */
      type: v.literal('returnLabel'),
      ...ofReturn,
    }),
    v.strictObject({
      /** A file that the company has sent with a return. */
      type: v.literal('returnFile'),
      ...ofReturn,
      ...fileBesideLine,
    }),
  ]),
}))
export const downloadPolicy = {
  access: 'confirmed',
  right: ['orders', 'returns', 'finance', 'account'],
  pace: 'document',
  freshPrincipal: true,
} as const satisfies Policy

export type TableFormat = (typeof TABLE_FORMATS)[number]
