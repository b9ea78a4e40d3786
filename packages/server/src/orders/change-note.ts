/** The buyer's own delivery note of an order that has been placed. */
import { type CallRead, CODE, type Order } from '@cartwright/core/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { orderFiles, orders } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { localize, type TextOf } from '../texts/localize'
import { runIdempotent } from '../transactions/run-idempotent'
import { isBeforeShipping, isOrdererOrMain } from './may-change'
import { attachFiles } from './order-files'
import { orderRefusals } from './order-refusals.texts'
import { recordEvent } from './order-status'
import { hasSeenPrices } from './own-prices'
import { getOrder } from './read-orders'

/**
 * Puts uploaded files in the place of the delivery note that the order has, or does not have yet.
 * @throws ApiError `NOT_FOUND` for an unknown order, and for someone else's; `REFUSED` for an order of another type, once something has
 * left or the order is cancelled, for a colleague's order, and for a file that is not there
 * @source ORD-008, API-081
 */
export async function changeNote(
  scope: RequestContext,
  orderNo: string,
  { files }: CallRead<'orders.changeNote'>['body'],
  key: string | undefined,
): Promise<Order> {
  const { db, caller, now } = scope
  const request = { accountId: caller.accountId, key, call: 'orders.changeNote', body: { orderNo, files }, now }
  await runIdempotent(db, request, async tx => {
    const isIt = and(eq(orders.orderNo, orderNo), eq(orders.custId, caller.custId), hasSeenPrices(scope))
    // A shipment waits until the note is there, and the note until a shipment has left.
    const [order] = await tx.select().from(orders).where(isIt).for('update')
    if (!order) throw notFound(`Order ${orderNo}`)
    assertChangeable(order, caller)
    const { orderId } = order
    const replaced = await tx
      .delete(orderFiles)
      .where(eq(orderFiles.orderId, orderId))
      .returning({ id: orderFiles.fileId })
    await attachFiles({ ...scope, db: tx }, orderId, files)
    const names = await tx
      .select({ name: orderFiles.name })
      .from(orderFiles)
      .where(eq(orderFiles.orderId, orderId))
      .orderBy(asc(orderFiles.position))
    await recordEvent(tx, orderId, replaced.length > 0 ? 'note-replaced' : 'note-added', now, {
      actor: caller.accountId,
      files: names.map(({ name }) => name).join(', '),
    })
    return { orderNo }
  })
  return getOrder(scope, orderNo)
}

function assertChangeable(order: typeof orders.$inferSelect, caller: RequestContext['caller']): void {
  const refuse = (text: TextOf<typeof orderRefusals>) => new ApiError(CODE.REFUSED, localize(orderRefusals, text))
  if (order.orderType !== 'CPDROP') throw refuse('noOwnNote')
  if (order.status === 'cancelled') throw refuse('cancelledAlready')
  if (!isBeforeShipping(order)) {
    throw refuse('partHasLeft')
  }
  if (!isOrdererOrMain(order, caller)) {
    throw refuse('noteOfOwner')
  }
}
