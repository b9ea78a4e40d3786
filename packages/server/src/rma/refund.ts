/** Credits what a return has brought back. */
import { CODE, type ReturnDeliveryType, type ReturnReason } from '@cartwright/core/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { orderLines, orders, rmaLines, rmas } from '../db/schema'
import { issueCreditNote } from '../finance/credit-note'
import { ApiError } from '../http/api-error'
import { announceReturn } from './announce-return'
import { linesOf } from './audit'
import { recordReturnEvent } from './drafts'
import { readPlan } from './read-plan'

/** What is wrong, for the supplier. */
const refuse = (text: string) => new ApiError(CODE.REFUSED, text)

/**
 * Writes a credit note for each invoice that goods have come back of, less the fee and the freight. Approved pieces that have not arrived
 * are free for another return.
 * @param tx a transaction that has locked the return
 * @returns numbers of the credit notes; none where the deductions leave nothing
 * @throws ApiError `REFUSED` unless goods of an approved return have arrived, and where no invoice is left for them
 * @source RMA-003, RMA-008
 */
export async function refundReturn(tx: Database, rma: typeof rmas.$inferSelect, now: Date): Promise<string[]> {
  if (rma.status !== 'audit approved') throw refuse(`Return ${rma.rmaNo} is ${rma.status}.`)
  const lines = (await linesOf(tx, rma.rmaId)).map(line => ({
    ...line,
    back: Math.min(line.approvedQty ?? 0, line.receivedQty),
  }))
  if (lines.every(line => line.back === 0)) throw refuse(`Nothing of return ${rma.rmaNo} has arrived.`)
  await lockOrders(
    tx,
    lines.map(line => line.orderLineId),
  )
  const { credits, missing } = await readPlan(
    tx,
    lines.map(line => ({
      ...{ orderLineId: line.orderLineId, qty: line.back },
      ...{ reason: line.reason as ReturnReason | null, isFeeWaived: line.feeWaived },
    })),
    rma.deliveryType as ReturnDeliveryType | null,
  )
  if (missing > 0) throw refuse('There is no invoice left for some of the pieces.')
  const creditNotes: string[] = []
  // Fee and freight may leave nothing: the return ends without a credit note of that invoice.
  for (const { credited, content } of credits)
    if (content.sums.grandTotal > 0) creditNotes.push(await issueCreditNote(tx, credited, now))
  for (const { rmaLineId, back } of lines)
    await tx.update(rmaLines).set({ held: back }).where(eq(rmaLines.rmaLineId, rmaLineId))
  await tx.update(rmas).set({ status: 'refund', creditNotes, updateTime: now }).where(eq(rmas.rmaId, rma.rmaId))
  await recordReturnEvent(tx, rma.rmaId, 'refunded', now)
  await announceReturn(tx, 'returnRefunded', rma.rmaId, now)
  return creditNotes
}

/** Every credit note wants the order of its invoice locked. */
async function lockOrders(tx: Database, orderLineIds: readonly number[]): Promise<void> {
  const isWanted = isOneOf(orderLines.orderLineId, intArray(orderLineIds))
  const orderIds = tx.select({ id: orderLines.orderId }).from(orderLines).where(isWanted)
  await tx
    .select({ id: orders.orderId })
    .from(orders)
    .where(inArray(orders.orderId, orderIds))
    .orderBy(asc(orders.orderId))
    .for('update')
}
