/** What buyer and supplier write to each other about an order. */
import type { Order } from '@cartwright/core/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { orderComments, orders } from '../db/schema'
import { enqueue } from '../outbox/outbox'
import { runIdempotent } from '../transactions/run-idempotent'
import { announce } from './announce'
import { getOrder } from './read-orders'

/**
 * A buyer writes; the supplier gets a mail.
 * @throws ApiError `NOT_FOUND` for an unknown order, and for one that the caller may not read
 */
export async function commentByBuyer(
  scope: RequestContext,
  orderNo: string,
  text: string,
  key: string | undefined,
): Promise<Order> {
  const { db, caller, now } = scope
  await getOrder(scope, orderNo)
  const request = { accountId: caller.accountId, key, call: 'orders.comment', body: { orderNo, text } }
  await runIdempotent(db, request, async tx => {
    await writeComment(tx, orderNo, { text, at: now, accountId: caller.accountId })
    await enqueue(tx, [{ kind: 'orderAsked', orderNo, accountId: caller.accountId }], now)
    return { orderNo }
  })
  return getOrder(scope, orderNo)
}

/** The supplier writes; who placed the order and who has written about it get a mail and a notification. */
export async function commentBySupplier(tx: Database, orderNo: string, text: string, now: Date): Promise<void> {
  const orderId = await writeComment(tx, orderNo, { text, at: now, accountId: null })
  const writers = await tx
    .selectDistinct({ accountId: orderComments.accountId })
    .from(orderComments)
    .where(and(eq(orderComments.orderId, orderId), isNotNull(orderComments.accountId)))
  await announce(
    tx,
    'orderAnswered',
    orderNo,
    now,
    writers.flatMap(({ accountId }) => accountId ?? []),
  )
}

async function writeComment(
  tx: Database,
  orderNo: string,
  comment: Pick<typeof orderComments.$inferInsert, 'text' | 'at' | 'accountId'>,
): Promise<number> {
  const [order] = await tx.select({ orderId: orders.orderId }).from(orders).where(eq(orders.orderNo, orderNo))
  if (!order) throw new Error(`there is no order ${orderNo} to comment on`)
  await tx.insert(orderComments).values({ ...comment, orderId: order.orderId })
  return order.orderId
}
