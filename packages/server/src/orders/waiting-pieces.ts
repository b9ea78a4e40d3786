/** Pieces that an order waits for. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { allocations, arrivals, orderLines } from '../db/schema'
import { movePieces } from './stock'

const linesOf = (tx: Database, orderId: number) =>
  tx.select({ id: orderLines.orderLineId }).from(orderLines).where(eq(orderLines.orderId, orderId))

/** Whether pieces of the order are not in stock. */
export async function hasWaitingPieces(tx: Database, orderId: number): Promise<boolean> {
  const isWaiting = sql`${inArray(allocations.orderLineId, linesOf(tx, orderId))} and ${allocations.kind} <> 'stock'`
  return (await tx.$count(allocations, isWaiting)) > 0
}

/**
 * Everything that an order waits for has come in without being booked: it stands in stock for the order, and what was to come with an
 * arrival is taken out of it.
 * @param tx a transaction that has locked the order
 */
export async function receiveWaiting(tx: Database, orderId: number): Promise<void> {
  const isWaiting = sql`${inArray(allocations.orderLineId, linesOf(tx, orderId))} and ${allocations.kind} <> 'stock'`
  const waiting = await tx.select().from(allocations).where(isWaiting)
  await movePieces(tx, waiting, 1)
  for (const { arrivalId, qty } of waiting) {
    if (arrivalId === null) continue
    await tx
      .update(arrivals)
      .set({ qty: sql`${arrivals.qty} - ${qty}` })
      .where(eq(arrivals.arrivalId, arrivalId))
  }
  const own = sql`(select l.warehouse from ${orderLines} l where l.order_line_id = ${allocations.orderLineId})`
  await tx.update(allocations).set({ kind: 'stock', warehouse: own, arrivalId: null }).where(isWaiting)
}
