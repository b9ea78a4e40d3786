/** What was ordered the last time of a saved list. */
import { CODE } from '@cartwright/core/contract'
import { effectivePrice } from '@cartwright/core/rules'
import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { orders, quickOrders } from '../db/schema'
import { ApiError } from '../http/api-error'
import { getOrder } from './read-orders'

export interface LastLine {
  qty: number
  /** Of one piece, as the reader saw it. */
  price: number
}

/**
 * By article, of the newest order of a list that was not cancelled; empty where there is none that the reader may read.
 * @param id of the list, from which each order takes its lines under a number of its own
 */
export async function readLastOfList(scope: RequestContext, id: number): Promise<ReadonlyMap<number, LastLine>> {
  const { db, caller } = scope
  const ofList = db
    .select({ id: quickOrders.quickOrderId })
    .from(quickOrders)
    .where(or(eq(quickOrders.quickOrderId, id), eq(quickOrders.listId, id)))
  const [last] = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.custId, caller.custId), inArray(orders.quickOrderId, ofList), ne(orders.status, 'cancelled')))
    .orderBy(desc(orders.createTime), desc(orders.orderId))
    .limit(1)
  if (!last) return new Map()
  const order = await getOrder(scope, last.orderNo).catch((error: unknown) => {
    // Of another account, or with prices that are hidden from the reader (decision 21).
    if (error instanceof ApiError && error.code === CODE.NOT_FOUND) return undefined
    throw error
  })
  return new Map(order?.lines.map(line => [line.goodsSkuId, { qty: line.qty, price: effectivePrice(line) }]))
}
