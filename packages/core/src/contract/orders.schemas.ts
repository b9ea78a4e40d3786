/** Shapes of quick-order and order calls. */
import * as v from 'valibot'
import { numberKind, sku } from './catalogue.schemas'
import {
  amount,
  type CallSchemas,
  day,
  filled,
  filledLine,
  id,
  line,
  partNumber,
  quantity,
  queryInteger,
  text,
} from './schema'

/** One entered line; `key` comes back with its answer. */
const entered = v.object({ key: filled(40), input: text(120) })

const match = v.object({ part: sku, matchedBy: numberKind })

/** What became of one entered line. */
export const resolvedLine = v.object({
  key: v.string(),
  /**
   * `found`: one part, in `matches[0]`. `ambiguous`: several parts carry the number, all in `matches`.
   * `disabled`: no longer sold, `matches[0]` is the part, `successor` what takes its place, if anything.
   * `unknown`: no part has it, `candidates` are the nearest.
   */
  status: v.picklist(['found', 'ambiguous', 'disabled', 'unknown']),
  matches: v.array(match),
  successor: v.nullable(sku),
  candidates: v.array(sku),
  /**
   * With `unknown`: the text names several articles beside each other, such as `TN-2420 CF226X`. Their numbers as they stand in
   * it, in its order; `candidates` are the articles.
   */
  articles: v.optional(v.array(v.string())),
})

export const address = v.object({
  /** Null for an address typed in for this order only. */
  addressId: v.nullable(v.number()),
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  address1: v.string(),
  address2: v.string(),
  city: v.string(),
  state: v.string(),
  postcode: v.string(),
  countryIso2: v.string(),
  phone: v.string(),
  email: v.string(),
})

const addressInput = v.object({
  addressId: v.optional(v.nullable(id)),
  firstName: line(),
  lastName: line(),
  company: line(),
  address1: filledLine(),
  address2: line(),
  city: filledLine(),
  state: line(),
  postcode: filledLine(20),
  countryIso2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  phone: line(40),
  email: line(254),
})

/** REG regular, DROP drop ship with neutral delivery note, CPDROP with the buyer's own (ORD-006 to ORD-008). */
export const orderType = v.picklist(['REG', 'DROP', 'CPDROP'])
/** What to do with pieces that are not in stock: ship the rest later, or all together once complete. */
export const backOrderMode = v.picklist(['shipAvailable', 'shipTogether'])
export const orderKind = v.picklist(['Normal', 'Back Order', 'Pre-Order'])
export const orderStatus = v.picklist([
  'submitted',
  'processing',
  'partly shipped',
  'shipped',
  'all goods delivered',
  'cancelled',
])

export const shipVia = v.object({
  shipViaId: v.number(),
  name: v.string(),
  /** Shipping cost for an order, net, in the account's currency. */
  cost: amount,
  /** The buyer must say which forwarder (VAL-019). */
  needsForwarder: v.boolean(),
  forwarders: v.array(v.string()),
})

const orderBody = v.object({
  items: v.pipe(
    v.array(v.object({ number: partNumber, custNumber: v.optional(v.nullable(line(64))), qty: quantity })),
    v.minLength(1),
    v.maxLength(1000),
  ),
  orderType,
  backOrderMode,
  /** An address of the book by id, or one typed in; without it the default address counts. */
  shipTo: v.optional(v.nullable(v.union([v.object({ addressId: id }), addressInput]))),
  shipViaId: v.optional(v.nullable(id)),
  forwarder: v.optional(v.nullable(line(60))),
  poNo: v.optional(line(60)),
  /** Quick order the lines come from. */
  quickOrderId: v.optional(v.nullable(id)),
  /** The items are rows of the account's cart: they have to be in it still when the order is placed. */
  fromCart: v.optional(v.boolean()),
})

/** An order of the same company that this one repeats. */
const twin = v.object({
  orderNo: v.string(),
  poNo: v.string(),
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  soDate: v.string(),
  /** It has the same articles in the same quantities. */
  sameLines: v.boolean(),
  /** It has the same purchase order number. */
  samePo: v.boolean(),
})

/** One line of a confirmation or order. */
export const orderLine = v.object({
  number: v.string(),
  custNumber: v.nullable(v.string()),
  goodsSkuId: v.number(),
  oemCode: v.string(),
  name: v.string(),
  brandName: v.string(),
  classId: v.number(),
  colour: v.nullable(v.string()),
  image: v.string(),
  qty: v.number(),
  unitPrice: amount,
  discountPrice: v.nullable(amount),
  price: amount,
  /** Pieces that ship at once. */
  shipNow: v.number(),
  /** Pieces that ship later. */
  backOrdered: v.number(),
  /** Day the rest is expected, null when none is known. */
  etaDate: v.nullable(day),
  /** The part is no longer sold: replace or remove it before ordering (VAL-021). */
  disabled: v.boolean(),
  successor: v.nullable(v.string()),
})

/** Sums of an order: grandTotal = total + vat, total = subtotal − discount + shippingCost + handlingFee (ORD-004). */
const sums = {
  currency: v.string(),
  subtotal: amount,
  discount: amount,
  promotionRate: v.number(),
  shippingCost: amount,
  handlingFee: amount,
  total: amount,
  /** Percent, 21 means 21 %. */
  vatRate: v.number(),
  vat: amount,
  grandTotal: amount,
}

