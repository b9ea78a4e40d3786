/** When all goods of an order have arrived, each of its reports becomes a draft of a return. */
import type { ReportKind, ReturnReason } from '@cartwright/core/contract'
import { returnLineKey } from '@cartwright/core/rules'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { reportLines, reports, rmaEvents, rmaFiles, rmaLines, rmas } from '../db/schema'
import { generateNumber } from '../transactions/generate-number'
import { announceReport } from './announce-report'

/** A cartridge that arrived damaged goes back as a broken one; what is missing is claimed and not sent. */
const REASONS: Readonly<Record<ReportKind, ReturnReason>> = {
  damaged: 'brokenCartridge',
  missing: 'wrongOrLess',
  wrong: 'wrongOrLess',
}

/**
 * Lines, reasons, texts and photos of the open reports; the first entry in the history of a return is its report, with the time of it.
 * @param tx a transaction that has locked the order, of which all goods have arrived
 */
export async function returnReports(tx: Database, orderId: number, now: Date): Promise<void> {
  const open = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.orderId, orderId), isNull(reports.withdrawnAt), isNull(reports.returnedAt)))
    .orderBy(asc(reports.reportId))
    .for('update')
  for (const report of open) await returnReport(tx, report, now)
}

async function returnReport(tx: Database, report: typeof reports.$inferSelect, now: Date): Promise<void> {
  const { reportId } = report
  const lines = await tx
    .select()
    .from(reportLines)
    .where(eq(reportLines.reportId, reportId))
    .orderBy(asc(reportLines.position))
  for (const ofReturn of splitByArticle(lines)) await makeDraft(tx, report, ofReturn, now)
  await tx.update(reports).set({ returnedAt: now }).where(eq(reports.reportId, reportId))
  await announceReport(tx, 'reportReturned', reportId, now)
}

type Line = typeof reportLines.$inferSelect

/** A return names an article once, with one reason: what is reported of it for another reason goes into a return of its own. */
function splitByArticle(lines: readonly Line[]): Line[][] {
  const returns: Line[][] = []
  for (const line of lines) {
    const key = returnLineKey(line.orderLineId, line.partSku)
    const free = returns.find(own =>
      own.every(({ orderLineId, partSku }) => returnLineKey(orderLineId, partSku) !== key),
    )
    if (free) free.push(line)
    else returns.push([line])
  }
  return returns
}

async function makeDraft(
  tx: Database,
  report: typeof reports.$inferSelect,
  lines: readonly Line[],
  now: Date,
): Promise<void> {
  const { custId, accountId } = report
  const [made] = await tx
    .insert(rmas)
    .values({ rmaNo: `RMA-${generateNumber()}`, custId, accountId, createTime: now, updateTime: now })
    .returning({ rmaId: rmas.rmaId })
  if (!made) throw new Error('an inserted return came back without its id')
  const { rmaId } = made
  await tx.insert(rmaLines).values(
    lines.map(({ orderLineId, partSku, qty, kind, text, batchNo }, position) => ({
      rmaId,
      position,
      orderLineId,
      partSku,
      returnQty: qty,
      reason: REASONS[kind as ReportKind],
      // A text beside a line of a return is on one line.
      otherReason: text.replace(/\s+/g, ' ').slice(0, TEXT_CHARS),
      batchNo,
      neverArrived: kind === 'missing',
    })),
  )
  for (const { reportLineId, orderLineId, partSku } of lines) {
    const files = await tx
      .select()
      .from(rmaFiles)
      .where(eq(rmaFiles.reportLineId, reportLineId))
      .orderBy(asc(rmaFiles.position))
    // Those of the report stay with it: a draft may lose its files again.
    for (const { fileId: _own, reportLineId: _line, ...file } of files.slice(0, FILES_OF_LINE))
      await tx.insert(rmaFiles).values({ ...file, rmaId, orderLineId, partSku })
  }
  await tx.insert(rmaEvents).values({
    rmaId,
    at: report.createTime,
    kind: 'reported',
    actor: accountId,
    data: { reportNo: report.reportNo },
  })
  const ids = intArray(lines.map(({ reportLineId }) => reportLineId))
  await tx.update(reportLines).set({ rmaId }).where(isOneOf(reportLines.reportLineId, ids))
}

/** As a line of a return takes them. */
const TEXT_CHARS = 255
const FILES_OF_LINE = 5
