/** Orders. The specification does not show these calls; their paths are ours (ledger API-077 to API-082). */
import * as v from 'valibot'
import type { Call } from './call'
import { cartChangeShape } from './cart'
import { COMMENT_CHARS, KEYWORD_CHARS, ORDER_SORTS, SORT_DIRECTIONS } from './list-bounds'
import { itemList, ORDER_TYPES, orderFields } from './order-fields'
import {
  ORDER_KINDS,
  ORDER_STATUSES,
  orderConfirmationShape,
  orderFileFields,
  orderLineShape,
  orderRowShape,
  orderShape,
  orderStatusShape,
  progressShape,
  shipViaShape,
  transitDaysShape,
} from './orders.shapes'
import type { Policy } from './policy'
import { promisesShape } from './promise'
import { calendarDay, fileIds, filled, hasVisible, id, integer, listPage, quantity, text, writtenText } from './schema'
import { serverOnly } from './server-only'
import {
  amount,
  day,
  either,
  listOf,
  missing,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Read,
  string,
  uuid,
} from './shape'

const orderBody = serverOnly(() => v.object(orderFields))

export const confirm = {
  name: 'orders.confirm',
  id: 'API-077',
  method: 'POST',
  path: '/clientsystem/order/confirm',
  answer: 'data',
  reads: true,
  added: true,
  result: orderConfirmationShape,
} as const satisfies Call
export const confirmInput = serverOnly(() => ({ body: orderBody }))
export const confirmPolicy = { access: 'cust:order', right: 'order', pace: 'guess' } as const satisfies Policy

/** References of uploaded files, each for one order. */
const orderFiles = serverOnly(() => fileIds(20))

/** Sent with an `Idempotency-Key` header; same key and body: the same answer (API-078). */
export const create = {
  name: 'orders.create',
  id: 'API-078',
  method: 'POST',
  path: '/clientsystem/order',
  answer: 'data',
  added: true,
  idempotent: true,
  result: orderShape,
} as const satisfies Call
export const createInput = serverOnly(() => ({
  body: v.object({
    ...orderFields,
    /** `hash` of the confirmation that the buyer has seen; another one answers `ORDER_CHANGED` (ORD-018). */
    hash: filled(128),
    /** Numbers of `twins` that the buyer was shown: another order with the same PO number answers `ORDER_CHANGED`. Without it none does. */
    knownTwins: v.optional(v.pipe(v.array(filled(40)), v.maxLength(20))),
    /** Ids of files that `orders.upload` answered, 20 at most. */
    files: v.optional(orderFiles),
  }),
}))
export const createPolicy = {
  access: 'cust:order',
  right: 'order',
  pace: 'guess',
  freshPrincipal: true,
} as const satisfies Policy

/**
 * Says whether the order was placed that was sent under the `Idempotency-Key` of the header. When it was not, it never will be:
 * the key is used up, so that a request that is still on its way cannot order. Asked again, it answers the same.
 */
export const settle = {
  name: 'orders.settle',
  id: 'API-078',
  method: 'POST',
  path: '/clientsystem/order/settle',
  answer: 'data',
  added: true,
  idempotent: true,
  result: object({
    /** The order that was placed under the key; null when there is none. */
    order: either(missing, orderShape),
  }),
} as const satisfies Call
export const settlePolicy = { access: 'cust:order', right: 'order', freshPrincipal: true } as const satisfies Policy

/** One file for an order to come; it waits a day for it. Sent with an `Idempotency-Key` header. */
export const upload = {
  name: 'orders.upload',
  id: 'API-081',
  method: 'POST',
  path: '/clientsystem/order/upload',
  answer: 'data',
  added: true,
  idempotent: true,
  multipart: true,
  result: object({
    /** Id for `files` of the order. */
    fileId: uuid,
    ...orderFileFields,
  }),
} as const satisfies Call
export const uploadInput = serverOnly(() => ({
  body: v.object({
    /** PDF, picture, Word or Excel file. */
    file: v.file(),
  }),
}))
export const uploadPolicy = {
  access: 'confirmed',
  right: ['order', 'orders'],
  freshPrincipal: true,
} as const satisfies Policy

/** Which orders of the company a list or an export is about, and in which order. */
export const orderFilter = serverOnly(() => ({
  /** Part of a number of the order or its papers, of its recipient, or the number of an article in it. */
  keyword: v.optional(text(KEYWORD_CHARS)),
  /** Only orders that stand like this; without it all. */
  status: v.optional(v.picklist(ORDER_STATUSES)),
  /** Only orders of this kind; without it all. */
  kind: v.optional(v.picklist(ORDER_KINDS)),
  /** Only orders of this type; without it all. */
  orderType: v.optional(v.picklist(ORDER_TYPES)),
  /** Only orders that came from a quick order. */
  source: v.optional(v.picklist(['quickOrder'])),
  /** Only orders that this account placed, by its id. */
  placedBy: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,9}$/),
      v.check(account => Number(account) <= 2_147_483_647),
    ),
  ),
  /** First day of ordering, at the site. */
  from: v.optional(calendarDay),
  /** Last day of ordering, at the site. */
  to: v.optional(calendarDay),
  /** By the day of ordering, which is the default, or by the purchase order number. */
  sort: v.optional(v.picklist(ORDER_SORTS)),
  /** Direction; by default the newest first. */
  order: v.optional(v.picklist(SORT_DIRECTIONS)),
}))

