/** The documents of a company's account. */
import type { DocumentWriters } from '../catalogue/document-writers.types'
import { writeTable } from '../tables/write-table'
import { ownNumbersTable } from './own-numbers'
import { activityTable } from './read-audit'

/** @source API-095 */
export const accountDocuments: DocumentWriters<'activity' | 'custNumbers'> = {
  activity: async (scope, { query = {}, format }) =>
    writeTable(await activityTable(scope, query), format, scope.language),
  custNumbers: (scope, { format }) => writeTable(ownNumbersTable(scope), format, scope.language),
}
