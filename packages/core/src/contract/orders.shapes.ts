import { creditShape } from './account'
import { appliedCouponShape } from './coupons'
import { BACK_ORDER_MODES, ORDER_TYPES } from './order-fields'
import { promisesShape } from './promise'
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
  type Shape,
  string,
} from './shape'

export const addressShape = object({
  /** Null for an address typed in for this order only. */
  addressId: nullable(number),
  firstName: string,
  lastName: string,
  company: string,
  address1: string,
  address2: string,
  city: string,
  state: string,
  postcode: string,
  countryIso2: string,
  phone: string,
  email: string,
})

export const orderTypeShape = oneOf(ORDER_TYPES)

export const backOrderModeShape = oneOf(BACK_ORDER_MODES)

export const ORDER_KINDS = ['Normal', 'Back Order', 'Pre-Order'] as const
export const orderKindShape = oneOf(ORDER_KINDS)

export const ORDER_STATUSES = [
  'submitted',
  'processing',
  'partly shipped',
  'shipped',
  'all goods delivered',
  'cancelled',
] as const
/** One of `ORDER_STATUSES`, or another text: an unknown status of another back end is shown as it is (ORD-009). */
export const orderStatusShape: Shape<OrderStatus | (string & {})> = string

/** Working days on the way. */
export const transitDaysShape = object({ min: number, max: number })

export const shipViaShape = object({
  shipViaId: number,
  name: string,
  /** Shipping cost for an order, net, in the account's currency. */
  cost: amount,
  /** The buyer must say which forwarder (VAL-019). */
  needsForwarder: boolean,
  forwarders: listOf(string),
  /** From leaving the warehouse to the door; null or missing where it is agreed or picked up. */
  days: optional(nullable(transitDaysShape)),
})

/** An order of the same company that this one repeats. */
export const twinShape = object({
  orderNo: string,
  poNo: string,
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  soDate: string,
  /** It has the same articles in the same quantities. */
  sameLines: boolean,
  /** It has the same purchase order number. */
  samePo: boolean,
})

/** One line of a confirmation or order. */
const lineFields = {
  number: string,
  custNumber: nullable(string),
  goodsSkuId: number,
  oemCode: string,
  name: string,
  brandName: string,
  classId: number,
  colour: nullable(string),
  image: string,
  qty: number,
  unitPrice: amount,
  discountPrice: nullable(amount),
  price: amount,
  /** When which pieces can leave, each as soon as it is there: what `shipTogether` makes of it says `promiseOrder` of the rules. */
  promises: promisesShape,
  /** Pieces in stock: those of `promises` that are `now` or `72h`. */
  shipNow: number,
  /** The other pieces. */
  backOrdered: number,
  /** First day in `promises`, null when there is none. */
  etaDate: nullable(day),
  /** The part is no longer sold: replace or remove it before ordering (VAL-021). */
  disabled: boolean,
  successor: nullable(string),
}
export const orderLineShape = object(lineFields)

/** One line of a placed order. */
export const placedLineShape = object({
  ...lineFields,
  /** Never changes: shipments, returns and credits name the line by it. */
  lineId: optional(number),
  /** Pieces that were moved to another order; missing where there are none. */
  movedQty: optional(number),
})

/** Sums of an order: grandTotal = total + vat, total = subtotal − discount + shippingCost + handlingFee (ORD-004). */
const sums = {
  currency: string,
  subtotal: amount,
  discount: amount,
  promotionRate: number,
  shippingCost: amount,
  handlingFee: amount,
  total: amount,
  /** Percent, 21 means 21 %. */
  vatRate: number,
  /** Why: one of `VAT_CATEGORIES`. Missing where it is not known, as is the reason. */
  vatCategory: optional(string),
  /** Why there is no VAT, in the words of the invoice and the reader's language; null where there is nothing to explain. */
  vatReason: optional(nullable(string)),
  vat: amount,
  grandTotal: amount,
}

