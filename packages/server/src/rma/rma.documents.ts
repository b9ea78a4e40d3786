/** The documents of returns. */
import type { DocumentWriters } from '../catalogue/document-writers.types'
import { pdfFile } from '../pdf/pdf-file'
import { writeTable } from '../tables/write-table'
import { returnsTable } from './export-returns'
import { sendReturnFile } from './return-files'
import { readReturnLabel } from './return-label'

/** @source API-095 */
export const rmaDocuments: DocumentWriters<'returnFile' | 'returnLabel' | 'returns'> = {
  returnLabel: async (scope, { id }) => pdfFile(`${id}-label`, await readReturnLabel(scope, id)),
  returnFile: (scope, { id, fileId }) => sendReturnFile(scope, id, fileId),
  returns: async (scope, { query = {}, ids, format }) =>
    writeTable(await returnsTable(scope, query, ids), format, scope.language),
}
