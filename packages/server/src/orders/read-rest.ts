/** Pieces of an order that wait for goods, and those that have an order of their own. */
import type { Order } from '@cartwright/core/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { allocations, orderLines, orders } from '../db/schema'
import { isOrdererOrMain } from './may-change'

type OrderRow = typeof orders.$inferSelect

/** Statuses in which the supplier works on the order: before them the buyer cancels lines, after them nothing waits. */
export const WITH_REST = ['processing', 'partly shipped']

/** What the page offers for pieces that wait; null where there are none, or the reader may not. */
export async function readRest(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  order: Pick<OrderRow, 'orderId' | 'status' | 'accountId'>,
): Promise<NonNullable<Order['rest']> | null> {
  if (!WITH_REST.includes(order.status) || !isOrdererOrMain(order, caller)) return null
  const [found] = await db
    .select({
      pieces: sql<number>`coalesce(sum(${allocations.qty}) filter (where ${allocations.kind} <> 'stock'), 0)::int`,
      onShelf: sql<number>`coalesce(sum(${allocations.qty} - ${allocations.shipped})
        filter (where ${allocations.kind} = 'stock'), 0)::int`,
      kept: sql<number>`coalesce(sum(${allocations.qty}) filter (where ${allocations.kind} = 'stock'), 0)::int`,
    })
    .from(allocations)
    .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
    .where(eq(orderLines.orderId, order.orderId))
  if (!found || found.pieces === 0) return null
  return { pieces: found.pieces, onShelf: found.onShelf, canMove: found.kept > 0 }
}

/** The orders that pieces were moved from and to, and how many of each line are elsewhere. */
export async function readMoved(
  db: Database,
  { orderId, movedFrom }: Pick<OrderRow, 'orderId' | 'movedFrom'>,
): Promise<{ movedFrom: string | null; movedTo: { orderNo: string; pieces: number }[]; byLine: Map<number, number> }> {
  const [from] =
    movedFrom === null
      ? []
      : await db.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.orderId, movedFrom))
  const rows = await db
    .select({ orderNo: orders.orderNo, movedFrom: orderLines.movedFrom, qty: orderLines.qty })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(eq(orders.movedFrom, orderId))
    .orderBy(asc(orders.orderId), asc(orderLines.position))
  const byLine = new Map<number, number>()
  const byOrder = new Map<string, number>()
  for (const row of rows) {
    byOrder.set(row.orderNo, (byOrder.get(row.orderNo) ?? 0) + row.qty)
    if (row.movedFrom !== null) byLine.set(row.movedFrom, (byLine.get(row.movedFrom) ?? 0) + row.qty)
  }
  return {
    movedFrom: from?.orderNo ?? null,
    movedTo: [...byOrder].map(([orderNo, pieces]) => ({ orderNo, pieces })),
    byLine,
  }
}
