/** What the supplier does with returns: it decides, and books what has arrived. */

import { CODE } from '@cartwright/core/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { rmaLines, rmas } from '../db/schema'
import { ApiError } from '../http/api-error'
import { announceReturn } from './announce-return'
import { recordReturnEvent } from './drafts'

type ReturnRow = typeof rmas.$inferSelect

/** What is wrong, for the supplier. */
const refuse = (text: string) => new ApiError(CODE.REFUSED, text)

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
  if (rma.status !== 'application for return') throw refuse(`Return ${rma.rmaNo} is ${rma.status}.`)
  const lines = await linesOf(tx, rma.rmaId)
  assertLines(lines.length, [...pieces.keys(), ...waived, ...texts.keys()])
  let approved = 0
  for (const [at, line] of lines.entries()) {
    const wanted = line.returnQty ?? 0
    const qty = pieces.get(at + 1) ?? wanted
    if (qty > wanted) throw refuse(`Line ${at + 1} was applied for with ${wanted} pieces.`)
    const rejection = texts.get(at + 1) ?? ''
    if (qty < wanted && rejection === '')
      throw refuse(`Line ${at + 1}: say why ${wanted - qty} pieces are not taken back.`)
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
 * Books pieces that have arrived. @param pieces by number of the line; undefined for everything that was approved
 * @throws ApiError `REFUSED` unless it was approved, and for more than was approved
 */
export async function receiveReturn(
  tx: Database,
  rma: ReturnRow,
  pieces: ReadonlyMap<number, number> | undefined,
  now: Date,
): Promise<number> {
  if (rma.status !== 'audit approved') throw refuse(`Return ${rma.rmaNo} is ${rma.status}.`)
  const lines = await linesOf(tx, rma.rmaId)
  assertLines(lines.length, [...(pieces?.keys() ?? [])])
  let received = 0
  for (const [at, { rmaLineId, approvedQty, receivedQty }] of lines.entries()) {
    const open = (approvedQty ?? 0) - receivedQty
    const qty = pieces ? (pieces.get(at + 1) ?? 0) : open
    if (qty > open) throw refuse(`Of line ${at + 1} ${open} pieces are still to come.`)
    received += qty
    await tx
      .update(rmaLines)
      .set({ receivedQty: receivedQty + qty })
      .where(eq(rmaLines.rmaLineId, rmaLineId))
  }
  if (received === 0) throw refuse(`Nothing of return ${rma.rmaNo} is still to come.`)
  await recordReturnEvent(tx, rma.rmaId, 'received', now)
  return received
}

export const linesOf = (tx: Database, rmaId: number) =>
  tx.select().from(rmaLines).where(eq(rmaLines.rmaId, rmaId)).orderBy(asc(rmaLines.position))

function assertLines(count: number, named: readonly number[]): void {
  const unknown = named.find(line => line > count)
  if (unknown !== undefined) throw refuse(`There is no line ${unknown}.`)
}