/** Orders of the own company. Rows carry no lines: `get` reads those of one order. */
export const list = {
  name: 'orders.list',
  id: 'API-079',
  method: 'GET',
  path: '/clientsystem/order/list',
  answer: 'rows',
  added: true,
  result: orderRowShape,
} as const satisfies Call
export const listInput = serverOnly(() => ({
  // A filter that the server does not know would show more than was asked for.
  query: v.strictObject({
    ...listPage,
    ...orderFilter,
  }),
}))
export const listPolicy = { access: 'confirmed', right: 'orders' } as const satisfies Policy

/** Accounts of the company that have placed orders which the reader sees, by name: for the filter `placedBy` of `list`. */
export const orderers = {
  name: 'orders.orderers',
  id: 'API-079',
  method: 'GET',
  path: '/clientsystem/order/orderers',
  answer: 'data',
  added: true,
  result: listOf(
    object({
      /** Id of the account, for `placedBy`. */
      accountId: number,
      /** Name of its owner, or its user name. */
      name: string,
    }),
  ),
} as const satisfies Call
export const orderersPolicy = { access: 'confirmed', right: 'orders' } as const satisfies Policy

const namedOrder = serverOnly(() =>
  v.object({
    /** Number of the order. */
    orderno: filled(40),
  }),
)

export const get = {
  name: 'orders.get',
  id: 'API-079',
  method: 'GET',
  path: '/clientsystem/order/{orderno}',
  answer: 'data',
  added: true,
  result: orderShape,
} as const satisfies Call
export const getInput = serverOnly(() => ({ params: namedOrder }))
export const getPolicy = { access: 'confirmed', right: ['order', 'orders'] } as const satisfies Policy

/**
 * Cancels a whole order as long as it is `submitted`: its pieces are free for others. For the account that placed it and for main
 * accounts. Asked again, it answers the cancelled order.
 */
