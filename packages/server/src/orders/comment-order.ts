/** What buyer and supplier write to each other about an order. */

import { type CallRead, CODE, type Order } from '@cartwright/core/contract'
import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { orderComments, orders } from '../db/schema'
import { ApiError } from '../http/api-error'
import { localize } from '../texts/localize'
import { runIdempotent } from '../transactions/run-idempotent'
import { announce } from './announce'
import { enqueueCommentMails } from './comment-mail'
import { orderRefusals } from './order-refusals.texts'
import { getOrder } from './read-orders'

/** Comments that buyers may write on one order; further ones reach the supplier by mail or telephone. */
const COMMENTS_MAX = 200

/**
 * A buyer writes; the supplier gets a mail.
 * @throws ApiError `NOT_FOUND` for an unknown order, and for one that the caller may not read; `REFUSED` where too many were written;
 * `BAD_REQUEST` for pieces that the order does not have, and for a line that is named twice
 */
export async function commentByBuyer(
  scope: RequestContext,
  orderNo: string,
  { text, cancels = [] }: CallRead<'orders.comment'>['body'],
  key: string | undefined,
): Promise<Order> {
  const { db, caller, now } = scope
  const request = { accountId: caller.accountId, key, call: 'orders.comment', body: { orderNo, text, cancels }, now }
  await runIdempotent(db, request, async tx => {
    assertCancellable(await getOrder({ ...scope, db: tx }, orderNo), cancels)
    await writeComment(tx, orderNo, { text, cancels, at: now, accountId: caller.accountId })
    await enqueueCommentMails(tx, 'orderAsked', { orderNo, accountIds: [caller.accountId], now })
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
  await announce(tx, 'orderAnswered', orderNo, now, { others: writers.flatMap(({ accountId }) => accountId ?? []) })
}

function assertCancellable({ lines, status }: Order, cancels: readonly { lineId: number; qty: number }[]): void {
  if (cancels.length === 0) return
  if (status === 'cancelled') throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'cancelledAlready'))
  if (new Set(cancels.map(({ lineId }) => lineId)).size < cancels.length)
    throw new ApiError(CODE.BAD_REQUEST, 'A line is named twice.')
  const isOwn = cancels.every(({ lineId, qty }) => lines.some(line => line.lineId === lineId && qty <= line.qty))
  if (!isOwn) throw new ApiError(CODE.BAD_REQUEST, 'The order does not have these pieces.')
}

async function assertFewComments(tx: Database, orderId: number): Promise<void> {
  const isByBuyer = and(eq(orderComments.orderId, orderId), isNotNull(orderComments.accountId))
  const [row] = await tx.select({ kept: count() }).from(orderComments).where(isByBuyer)
  if ((row?.kept ?? 0) < COMMENTS_MAX) return
  const text = localize(orderRefusals, 'tooManyMessages', {
    max: COMMENTS_MAX,
  })
  throw new ApiError(CODE.REFUSED, text)
}

async function writeComment(
  tx: Database,
  orderNo: string,
  comment: Pick<typeof orderComments.$inferInsert, 'text' | 'cancels' | 'at' | 'accountId'>,
): Promise<number> {
  // Comments of one order come one after the other, so that they are counted and share their mail.
  const [order] = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
    .for('update')
  if (!order) throw new Error(`there is no order ${orderNo} to comment on`)
  if (comment.accountId !== null) await assertFewComments(tx, order.orderId)
  await tx.insert(orderComments).values({ ...comment, orderId: order.orderId })
  return order.orderId
}
