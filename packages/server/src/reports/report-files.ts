/** Files beside lines of reports: those that wait since they were uploaded for a return. */

import { CODE } from '@cartwright/core/contract'
import { RETURN_FILES_MAX } from '@cartwright/core/rules'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { reportLines, reports, rmaFiles } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import type { FileAnswer } from '../http/handler'
import { isWaitingFile } from '../rma/return-files'
import { localize } from '../texts/localize'
import { fileRefusals } from '../uploads/file-refusals.texts'
import { savedFile } from '../uploads/saved-file'
import { getReport } from './read-reports'
import { reportRefusals } from './report-refusals.texts'

export interface FilesOfLine {
  reportLineId: number
  files: readonly string[]
}

/**
 * Gives waiting files of the company to lines of a report, behind those that they have.
 * @throws ApiError `REFUSED` for a file that is gone and for more than a report may have, `BAD_REQUEST` for one that is named twice
 */
export async function attachFiles(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  reportId: number,
  lines: readonly FilesOfLine[],
): Promise<void> {
  const named = lines.flatMap(({ files }) => files)
  if (named.length === 0) return
  if (new Set(named).size < named.length) throw new ApiError(CODE.BAD_REQUEST, 'A file is named twice.')
  if ((await countFiles(db, reportId)) + named.length > RETURN_FILES_MAX)
    throw new ApiError(CODE.REFUSED, localize(reportRefusals, 'tooManyFiles', { count: RETURN_FILES_MAX }))
  const isOurs = and(eq(rmaFiles.custId, caller.custId), inArray(rmaFiles.fileId, named), isWaitingFile)
  const kept = await db.select({ id: rmaFiles.fileId }).from(rmaFiles).where(isOurs).for('update')
  if (kept.length < named.length) throw new ApiError(CODE.REFUSED, localize(fileRefusals, 'fileGone'))
  for (const { reportLineId, files } of lines) {
    const first = await db.$count(rmaFiles, eq(rmaFiles.reportLineId, reportLineId))
    for (const [at, fileId] of files.entries())
      await db
        .update(rmaFiles)
        .set({ reportLineId, position: first + at })
        .where(eq(rmaFiles.fileId, fileId))
  }
}

async function countFiles(db: Database, reportId: number): Promise<number> {
  const [row] = await db
    .select({ kept: count() })
    .from(rmaFiles)
    .innerJoin(reportLines, eq(reportLines.reportLineId, rmaFiles.reportLineId))
    .where(eq(reportLines.reportId, reportId))
  return row?.kept ?? 0
}

/**
 * A file of a report.
 * @throws ApiError `NOT_FOUND` for a file of another report, and for a report that the caller may not see
 * @source API-095
 */
export async function sendReportFile(scope: RequestContext, reportNo: string, fileId: string): Promise<FileAnswer> {
  await getReport(scope, reportNo)
  const [file] = await scope.db
    .select({ name: rmaFiles.name, content: rmaFiles.content })
    .from(rmaFiles)
    .innerJoin(reportLines, eq(reportLines.reportLineId, rmaFiles.reportLineId))
    .innerJoin(reports, eq(reports.reportId, reportLines.reportId))
    .where(and(eq(reports.reportNo, reportNo), eq(rmaFiles.fileId, fileId)))
  if (!file) throw notFound(`File ${fileId}`)
  return savedFile(file)
}
