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

const format = serverOnly(() => v.picklist(TABLE_FORMATS))

const entriesAsTable = serverOnly(() => ({
  format,
  query: v.optional(v.strictObject(entryFilter)),
  /** Numbers of entries; without them all that match. */
  ids: v.optional(v.pipe(v.array(filled(64)), v.minLength(1), v.maxLength(1000))),
}))

/** `orders`: the list of orders, all that match `query` or those named by `ids`. `order`: the lines of one order. `returns`: the lines of returns, with reason and batch number. `custNumbers`: the company's own article numbers. `activity`: who did what in the company, one row for each changed value. `invoices`: invoices and credits as a table. `reconciliation`: the same taken apart into order lines, charges, tax, credits and payments. `invoice`, `creditNote`: as they were issued, a PDF. `eInvoice`: an invoice or a credit note in one of the formats that it is offered in. `statement`: all that happened to the account between two days. `orderConfirmation`: an order as a PDF. `orderFile`: a file that the buyer has sent with an order. `carrierLabel`: the slip for a parcel of a shipment. `packingList`, `deliveryNote`: a shipment as a PDF without prices. `report`: a report of damage or shortage as a PDF. `reportFile`: a file that the company has sent with one. `returnLabel`: the slip for the parcel of an approved return. `returnFile`: a file that the company has sent with a return. */
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
      type: v.literal('orders'),
      format,
      query: v.optional(v.strictObject(orderFilter)),
      /** Order numbers; without them all that match. */
      ids: v.optional(v.pipe(v.array(filled(40)), v.minLength(1), v.maxLength(1000))),
    }),
    v.strictObject({ type: v.literal('order'), id: filled(40), format }),
    v.strictObject({
      type: v.literal('returns'),
      format,
      query: v.optional(v.strictObject(returnFilter)),
      /** RMA numbers; without them all that match. */
      ids: v.optional(v.pipe(v.array(filled(40)), v.minLength(1), v.maxLength(1000))),
    }),
    v.strictObject({ type: v.literal('custNumbers'), format }),
    v.strictObject({
      type: v.literal('activity'),
      format,
      query: v.optional(
        v.strictObject({
          accountId: v.optional(integer(1, 2_147_483_647)),
          kind: v.optional(v.picklist(ACTIVITY_KINDS)),
        }),
      ),
    }),
    v.strictObject({ type: v.literal('invoices'), ...entriesAsTable }),
    v.strictObject({ type: v.literal('reconciliation'), ...entriesAsTable }),
    v.strictObject({ type: v.literal('invoice'), id: filled(40) }),
    v.strictObject({ type: v.literal('creditNote'), id: filled(40) }),
    v.strictObject({ type: v.literal('eInvoice'), id: filled(40), format: v.picklist(E_INVOICE_FORMATS) }),
    /** First and last day of the period. */
    v.strictObject({
      type: v.literal('statement'),
      format: v.picklist(['pdf', 'xlsx']),
      from: calendarDay,
      to: calendarDay,
    }),
    v.strictObject({ type: v.literal('orderConfirmation'), id: filled(40) }),
    /** `position`: of the file among those of the order, from 0. */
    v.strictObject({ type: v.literal('orderFile'), id: filled(40), position: integer(0, 99) }),
    /** `shipment`: its number. */
    v.strictObject({ type: v.literal('packingList'), id: filled(40), shipment: filled(40) }),
    v.strictObject({ type: v.literal('deliveryNote'), id: filled(40), shipment: filled(40) }),
    v.strictObject({ type: v.literal('carrierLabel'), id: filled(40), shipment: filled(40) }),
    /** `id`: the number of the report. */
    v.strictObject({ type: v.literal('report'), id: filled(40) }),
    /** `id`: the number of the report, `fileId`: of a file beside one of its lines. */
    v.strictObject({ type: v.literal('reportFile'), id: filled(40), fileId: v.pipe(v.string(), v.uuid()) }),
    /** `id`: the RMA number. */
    v.strictObject({ type: v.literal('returnLabel'), id: filled(40) }),
    /** `id`: the RMA number, `fileId`: of a file beside one of its lines. */
    v.strictObject({ type: v.literal('returnFile'), id: filled(40), fileId: v.pipe(v.string(), v.uuid()) }),
  ]),
}))
export const downloadPolicy = { access: 'confirmed', pace: 'document', freshPrincipal: true } as const satisfies Policy

export type TableFormat = (typeof TABLE_FORMATS)[number]
