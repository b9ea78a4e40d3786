/** Reports of damage and shortage as their company reads them. */
import type {
  Report,
  ReportKind,
  ReportLine,
  ReportStatus,
  ReportsOfOrder,
  ReturnFile,
} from '@cartwright/core/contract'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import {
  accounts,
  orderLines,
  orders,
  reportLines,
  reportNotes,
  reports,
  rmaFiles,
  rmas,
  shipments,
} from '../db/schema'
import { notFound } from '../http/api-error'
import { kitIn, lineName } from '../orders/line-snapshot'
import { isOrdererOrMain } from '../orders/may-change'
import { hasSeenPrices } from '../orders/own-prices'
import { fullName } from '../session/full-name'
import { readReportable, toReportable } from './reportable'

type ReportRow = typeof reports.$inferSelect

/** @throws ApiError `NOT_FOUND` for an unknown order, and for one that the reader may not see */
export async function readReportsOfOrder(scope: RequestContext, orderNo: string): Promise<ReportsOfOrder> {
  const [order] = await scope.db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.custId, scope.caller.custId), hasSeenPrices(scope)))
  if (!order) throw notFound(`Order ${orderNo}`)
  const lines = await readReportable(scope, order.orderId)
  return {
    reports: await readReports(scope, eq(reports.orderId, order.orderId)),
    lines: lines.map(line => toReportable(line, scope)),
  }
}

/** @throws ApiError `NOT_FOUND` for an unknown report, and for one about an order that the reader may not see */
export async function getReport(scope: RequestContext, reportNo: string): Promise<Report> {
  const [report] = await readReports(scope, eq(reports.reportNo, reportNo))
  if (!report) throw notFound(`Report ${reportNo}`)
  return report
}

/** Those of the reader's company, the newest first. */
async function readReports(scope: RequestContext, condition: SQL): Promise<Report[]> {
  const { db, caller } = scope
  const rows = await db
    .select({
      report: reports,
      orderNo: orders.orderNo,
      by: fullName,
      shipment: shipments.number,
    })
    .from(reports)
    .innerJoin(orders, eq(orders.orderId, reports.orderId))
    .innerJoin(accounts, eq(accounts.accountId, reports.accountId))
    .leftJoin(shipments, eq(shipments.shipmentId, reports.shipmentId))
    .where(and(condition, eq(reports.custId, caller.custId), hasSeenPrices(scope)))
    .orderBy(desc(reports.createTime), desc(reports.reportId))
  const reportIds = rows.map(({ report }) => report.reportId)
  const lines = await readLines(scope, reportIds)
  const returns = await readReturnsOfReports(db, reportIds)
  return rows.map(({ report, orderNo, by, shipment }) => ({
    reportNo: report.reportNo,
    orderNo,
    at: formatTime(report.createTime),
    by,
    shipment,
    status: statusOf(report),
    rmas: returns.get(report.reportId) ?? [],
    canWithdraw: statusOf(report) === 'open' && isOrdererOrMain(report, caller),
    lines: lines.get(report.reportId) ?? [],
  }))
}

export function statusOf({ withdrawnAt, returnedAt }: Pick<ReportRow, 'withdrawnAt' | 'returnedAt'>): ReportStatus {
  if (withdrawnAt !== null) return 'withdrawn'
  return returnedAt === null ? 'open' : 'returned'
}

/** The returns that reports have become, by report. */
export async function readReturnsOfReports(
  db: Database,
  reportIds: readonly number[],
): Promise<Map<number, Report['rmas']>> {
  if (reportIds.length === 0) return new Map()
  const rows = await db
    .selectDistinct({ reportId: reportLines.reportId, id: rmas.rmaId, rmaNo: rmas.rmaNo })
    .from(reportLines)
    .innerJoin(rmas, eq(rmas.rmaId, reportLines.rmaId))
    .where(isOneOf(reportLines.reportId, intArray([...reportIds])))
    .orderBy(asc(reportLines.reportId), asc(rmas.rmaId))
  return new Map(
    reportIds.map(reportId => [
      reportId,
      rows.filter(row => row.reportId === reportId).map(({ id, rmaNo }) => ({ id, rmaNo })),
    ]),
  )
}

async function readLines(
  { db, language }: RequestContext,
  reportIds: readonly number[],
): Promise<Map<number, ReportLine[]>> {
  if (reportIds.length === 0) return new Map()
  const rows = await db
    .select({ line: reportLines, ordered: orderLines })
    .from(reportLines)
    .innerJoin(orderLines, eq(orderLines.orderLineId, reportLines.orderLineId))
    .where(isOneOf(reportLines.reportId, intArray(reportIds)))
    .orderBy(asc(reportLines.reportId), asc(reportLines.position))
  const ids = intArray(rows.map(({ line }) => line.reportLineId))
  const files = await readFiles(db, ids)
  const notes = await db
    .select({ reportLineId: reportNotes.reportLineId, at: reportNotes.at, by: fullName, text: reportNotes.text })
    .from(reportNotes)
    .innerJoin(accounts, eq(accounts.accountId, reportNotes.accountId))
    .where(isOneOf(reportNotes.reportLineId, ids))
    .orderBy(asc(reportNotes.noteId))
  const byReport = new Map<number, ReportLine[]>()
  for (const { line, ordered } of rows) {
    const part = kitIn(ordered.kit, language).find(({ goodsSkuId }) => goodsSkuId === line.partSku)
    const read: ReportLine = {
      id: line.reportLineId,
      orderLineId: line.orderLineId,
      number: ordered.number,
      name: part?.name ?? lineName(ordered, language),
      part: part ? { goodsSkuId: part.goodsSkuId, number: part.number } : null,
      qty: line.qty,
      // Written by this server only, checked by the contract on the way in.
      kind: line.kind as ReportKind,
      text: line.text,
      batchNo: line.batchNo,
      files: files.filter(file => file.reportLineId === line.reportLineId).map(toFile),
      notes: notes
        .filter(note => note.reportLineId === line.reportLineId)
        .map(({ at, by, text }) => ({ at: formatTime(at), by, text })),
    }
    byReport.set(line.reportId, [...(byReport.get(line.reportId) ?? []), read])
  }
  return byReport
}

interface StoredFile {
  fileId: string
  reportLineId: number | null
  name: string
  type: string
  size: number
}

const readFiles = (db: Database, reportLineIds: SQL): Promise<StoredFile[]> =>
  db
    .select({
      fileId: rmaFiles.fileId,
      reportLineId: rmaFiles.reportLineId,
      name: rmaFiles.name,
      type: rmaFiles.type,
      size: rmaFiles.size,
    })
    .from(rmaFiles)
    .where(isOneOf(rmaFiles.reportLineId, reportLineIds))
    .orderBy(asc(rmaFiles.reportLineId), asc(rmaFiles.position))

const toFile = ({ fileId, name, type, size }: StoredFile): ReturnFile => ({
  fileId,
  name,
  type: type as ReturnFile['type'],
  size,
})