/** What an order would be if it were placed now (API-077). */
export const orderConfirmationShape = object({
  /** Compared when the order is placed (ORD-018). */
  hash: string,
  kind: orderKindShape,
  lines: listOf(orderLineShape),
  /** Numbers of the request that no part carries. */
  unknown: listOf(string),
  /** With `fromCart`: numbers that the cart does not hold any more, because they were ordered or removed. */
  notInCart: optional(listOf(string)),
  /** Orders of the last 30 days that this one repeats, the newest first, five at most: a warning, not a refusal. */
  twins: optional(listOf(twinShape)),
  /**
   * Credit of the company without this order: what `left` lacks for the grand total exceeds the limit, and `rule` says what happens
   * then. Null for accounts that see account prices, and for companies without a limit.
   */
  credit: optional(nullable(creditShape)),
  ...sums,
  /** The coupon of the request, when it holds. */
  coupon: optional(nullable(appliedCouponShape)),
  /** Why the coupon of the request does not count: one of `COUPON_CODE` or `CODE.REFUSED`, and what to tell the buyer. */
  couponProblem: optional(nullable(object({ code: number, msg: string }))),
  /** The reference that invoices of the company carry (BT-10), for the buyer to change; null or missing where none is asked for. */
  buyerReference: optional(nullable(string)),
  billTo: addressShape,
  shipTo: nullable(addressShape),
  /** When Ship To became the default address, `yyyy-MM-dd HH:mm:ss` in UTC; null unless it was changed within seven days. */
  shipToChanged: optional(nullable(string)),
  addresses: listOf(addressShape),
  /** What a drop shipment costs to handle, and the addresses of the company itself, where one is rarely meant; missing where not known. */
  dropShipment: optional(object({ handlingFee: amount, ownAddressIds: listOf(number) })),
  /** Empty at a back end that has them in their own call alone, see `shipVias`. */
  shipVias: fallback(listOf(shipViaShape), []),
  shipViaId: nullable(number),
  forwarder: nullable(string),
  /** Day on which pieces leave that are `now`; null or missing where that is today, or not known. */
  leavesOn: optional(nullable(day)),
  /** Until when to order for it to be today, `HH:mm` at the site; null or missing where it is another day, or not known. */
  orderBy: optional(nullable(string)),
  /** The same as seconds from the answer on. */
  orderWithin: optional(nullable(number)),
  /** Day on which pieces leave that are `now`, today included; null or missing where not known. */
  firstLeavesOn: optional(nullable(day)),
  /** Last day on which pieces leave that are `72h`; missing where not known. */
  soonLeavesOn: optional(day),
})

