/** The documents of reports of damage or shortage. */
import type { DocumentWriters } from '../catalogue/document-writers.types'
import { pdfFile } from '../pdf/pdf-file'
import { readSite } from '../site/read-site'
import { drawReport } from './draw-report'
import { getReport } from './read-reports'
import { sendReportFile } from './report-files'

/** @source API-095 */
export const reportsDocuments: DocumentWriters<'report' | 'reportFile'> = {
  report: async (scope, { id }) => {
    const report = await getReport(scope, id)
    const reader = { language: scope.language, site: await readSite(scope) }
    return pdfFile(report.reportNo, await drawReport(report, reader))
  },
  reportFile: (scope, { id, fileId }) => sendReportFile(scope, id, fileId),
}
