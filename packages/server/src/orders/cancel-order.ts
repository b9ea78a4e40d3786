/** Cancelling a whole order. */
import { CODE, type Order } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { giveBack } from '../coupons/find-coupon'
import type { Database } from '../db/database'
import { orders } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { localize } from '../http/localize'
import { transact } from '../transactions/transact'
import { announce } from './announce'
import { releaseOrder } from './change-supply'
import { mayCancel } from './may-cancel'
import { recordEvent } from './order-status'
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
      throw new ApiError(CODE.REFUSED, localize('This order is being worked on. Please call us to cancel it.'))
    }
    if (!mayCancel(order, scope.caller)) {
      throw new ApiError(CODE.REFUSED, localize('Only who placed the order and the main account can cancel it.'))
    }
    await cancelOrder(tx, order, scope.now, scope.caller.accountId)
  })
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
  await tx.update(orders).set({ status: 'cancelled' }).where(eq(orders.orderId, order.orderId))
  await recordEvent(tx, order.orderId, 'cancelled', now, { actor })
  await announce(tx, 'orderCancelled', order.orderNo, now)
}
