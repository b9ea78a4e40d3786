/** Cancelling a whole order. */

import { CODE, type Order } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { giveBack } from '../coupons/find-coupon'
import type { Database } from '../db/database'
import { type Recorded, record } from '../db/record'
import { allocations, orderLines, orders } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { localize } from '../texts/localize'
import { transact } from '../transactions/transact'
import { announce } from './announce'
import { releaseOrder } from './change-supply'
import { releaseHeld } from './credit-limit'
import { mayCancel } from './may-change'
import type { PieceHooks } from './order-hooks.types'
import { orderRefusals } from './order-refusals.texts'
import { recordEvent, refreshStatus } from './order-status'
import { hasSeenPrices } from './own-prices'
import { getOrder } from './read-orders'

type OrderRow = typeof orders.$inferSelect

/**
 * By the buyer, while no one works on it. An order that is cancelled already is answered as it is.
 * @throws ApiError `NOT_FOUND` for an unknown order, and for someone else's; `REFUSED` when it is too late, or a colleague's
 * @source ORD-009, ORD-016
 */
export async function cancelByBuyer(scope: RequestContext, orderNo: string): Promise<Order> {
  await transact(scope.db, async tx => {
    const isIt = and(eq(orders.orderNo, orderNo), eq(orders.custId, scope.caller.custId), hasSeenPrices(scope))
    const [order] = await tx.select().from(orders).where(isIt).for('update')
    if (!order) throw notFound(`Order ${orderNo}`)
    if (order.status === 'cancelled') return
    if (order.status !== 'submitted') {
      throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'inWork'))
    }
    if (!mayCancel(order, scope.caller)) {
      throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'cancelOfOwner'))
    }
    await cancelOrder(tx, order, scope.now, scope.caller.accountId)
  })
  await releaseHeld(scope.db, scope.caller.custId, scope.now)
  return getOrder(scope, orderNo)
}

/**
 * @param tx a transaction that has locked the order
 * @param actor account that cancels it; the supplier without one
 */
export async function cancelOrder(
  tx: Database,
  order: Pick<OrderRow, 'orderId' | 'orderNo'>,
  now: Date,
  actor: number | null = null,
): Promise<void> {
  await releaseOrder(tx, order.orderId, now)
  await giveBack(tx, order.orderId)
  await tx.update(orders).set({ status: 'cancelled', toInvoice: 0 }).where(eq(orders.orderId, order.orderId))
  await recordEvent(tx, order.orderId, 'cancelled', now, { actor })
  await announce(tx, 'orderCancelled', order.orderNo, now)
  await recordOfOrder(tx, order, now, { action: 'order.cancelled' })
}

/**
 * What has not left of an order is not delivered any more, and not invoiced: of all its lines once a part has left, or of some lines.
 * @param positions of the lines, from 0; all by default
 * @param tx a transaction that has locked the order
 * @returns how many pieces that were
 * @throws ApiError `REFUSED` when nothing is open, and when nothing would be left of the order: that is cancelled as a whole
 */
export async function cancelRest(
  tx: Database,
  order: Pick<OrderRow, 'orderId' | 'orderNo' | 'status'>,
  { reason, now, positions }: { reason: string; now: Date; positions?: readonly number[] | undefined },
  hooks: PieceHooks,
): Promise<number> {
  const refuse = (text: string) => new ApiError(CODE.REFUSED, text)
  const takes = positions ? ['processing', 'partly shipped'] : ['partly shipped']
  if (!takes.includes(order.status)) {
    throw refuse(
      `Order ${order.orderNo} has the status “${order.status}”: only of one that is ${takes.join(' or ')} there is a rest.`,
    )
  }
  const pieces = await releaseOrder(tx, order.orderId, now, positions && new Map(positions.map(line => [line, 'all'])))
  if (pieces === 0) throw refuse(`Nothing of ${positions ? 'these lines' : `order ${order.orderNo}`} is open.`)
  if (!(await hasPieces(tx, order.orderId)))
    throw refuse(`Nothing of order ${order.orderNo} would be left: order:cancel cancels it as a whole.`)
  await recordCancelled(tx, order, { pieces, reason, now }, hooks)
  return pieces
}

/** Whether anything is left of an order. */
export async function hasPieces(tx: Database, orderId: number): Promise<boolean> {
  const [left] = await tx
    .select({ id: allocations.allocationId })
    .from(allocations)
    .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
    .where(eq(orderLines.orderId, orderId))
    .limit(1)
  return left !== undefined
}

/**
 * What follows when pieces of an order are cancelled and some are left: timeline, status, what is to be invoiced, mails and notifications.
 * @param actor account that cancelled them; the supplier without one
 */
export async function recordCancelled(
  tx: Database,
  order: Pick<OrderRow, 'orderId' | 'orderNo'>,
  { pieces, reason, now, actor = null }: { pieces: number; reason: string; now: Date; actor?: number | null },
  hooks: PieceHooks,
): Promise<void> {
  await recordEvent(tx, order.orderId, 'rest-cancelled', now, { pieces, reason, actor })
  await refreshStatus(tx, order.orderId, now, hooks)
  await hooks.onPiecesChanged(tx, order.orderId)
  await announce(tx, 'orderRestCancelled', order.orderNo, now)
  await recordOfOrder(tx, order, now, { action: 'order.restCancelled', after: { pieces, reason } })
}

/** The supplier cancels too: the row stands with the company of the order. */
async function recordOfOrder(
  tx: Database,
  { orderId, orderNo }: Pick<OrderRow, 'orderId' | 'orderNo'>,
  now: Date,
  recorded: Pick<Recorded, 'action' | 'after'>,
): Promise<void> {
  const [order] = await tx.select({ custId: orders.custId }).from(orders).where(eq(orders.orderId, orderId))
  await record(tx, now, { ...recorded, subject: orderNo, custId: order?.custId ?? null })
}
