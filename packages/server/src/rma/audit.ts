/** What the supplier does with returns: it decides, and books what has arrived. */

import { CODE, type ReturnReason } from '@cartwright/core/contract'
import { isQualityReason } from '@cartwright/core/rules'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orderLines, orders, orgSites, rmaLines, rmas, stocks } from '../db/schema'
import { ApiError } from '../http/api-error'
import { changeSupply } from '../orders/change-supply'
import { announceReturn } from './announce-return'
import { recordReturnEvent } from './drafts'

type ReturnRow = typeof rmas.$inferSelect

/** What is wrong, for the supplier. */
const refuse = (text: string) => new ApiError(CODE.REFUSED, text)

/** `Return RMA-1 has been approved.` */
export function stateText({ rmaNo, status }: Pick<ReturnRow, 'rmaNo' | 'status'>): string {
  const texts: Readonly<Record<string, string>> = {
    draft: 'has not been submitted',
    'application for return': 'waits for the audit',
    'audit approved': 'has been approved',
    rejected: 'has been rejected',
    refund: 'has been refunded',
  }
  return `Return ${rmaNo} ${texts[status] ?? `has the status ${status}`}.`
}

/** @param tx a transaction @throws ApiError `REFUSED` for an unknown number */
export async function lockReturnByNo(tx: Database, rmaNo: string): Promise<ReturnRow> {
  const [rma] = await tx.select().from(rmas).where(eq(rmas.rmaNo, rmaNo)).for('update')
  if (!rma || rma.status === 'draft') throw refuse(`There is no return ${rmaNo} that was submitted.`)
  return rma
}

export interface Verdict {
  /** By number of the line, from 1; a line that is not named is approved as applied for. */
  pieces: ReadonlyMap<number, number>
  /** Lines of which no fee is kept. */
  waived: ReadonlySet<number>
  /** Why pieces are not taken back, by line. */
  texts: ReadonlyMap<number, string>
}

/**
 * Decides on every line. Pieces that are not approved are free for another return. @param tx a transaction that has locked the return
 * @throws ApiError `REFUSED` unless it waits for the audit, for unknown lines, and for more than was applied for
 * @source RMA-008
 */
export async function auditReturn(
  tx: Database,
  rma: ReturnRow,
  { pieces, waived, texts }: Verdict,
  now: Date,
): Promise<string> {
  if (rma.status !== 'application for return') throw refuse(stateText(rma))
  const lines = await linesOf(tx, rma.rmaId)
  assertLines(lines.length, [...pieces.keys(), ...waived, ...texts.keys()])
  let approved = 0
  for (const [at, line] of lines.entries()) {
    const wanted = line.returnQty ?? 0
    const qty = pieces.get(at + 1) ?? wanted
    if (qty > wanted) throw refuse(`Line ${at + 1} was applied for with ${wanted} pieces.`)
    const rejection = texts.get(at + 1) ?? ''
    if (qty < wanted && rejection === '')
      throw refuse(
        `Line ${at + 1}: say why ${wanted - qty === 1 ? '1 piece is' : `${wanted - qty} pieces are`} not taken back.`,
      )
    approved += qty
    await tx
      .update(rmaLines)
      .set({ approvedQty: qty, held: qty, feeWaived: waived.has(at + 1), rejection })
      .where(eq(rmaLines.rmaLineId, line.rmaLineId))
  }
  const status = approved > 0 ? 'audit approved' : 'rejected'
  await tx.update(rmas).set({ status, updateTime: now }).where(eq(rmas.rmaId, rma.rmaId))
  await recordReturnEvent(tx, rma.rmaId, approved > 0 ? 'approved' : 'rejected', now)
  await announceReturn(tx, approved > 0 ? 'returnApproved' : 'returnRejected', rma.rmaId, now)
  return status
}

