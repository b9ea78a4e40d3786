/** Reports are sent, added to and withdrawn; nothing of one is edited. */

import { type CallRead, CODE, type ReportsOfOrder } from '@cartwright/core/contract'
import { isOrderReturnable, returnLineKey } from '@cartwright/core/rules'
import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { record } from '../db/record'
import { orders, reportLines, reportNotes, reports, shipments } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { isOrdererOrMain } from '../orders/may-change'
import { hasSeenPrices } from '../orders/own-prices'
import { localize } from '../texts/localize'
import { generateNumber } from '../transactions/generate-number'
import { runIdempotent } from '../transactions/run-idempotent'
import { transact } from '../transactions/transact'
import { announceReport } from './announce-report'
import { readReportsOfOrder, statusOf } from './read-reports'
import { attachFiles } from './report-files'
import { reportRefusals } from './report-refusals.texts'
import { readReportable } from './reportable'
import { returnReports } from './return-reports'

/** Reports of one order, withdrawn ones too; what is said besides belongs into one that there is. */
const REPORTS_MAX = 50
/** What may be added to one line. */
const NOTES_MAX = 50

type Body = CallRead<'reports.create'>['body']

/**
 * Once per idempotency key. The time of the report is that of the shop's clock.
 * @throws ApiError `NOT_FOUND` for an unknown order or line, `REFUSED` for pieces that have not arrived or are reported already
 */
export async function createReport(
  scope: RequestContext,
  body: Body,
  key: string | undefined,
): Promise<ReportsOfOrder> {
  const { accountId, custId } = scope.caller
  await runIdempotent(scope.db, { accountId, key, call: 'reports.create', body, now: scope.now }, async tx => {
    const inside = { ...scope, db: tx }
    const order = await lockOrder(inside, body.orderNo)
    if ((await tx.$count(reports, eq(reports.orderId, order.orderId))) >= REPORTS_MAX)
      throw new ApiError(
        CODE.REFUSED,
        localize(reportRefusals, 'tooManyReports', {
          max: REPORTS_MAX,
        }),
      )
    await assertDelivered(inside, order.orderId, body.lines)
    const [made] = await tx
      .insert(reports)
      .values({
        reportNo: `REP-${generateNumber()}`,
        custId,
        accountId,
        orderId: order.orderId,
        shipmentId: await findShipment(tx, order.orderId, body.shipment ?? null),
        createTime: scope.now,
      })
      .returning()
    if (!made) throw new Error('an inserted report came back without its id')
    const lines = await tx
      .insert(reportLines)
      .values(
        body.lines.map((line, position) => ({
          reportId: made.reportId,
          position,
          orderLineId: line.orderLineId,
          partSku: line.partSkuId ?? null,
          qty: line.qty,
          kind: line.kind,
          text: line.text ?? '',
          batchNo: line.batchNo ?? '',
        })),
      )
      .returning({ reportLineId: reportLines.reportLineId, position: reportLines.position })
    const files = lines.map(({ reportLineId, position }) => ({
      reportLineId,
      files: body.lines[position]?.files ?? [],
    }))
    await attachFiles(inside, made.reportId, files)
    await announceReport(tx, 'reportReceived', made.reportId, scope.now)
    const pieces = body.lines.reduce((sum, { qty }) => sum + qty, 0)
    await record(tx, scope.now, { action: 'report.sent', subject: made.reportNo, after: { pieces } })
    if (isOrderReturnable(order.status)) await returnReports(tx, order.orderId, scope.now)
    return { reportNo: made.reportNo }
  })
  return readReportsOfOrder(scope, body.orderNo)
}

/**
 * Words and files beside a line of an open report, once per idempotency key.
 * @throws ApiError `NOT_FOUND`, `REFUSED` for a report that is closed, and where too much was added
 */
export async function addToReport(
  scope: RequestContext,
  reportNo: string,
  body: CallRead<'reports.add'>['body'],
  key: string | undefined,
): Promise<ReportsOfOrder> {
  const { accountId } = scope.caller
  const request = { accountId, key, call: 'reports.add', body: { reportNo, ...body }, now: scope.now }
  const { orderNo } = await runIdempotent(scope.db, request, async tx => {
    const inside = { ...scope, db: tx }
    const found = await lockReport(inside, reportNo)
    assertOpen(found.report)
    const { reportId } = found.report
    const isOfReport = and(eq(reportLines.reportLineId, body.lineId), eq(reportLines.reportId, reportId))
    if ((await tx.$count(reportLines, isOfReport)) === 0) throw notFound(`Line ${body.lineId}`)
    const [row] = await tx.select({ kept: count() }).from(reportNotes).where(eq(reportNotes.reportLineId, body.lineId))
    if ((row?.kept ?? 0) >= NOTES_MAX)
      throw new ApiError(
        CODE.REFUSED,
        localize(reportRefusals, 'tooManyNotes', {
          max: NOTES_MAX,
        }),
      )
    await tx.insert(reportNotes).values({ reportLineId: body.lineId, at: scope.now, accountId, text: body.text })
    await attachFiles(inside, reportId, [{ reportLineId: body.lineId, files: body.files ?? [] }])
    await record(tx, scope.now, { action: 'report.added', subject: reportNo })
    return { orderNo: found.orderNo }
  })
  return readReportsOfOrder(scope, orderNo)
}

