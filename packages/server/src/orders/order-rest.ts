/** What of an order waits for goods: given up by its buyer, or moved to an order of its own. */

import { type CallRead, CODE, type Order } from '@cartwright/core/contract'
import { effectivePrice, nextShare, partOfLine, sum } from '@cartwright/core/rules'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { record } from '../db/record'
import { allocations, type OrderCoupon, orderFiles, orderLines, orders } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { localize } from '../texts/localize'
import { generateNumber } from '../transactions/generate-number'
import { runIdempotent } from '../transactions/run-idempotent'
import { announce } from './announce'
import { cancelOrder, hasPieces, recordCancelled } from './cancel-order'
import { lockSupply, releaseOrder } from './change-supply'
import { releaseHeld } from './credit-limit'
import { isOrdererOrMain } from './may-change'
import type { PieceHooks } from './order-hooks.types'
import { orderRefusals } from './order-refusals.texts'
import { recordEvent, refreshStatus } from './order-status'
import { hasSeenPrices } from './own-prices'
import { getOrder } from './read-orders'
import { WITH_REST } from './read-rest'
import { orderSums } from './sums'
import { linesKey } from './twins'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect
type Body = CallRead<'orders.moveRest'>['body']

/**
 * Cancels the pieces that wait for goods; when nothing would be left, the whole order.
 * @throws ApiError `NOT_FOUND` for an unknown order, and for someone else's; `REFUSED` when it is a colleague's, and when other pieces wait
 *   by now than the buyer was shown
 * @source ORD-016
 */
export async function giveUpRest(
  scope: RequestContext,
  orderNo: string,
  body: Body,
  key: string | undefined,
  hooks: PieceHooks,
): Promise<Order> {
  const { db, caller, now } = scope
  const request = { accountId: caller.accountId, key, call: 'orders.giveUpRest', body: { orderNo, ...body }, now }
  await runIdempotent(db, request, async tx => {
    const { order, waiting } = await lockRest({ ...scope, db: tx }, orderNo, body)
    const byLine = new Map<number, number>()
    for (const { line, qty } of waiting) byLine.set(line.position, (byLine.get(line.position) ?? 0) + qty)
    const pieces = await releaseOrder(tx, order.orderId, now, byLine)
    if (await hasPieces(tx, order.orderId)) {
      const reason = namesOf(waiting)
      await recordCancelled(tx, order, { pieces, reason, now, actor: caller.accountId }, hooks)
    } else await cancelOrder(tx, order, now, caller.accountId)
    return { orderNo }
  })
  await releaseHeld(db, caller.custId, now)
  return getOrder(scope, orderNo)
}

/**
 * Moves the pieces that wait for goods to an order of their own, with the prices, addresses, numbers and share of the coupon that they had,
 * and with their places in the queue: nothing is promised anew.
 * @throws ApiError as `giveUpRest`, and `REFUSED` where nothing would be left of the order
 * @source ORD-016
 */
export async function moveRest(
  scope: RequestContext,
  orderNo: string,
  body: Body,
  key: string | undefined,
  hooks: PieceHooks,
): Promise<Order> {
  const { db, caller, now } = scope
  const request = { accountId: caller.accountId, key, call: 'orders.moveRest', body: { orderNo, ...body }, now }
  await runIdempotent(db, request, async tx => {
    const { order, waiting } = await lockRest({ ...scope, db: tx }, orderNo, body)
    const made = await writeMoved(tx, order, waiting, now)
    if (!(await hasPieces(tx, order.orderId)))
      throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'nothingToMove'))
    await copyFiles(tx, order.orderId, made.orderId)
    const { pieces } = body
    await recordEvent(tx, order.orderId, 'rest-moved', now, { pieces, order: made.orderNo, actor: caller.accountId })
    await recordEvent(tx, made.orderId, 'placed', now, { actor: caller.accountId })
    await recordEvent(tx, made.orderId, 'processing', now)
    await refreshStatus(tx, order.orderId, now, hooks)
    await hooks.onPiecesChanged(tx, order.orderId)
    await hooks.onPiecesChanged(tx, made.orderId)
    await announce(tx, 'orderRestMoved', made.orderNo, now)
    await record(tx, now, { action: 'order.restMoved', subject: orderNo, after: { pieces, order: made.orderNo } })
    return { orderNo }
  })
  return getOrder(scope, orderNo)
}

interface Waiting {
  allocationId: number
  qty: number
  line: LineRow
}

/** Holds the order, its shelves and arrivals: until the end nothing of it leaves, and nothing that comes in is given to it. */
async function lockRest(
  { db: tx, caller, ...scope }: RequestContext,
  orderNo: string,
  { pieces }: Body,
): Promise<{ order: OrderRow; waiting: Waiting[] }> {
  const isIt = and(eq(orders.orderNo, orderNo), eq(orders.custId, caller.custId))
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(isIt, hasSeenPrices({ ...scope, db: tx, caller })))
    .for('update')
  if (!order) throw notFound(`Order ${orderNo}`)
  if (!isOrdererOrMain(order, caller)) throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'cancelOfOwner'))
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.orderId))
    .orderBy(asc(orderLines.position))
  await lockSupply(
    tx,
    [...new Set(lines.map(line => line.goodsSkuId))].sort((a, b) => a - b),
  )
  const isOfOrder = inArray(
    allocations.orderLineId,
    lines.map(line => line.orderLineId),
  )
  const rows = await tx
    .select({ allocationId: allocations.allocationId, orderLineId: allocations.orderLineId, qty: allocations.qty })
    .from(allocations)
    .where(and(isOfOrder, ne(allocations.kind, 'stock')))
    .orderBy(asc(allocations.allocationId))
    .for('update')
  const waiting = rows.flatMap(({ orderLineId, ...row }) => {
    const line = lines.find(each => each.orderLineId === orderLineId)
    return line ? [{ ...row, line }] : []
  })
  const found = sum(waiting.map(({ qty }) => qty))
  if (!WITH_REST.includes(order.status) || found === 0 || found !== pieces) {
    const text = localize(orderRefusals, 'otherPiecesWait')
    throw new ApiError(CODE.REFUSED, text, { pieces: found })
  }
  return { order, waiting }
}