/**
 * Books pieces that have arrived. Sealed goods go back to the shelf of the site that sold them, and from there to orders that wait.
 * @param pieces by number of the line; undefined for everything that was approved
 * @param sealed numbers of lines
 * @throws ApiError `REFUSED` unless it was approved, for more than was approved, and for sealed goods that are at fault
 */
export async function receiveReturn(
  tx: Database,
  rma: ReturnRow,
  { pieces, sealed = new Set() }: { pieces?: ReadonlyMap<number, number> | undefined; sealed?: ReadonlySet<number> },
  now: Date,
): Promise<number> {
  if (rma.status === 'refund')
    throw refuse(
      `${stateText(rma)} It is closed, and no more goods of it can be booked: pieces that had not arrived may be applied for again.`,
    )
  if (rma.status !== 'audit approved') throw refuse(stateText(rma))
  const lines = await linesOf(tx, rma.rmaId)
  assertLines(lines.length, [...(pieces?.keys() ?? []), ...sealed])
  let received = 0
  const back: Restocked[] = []
  for (const [at, line] of lines.entries()) {
    const { rmaLineId, orderLineId, partSku, approvedQty, receivedQty, reason, neverArrived } = line
    // More has arrived than is approved where pieces were taken out of the return since.
    const open = neverArrived ? 0 : Math.max(0, (approvedQty ?? 0) - receivedQty)
    const qty = pieces ? (pieces.get(at + 1) ?? 0) : open
    if (qty > open) throw refuse(`Of line ${at + 1} ${open} pieces are still to come.`)
    received += qty
    if (sealed.has(at + 1)) {
      if (isQualityReason(reason as ReturnReason)) throw refuse(`Goods of line ${at + 1} are at fault.`)
      if (qty > 0) back.push({ orderLineId, partSku, qty })
    }
    await tx
      .update(rmaLines)
      .set({ receivedQty: receivedQty + qty })
      .where(eq(rmaLines.rmaLineId, rmaLineId))
  }
  if (received === 0) throw refuse(`Nothing of return ${rma.rmaNo} is still to come.`)
  await restock(tx, back, now)
  await recordReturnEvent(tx, rma.rmaId, 'received', now)
  return received
}

interface Restocked {
  orderLineId: number
  /** Of a kit, the part that came back. */
  partSku: number | null
  qty: number
}

/** The articles of the lines, or the parts of kits. */
async function restock(tx: Database, back: readonly Restocked[], now: Date): Promise<void> {
  if (back.length === 0) return
  const rows = await tx
    .select({
      orderLineId: orderLines.orderLineId,
      goodsSkuId: orderLines.goodsSkuId,
      warehouse: orgSites.warehouse,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .innerJoin(orgSites, eq(orgSites.orgId, orders.orgId))
    .where(
      inArray(
        orderLines.orderLineId,
        back.map(({ orderLineId }) => orderLineId),
      ),
    )
  const shelves = back.flatMap(({ orderLineId, partSku, qty }) => {
    const line = rows.find(row => row.orderLineId === orderLineId)
    return line ? [{ goodsSkuId: partSku ?? line.goodsSkuId, warehouse: line.warehouse, qty }] : []
  })
  const skuIds = shelves.map(({ goodsSkuId }) => goodsSkuId)
  await changeSupply(tx, skuIds, now, async () => {
    for (const shelf of shelves) {
      await tx
        .insert(stocks)
        .values(shelf)
        .onConflictDoUpdate({
          target: [stocks.goodsSkuId, stocks.warehouse],
          set: { qty: sql`${stocks.qty} + ${shelf.qty}` },
        })
    }
  })
}

export const linesOf = (tx: Database, rmaId: number) =>
  tx.select().from(rmaLines).where(eq(rmaLines.rmaId, rmaId)).orderBy(asc(rmaLines.position))

function assertLines(count: number, named: readonly number[]): void {
  const unknown = named.find(line => line > count)
  if (unknown !== undefined) throw refuse(`There is no line ${unknown}.`)
}
