/** What the calls of `documents` take. */
import * as v from 'valibot'
import { ACTIVITY_KINDS } from '../account'
import { E_INVOICE_FORMATS, TABLE_FORMATS } from '../documents'
import { entryFilter } from './finance'
import { orderFilter } from './orders'
import { returnFilter } from './rma'
import { type CallInputs, day, filled, integer } from './schema'

const format = v.picklist(TABLE_FORMATS)

const entriesAsTable = {
  format,
  query: v.optional(v.strictObject(entryFilter)),
  /** Numbers of entries; without them all that match. */
  ids: v.optional(v.pipe(v.array(filled(64)), v.minLength(1), v.maxLength(1000))),
}

export const inputs = {
  'documents.download': {
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
      v.strictObject({ type: v.literal('statement'), format: v.picklist(['pdf', 'xlsx']), from: day, to: day }),
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
  },
} satisfies Record<string, CallInputs>