const namesOf = (waiting: readonly Waiting[]): string =>
  movedLines(waiting)
    .map(({ line, qty }) => `${qty} × ${line.number}`)
    .join(', ')

/** Pieces by line, in the order of the lines. */
function movedLines(waiting: readonly Waiting[]): { line: LineRow; qty: number }[] {
  const byLine = new Map<number, { line: LineRow; qty: number }>()
  for (const { line, qty } of waiting) {
    const known = byLine.get(line.orderLineId)
    byLine.set(line.orderLineId, { line, qty: (known?.qty ?? 0) + qty })
  }
  return [...byLine.values()].sort((a, b) => a.line.position - b.line.position)
}

async function writeMoved(tx: Database, order: OrderRow, waiting: readonly Waiting[], now: Date) {
  const moved = movedLines(waiting)
  const lines = moved.map(({ line, qty }) => ({ line, qty, price: partOfLine(effectivePrice(line), 0, qty) }))
  const net = sum(lines.map(({ price }) => price))
  const share = await shareOfDiscount(tx, order, net, moved)
  const sums = orderSums(
    lines.map(({ line, qty, price }) => ({ qty, unitPrice: line.unitPrice, price })),
    {
      currency: order.currency,
      discount: share.discount,
      // Freight and handling stay with the first order, which has them on its first invoice.
      shippingCost: 0,
      handlingFee: 0,
      vatRate: order.vatRate,
    },
  )
  const drawn = generateNumber()
  const { orderId: _id, ...kept } = order
  const [made] = await tx
    .insert(orders)
    .values({
      ...kept,
      ...sums,
      orderNo: `ON-${drawn}`,
      soNo: `SO-${drawn}`,
      linesKey: linesKey(lines.map(({ line, qty }) => ({ goodsSkuId: line.goodsSkuId, qty }))),
      quickOrderId: null,
      status: 'processing',
      toInvoice: 0,
      coupon: share.coupon,
      trackingNo: null,
      deliveryDate: null,
      leavesOn: null,
      createTime: now,
      movedFrom: order.orderId,
    })
    .returning({ orderId: orders.orderId, orderNo: orders.orderNo })
  if (!made) throw new Error('an inserted order came back without its id')
  const written = await tx
    .insert(orderLines)
    .values(
      lines.map(({ line: { orderLineId, ...line }, qty, price }, position) => ({
        ...line,
        orderId: made.orderId,
        position,
        qty,
        price,
        movedFrom: orderLineId,
        queuePlace: line.queuePlace ?? orderLineId,
      })),
    )
    .returning({ orderLineId: orderLines.orderLineId, movedFrom: orderLines.movedFrom })
  for (const { orderLineId, movedFrom } of written) {
    const ids = waiting.filter(({ line }) => line.orderLineId === movedFrom).map(({ allocationId }) => allocationId)
    await tx.update(allocations).set({ orderLineId }).where(inArray(allocations.allocationId, ids))
  }
  return made
}

/**
 * The part of the discount that the moved pieces would have had on the invoices of the order, which lose exactly that. What a sub-account
 * sees of a voucher follows from the pieces, so that no ratio of the company's prices can be read from it (ACC-016).
 * @param net of the moved pieces
 */
async function shareOfDiscount(
  tx: Database,
  { orderId, discount, subtotal, coupon }: OrderRow,
  net: number,
  moved: readonly { qty: number }[],
): Promise<{ discount: number; coupon: OrderCoupon | null }> {
  const lines = await tx
    .select({
      line: orderLines,
      kept: sql<number>`(select coalesce(sum(a.qty), 0)::int from ${allocations} a
        where a.order_line_id = ${orderLines.orderLineId})`,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  const whole = sum(lines.map(({ line, kept }) => partOfLine(effectivePrice(line), 0, kept)))
  const upTo = (part: number) => nextShare(discount, { upTo: part, whole: subtotal, used: 0 })
  const left = upTo(sum([whole, -net]))
  const share = sum([upTo(whole), -left])
  if (coupon?.type !== 'voucher') return { discount: share, coupon }
  const ordered = sum(lines.map(({ line }) => line.qty))
  const value = nextShare(coupon.value, { upTo: sum(moved.map(({ qty }) => qty)), whole: ordered, used: 0 })
  return { discount: share, coupon: { ...coupon, value } }
}

/** The buyer's own delivery note goes with both. */
async function copyFiles(tx: Database, from: number, to: number): Promise<void> {
  const files = await tx.select().from(orderFiles).where(eq(orderFiles.orderId, from))
  for (const { fileId: _id, ...file } of files) await tx.insert(orderFiles).values({ ...file, orderId: to })
}
