/** Credits what a return has brought back. */
import { CODE, type ReturnDeliveryType } from '@cartwright/core/contract'
import { comesBack } from '@cartwright/core/rules'
import { asc, eq, inArray } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { orderLines, orders, rmaLines, rmas } from '../db/schema'
import { issueCreditNote } from '../finance/credit-note'
import { ApiError } from '../http/api-error'
import { announceReturn } from './announce-return'
import { linesOf, stateText } from './audit'
import { recordReturnEvent } from './drafts'
import { readPlan, toRefundLine } from './read-plan'

/** What is wrong, for the supplier. */
const refuse = (text: string) => new ApiError(CODE.REFUSED, text)

/** Approved pieces of a line that have not arrived. */
export const piecesToCome = (
  line: Pick<typeof rmaLines.$inferSelect, 'approvedQty' | 'receivedQty' | 'neverArrived'>,
) => (comesBack(line) ? Math.max(0, (line.approvedQty ?? 0) - line.receivedQty) : 0)

/**
 * Writes a credit note for each invoice that goods have come back of, less the fee and the freight. Approved pieces that have not arrived
 * are free for another return.
 * @param tx a transaction that has locked the return
 * @param how `closes`: goods that are still on their way are given up for pieces that were not in the parcel
 * @returns numbers of the credit notes; none where the deductions leave nothing
 * @throws ApiError `REFUSED` unless goods of an approved return have arrived, where no invoice is left for them, and
 *   for pieces that were not in the parcel while other goods are on their way
 * @source RMA-003, RMA-008
 */
export async function refundReturn(
  tx: Database,
  rma: typeof rmas.$inferSelect,
  now: Date,
  { closes = false }: { closes?: boolean } = {},
): Promise<string[]> {
  if (rma.status !== 'audit approved') throw refuse(stateText(rma))
  const lines = (await linesOf(tx, rma.rmaId)).map(line => ({
    ...line,
    // What was not in the parcel cannot come back.
    back: line.neverArrived ? (line.approvedQty ?? 0) : Math.min(line.approvedQty ?? 0, line.receivedQty),
  }))
  if (lines.every(line => line.back === 0)) throw refuse(`Nothing of return ${rma.rmaNo} has arrived.`)
  const toCome = lines.reduce((pieces, line) => pieces + piecesToCome(line), 0)
  // A claim needs no receipt, so nothing else keeps the refund from ending the return before its goods are there.
  if (toCome > 0 && !closes && lines.some(line => line.neverArrived && line.back > 0))
    throw refuse(
      `${toCome} pieces of return ${rma.rmaNo} are still on their way, and a refund ends it. Book them with rma:receive ` +
        `${rma.rmaNo}, or end it without them: rma:refund ${rma.rmaNo} --close. They are free for another return then.`,
    )
  await lockOrders(
    tx,
    lines.map(line => line.orderLineId),
  )
  const { credits, missing } = await planOf(tx, rma, lines)
  if (missing > 0)
    throw refuse(
      `There is no invoice left for some of the pieces. To take them out of the return: rma:reject ${rma.rmaNo} "why"`,
    )
  const creditNotes: string[] = []
  // Fee and freight may leave nothing: the return ends without a credit note of that invoice.
  for (const { credited, content } of credits)
    if (content.sums.grandTotal > 0) creditNotes.push(await issueCreditNote(tx, credited, now, rma.rmaNo))
  for (const { rmaLineId, back } of lines)
    await tx.update(rmaLines).set({ held: back }).where(eq(rmaLines.rmaLineId, rmaLineId))
  await tx.update(rmas).set({ status: 'refund', creditNotes, updateTime: now }).where(eq(rmas.rmaId, rma.rmaId))
  await recordReturnEvent(tx, rma.rmaId, 'refunded', now)
  await announceReturn(tx, 'returnRefunded', rma.rmaId, now)
  return creditNotes
}

/**
 * Takes pieces out of an approved return that were credited by other means, such as with a whole invoice: no refund could credit them.
 * What can be credited stays approved, with what has arrived of it. A return of which nothing is left is rejected.
 * @param tx a transaction that has locked the return
 * @param text why, for the buyer
 * @returns the status of the return
 * @throws ApiError `REFUSED` for a return that can be refunded as it is
 * @source RMA-008
 */
export async function reduceApprovedReturn(
  tx: Database,
  rma: typeof rmas.$inferSelect,
  text: string,
  now: Date,
): Promise<string> {
  const lines = await linesOf(tx, rma.rmaId)
  await lockOrders(
    tx,
    lines.map(line => line.orderLineId),
  )
  const approved = lines.map(line => ({ ...line, back: line.approvedQty ?? 0 }))
  const { missing, missingOf } = await planOf(tx, rma, approved)
  if (missing === 0) throw refuse(`${stateText(rma)} Its pieces can still be credited.`)
  let left = 0
  for (const [at, { rmaLineId, back }] of approved.entries()) {
    const short = missingOf[at] ?? 0
    left += back - short
    if (short === 0) continue
    await tx
      .update(rmaLines)
      .set({ approvedQty: back - short, held: back - short, rejection: text })
      .where(eq(rmaLines.rmaLineId, rmaLineId))
  }
  const status = left > 0 ? rma.status : 'rejected'
  await tx.update(rmas).set({ status, updateTime: now }).where(eq(rmas.rmaId, rma.rmaId))
  await recordReturnEvent(tx, rma.rmaId, left > 0 ? 'reduced' : 'rejected', now)
  await announceReturn(tx, left > 0 ? 'returnReduced' : 'returnRejected', rma.rmaId, now)
  return status
}

const planOf = (
  tx: Database,
  rma: typeof rmas.$inferSelect,
  lines: readonly (typeof rmaLines.$inferSelect & { back: number })[],
) =>
  readPlan(tx, {
    rmaId: rma.rmaId,
    custId: rma.custId,
    deliveryType: rma.deliveryType as ReturnDeliveryType | null,
    lines: lines.map(line => ({ ...toRefundLine(line), qty: line.back })),
  })

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
