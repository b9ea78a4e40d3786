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
  /** Id of the address of the book; null for an address typed in for this order only. */
  addressId: nullable(number),
  /** First name of the person; blank where a company alone is meant. */
  firstName: string,
  /** Last name of the person; blank where a company alone is meant. */
  lastName: string,
  /** Company; blank where a person alone is meant. */
  company: string,
  /** Street and house number. */
  address1: string,
  /** Second line, such as floor or gate; blank for none. */
  address2: string,
  /** Town. */
  city: string,
  /** State or province; blank where addresses of the country have none. */
  state: string,
  /** Post code as the country writes it; blank where it has none. */
  postcode: string,
  /** ISO 3166-1 alpha-2 country code, upper case. */
  countryIso2: string,
  /** Telephone number for the carrier; blank for none. */
  phone: string,
  /** E-mail address for the carrier; blank for none. */
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
export const transitDaysShape = object({
  /** Fewest days. */
  min: number,
  /** Most days. */
  max: number,
})

export const shipViaShape = object({
  /** Id of the way of shipping. */
  shipViaId: number,
  /** Name in the language of the request. */
  name: string,
  /** Shipping cost for an order, net, in the currency of the account. */
  cost: amount,
  /** The buyer must say which forwarder (VAL-019). */
  needsForwarder: boolean,
  /** Forwarders that are offered for it; empty where none is asked for. */
  forwarders: listOf(string),
  /** Working days from the warehouse to the door; null or missing where they are agreed, or goods are picked up. */
  days: optional(nullable(transitDaysShape)),
})

/** An order of the same company that this one repeats. */
export const twinShape = object({
  /** Number of the order. */
  orderNo: string,
  /** Its purchase order number; blank for none. */
  poNo: string,
  /** When it was placed, `yyyy-MM-dd HH:mm:ss` in UTC. */
  soDate: string,
  /** It has the same articles in the same quantities. */
  sameLines: boolean,
  /** It has the same purchase order number. */
  samePo: boolean,
})

/** One line of a confirmation or order. */
const lineFields = {
  /** Our part number. */
  number: string,
  /** The buyer's own number; null where there is none. */
  custNumber: nullable(string),
  /** Id of the part. */
  goodsSkuId: number,
  /** Number that the maker of the printer gives the original. */
  oemCode: string,
  /** Name in the language of the request. */
  name: string,
  /** Brand of the printers that it fits. */
  brandName: string,
  /** Class, as `catalogue.classes` lists them. */
  classId: number,
  /** Colour of the print, in English; null where it has none. */
  colour: nullable(string),
  /** Path of the picture below the shop's origin; blank where there is none. */
  image: string,
  /** Pieces of the line. */
  qty: number,
  /** Price of one piece before tiers and promotions, net, as the reader sees it. */
  unitPrice: amount,
  /** Lower price of one piece at this quantity, by tier or promotion; null when there is none. */
  discountPrice: nullable(amount),
  /** Price of the line, net. */
  price: amount,
  /** When which pieces can leave, each as soon as it is there; `promiseOrder` of the rules says what `shipTogether` makes of it. */
  promises: promisesShape,
  /** Pieces in stock: those of `promises` that are `now` or `72h`. */
  shipNow: number,
  /** Pieces of the line that are not in stock. */
  backOrdered: number,
  /** First day in `promises`; null when there is none. */
  etaDate: nullable(day),
  /** The part is no longer sold: replace or remove it before ordering (VAL-021). */
  disabled: boolean,
  /** Part number that takes the place of a disabled part; null when there is none. */
  successor: nullable(string),
}
export const orderLineShape = object(lineFields)

/** One line of a placed order. */
export const placedLineShape = object({
  ...lineFields,
  /** Id of the line, by which shipments, returns and credits name it; missing from back ends without one. */
  lineId: optional(number),
  /** Pieces that were moved to another order; missing where there are none. */
  movedQty: optional(number),
})

/** Sums of an order: grandTotal = total + vat, total = subtotal − discount + shippingCost + handlingFee (ORD-004). */
const sums = {
  /** ISO 4217 code of all amounts. */
  currency: string,
  /** Sum of the lines, net. */
  subtotal: amount,
  /** What the coupon takes off the articles, net. */
  discount: amount,
  /** Percent by which tiers and promotions lower the lines; `subtotal` is lowered already. */
  promotionRate: number,
  /** Shipping, net. */
  shippingCost: amount,
  /** Fee for a drop shipment, net. */
  handlingFee: amount,
  /** All but VAT. */
  total: amount,
  /** VAT in percent: 21 means 21 %. */
  vatRate: number,
  /** Why it is that rate: one of `VAT_CATEGORIES`; missing where it is not known. */
  vatCategory: optional(string),
  /** Why there is no VAT, in the words of the invoice and the language of the request; null or missing where there is nothing to explain. */
  vatReason: optional(nullable(string)),
  /** VAT on `total`. */
  vat: amount,
  /** `total` + `vat`. */
  grandTotal: amount,
}