export const cancel = {
  name: 'orders.cancel',
  id: 'API-079',
  method: 'POST',
  path: '/clientsystem/order/{orderno}/cancel',
  answer: 'data',
  added: true,
  result: orderShape,
} as const satisfies Call
export const cancelInput = serverOnly(() => ({ params: namedOrder }))
export const cancelPolicy = {
  access: 'confirmed',
  right: 'orders',
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

/**
 * Cancels pieces of lines of an order as long as it is `submitted`, those that would come last first; when nothing would be left of it,
 * the whole order. A kit is cancelled whole. For the account that placed it and for main accounts.
 * @returns the order without them
 */
export const cancelLines = {
  name: 'orders.cancelLines',
  id: 'API-079',
  method: 'POST',
  path: '/clientsystem/order/{orderno}/cancellines',
  answer: 'data',
  added: true,
  idempotent: true,
  result: orderShape,
} as const satisfies Call
export const cancelLinesInput = serverOnly(() => ({
  params: namedOrder,
  body: v.object({
    /** Lines that pieces are cancelled of, 1,000 at most. */
    lines: v.pipe(
      v.array(
        v.object({
          /** Id of the line, `lineId` of the order. */
          lineId: integer(1, Number.MAX_SAFE_INTEGER),
          /** Pieces to cancel. */
          qty: quantity,
        }),
      ),
      v.minLength(1),
      v.maxLength(1000),
    ),
  }),
}))
export const cancelLinesPolicy = {
  access: 'confirmed',
  right: 'orders',
  pace: 'light',
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

/**
 * Gives up the pieces of an order that wait for goods, once the supplier works on it: `pieces` of them, as `rest` of the order says. Refused
 * where others wait by now. For the account that placed it and for main accounts.
 * @returns the order without them; cancelled where all of it waits
 */
export const giveUpRest = {
  name: 'orders.giveUpRest',
  id: 'API-079',
  method: 'POST',
  path: '/clientsystem/order/{orderno}/rest/cancel',
  answer: 'data',
  added: true,
  idempotent: true,
  result: orderShape,
} as const satisfies Call
export const giveUpRestInput = serverOnly(() => ({
  params: namedOrder,
  /** As many as the buyer was shown. */
  body: v.object({
    /** As many as the buyer was shown, `rest.pieces` of the order. */
    pieces: integer(1, 99_999_999),
  }),
}))
export const giveUpRestPolicy = {
  access: 'confirmed',
  right: 'orders',
  pace: 'light',
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

/**
 * Moves the same pieces to an order of their own, with prices, addresses, PO number, share of the coupon and places in the queue: nothing is
 * promised anew. Freight and handling stay with the first order.
 * @returns the first order; `movedTo` names the other one
 */
export const moveRest = {
  name: 'orders.moveRest',
  id: 'API-079',
  method: 'POST',
  path: '/clientsystem/order/{orderno}/rest/move',
  answer: 'data',
  added: true,
  idempotent: true,
  result: orderShape,
} as const satisfies Call
export const moveRestInput = serverOnly(() => ({
  params: namedOrder,
  body: v.object({
    /** As many as the buyer was shown, `rest.pieces` of the order. */
    pieces: integer(1, 99_999_999),
  }),
}))
export const moveRestPolicy = {
  access: 'confirmed',
  right: 'orders',
  pace: 'light',
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

/**
 * Writes to the supplier about an order, for everyone who may read it. Nothing of the order changes by it, also not by `cancels`, which
 * asks for it. Up to 200 times for one order; what is written within three minutes is in one mail.
 * @returns the order with it
 */
export const comment = {
  name: 'orders.comment',
  id: 'API-079',
  method: 'POST',
  path: '/clientsystem/order/{orderno}/comment',
  answer: 'data',
  added: true,
  idempotent: true,
  result: orderShape,
} as const satisfies Call
export const commentInput = serverOnly(() => ({
  params: namedOrder,
  body: v.object({
    /** Plain text with line ends, 2,000 characters at most. */
    text: v.pipe(filled(COMMENT_CHARS), v.transform(writtenText), hasVisible),
    /** Pieces of lines that the supplier is asked to cancel. */
    cancels: v.optional(
      v.pipe(
        v.array(
          v.object({
            /** Id of the line, `lineId` of the order. */
            lineId: integer(1, Number.MAX_SAFE_INTEGER),
            /** Pieces to cancel. */
            qty: quantity,
          }),
        ),
        v.maxLength(1000),
      ),
    ),
  }),
}))
export const commentPolicy = {
  access: 'confirmed',
  right: 'orders',
  pace: 'light',
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

/**
 * Gives the buyer's own delivery note to a placed order, or another one in the place of all that it has: files of `upload`. As long as
 * nothing of the order has left, for the account that placed it and for main accounts.
 * @returns the order with it
 */
export const changeNote = {
  name: 'orders.changeNote',
  id: 'API-081',
  method: 'PUT',
  path: '/clientsystem/order/{orderno}/deliverynote',
  answer: 'data',
  added: true,
  idempotent: true,
  result: orderShape,
} as const satisfies Call
export const changeNoteInput = serverOnly(() => ({
  params: namedOrder,
  body: v.object({
    /** Ids of files that `orders.upload` answered, 1 to 20. */
    files: v.pipe(orderFiles, v.minLength(1)),
  }),
}))
export const changeNotePolicy = {
  access: 'confirmed',
  right: 'orders',
  pace: 'light',
  freshPrincipal: true,
  keepsPrincipals: true,
} as const satisfies Policy

/** What has become of a line that is to be ordered again; the first of them that applies. */
export const REORDER_GROUPS = ['gone', 'replaced', 'notForYou', 'short', 'dearer', 'cheaper', 'ready'] as const

export const reorderLineShape = object({
  /**
   * `gone`: no longer sold, without a successor. `replaced`: its successor in its place. `notForYou`: not sold to the reader. `short`: some
   * pieces are not in stock. `dearer`, `cheaper`: than in the order. `ready`: as it was.
   */
  group: oneOf(REORDER_GROUPS),
  /** Our part number, as it was ordered. */
  number: string,
  /** Name in the language of the request. */
  name: string,
  /** The buyer's own number; null where there is none. */
  custNumber: nullable(string),
  /** Pieces that were ordered. */
  qty: number,
  /** Price of one piece in the order, net, as the reader sees it; null for a list, which has no prices. */
  priceThen: nullable(amount),
  /** What would be ordered now, at the price of now; null when there is nothing. */
  now: nullable(orderLineShape),
})

/** Puts what can still be ordered of an order into the cart, without a report beforehand. */
export const buyAgain = {
  name: 'orders.buyAgain',
  id: 'API-071',
  method: 'POST',
  path: '/clientsystem/shoppingcart/buyagain',
  answer: 'data',
  parts: true,
  result: cartChangeShape,
} as const satisfies Call
/** The lines of an order, of a quick order, or these. */
export const buyAgainInput = serverOnly(() => ({
  body: v.object({
    /** Number of the order. */
    orderNo: filled(40),
  }),
}))
export const buyAgainPolicy = {
  access: 'cust:shoppingcart',
  right: 'orders',
  keepsPrincipals: true,
} as const satisfies Policy

/** What ordering the lines of an order or list again would come to. Nothing is added anywhere. */
export const reorder = {
  name: 'orders.reorder',
  id: 'API-071',
  method: 'POST',
  path: '/clientsystem/order/reorder',
  answer: 'data',
  added: true,
  reads: true,
  result: object({
    /** ISO 4217 code of all prices. */
    currency: string,
    /** The lines of the order or list, in its order. */
    lines: listOf(reorderLineShape),
  }),
} as const satisfies Call
export const reorderInput = serverOnly(() => ({
  body: v.union([
    v.object({
      /** Number of an order: its lines. */
      orderNo: filled(40),
    }),
    v.object({
      /** Id of a quick order: its lines. */
      quickOrderId: id,
    }),
    v.object({
      /** These lines. */
      lines: itemList,
    }),
  ]),
}))
export const reorderPolicy = { access: 'cust:order', right: 'orders', pace: 'line' } as const satisfies Policy

/** An order whose goods have not all arrived. */
export const deskOrderShape = object({
  /** Number of the order. */
  orderNo: string,
  /** Purchase order number of the buyer; blank for none. */
  poNo: string,
  /** How far the supplier is with it. */
  status: orderStatusShape,
  /** Town that it goes to. */
  city: string,
  /** Pieces that have not left, the earliest first; as the order has them leave. */
  waiting: promisesShape,
  /** Pieces that have left and have not arrived. */
  piecesUnderWay: number,
  /** Parcels that have left and have not arrived. */
  parcelsUnderWay: number,
  /** How far its pieces have come, as `orders.get` has it. */
  progress: optional(progressShape),
  /** Day on which the first of the pieces under way left; null or missing where nothing is. */
  leftOn: optional(nullable(day)),
  /** Day on which pieces leave that are `now`; null or missing where not known. */
  firstLeavesOn: optional(nullable(day)),
  /** Working days on the way; null or missing where not known. */
  shipViaDays: optional(nullable(transitDaysShape)),
})

/** A date of an order that has become known or has changed. */
export const movedDateShape = object({
  /** Number of the order. */
  orderNo: string,
  /** Purchase order number of the buyer; blank for none. */
  poNo: string,
  /** Our part number. */
  number: string,
  /** `date-known`, `date-moved`, or `goods-arrived`: on the day that was promised, or before it. */
  kind: oneOf(['date-known', 'date-moved', 'goods-arrived']),
  /** When it became known, `yyyy-MM-dd HH:mm:ss` in UTC. */
  at: string,
  /** All pieces of the line, as they are promised since. */
  promises: promisesShape,
  /** The same pieces as they were promised before; missing where it is not known. */
  was: optional(promisesShape),
})

/** What a buyer asks every morning: what is on the way, which dates have moved, and what was ordered last. */
export const desk = {
  name: 'orders.desk',
  id: 'API-079',
  method: 'GET',
  path: '/clientsystem/order/desk',
  answer: 'data',
  added: true,
  result: object({
    /** Orders whose goods have not all arrived. */
    onTheWay: object({
      /** Orders whose goods have not all arrived. */
      total: number,
      /** The newest of them. */
      orders: listOf(deskOrderShape),
    }),
    /** Dates of open orders that have moved in the last two weeks, the newest first, a few. */
    moved: listOf(movedDateShape),
    /** Orders whose goods have all arrived, to order again; the newest first, a few. */
    last: listOf(orderRowShape),
    /** Day on which goods leave that are there and are ordered now; null or missing where that is today, or not known. */
    leavesOn: optional(nullable(day)),
    /** Until when to order for it to be today, `HH:mm` at the site; null or missing where it is another day, or not known. */
    orderBy: optional(nullable(string)),
    /** Seconds from the answer on until `orderBy`; null or missing as that. */
    orderWithin: optional(nullable(number)),
  }),
} as const satisfies Call
export const deskPolicy = { access: 'confirmed', right: 'orders' } as const satisfies Policy

export const shipVias = {
  name: 'orders.shipVias',
  id: 'API-082',
  method: 'GET',
  path: '/clientsystem/order/shipvia',
  answer: 'data',
  added: true,
  result: listOf(shipViaShape),
} as const satisfies Call
export const shipViasPolicy = { access: 'confirmed', right: ['order', 'orders'] } as const satisfies Policy

export type ReorderLine = Read<typeof reorderLineShape>
export type ReorderGroup = ReorderLine['group']
export type DeskOrder = Read<typeof deskOrderShape>
export type MovedDate = Read<typeof movedDateShape>
export type OrderBody = v.InferInput<typeof orderBody>
