/** ops report:list, report:files */
import { resolve } from 'node:path'
import { REPORT_STATUSES } from '@cartwright/core/contract'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { formatTime } from '../../catalogue/time'
import type { Database } from '../../db/database'
import {
  accounts,
  customers,
  orderLines,
  orders,
  reportLines,
  reportNotes,
  reports,
  rmaFiles,
  shipments,
  skus,
} from '../../db/schema'
import { readReturnsOfReports, statusOf } from '../../reports/read-reports'
import { fullName } from '../../session/full-name'
import { argument, option, wholeNumber } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { readSiteTimes } from '../site-times'
import { counted, table } from '../table'
import { fileColumns, writeFiles } from '../write-files'

const LIMIT = 20
const LIMIT_MAX = 1_000

const IS = {
  open: and(isNull(reports.withdrawnAt), isNull(reports.returnedAt)),
  returned: isNotNull(reports.returnedAt),
  withdrawn: isNotNull(reports.withdrawnAt),
}

export const reportList: OpsCommand = {
  name: 'report:list',
  reads: true,
  summary: 'Lists the newest reports of damage and shortage, and the lines of one',
  positionals: ['[reportNo]'],
  options: {
    status: { type: 'string', value: 'status', help: `only these: ${REPORT_STATUSES.join(', ')}` },
    limit: { type: 'string', value: 'n', help: `how many, ${LIMIT} by default` },
  },
  details: 'A report becomes a draft of a return when all goods of its order have arrived.',
  async run({ db }, args) {
    if (args.positionals[0] !== undefined) return listLines(db, argument(args, 0))
    const wanted = option(args, 'status')
    const status = REPORT_STATUSES.find(known => known === wanted)
    if (wanted !== undefined && !status) throw new OpsTrouble(`There is no status "${wanted}".`)
    const limit = wholeNumber(option(args, 'limit') ?? String(LIMIT), '--limit', 1, LIMIT_MAX)
    const rows = await db
      .select({
        report: reports,
        orderNo: orders.orderNo,
        custnum: customers.custnum,
        company: customers.company,
        orgId: orders.orgId,
        shipment: shipments.number,
      })
      .from(reports)
      .innerJoin(orders, eq(orders.orderId, reports.orderId))
      .innerJoin(customers, eq(customers.custId, reports.custId))
      .leftJoin(shipments, eq(shipments.shipmentId, reports.shipmentId))
      .where(status && IS[status])
      .orderBy(desc(reports.createTime), desc(reports.reportId))
      .limit(limit)
    const timeAt = await readSiteTimes(db)
    const returns = await readReturnsOfReports(
      db,
      rows.map(({ report }) => report.reportId),
    )
    const data = rows.map(({ report, orgId, ...row }) => ({
      reportNo: report.reportNo,
      at: formatTime(report.createTime),
      time: timeAt(orgId, report.createTime),
      status: statusOf(report),
      rmaNos: (returns.get(report.reportId) ?? []).map(({ rmaNo }) => rmaNo),
      ...row,
    }))
    const cells = data.map(row => [
      row.reportNo,
      row.time,
      row.custnum,
      row.company,
      row.shipment ?? row.orderNo,
      row.rmaNos.join(', ') || row.status,
    ])
    return { data, text: cells.length > 0 ? table(cells) : 'There are no such reports.' }
  },
}

async function listLines(db: Database, reportNo: string) {
  const lines = await readLines(db, reportNo)
  const notes = await db
    .select({ reportLineId: reportNotes.reportLineId, at: reportNotes.at, by: fullName, text: reportNotes.text })
    .from(reportNotes)
    .innerJoin(accounts, eq(accounts.accountId, reportNotes.accountId))
    .innerJoin(reportLines, eq(reportLines.reportLineId, reportNotes.reportLineId))
    .innerJoin(reports, eq(reports.reportId, reportLines.reportId))
    .where(eq(reports.reportNo, reportNo))
    .orderBy(asc(reportNotes.noteId))
  const data = lines.map(line => ({
    ...line,
    notes: notes
      .filter(note => note.reportLineId === line.reportLineId)
      .map(({ at, by, text }) => ({ at: formatTime(at), by, text })),
  }))
  const text = table(
    data.flatMap(line => [
      [String(line.line), line.article, counted(line.qty, 'piece'), line.kind, line.batchNo, line.text],
      ...line.notes.map(note => ['', '', '', '', note.by, note.text]),
    ]),
  )
  return { data, text }
}

/** @throws OpsTrouble for an unknown number */
async function readLines(db: Database, reportNo: string) {
  const rows = await db
    .select({
      reportLineId: reportLines.reportLineId,
      position: reportLines.position,
      number: orderLines.number,
      partNumber: skus.number,
      qty: reportLines.qty,
      kind: reportLines.kind,
      text: reportLines.text,
      batchNo: reportLines.batchNo,
    })
    .from(reportLines)
    .innerJoin(reports, eq(reports.reportId, reportLines.reportId))
    .innerJoin(orderLines, eq(orderLines.orderLineId, reportLines.orderLineId))
    .leftJoin(skus, eq(skus.goodsSkuId, reportLines.partSku))
    .where(eq(reports.reportNo, reportNo))
    .orderBy(asc(reportLines.position))
  if (rows.length === 0) throw new OpsTrouble(`There is no report ${reportNo}.`)
  return rows.map(({ position, number, partNumber, ...line }) => ({
    line: position + 1,
    article: partNumber === null ? number : `${number}, of it ${partNumber}`,
    ...line,
  }))
}

export const reportFilesCommand: OpsCommand = {
  name: 'report:files',
  reads: true,
  summary: 'Writes the photos and papers of a report of damage or shortage into a folder',
  positionals: ['reportNo', 'folder'],
  options: {},
  details: 'The folder is made when it is missing. Files that are there already stay as they are, and are an error.',
  // The shop may have been started in another folder than the one in which this is typed.
  prepare: async args => ({ ...args, positionals: [argument(args, 0), resolve(argument(args, 1))] }),
  async run({ db }, args) {
    const reportNo = argument(args, 0)
    const lines = await readLines(db, reportNo)
    const rows = await db
      .select({ ...fileColumns(rmaFiles), reportLineId: rmaFiles.reportLineId })
      .from(rmaFiles)
      .innerJoin(reportLines, eq(reportLines.reportLineId, rmaFiles.reportLineId))
      .innerJoin(reports, eq(reports.reportId, reportLines.reportId))
      .where(eq(reports.reportNo, reportNo))
      .orderBy(asc(reportLines.position), asc(rmaFiles.position))
    const paths = await writeFiles(argument(args, 1), rows)
    const files = paths.map((path, at) => {
      const line = lines.find(({ reportLineId }) => reportLineId === rows[at]?.reportLineId)
      return { path, line: line?.line ?? 0, article: line?.article ?? '' }
    })
    const cells = files.map(({ path, line, article }) => [path, `line ${line}`, article])
    return { data: { reportNo, files }, text: cells.length > 0 ? table(cells) : `Report ${reportNo} has no files.` }
  },
}