/** Why a coupon does not count. */
const couponProblemShape = object({
  /** One of `COUPON_CODE` or `CODE.REFUSED`. */
  code: number,
  /** Text for the buyer, in the language of the request. */
  msg: string,
})

/** What an order would be if it were placed now (API-077). */
export const orderConfirmationShape = object({
  /** Stands for all of it: sent along when the order is placed, and compared then (ORD-018). */
  hash: string,
  /** Whether pieces are in stock, come later, or are ordered before they are. */
  kind: orderKindShape,
  /** One for each article, in the order of the request. */
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
  /** The coupon of the request, when it holds; null or missing else. */
  coupon: optional(nullable(appliedCouponShape)),
  /** Why the coupon of the request does not count; null or missing where it does, and without one. */
  couponProblem: optional(nullable(couponProblemShape)),
  /** The reference that invoices of the company carry (BT-10), for the buyer to change; null or missing where none is asked for. */
  buyerReference: optional(nullable(string)),
  /** Where the invoices go. */
  billTo: addressShape,
  /** Where the goods go; null as long as there is no address. */
  shipTo: nullable(addressShape),
  /** When Ship To became the default address, `yyyy-MM-dd HH:mm:ss` in UTC; null unless it was changed within seven days. */
  shipToChanged: optional(nullable(string)),
  /** Addresses of the book that the order can go to. */
  addresses: listOf(addressShape),
  /** What a drop shipment costs to handle, and the addresses of the company itself, where one is rarely meant; missing where not known. */
  dropShipment: optional(
    object({
      /** What a drop shipment costs to handle, net, in the currency of the order. */
      handlingFee: amount,
      /** Ids of the addresses of the company itself. */
      ownAddressIds: listOf(number),
    }),
  ),
  /** Ways of shipping to choose from; empty at a back end that has them in `orders.shipVias` alone. */
  shipVias: fallback(listOf(shipViaShape), []),
  /** The way of shipping that counts; null where there is none. */
  shipViaId: nullable(number),
  /** The buyer's forwarder; null for none. */
  forwarder: nullable(string),
  /** Day on which pieces leave that are `now`; null or missing where that is today, or not known. */
  leavesOn: optional(nullable(day)),
  /** Until when to order for it to be today, `HH:mm` at the site; null or missing where it is another day, or not known. */
  orderBy: optional(nullable(string)),
  /** Seconds from the answer on until `orderBy`; null or missing as that. */
  orderWithin: optional(nullable(number)),
  /** Day on which pieces leave that are `now`, today included; null or missing where not known. */
  firstLeavesOn: optional(nullable(day)),
  /** Last day on which pieces leave that are `72h`; missing where not known. */
  soonLeavesOn: optional(day),
})