/** What an order would be if it were placed now (API-077). */
export const orderConfirmation = v.object({
  /** Compared when the order is placed (ORD-018). */
  hash: v.string(),
  kind: orderKind,
  lines: v.array(orderLine),
  /** Numbers of the request that no part carries. */
  unknown: v.array(v.string()),
  /** With `fromCart`: numbers that the cart does not hold any more, because they were ordered or removed. */
  notInCart: v.optional(v.array(v.string())),
  /** Orders of the last 30 days that this one repeats, the newest first, five at most: a warning, not a refusal. */
  twins: v.optional(v.array(twin)),
  ...sums,
  billTo: address,
  shipTo: v.nullable(address),
  addresses: v.array(address),
  shipVias: v.array(shipVia),
  shipViaId: v.nullable(v.number()),
  forwarder: v.nullable(v.string()),
})

/** A file beside an order, such as the buyer's own delivery note; the content stays with the supplier. */
const orderFile = v.object({
  name: v.string(),
  /** What the content is, independent of the name. */
  type: v.picklist(['pdf', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx']),
  /** Bytes. */
  size: v.number(),
})

export const order = v.object({
  /** Id in /order/checkout/{id}: the order number. */
  id: v.string(),
  orderNo: v.string(),
  soNo: v.string(),
  poNo: v.string(),
  qoNo: v.nullable(v.string()),
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  soDate: v.string(),
  status: orderStatus,
  kind: orderKind,
  orderType,
  backOrderMode,
  lines: v.array(orderLine),
  ...sums,
  billTo: address,
  shipTo: address,
  shipVia: v.string(),
  forwarder: v.nullable(v.string()),
  trackingNo: v.nullable(v.string()),
  deliveryDate: v.nullable(day),
  files: v.array(orderFile),
})

export const orderSchemas = {
  /** Up to 1,000 entered lines at once, any kind of number. */
  'quickOrder.resolve': {
    body: v.object({ lines: v.pipe(v.array(entered), v.minLength(1), v.maxLength(1000)) }),
    result: v.object({ lines: v.array(resolvedLine) }),
  },
  'quickOrder.create': {
    body: v.object({
      name: v.optional(line(120)),
      lines: v.pipe(
        v.array(v.object({ number: partNumber, custNumber: v.optional(v.nullable(line(64))), qty: quantity })),
        v.minLength(1),
        v.maxLength(1000),
      ),
    }),
    result: v.object({ id: v.number(), qoNo: v.string() }),
  },
  'quickOrder.get': {
    params: v.object({ id: queryInteger(1, 2_147_483_647) }),
    result: v.object({
      id: v.number(),
      qoNo: v.string(),
      name: v.string(),
      createTime: v.string(),
      lines: v.array(v.object({ qty: v.number(), part: sku })),
    }),
  },
  'orders.confirm': { body: orderBody, result: orderConfirmation },
  /** Sent with an `Idempotency-Key` header; same key and body: the same answer (API-078). */
  'orders.create': {
    body: v.object({
      ...orderBody.entries,
      hash: filled(128),
      /** References of uploaded files, each for one order. */
      files: v.optional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(20))),
    }),
    result: order,
  },
  /**
   * Says whether the order was placed that was sent under the `Idempotency-Key` of the header. When it was not, it never will be:
   * the key is used up, so that a request that is still on its way cannot order. Asked again, it answers the same.
   */
  'orders.settle': { result: v.object({ order: v.nullable(order) }) },
  /** One file for an order to come; it waits a day for it. Sent with an `Idempotency-Key` header. */
  'orders.upload': {
    body: v.object({ file: v.file() }),
    result: v.object({ fileId: v.pipe(v.string(), v.uuid()), ...orderFile.entries }),
  },
  'orders.list': {
    query: v.object({
      pageNum: v.optional(queryInteger(1, 100_000)),
      pageSize: v.optional(queryInteger(1, 100)),
      keyword: v.optional(text(120)),
      status: v.optional(orderStatus),
    }),
    result: order,
  },
  'orders.get': { params: v.object({ orderno: filled(40) }), result: order },
  'orders.shipVias': { result: v.array(shipVia) },
} satisfies Record<string, CallSchemas>

export type ResolvedLine = v.InferOutput<typeof resolvedLine>
export type Address = v.InferOutput<typeof address>
export type AddressInput = v.InferInput<typeof addressInput>
export type OrderType = v.InferOutput<typeof orderType>
export type BackOrderMode = v.InferOutput<typeof backOrderMode>
export type OrderKind = v.InferOutput<typeof orderKind>
export type OrderStatus = v.InferOutput<typeof orderStatus>
export type ShipVia = v.InferOutput<typeof shipVia>
export type OrderBody = v.InferInput<typeof orderBody>
export type OrderLine = v.InferOutput<typeof orderLine>
export type OrderTwin = v.InferOutput<typeof twin>
export type OrderConfirmation = v.InferOutput<typeof orderConfirmation>
export type OrderFile = v.InferOutput<typeof orderFile>
export type Order = v.InferOutput<typeof order>
