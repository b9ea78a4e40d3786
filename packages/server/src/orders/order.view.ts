/** One stored order as its reader may see it. */
import type {
  Address,
  BackOrderMode,
  Order,
  OrderFile,
  OrderKind,
  OrderLine,
  OrderType,
  PlacedLine,
  Promised,
} from '@cartwright/core/contract'
import { linePrice, summaryOf } from '@cartwright/core/rules'
import type { Part } from '../catalogue/find-parts'
import { imagePath } from '../catalogue/image-path'
import { formatTime } from '../catalogue/time'
import { discountOn, toAppliedCoupon } from '../coupons/coupon-of-order'
import type { orderLines, orders, shipVias } from '../db/schema'
import type { Principal } from '../http/handler'
import { nameIn, type Spoken } from '../texts/language'
import { toDays } from './delivery'
import { lineName } from './line-snapshot'
import { mayCancel, mayChangeNote } from './may-change'
import { orderSums, type Sums } from './sums'
import { vatWords } from './vat-of-order'

export interface StoredOrder {
  order: typeof orders.$inferSelect
  /** Null with its id where the reader may not open that quick order. */
  qoNo: string | null
  quickOrderId: number | null
  placedBy: string
  /** What is known of the ship via today: its names in other languages, and how long it takes. */
  shipVia: Pick<typeof shipVias.$inferSelect, 'names' | 'minDays' | 'maxDays'> | null
}

type LineRow = typeof orderLines.$inferSelect

interface Reading {
  caller: Principal
  language: Spoken
  parts: ReadonlyMap<number, Part>
  /** Prices set for the reading account; empty for a main account. */
  ownPrices: ReadonlyMap<number, number>
  files: readonly OrderFile[]
  today: string
  /** By order line. */
  promises: ReadonlyMap<number, Promised[]>
}

/**
 * The order at the reader's prices. For a sub-account the sums follow from its own lines, so that the company's price
 * cannot be calculated back from them.
 * @source API-079, ACC-016
 */
export function toOrder(
  { order, qoNo, quickOrderId, placedBy, shipVia }: StoredOrder,
  rows: readonly LineRow[],
  reading: Reading,
): Order {
  const isOrderer = order.accountId === reading.caller.accountId
  const lines = rows.flatMap(row => {
    const part = reading.parts.get(row.goodsSkuId)
    if (!part) return []
    const promises = reading.promises.get(row.orderLineId) ?? []
    return [toLine(row, part, promises, pricesFor(row, isOrderer, reading), reading.language)]
  })
  const { caller, language } = reading
  const discount = caller.mainAccount ? order.discount : discountOn(order.coupon, lines)
  return {
    id: order.orderNo,
    orderNo: order.orderNo,
    soNo: order.soNo,
    poNo: order.poNo,
    qoNo,
    quickOrderId,
    soDate: formatTime(order.createTime),
    placedBy,
    status: order.status,
    // Written by this server only, checked by the contract on the way in.
    kind: order.kind as OrderKind,
    orderType: order.orderType as OrderType,
    backOrderMode: order.backOrderMode as BackOrderMode,
    lines,
    ...(caller.mainAccount ? storedSums(order) : orderSums(lines, { ...order, discount })),
    ...vatWords(order.vatCategory, language),
    coupon: order.coupon && toAppliedCoupon(order.coupon, discount, language),
    buyerReference: order.buyerReference,
    billTo: order.billTo as unknown as Address,
    shipTo: order.shipTo as unknown as Address,
    shipVia: nameIn(language, order.shipVia, shipVia?.names ?? {}),
    shipViaDays: shipVia && toDays(shipVia),
    leavesOn: order.leavesOn !== null && order.leavesOn >= reading.today ? order.leavesOn : null,
    forwarder: order.forwarder,
    trackingNo: order.trackingNo,
    deliveryDate: order.deliveryDate,
    files: [...reading.files],
    ...(caller.mainAccount && order.heldSince ? { held: true } : {}),
    canCancel: mayCancel(order, caller),
    canChangeNote: mayChangeNote(order, caller),
  }
}

/** The price the orderer was shown, else the one set for the reader since, else the company's. */
export function pricesFor(
  row: Pick<LineRow, 'goodsSkuId' | 'qty' | 'unitPrice' | 'discountPrice' | 'price' | 'accountPrice'>,
  isOrderer: boolean,
  { caller, ownPrices }: Pick<Reading, 'caller' | 'ownPrices'>,
): Pick<OrderLine, 'unitPrice' | 'discountPrice' | 'price'> {
  const own = (isOrderer ? row.accountPrice : null) ?? ownPrices.get(row.goodsSkuId)
  if (caller.mainAccount || own === undefined) {
    return { unitPrice: row.unitPrice, discountPrice: row.discountPrice, price: row.price }
  }
  return {
    unitPrice: own,
    discountPrice: null,
    price: linePrice({ qty: row.qty, unitPrice: own, discountPrice: null }),
  }
}

function toLine(
  row: LineRow,
  part: Part,
  promises: Promised[],
  prices: Pick<OrderLine, 'unitPrice' | 'discountPrice' | 'price'>,
  language: Spoken,
): PlacedLine {
  return {
    lineId: row.orderLineId,
    number: row.number,
    custNumber: row.custNumber,
    goodsSkuId: row.goodsSkuId,
    oemCode: row.oemCode,
    name: lineName(row, language),
    brandName: row.brandName,
    classId: row.classId,
    colour: row.colour,
    image: imagePath(part),
    qty: row.qty,
    ...prices,
    promises,
    ...summaryOf(promises),
    disabled: part.disabled,
    successor: part.successor,
  }
}

const storedSums = (order: StoredOrder['order']): Sums => ({
  currency: order.currency,
  subtotal: order.subtotal,
  discount: order.discount,
  promotionRate: order.promotionRate,
  shippingCost: order.shippingCost,
  handlingFee: order.handlingFee,
  total: order.total,
  vatRate: order.vatRate,
  vat: order.vat,
  grandTotal: order.grandTotal,
})
