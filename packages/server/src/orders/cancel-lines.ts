/** Cancelling pieces of lines of an order, before anything of it has left. */

import { type CallRead, CODE, type Order } from '@cartwright/core/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { allocations, orderLines, orders } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { localize } from '../texts/localize'
import { runIdempotent } from '../transactions/run-idempotent'
import { cancelOrder, hasPieces, recordCancelled } from './cancel-order'
import { releaseOrder } from './change-supply'
import { releaseHeld } from './credit-limit'
import { isBeforeShipping, mayCancel } from './may-change'
import type { PieceHooks } from './order-hooks.types'
import { orderRefusals } from './order-refusals.texts'
import { hasSeenPrices } from './own-prices'
import { getOrder } from './read-orders'

type OrderRow = typeof orders.$inferSelect
type Cancelled = CallRead<'orders.cancelLines'>['body']['lines']

/**
 * By the buyer, while no one works on the order.
 * @throws ApiError `NOT_FOUND` for an unknown order, and for someone else's; `REFUSED` when it is too late, or a colleague's, or when a
 *   line has fewer pieces left; `BAD_REQUEST` for a line of another order, and for one that is named twice
 * @source ORD-009, ORD-016
 */
export async function cancelLinesByBuyer(
  scope: RequestContext,
  orderNo: string,
  { lines }: CallRead<'orders.cancelLines'>['body'],
  key: string | undefined,
  hooks: PieceHooks,
): Promise<Order> {
  const { db, caller, now } = scope
  const request = { accountId: caller.accountId, key, call: 'orders.cancelLines', body: { orderNo, lines }, now }
  await runIdempotent(db, request, async tx => {
    const isIt = and(eq(orders.orderNo, orderNo), eq(orders.custId, caller.custId), hasSeenPrices(scope))
    const [order] = await tx.select().from(orders).where(isIt).for('update')
    if (!order) throw notFound(`Order ${orderNo}`)
    if (order.status === 'cancelled') throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'cancelledAlready'))
    if (order.status !== 'submitted') {
      throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'inWork'))
    }
    if (!mayCancel(order, caller)) {
      throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'cancelOfOwner'))
    }
    await cancelLines(tx, order, { lines, now, actor: caller.accountId }, hooks)
    return { orderNo }
  })
  await releaseHeld(db, caller.custId, now)
  return getOrder(scope, orderNo)
}

/**
 * Cancels pieces of lines, those first that would come last; when nothing would be left of the order, all of it.
 * @param tx a transaction that has locked the order
 * @param reason for the timeline; by default the pieces
 * @param actor account that cancels them; the supplier without one
 * @returns how many pieces that were
 * @throws ApiError as `cancelLinesByBuyer`
 */
export async function cancelLines(
  tx: Database,
  order: Pick<OrderRow, 'orderId' | 'orderNo' | 'status'>,
  { lines, now, reason, actor = null }: { lines: Cancelled; now: Date; reason?: string; actor?: number | null },
  hooks: PieceHooks,
): Promise<number> {
  if (!isBeforeShipping(order)) {
    throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'inWork'))
  }
  const known = await readOpenLines(tx, order.orderId)
  const wanted = new Map<number, number>()
  for (const { lineId, qty } of lines) {
    const line = known.find(({ orderLineId }) => orderLineId === lineId)
    if (!line || wanted.has(line.position)) throw new ApiError(CODE.BAD_REQUEST, 'The order does not have these lines.')
    if (qty > line.open) {
      const text = localize(orderRefusals, 'piecesLeft', {
        number: line.number,
        pieces: line.open,
      })
      throw new ApiError(CODE.REFUSED, text)
    }
    wanted.set(line.position, qty)
  }
  const pieces = await releaseOrder(tx, order.orderId, now, wanted)
  if (!(await hasPieces(tx, order.orderId))) {
    await cancelOrder(tx, order, now, actor)
    return pieces
  }
  const named = known
    .filter(({ position }) => wanted.has(position))
    .map(({ position, number }) => `${wanted.get(position)} × ${number}`)
  await recordCancelled(tx, order, { pieces, reason: reason ?? named.join(', '), now, actor }, hooks)
  return pieces
}

/** Lines of an order with the pieces that are kept for them and have not left. */
export const readOpenLines = (tx: Database, orderId: number) =>
  tx
    .select({
      orderLineId: orderLines.orderLineId,
      position: orderLines.position,
      number: orderLines.number,
      qty: orderLines.qty,
      kept: sql<number>`coalesce(sum(${allocations.qty}), 0)::int`,
      open: sql<number>`coalesce(sum(${allocations.qty} - ${allocations.shipped}), 0)::int`,
    })
    .from(orderLines)
    .leftJoin(allocations, eq(allocations.orderLineId, orderLines.orderLineId))
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.orderLineId)
    .orderBy(asc(orderLines.position))