/**
 * By who sent it, and by main accounts.
 * @throws ApiError `NOT_FOUND`, `REFUSED` for a colleague's report, and for one that has become a return
 */
export async function withdrawReport(scope: RequestContext, reportNo: string): Promise<ReportsOfOrder> {
  const orderNo = await transact(scope.db, async tx => {
    const { report, orderNo } = await lockReport({ ...scope, db: tx }, reportNo)
    if (report.withdrawnAt !== null) return orderNo
    if (!isOrdererOrMain(report, scope.caller))
      throw new ApiError(CODE.REFUSED, localize(reportRefusals, 'withdrawOfOwner'))
    assertOpen(report)
    await tx.update(reports).set({ withdrawnAt: scope.now }).where(eq(reports.reportId, report.reportId))
    await record(tx, scope.now, { action: 'report.withdrawn', subject: reportNo })
    return orderNo
  })
  return readReportsOfOrder(scope, orderNo)
}

function assertOpen(report: typeof reports.$inferSelect): void {
  const status = statusOf(report)
  if (status === 'withdrawn') throw new ApiError(CODE.REFUSED, localize(reportRefusals, 'withdrawnAlready'))
  if (status === 'returned') throw new ApiError(CODE.REFUSED, localize(reportRefusals, 'isReturn'))
}

/** Reports of an order, its deliveries and what is cancelled of it wait for each other here. */
async function lockOrder(scope: RequestContext, orderNo: string) {
  const { db, caller } = scope
  const isIt = and(eq(orders.orderNo, orderNo), eq(orders.custId, caller.custId), hasSeenPrices(scope))
  const [order] = await db
    .select({ orderId: orders.orderId, status: orders.status })
    .from(orders)
    .where(isIt)
    .for('update')
  if (!order) throw notFound(`Order ${orderNo}`)
  return order
}

/** The order first, as whatever changes both does. */
async function lockReport(scope: RequestContext, reportNo: string) {
  const { db, caller } = scope
  const [order] = await db
    .select({ orderNo: orders.orderNo })
    .from(reports)
    .innerJoin(orders, eq(orders.orderId, reports.orderId))
    .where(and(eq(reports.reportNo, reportNo), eq(reports.custId, caller.custId), hasSeenPrices(scope)))
  if (!order) throw notFound(`Report ${reportNo}`)
  await lockOrder(scope, order.orderNo)
  const [report] = await db.select().from(reports).where(eq(reports.reportNo, reportNo)).for('update')
  if (!report) throw notFound(`Report ${reportNo}`)
  return { report, orderNo: order.orderNo }
}

/** @throws ApiError `NOT_FOUND` for a line or part that the order does not have, `REFUSED` for more pieces than can be reported */
async function assertDelivered(scope: RequestContext, orderId: number, lines: Body['lines']): Promise<void> {
  const keys = new Set(
    lines.map(({ orderLineId, partSkuId, kind }) => `${returnLineKey(orderLineId, partSkuId)} ${kind}`),
  )
  if (keys.size < lines.length) throw new ApiError(CODE.BAD_REQUEST, 'A line is named twice with one kind.')
  const reportable = await readReportable(scope, orderId)
  for (const [at, { orderLineId, partSkuId = null, qty }] of lines.entries()) {
    const found = reportable.find(({ line }) => line.orderLineId === orderLineId)
    if (!found) throw notFound(`Order line ${orderLineId}`)
    if (partSkuId !== null && !found.kit.some(({ goodsSkuId }) => goodsSkuId === partSkuId))
      throw notFound(`Part ${partSkuId}`)
    const taken = lines
      .slice(0, at)
      .filter(line => line.orderLineId === orderLineId)
      .map(line => ({ partSku: line.partSkuId ?? null, pieces: line.qty }))
    const left = found.left(partSkuId, taken)
    if (qty > left)
      throw new ApiError(
        CODE.REFUSED,
        localize(reportRefusals, 'piecesLeft', {
          number: found.line.number,
          left,
        }),
        { orderLineId, left },
      )
  }
}

async function findShipment(db: Database, orderId: number, number: string | null): Promise<number | null> {
  if (number === null) return null
  const isIt = and(eq(shipments.orderId, orderId), eq(shipments.number, number), isNotNull(shipments.deliveredAt))
  const [shipment] = await db.select({ shipmentId: shipments.shipmentId }).from(shipments).where(isIt)
  if (!shipment) throw notFound(`Shipment ${number}`)
  return shipment.shipmentId
}
