/** Puts the items of a former order into the cart. */
import type { CartChange } from '@cartwright/core/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { orderLines, orders, skus } from '../db/schema'
import { notFound } from '../http/api-error'
import { withMessage } from '../http/message'
import { addLines } from './cart.add'

/**
 * Any order of the own company. Parts no longer sold are left out and named in `skipped` and `msg`.
 * @throws ApiError `NOT_FOUND` for an unknown order, and for someone else's
 * @source API-071
 */
export async function buyAgain(scope: RequestContext, orderNo: string): Promise<CartChange> {
  const lines = await scope.db
    .select({ number: skus.number, custNumber: orderLines.custNumber, qty: orderLines.qty })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .innerJoin(skus, eq(skus.goodsSkuId, orderLines.goodsSkuId))
    .where(and(eq(orders.orderNo, orderNo), eq(orders.custId, scope.caller.custId)))
    .orderBy(asc(orderLines.position))
  if (lines.length === 0) throw notFound(`Order ${orderNo}`)
  const change = await addLines(scope, lines)
  if (change.skipped.length === 0) return change
  return withMessage(change, `Discontinued and left out: ${change.skipped.join(', ')}.`)
}
