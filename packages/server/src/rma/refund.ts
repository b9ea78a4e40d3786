/** Credits what a return has brought back. */
import { CODE, type ReturnDeliveryType, type ReturnReason } from '@cartwright/core/contract'
import { effectivePrice, returnSums, sum } from '@cartwright/core/rules'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { invoices, orderLines, orders, orgSites, rmaLines, rmas } from '../db/schema'
import { type Credited, issueCreditNote } from '../finance/credit-note'
import { ApiError } from '../http/api-error'
import { announceReturn } from './announce-return'
import { linesOf } from './audit'
import { recordReturnEvent } from './drafts'
import { readFreight } from './read-return'

type Deductions = NonNullable<Credited['deductions']>

/** What is wrong, for the supplier. */
const refuse = (text: string) => new ApiError(CODE.REFUSED, text)

/**
 * Writes a credit note for each invoice that goods have come back of, less the fee and the freight. Approved pieces that have not arrived
 * are free for another return.
 * @param tx a transaction that has locked the return
 * @returns numbers of the credit notes
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
  const bought = await readBought(
    tx,
    lines.map(line => line.orderLineId),
  )
  const [first] = bought.values()
  const { lines: priced, shipping } = returnSums(
    lines.map(line => {
      const of = bought.get(line.orderLineId)
      if (!of) throw refuse('The order of a line is gone.')
      return {
        price: effectivePrice(of),
        qty: line.back,
        reason: line.reason as ReturnReason | null,
        isFeeWaived: line.feeWaived,
      }
    }),
    {
      deliveryType: rma.deliveryType as ReturnDeliveryType | null,
      freight: first ? await readFreight(tx, first.region) : 0,
      vatRate: first?.vatRate ?? 0,
    },
  )
  const credits = await divideByInvoice(
    tx,
    lines.map(({ orderLineId, back }, at) => ({ orderLineId, back, fee: priced[at]?.fee ?? 0 })),
    [...new Set([...bought.values()].map(of => of.orderId))],
  )
  const creditNotes: string[] = []
  for (const [at, { invoiceNo, pieces, fee }] of credits.entries()) {
    const deductions: Deductions = [
      ...(fee > 0 ? [{ kind: 'restocking' as const, amount: fee }] : []),
      ...(at === 0 && shipping < 0 ? [{ kind: 'returnFreight' as const, amount: -shipping }] : []),
    ]
    creditNotes.push(await issueCreditNote(tx, { invoiceNo, pieces, deductions }, now))
  }
  for (const { rmaLineId, back } of lines)
    await tx.update(rmaLines).set({ held: back }).where(eq(rmaLines.rmaLineId, rmaLineId))
  await tx.update(rmas).set({ status: 'refund', creditNotes, updateTime: now }).where(eq(rmas.rmaId, rma.rmaId))
  await recordReturnEvent(tx, rma.rmaId, 'refunded', now)
  await announceReturn(tx, 'returnRefunded', rma.rmaId, now)
  return creditNotes
}

/** What was paid for the lines; their orders are locked, as every credit note wants it. */
async function readBought(tx: Database, orderLineIds: readonly number[]) {
  const isWanted = isOneOf(orderLines.orderLineId, intArray(orderLineIds))
  const orderIds = tx.select({ id: orderLines.orderId }).from(orderLines).where(isWanted)
  await tx
    .select({ id: orders.orderId })
    .from(orders)
    .where(inArray(orders.orderId, orderIds))
    .orderBy(asc(orders.orderId))
    .for('update')
  const rows = await tx
    .select({
      orderLineId: orderLines.orderLineId,
      ...{
        orderId: orders.orderId,
        vatRate: orders.vatRate,
        region: sql<RequestContext['region']>`${orgSites.region}`,
      },
      ...{ unitPrice: orderLines.unitPrice, discountPrice: orderLines.discountPrice },
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .innerJoin(orgSites, eq(orgSites.orgId, orders.orgId))
    .where(isWanted)
  return new Map(rows.map(row => [row.orderLineId, row]))
}

interface Back {
  orderLineId: number
  back: number
  fee: number
}

/** Pieces are taken from the oldest invoice on that has some of them left; the fee of a line goes with its first pieces. */
async function divideByInvoice(tx: Database, lines: readonly Back[], orderIds: readonly number[]) {
  const documents = await tx
    .select({
      ...{ invoiceId: invoices.invoiceId, invoiceNo: invoices.invoiceNo, kind: invoices.kind },
      ...{ correctsId: invoices.correctsId, snapshot: invoices.snapshot },
    })
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(asc(invoices.invoiceId))
  const piecesOn = (document: (typeof documents)[number], lineId: number) =>
    document.snapshot.lines.filter(line => line.lineId === lineId).reduce((total, line) => total + line.qty, 0)
  const left = new Map(lines.map(line => [line.orderLineId, line.back]))
  const credits = documents.flatMap(document => {
    if (document.kind !== 'invoice') return []
    const earlier = documents.filter(({ correctsId }) => correctsId === document.invoiceId)
    const pieces = new Map<number, number>()
    let fee = 0
    for (const line of lines) {
      const wanted = left.get(line.orderLineId) ?? 0
      const credited = earlier.reduce((total, credit) => total + piecesOn(credit, line.orderLineId), 0)
      const qty = Math.min(wanted, piecesOn(document, line.orderLineId) - credited)
      if (qty <= 0) continue
      if (wanted === line.back) fee = sum([fee, line.fee])
      pieces.set(line.orderLineId, qty)
      left.set(line.orderLineId, wanted - qty)
    }
    return pieces.size > 0 ? [{ invoiceNo: document.invoiceNo, pieces, fee }] : []
  })
  if ([...left.values()].some(qty => qty > 0)) throw refuse('There is no invoice left for some of the pieces.')
  return credits
}