/** A file beside an order, such as the buyer's own delivery note. */
export const orderFileFields = {
  /** Name of the file, as it was sent. */
  name: string,
  /** What the content is, independent of the name. */
  type: oneOf(['pdf', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx']),
  /** Size in bytes. */
  size: number,
}
export const orderFileShape = object({
  ...orderFileFields,
  /** The reader may download it: who has sent it, and main accounts. */
  canDownload: optional(boolean),
})

/** Something the carrier has a number for. */
export const parcelShape = object({
  /** Name of the carrier. */
  carrier: string,
  /** Number that the carrier follows it by. */
  trackingNo: string,
  /** Page of the carrier about it; null for a carrier that is not known. */
  trackingUrl: nullable(string),
  /** Kilograms; null where they are not known. */
  weight: nullable(number),
})

/** Pieces of an order that left together. */
export const shipmentShape = object({
  /** Number of the shipment, which is that of its delivery note. */
  number: string,
  /** When it left, `yyyy-MM-dd HH:mm:ss` in UTC. */
  shippedAt: string,
  /** When it arrived, `yyyy-MM-dd HH:mm:ss` in UTC; null until then. */
  deliveredAt: nullable(string),
  /** What is in it. */
  lines: listOf(
    object({
      /** Id of the order line, as `lineId` there. */
      lineId: number,
      /** Our part number. */
      number: string,
      /** Pieces. */
      qty: number,
    }),
  ),
  /** Its parcels; empty where the carrier has given no number. */
  parcels: listOf(parcelShape),
})

/** Something that happened to an order; an unknown kind is left out of the timeline. */
export const orderEventShape = object({
  /** `placed`, `processing`, `shipped`, `invoiced`, `delivered`, `rest-cancelled`, `rest-moved`, `cancelled`, `date-known`, `date-moved`, `goods-arrived`, `note-added`, `note-replaced` and others. */
  kind: string,
  /** When it happened, `yyyy-MM-dd HH:mm:ss` in UTC. */
  at: string,
  /** Who did it: name of an account, null for the supplier. */
  by: nullable(string),
  /** Number of the shipment, for `shipped`, `invoiced` and `delivered`; null else. */
  shipment: nullable(string),
  /** What the supplier says of it, such as why the rest is not delivered; the number of the invoice; the files of a delivery note. Null or missing for nothing. */
  note: optional(nullable(string)),
  /** For `date-known`, `date-moved` and `goods-arrived`: articles with another date since. Missing else. */
  dates: optional(
    listOf(
      object({
        /** Our part number. */
        number: string,
        /** All pieces of the line, as they are promised since. */
        promises: promisesShape,
        /** The same pieces as they were promised before; missing where it is not known. */
        was: optional(promisesShape),
      }),
    ),
  ),
})

/** Something that buyer or supplier has written about an order. */
export const orderCommentShape = object({
  /** When it was written, `yyyy-MM-dd HH:mm:ss` in UTC. */
  at: string,
  /** Name of the account that wrote it; null for the supplier. */
  by: nullable(string),
  /** Plain text, with line ends. */
  text: string,
  /** Pieces of lines that the supplier is asked to cancel with it (ORD-016). */
  cancels: optional(
    listOf(
      object({
        /** Id of the order line. */
        lineId: number,
        /** Pieces to cancel. */
        qty: number,
      }),
    ),
  ),
})

/** Pieces of an order that travel together. All days are days of the site. */
export const progressPartShape = object({
  /** How many pieces travel together. */
  pieces: number,
  /** Number of the shipment; null for pieces that have not left. */
  shipment: nullable(string),
  /** Day on which they left or will leave; null where it is not known. */
  leavesOn: nullable(day),
  /** Last day on which they are expected at the door; null where it is not known, has passed, or they have arrived. */
  expectedOn: nullable(day),
  /** Day on which they arrived; null until then. */
  arrivedOn: nullable(day),
})
/** Shipments as they left, then what has not left, the earliest first; together all pieces that are still ordered. */
export const progressShape = listOf(progressPartShape)

export const orderShape = object({
  /** Id in /order/checkout/{id}: the order number. */
  id: string,
  /** Number of the order. */
  orderNo: string,
  /** Sales order number of the supplier. */
  soNo: string,
  /** Purchase order number of the buyer; blank for none. */
  poNo: string,
  /** Number of the quick order that it came from; null where it came from none that the reader may open. */
  qoNo: nullable(string),
  /** Id of the quick order `qoNo`; null or missing where that is null. */
  quickOrderId: optional(nullable(number)),
  /** When it was placed, `yyyy-MM-dd HH:mm:ss` in UTC. */
  soDate: string,
  /** Name of the account that placed it. */
  placedBy: string,
  /** How far the supplier is with it. */
  status: orderStatusShape,
  /** Whether pieces were in stock, come later, or were ordered before they were. */
  kind: orderKindShape,
  /** To the company itself, or a drop shipment to its customer. */
  orderType: orderTypeShape,
  /** What becomes of pieces that are not in stock. */
  backOrderMode: backOrderModeShape,
  /** The lines that are still ordered, in the order of the request. */
  lines: listOf(placedLineShape),
  ...sums,
  /** The coupon that counted for it; null or missing for none. */
  coupon: optional(nullable(appliedCouponShape)),
  /** Why the coupon of the request does not count, said by `orders.create` alone; null or missing where it does, and without one. */
  couponProblem: optional(nullable(couponProblemShape)),
  /** The reference that was entered for its invoices; null where that of the company counts. */
  buyerReference: optional(nullable(string)),
  /** Where its invoices go. */
  billTo: addressShape,
  /** Where its goods go. */
  shipTo: addressShape,
  /** Name of the way of shipping, in the language of the request. */
  shipVia: string,
  /** How long it takes from the warehouse to the door; null or missing where it is not known. */
  shipViaDays: optional(nullable(transitDaysShape)),
  /** Day on which pieces leave that are `now`; null or missing where that is the day of the order, has passed, or is not known. */
  leavesOn: optional(nullable(day)),
  /** Day on which pieces leave that are `now`, that of the order included; null or missing where it has passed or is not known. */
  firstLeavesOn: optional(nullable(day)),
  /** The buyer's forwarder; null for none. */
  forwarder: nullable(string),
  /** Tracking number of the last parcel; null until there is one. */
  trackingNo: nullable(string),
  /** Day on which all goods had arrived; null until then. */
  deliveryDate: nullable(day),
  /** What the buyer has sent with it. */
  files: listOf(orderFileShape),
  /** Its shipments, in the order in which they left; missing from back ends that do not tell. */
  shipments: optional(listOf(shipmentShape)),
  /** How far its pieces have come; empty for a cancelled order, missing at a back end that does not say. */
  progress: optional(progressShape),
  /** What happened to it, in that order; missing from back ends that do not tell. */
  events: optional(listOf(orderEventShape)),
  /** What was written about it, the oldest first. */
  comments: optional(listOf(orderCommentShape)),
  /** Nothing of it is shipped yet, because the company is above its credit limit; told to main accounts alone. */
  held: optional(boolean),
  /** The reader may cancel it now by `orders.cancel`. */
  canCancel: optional(boolean),
  /** The reader may upload or replace the buyer's own delivery note now by `orders.changeNote`. */
  canChangeNote: optional(boolean),
  /**
   * Why no goods of it can be sent back now; null where some can. `waiting`: `pieces` have not arrived, the last of them is expected on
   * `day`, null where that is not known. `cancelled`: nothing was delivered. `returned`: all goods are in returns or credited (RMA-010).
   */
  noReturn: optional(
    nullable(
      object({
        /** The first of them that applies. */
        reason: oneOf(['waiting', 'cancelled', 'returned']),
        /** Pieces that have not arrived; 0 but for `waiting`. */
        pieces: number,
        /** Day on which the last of them is expected; null where it is not known, and but for `waiting`. */
        day: nullable(day),
      }),
    ),
  ),
  /**
   * Pieces that wait for goods, which the reader may give up or move to an order of their own; null where there are none, or the reader may
   * not. `onShelf`: pieces that are there for the order and leave within days: they stay. `canMove`: something would be left of the order.
   */
  rest: optional(
    nullable(
      object({
        /** How many they are. */
        pieces: number,
        /** Pieces that are there for the order and leave within days. */
        onShelf: number,
        /** They may be moved to an order of their own, because something would be left of this one. */
        canMove: boolean,
      }),
    ),
  ),
  /** Number of the order whose waiting pieces it was made of; null or missing for none. */
  movedFrom: optional(nullable(string)),
  /** Orders that pieces of it were moved to; missing from back ends that do not tell. */
  movedTo: optional(
    listOf(
      object({
        /** Number of the other order. */
        orderNo: string,
        /** Pieces that were moved to it. */
        pieces: number,
      }),
    ),
  ),
  /** Addresses that its confirmation is mailed to: the reader's own, and others where the reader may list the accounts of the company. */
  mailedTo: optional(listOf(string)),
})

/** A row of the order list. */
export const orderRowShape = object({
  /** Number of the order. */
  orderNo: string,
  /** Sales order number of the supplier. */
  soNo: string,
  /** Purchase order number of the buyer; blank for none. */
  poNo: string,
  /** Number of the quick order that it came from; null where it came from none that the reader may open. */
  qoNo: nullable(string),
  /** Id of the quick order `qoNo`; null or missing where that is null. */
  quickOrderId: optional(nullable(number)),
  /** When it was placed, `yyyy-MM-dd HH:mm:ss` in UTC. */
  soDate: string,
  /** How far the supplier is with it. */
  status: orderStatusShape,
  /** Whether pieces were in stock, come later, or were ordered before they were. */
  kind: orderKindShape,
  /** To the company itself, or a drop shipment to its customer. */
  orderType: orderTypeShape,
  /** Name of the account that placed it. */
  placedBy: string,
  /** Company or person, and city, that it goes to; missing at a back end that does not say. */
  recipient: optional(string),
  /** Number of its lines. */
  lineCount: number,
  /** ISO 4217 code of its sum. */
  currency: string,
  /** Sum of the order with VAT, at the prices that the reader sees. */
  grandTotal: amount,
  /** What of it is still to be delivered and paid; missing where nothing was cancelled. */
  leftTotal: optional(amount),
  /** How far its pieces have come, as `orders.get` has it. */
  progress: optional(progressShape),
  /** Tracking number of the last parcel; null until there is one. */
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
