/** Rows of a file as lines of a return. */
import type { CallRead, ReturnImport, ReturnReason } from '@cartwright/core/contract'
import { RETURN_REASONS } from '@cartwright/core/contract'
import { normalizeNumber } from '@cartwright/core/rules'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { findMatches } from '../catalogue/find-matches'
import type { RequestContext } from '../catalogue/request-context'
import { orderLines, orders } from '../db/schema'
import { readReturnable, toReturnable } from './returnable'

type Row = CallRead<'rma.importLines'>['body']['rows'][number]
type Failed = ReturnImport['failed'][number]

/**
 * A row names an article by any of its numbers, and an order where it matters; without one the newest order counts of which pieces are
 * left. Rows that cannot go back are named with the cause.
 * @source API-087
 */
export async function importReturnLines(scope: RequestContext, rows: readonly Row[]): Promise<ReturnImport> {
  const { db, caller } = scope
  const keys = [...new Set(rows.map(row => normalizeNumber(row.number)).filter(Boolean))]
  const matches = keys.length > 0 ? await findMatches(keys, caller, scope) : []
  const skuIds = [...new Set(matches.map(match => match.id))]
  const bought =
    skuIds.length === 0
      ? []
      : await db
          .select({
            ...{ orderLineId: orderLines.orderLineId, goodsSkuId: orderLines.goodsSkuId },
            ...{ orderNo: orders.orderNo, soNo: orders.soNo },
          })
          .from(orderLines)
          .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
          .where(and(eq(orders.custId, caller.custId), inArray(orderLines.goodsSkuId, skuIds)))
          .orderBy(desc(orders.createTime))
          .limit(5_000)
  // An id that no return has: the pieces of every return count.
  const found = await readReturnable(
    scope,
    bought.map(line => line.orderLineId),
    0,
  )
  const lines: ReturnImport['lines'] = []
  const failed: Failed[] = []
  for (const row of rows) {
    const ids = matches.filter(({ key }) => key === normalizeNumber(row.number)).map(({ id }) => id)
    const wanted = row.orderNo?.trim().toUpperCase()
    const candidates = bought
      .filter(line => ids.includes(line.goodsSkuId))
      .filter(({ orderNo, soNo }) => !wanted || orderNo === wanted || soNo === wanted)
      .flatMap(line => found.get(line.orderLineId) ?? [])
      .filter(line => !lines.some(taken => taken.line.orderLineId === line.orderLineId))
    const line = candidates.map(toReturnable).find(({ problems }) => problems.length === 0)
    const fail = (code: Failed['code']) => failed.push({ row: row.row, input: row.number, code })
    const qty = /^\d{1,6}$/.test(row.qty.trim()) ? Number(row.qty) : 0
    const reason = readReason(row.reason ?? '')
    if (candidates.length === 0) fail('UNKNOWN')
    else if (!line) fail(candidates.map(toReturnable)[0]?.problems[0]?.code ?? 'UNKNOWN')
    else if (qty < 1) fail('QTY_INVALID')
    else if (qty > line.leftQty) fail('QTY_ABOVE')
    else if (reason === undefined) fail('REASON_UNKNOWN')
    else lines.push({ line, returnQty: qty, reason, otherReason: row.otherReason ?? '', batchNo: row.batchNo ?? '' })
  }
  return { lines, failed }
}

/** A key of a reason, however its words are divided; null for none, undefined for one that is unknown. */
function readReason(text: string): ReturnReason | null | undefined {
  const key = text.toLowerCase().replace(/[^a-z]/g, '')
  return key === '' ? null : RETURN_REASONS.find(reason => reason.toLowerCase() === key)
}
