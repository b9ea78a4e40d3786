/** What the calls of `rma` take. */
import * as v from 'valibot'
import { KEYWORD_CHARS } from '../list-bounds'
import { RETURN_DELIVERY_TYPES, RETURN_REASONS, RETURN_STATUSES } from '../rma'
import {
  type CallInputs,
  filesOfLine,
  filled,
  id,
  integer,
  line,
  queryInteger,
  queryPageSize,
  text,
  writtenText,
} from './schema'

const RETURN_LINES = 200
const returnId = v.object({ id: queryInteger(1, 2_147_483_647) })

const entry = {
  orderLineId: id,
  /** Of a kit, the part that goes back. */
  partSkuId: v.optional(v.nullable(id)),
  /** Null for what is not a number. */
  returnQty: v.nullable(integer(-999_999, 999_999)),
  reason: v.optional(v.nullable(v.picklist(RETURN_REASONS))),
  otherReason: v.optional(line()),
  batchNo: v.optional(line(40)),
  /** Of `wrongOrLess`: the pieces were not in the parcel. */
  neverArrived: v.optional(v.boolean()),
}

/** A draft may be incomplete (VAL-032). */
const draft = {
  deliveryType: v.optional(v.nullable(v.picklist(RETURN_DELIVERY_TYPES))),
  /** An address of the book. */
  addressId: v.optional(v.nullable(id)),
  forwarder: v.optional(line(60)),
  otherForwarder: v.optional(line(60)),
  trackingNo: v.optional(line(60)),
  note: v.optional(v.pipe(text(1000), v.transform(writtenText))),
  lines: v.pipe(
    v.array(
      v.object({
        ...entry,
        files: filesOfLine,
      }),
    ),
    v.maxLength(RETURN_LINES),
  ),
}

/** What narrows the list of returns, and its export. */
export const returnFilter = {
  keyword: v.optional(text(KEYWORD_CHARS)),
  status: v.optional(v.picklist(RETURN_STATUSES)),
}

export const inputs = {
  'rma.list': {
    query: v.strictObject({
      pageNum: v.optional(queryInteger(1, 100_000)),
      pageSize: v.optional(queryPageSize),
      ...returnFilter,
    }),
  },
  'rma.get': { params: returnId },
  'rma.create': { body: v.object(draft) },
  'rma.save': { body: v.object({ id, version: integer(1, 2_147_483_647), ...draft }) },
  'rma.submit': { params: returnId, body: v.object({ version: integer(1, 2_147_483_647) }) },
  'rma.remove': { params: returnId },
  'rma.eligible': {
    body: v.union([
      v.object({ orderNo: filled(40) }),
      v.object({ invoiceNo: filled(40) }),
      v.object({ keyword: filled(KEYWORD_CHARS) }),
    ]),
  },
  'rma.estimate': {
    body: v.object({
      deliveryType: draft.deliveryType,
      lines: v.pipe(v.array(v.object(entry)), v.maxLength(RETURN_LINES)),
    }),
  },
  'rma.importLines': {
    body: v.object({
      rows: v.pipe(
        v.array(
          v.object({
            /** Its number in the file. */
            row: integer(1, 1_000_000),
            /** Of an article, of any kind. */
            number: line(120),
            /** Of an order or an invoice of the company; without it the last order with the article. */
            orderNo: v.optional(line(40)),
            qty: line(24),
            reason: v.optional(line(60)),
            batchNo: v.optional(line(40)),
            otherReason: v.optional(line()),
            /** Yes or no in a language of the shop: the pieces were not in the parcel. */
            neverArrived: v.optional(line(20)),
          }),
        ),
        v.minLength(1),
        v.maxLength(RETURN_LINES),
      ),
    }),
  },
  'rma.upload': { body: v.object({ file: v.file() }) },
} satisfies Record<string, CallInputs>