/** A file beside an order, such as the buyer's own delivery note. */
export const orderFileFields = {
  name: string,
  /** What the content is, independent of the name. */
  type: oneOf(['pdf', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx']),
  /** Bytes. */
  size: number,
}
export const orderFileShape = object({
  ...orderFileFields,
  /** The reader may have it back: who has sent it, and main accounts. */
  canDownload: optional(boolean),
})

/** Something the carrier has a number for. */
export const parcelShape = object({
  carrier: string,
  trackingNo: string,
  /** Page of the carrier, null for a carrier that is not known. */
  trackingUrl: nullable(string),
  /** Kilograms. */
  weight: nullable(number),
})

/** Pieces of an order that left together. */
export const shipmentShape = object({
  /** Of the delivery note. */
  number: string,
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  shippedAt: string,
  deliveredAt: nullable(string),
  lines: listOf(object({ lineId: number, number: string, qty: number })),
  parcels: listOf(parcelShape),
})

/** Something that happened to an order; an unknown kind is left out of the timeline. */
export const orderEventShape = object({
  /** `placed`, `processing`, `shipped`, `invoiced`, `delivered`, `rest-cancelled`, `rest-moved`, `cancelled`, `date-known`, `date-moved`, `goods-arrived`, `note-added`, `note-replaced` and others. */
  kind: string,
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  at: string,
  /** Who did it: the name of an account, null for the supplier. */
  by: nullable(string),
  /** Number of the shipment, of `shipped`, `invoiced` and `delivered`. */
  shipment: nullable(string),
  /** What the supplier says of it, such as why the rest is not delivered; the number of the invoice; the files of a delivery note. */
  note: optional(nullable(string)),
  /** Of `date-known`, `date-moved` and `goods-arrived`: articles with another date since, as they are promised then and were before. */
  dates: optional(listOf(object({ number: string, promises: promisesShape, was: optional(promisesShape) }))),
})

/** Something that buyer or supplier has written about an order. */
export const orderCommentShape = object({
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  at: string,
  /** Name of the account that wrote it, null for the supplier. */
  by: nullable(string),
  text: string,
  /** Pieces of lines that the supplier is asked to cancel with it (ORD-016). */
  cancels: optional(listOf(object({ lineId: number, qty: number }))),
})

/** Pieces of an order that travel together. All days are days of the site. */
export const progressPartShape = object({
  pieces: number,
  /** Number of the shipment; null for pieces that have not left. */
  shipment: nullable(string),
  /** Day on which they left or will leave; null where it is not known. */
  leavesOn: nullable(day),
  /** Last day on which they are expected at the door; null where it is not known, has passed, or they have arrived. */
  expectedOn: nullable(day),
  arrivedOn: nullable(day),
})
/** Shipments as they left, then what has not left, the earliest first; together all pieces that are still ordered. */
export const progressShape = listOf(progressPartShape)

export const orderShape = object({
  /** Id in /order/checkout/{id}: the order number. */
  id: string,
  orderNo: string,
  soNo: string,
  poNo: string,
  qoNo: nullable(string),
  /** Id of the quick order `qoNo`. */
  quickOrderId: optional(nullable(number)),
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  soDate: string,
  /** Name of the account that placed it. */
  placedBy: string,
  status: orderStatusShape,
  kind: orderKindShape,
  orderType: orderTypeShape,
  backOrderMode: backOrderModeShape,
  lines: listOf(placedLineShape),
  ...sums,
  coupon: optional(nullable(appliedCouponShape)),
  /** The reference that was entered for its invoices; null where that of the company counts. */
  buyerReference: optional(nullable(string)),
  billTo: addressShape,
  shipTo: addressShape,
  shipVia: string,
  shipViaDays: optional(nullable(transitDaysShape)),
  /** Day on which pieces leave that are `now`; null or missing where that is the day of the order, has passed, or is not known. */
  leavesOn: optional(nullable(day)),
  /** The same with the day of the order; null or missing where it has passed or is not known. */
  firstLeavesOn: optional(nullable(day)),
  forwarder: nullable(string),
  trackingNo: nullable(string),
  deliveryDate: nullable(day),
  files: listOf(orderFileShape),
  /** In the order in which they left. */
  shipments: optional(listOf(shipmentShape)),
  /** How far its pieces have come; empty for a cancelled order, missing at a back end that does not say. */
  progress: optional(progressShape),
  /** In the order in which it happened. */
  events: optional(listOf(orderEventShape)),
  /** What was written about it, the oldest first. */
  comments: optional(listOf(orderCommentShape)),
  /** Nothing of it is shipped yet, because the company is above its credit limit; told to main accounts alone. */
  held: optional(boolean),
  /** The reader may cancel it now, see `cancel`. */
  canCancel: optional(boolean),
  /** The reader may upload or replace the buyer's own delivery note now, see `changeNote`. */
  canChangeNote: optional(boolean),
  /**
   * Why no goods of it can be sent back now; null where some can. `waiting`: `pieces` have not arrived, the last of them is expected on
   * `day`, null where that is not known. `cancelled`: nothing was delivered. `returned`: all goods are in returns or credited (RMA-010).
   */
  noReturn: optional(
    nullable(object({ reason: oneOf(['waiting', 'cancelled', 'returned']), pieces: number, day: nullable(day) })),
  ),
  /**
   * Pieces that wait for goods, which the reader may give up or move to an order of their own; null where there are none, or the reader may
   * not. `onShelf`: pieces that are there for the order and leave within days: they stay. `canMove`: something would be left of the order.
   */
  rest: optional(nullable(object({ pieces: number, onShelf: number, canMove: boolean }))),
  /** The order whose waiting pieces it was made of. */
  movedFrom: optional(nullable(string)),
  /** Orders that pieces of it were moved to. */
  movedTo: optional(listOf(object({ orderNo: string, pieces: number }))),
  /** Addresses that its confirmation is mailed to: the reader's own, and others where the reader may list the accounts of the company. */
  mailedTo: optional(listOf(string)),
})

/** A row of the order list. */
export const orderRowShape = object({
  orderNo: string,
  soNo: string,
  poNo: string,
  qoNo: nullable(string),
  /** Id of the quick order `qoNo`. */
  quickOrderId: optional(nullable(number)),
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  soDate: string,
  status: orderStatusShape,
  kind: orderKindShape,
  orderType: orderTypeShape,
  /** Name of the account that placed it. */
  placedBy: string,
  /** Company or person, and city, that it goes to; missing at a back end that does not say. */
  recipient: optional(string),
  lineCount: number,
  currency: string,
  /** At the reader's prices. */
  grandTotal: amount,
  /** What of it is still to be delivered and paid; missing where nothing was cancelled. */
  leftTotal: optional(amount),
  /** As of `orders.get`. */
  progress: optional(progressShape),
  trackingNo: nullable(string),
})

export type Address = Read<typeof addressShape>
export type OrderType = Read<typeof orderTypeShape>
export type BackOrderMode = Read<typeof backOrderModeShape>
export type OrderKind = Read<typeof orderKindShape>
export type OrderStatus = (typeof ORDER_STATUSES)[number]
export type TransitDays = Read<typeof transitDaysShape>
export type ShipVia = Read<typeof shipViaShape>
export type OrderLine = Read<typeof orderLineShape>
export type OrderTwin = Read<typeof twinShape>
export type OrderConfirmation = Read<typeof orderConfirmationShape>
export type OrderFile = Read<typeof orderFileShape>
export type Order = Read<typeof orderShape>
export type PlacedLine = Read<typeof placedLineShape>
export type Shipment = Read<typeof shipmentShape>
export type ProgressPart = Read<typeof progressPartShape>
export type Parcel = Read<typeof parcelShape>
export type OrderComment = Read<typeof orderCommentShape>
export type OrderEvent = Read<typeof orderEventShape>
export type OrderRow = Read<typeof orderRowShape>
