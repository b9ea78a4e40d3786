/** Pieces of an order that leave. */
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
 * Marks pieces of an order as shipped: those in stock, or all. What was to come with an arrival has then come without being booked, and is
 * taken out of it.
 * @param tx a transaction that has locked the order
 */
export async function shipPieces(tx: Database, orderId: number, which: 'in stock' | 'all'): Promise<void> {
  const isOfOrder = inArray(allocations.orderLineId, linesOf(tx, orderId))
  if (which === 'all') {
    const isWaiting = sql`${isOfOrder} and ${allocations.kind} <> 'stock'`
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
  await tx
    .update(allocations)
    .set({ shipped: sql`${allocations.qty}` })
    .where(sql`${isOfOrder} and ${allocations.kind} = 'stock'`)
}
