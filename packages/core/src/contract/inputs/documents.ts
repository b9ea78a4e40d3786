/** What the calls of `documents` take. */
import * as v from 'valibot'
import { TABLE_FORMATS } from '../documents'
import { orderFilter } from './orders'
import { type CallInputs, filled } from './schema'

const format = v.picklist(TABLE_FORMATS)

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
      v.strictObject({ type: v.literal('custNumbers'), format }),
      v.strictObject({ type: v.literal('orderConfirmation'), id: filled(40) }),
      /** `shipment`: its number. */
      v.strictObject({ type: v.literal('packingList'), id: filled(40), shipment: filled(40) }),
      v.strictObject({ type: v.literal('deliveryNote'), id: filled(40), shipment: filled(40) }),
    ]),
  },
} satisfies Record<string, CallInputs>
