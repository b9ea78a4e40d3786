/** Commands that change one order: in one transaction, which holds the order. */
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orders } from '../db/schema'
import { ApiError } from '../http/api-error'
import { releaseHeld } from '../orders/credit-limit'
import { transact } from '../transactions/transact'
import { OpsTrouble } from './command'

/**
 * @param now given where pieces may be cancelled: orders of the company that are held are released when they fit the credit limit again
 * @throws OpsTrouble when there is no such order, and for what the services refuse
 */
export async function changeOrder<T>(
  db: Database,
  orderNo: string,
  change: (tx: Database, order: typeof orders.$inferSelect) => Promise<T>,
  now?: Date,
): Promise<T> {
  try {
    const { custId, result } = await transact(db, async tx => {
      const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
      if (!order) throw new OpsTrouble(`There is no order ${orderNo}.`)
      return { custId: order.custId, result: await change(tx, order) }
    })
    if (now) await releaseHeld(db, custId, now)
    return result
  } catch (error) {
    if (error instanceof ApiError) throw new OpsTrouble(error.message, error.data ?? undefined)
    throw error
  }
}

/** The order as it is after a change, for the answer of a command. */
export async function readState(tx: Database, orderNo: string) {
  const [order] = await tx
    .select({ status: orders.status, trackingNo: orders.trackingNo, deliveryDate: orders.deliveryDate })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
  if (!order) throw new OpsTrouble(`There is no order ${orderNo}.`)
  return order
}
