/** What the calls of `orders` take. */
import * as v from 'valibot'
import { COMMENT_CHARS, KEYWORD_CHARS, ORDER_SORTS, SORT_DIRECTIONS } from '../list-bounds'
import { BACK_ORDER_MODES, ORDER_KINDS, ORDER_STATUSES, ORDER_TYPES } from '../orders.shapes'
import {
  type CallInputs,
  day,
  fileIds,
  filled,
  filledLine,
  hasVisible,
  id,
  integer,
  line,
  partNumber,
  quantity,
  queryInteger,
  queryPageSize,
  text,
  writtenText,
} from './schema'

/** Who it is for, and whether its country needs a postcode, are rules of their own (VAL-016, VAL-020). */
const addressInput = v.object({
  addressId: v.optional(v.nullable(id)),
  firstName: line(),
  lastName: line(),
  company: line(),
  address1: filledLine(),
  address2: line(),
  city: filledLine(),
  state: line(),
  postcode: line(20),
  countryIso2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  phone: line(40),
  email: line(254),
})

const itemList = v.pipe(
  v.array(v.object({ number: partNumber, custNumber: v.optional(v.nullable(line(64))), qty: quantity })),
  v.minLength(1),
  v.maxLength(1000),
)

/** Which orders of the company a list or an export is about, and in which order. */
export const orderFilter = {
  keyword: v.optional(text(KEYWORD_CHARS)),
  status: v.optional(v.picklist(ORDER_STATUSES)),
  kind: v.optional(v.picklist(ORDER_KINDS)),
  orderType: v.optional(v.picklist(ORDER_TYPES)),
  /** Those that came from a quick order. */
  source: v.optional(v.picklist(['quickOrder'])),
  /** Id of the account that placed it. */
  placedBy: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,9}$/),
      v.check(account => Number(account) <= 2_147_483_647),
    ),
  ),
  /** First and last day of ordering, at the site. */
  from: v.optional(day),
  to: v.optional(day),
  sort: v.optional(v.picklist(ORDER_SORTS)),
  order: v.optional(v.picklist(SORT_DIRECTIONS)),
}

/** Blank is no coupon; which characters a code has is for the supplier to choose. */
export const couponCode = v.optional(v.nullable(line(40)))

export const orderFields = {
  items: itemList,
  orderType: v.picklist(ORDER_TYPES),
  backOrderMode: v.picklist(BACK_ORDER_MODES),
  /** An address of the book by id, or one typed in; without it the default address counts. */
  shipTo: v.optional(v.nullable(v.union([v.object({ addressId: id }), addressInput]))),
  shipViaId: v.optional(v.nullable(id)),
  forwarder: v.optional(v.nullable(line(60))),
  poNo: v.optional(line(60)),
  /** For BT-10 of the invoices; left out, they carry the one of the company. */
  buyerReference: v.optional(line(60)),
  /** Counts when it holds for the order; the confirmation says why not. */
  couponCode,
  /** Quick order the lines come from. */
  quickOrderId: v.optional(v.nullable(id)),
  /** The items are rows of the account's cart: they have to be in it still when the order is placed. */
  fromCart: v.optional(v.boolean()),
}
const orderBody = v.object(orderFields)

/** References of uploaded files, each for one order. */
const orderFiles = fileIds(20)

export const inputs = {
  'orders.confirm': { body: orderBody },
  'orders.create': {
    body: v.object({
      ...orderFields,
      hash: filled(128),
      /** Numbers of `twins` that the buyer was shown: another order with the same PO number answers `ORDER_CHANGED`. Without it none does. */
      knownTwins: v.optional(v.pipe(v.array(filled(40)), v.maxLength(20))),
      files: v.optional(orderFiles),
    }),
  },
  'orders.upload': { body: v.object({ file: v.file() }) },
  'orders.list': {
    // A filter that the server does not know would show more than was asked for.
    query: v.strictObject({
      pageNum: v.optional(queryInteger(1, 100_000)),
      pageSize: v.optional(queryPageSize),
      ...orderFilter,
    }),
  },
  'orders.get': { params: v.object({ orderno: filled(40) }) },
  'orders.comment': {
    params: v.object({ orderno: filled(40) }),
    body: v.object({
      text: v.pipe(filled(COMMENT_CHARS), v.transform(writtenText), hasVisible),
      /** Pieces of lines that the supplier is asked to cancel. */
      cancels: v.optional(
        v.pipe(v.array(v.object({ lineId: integer(1, Number.MAX_SAFE_INTEGER), qty: quantity })), v.maxLength(1000)),
      ),
    }),
  },
  'orders.cancel': { params: v.object({ orderno: filled(40) }) },
  'orders.cancelLines': {
    params: v.object({ orderno: filled(40) }),
    body: v.object({
      lines: v.pipe(
        v.array(v.object({ lineId: integer(1, Number.MAX_SAFE_INTEGER), qty: quantity })),
        v.minLength(1),
        v.maxLength(1000),
      ),
    }),
  },
  'orders.giveUpRest': {
    params: v.object({ orderno: filled(40) }),
    /** As many as the buyer was shown. */
    body: v.object({ pieces: integer(1, 99_999_999) }),
  },
  'orders.moveRest': {
    params: v.object({ orderno: filled(40) }),
    body: v.object({ pieces: integer(1, 99_999_999) }),
  },
  'orders.changeNote': {
    params: v.object({ orderno: filled(40) }),
    body: v.object({ files: v.pipe(orderFiles, v.minLength(1)) }),
  },
  /** The lines of an order, of a quick order, or these. */
  'orders.buyAgain': { body: v.object({ orderNo: filled(40) }) },
  'orders.reorder': {
    body: v.union([v.object({ orderNo: filled(40) }), v.object({ quickOrderId: id }), v.object({ lines: itemList })]),
  },
} satisfies Record<string, CallInputs>

export type AddressInput = v.InferInput<typeof addressInput>
export type OrderBody = v.InferInput<typeof orderBody>
