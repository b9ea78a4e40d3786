/** The documents of the account: invoices and credit notes as they were issued, and tables of them. */
import type { DocumentWriters } from '../catalogue/document-writers.types'
import type { FileAnswer } from '../http/handler'
import { pdfFile } from '../pdf/pdf-file'
import { writeTable } from '../tables/write-table'
import { entriesTable } from './export-entries'
import { reconciliationTable } from './reconciliation'
import { drawStatement, readStatement, statementTable } from './statement'
import { statementWords } from './statement.paper'
import { readDocument, readEInvoice, type StoredDocument } from './stored-documents'

/** @source API-095 */
export const financeDocuments: DocumentWriters<
  'creditNote' | 'eInvoice' | 'invoice' | 'invoices' | 'reconciliation' | 'statement'
> = {
  invoice: async (scope, { id }) => storedFile(await readDocument(scope, 'invoice', id)),
  creditNote: async (scope, { id }) => storedFile(await readDocument(scope, 'creditNote', id)),
  eInvoice: async (scope, { id, format }) => storedFile(await readEInvoice(scope, id, format)),
  invoices: async (scope, { query = {}, ids, format }) =>
    writeTable(await entriesTable(scope, query, ids), format, scope.language),
  reconciliation: async (scope, { query = {}, ids, format }) =>
    writeTable(await reconciliationTable(scope, query, ids), format, scope.language),
  statement: async (scope, { from, to, format }) => {
    if (format === 'xlsx') return writeTable(await statementTable(scope, from, to), format, scope.language)
    const statement = await readStatement(scope, from, to)
    return pdfFile(statementWords(statement, scope.language).name, await drawStatement(scope, statement))
  },
}

const storedFile = ({ name, mediaType, content }: StoredDocument): FileAnswer => ({
  name,
  mediaType,
  content: (async function* () {
    yield content
  })(),
})
