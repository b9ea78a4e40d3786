/** Which delivered pieces of an order can still be reported. */
import type { ReportableLine } from '@cartwright/core/contract'
import { dayIn, reportDeadline } from '@cartwright/core/rules'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { intArray } from '../db/rows'
import { orderLines, reportLines, reports } from '../db/schema'
import type { KitPart } from '../db/schema/kit-part.types'
import { type KitPiecesGone, partPiecesLeft, wholeKitsLeft } from '../finance/kit'
import { kitIn, lineName } from '../orders/line-snapshot'
import { goneOf, NONE, readArrived, readHeld, together } from '../rma/returnable'

/** Pieces of a line, or of parts of its kit, that a new report is about. */
export interface ReportedNow {
  partSku: number | null
  pieces: number
}

/** A line of the order that has arrived, and how many of its pieces can be reported. */
export interface Reportable {
  line: typeof orderLines.$inferSelect
  deliveredQty: number
  deliveredAt: Date
  kit: ReturnType<typeof kitIn>
  /** Pieces of the line, or of a part of its kit, once the report itself is about some. */
  left(partSku: number | null, taken?: readonly ReportedNow[]): number
}

/**
 * Lines of which pieces have arrived, in the order of the lines. Reported pieces count until their report is withdrawn, and so do those that
 * a return holds: each of them is claimed once.
 */
export async function readReportable(
  { db, language }: Pick<RequestContext, 'db' | 'language'>,
  orderId: number,
): Promise<Reportable[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const ids = intArray(lines.map(line => line.orderLineId))
  const arrived = await readArrived({ db }, ids)
  const held = await readHeld({ db }, ids)
  const reported = await db
    .select({ orderLineId: reportLines.orderLineId, partSku: reportLines.partSku, pieces: reportLines.qty })
    .from(reportLines)
    .innerJoin(reports, eq(reports.reportId, reportLines.reportId))
    .where(and(isOneOf(reportLines.orderLineId, ids), isNull(reports.withdrawnAt)))
  return lines.flatMap(line => {
    const delivery = arrived.get(line.orderLineId)
    if (!delivery) return []
    const { pieces: deliveredQty, lastDay } = delivery
    const kit = kitIn(line.kit, language)
    const said = goneOf(reported.filter(({ orderLineId }) => orderLineId === line.orderLineId))
    const returned = held.get(line.orderLineId)?.pieces ?? NONE
    const left = (partSku: number | null, taken: readonly ReportedNow[] = []) => {
      const now = goneOf(taken)
      const counted = [said, returned].map(gone => leftOf(kit, partSku, deliveredQty, together(gone, now)))
      return Math.max(0, Math.min(...counted))
    }
    return [{ line, deliveredQty, deliveredAt: lastDay, kit, left }]
  })
}

function leftOf(kit: readonly KitPart[], partSku: number | null, delivered: number, gone: KitPiecesGone): number {
  if (partSku === null) return wholeKitsLeft(kit, delivered, gone)
  const part = kit.find(({ goodsSkuId }) => goodsSkuId === partSku)
  return part ? partPiecesLeft(part, delivered, gone) : 0
}

/** As a buyer reads it. */
export function toReportable(
  { line, deliveredQty, deliveredAt, kit, left }: Reportable,
  { language, caller }: Pick<RequestContext, 'language' | 'caller'>,
): ReportableLine {
  const deliveredOn = dayIn(caller.timeZone, deliveredAt)
  return {
    orderLineId: line.orderLineId,
    number: line.number,
    oemCode: line.oemCode,
    name: lineName(line, language),
    deliveredQty,
    leftQty: left(null),
    kitParts: kit.map(({ goodsSkuId, number, name }) => ({ goodsSkuId, number, name, leftQty: left(goodsSkuId) })),
    deliveredOn,
    reportBy: reportDeadline(deliveredOn),
  }
}
