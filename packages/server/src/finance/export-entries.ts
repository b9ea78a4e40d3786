/** Invoices and credits as a table. */
import type { Entry } from '@cartwright/core/contract'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { textArray } from '../db/rows'
import { receivables } from '../db/schema'
import { tableTexts } from '../tables/table.texts'
import type { Cell } from '../tables/table-bytes'
import { assertExportable, toColumns, type WantedColumns } from '../tables/table-columns'
import type { Table } from '../tables/write-table'
import { localize, type TextOf } from '../texts/localize'
import { financeTableTexts } from './finance-table.texts'
import { countEntries, type EntryFilter, readAllEntries } from './list-entries'

const TEXTS = [tableTexts, financeTableTexts] as const
/** A word of the tables of entries. */
export type EntryText = TextOf<typeof TEXTS>
export type EntryColumns = WantedColumns<typeof TEXTS>

const COLUMNS: EntryColumns = [
  ['number', 'text', 20],
  ['type', 'text', 14],
  ['invoiceDate', 'day', 12],
  ['due', 'day', 12],
  ['orderNo', 'text', 16],
  ['poNo', 'text', 24],
  ['currency', 'text', 10],
  ['amount', 'amount', 14],
  ['paid', 'amount', 14],
  ['balance', 'amount', 14],
  ['status', 'text', 10],
  ['daysOverdue', 'count', 12],
]

export const ENTRY_TYPES: Readonly<Record<Entry['type'], EntryText>> = { invoice: 'invoice', credit: 'credit' }
const STATUSES: Readonly<Record<Entry['status'], EntryText>> = { open: 'open', cleared: 'cleared' }

/**
 * @param ids numbers of entries; without them all that match
 * @throws ApiError `REFUSED` when there are more than an export holds
 */
export const entriesTable = (
  scope: RequestContext,
  filter: EntryFilter,
  ids: readonly string[] | undefined,
): Promise<Table> =>
  tableOfEntries(scope, filter, ids, {
    name: 'invoices',
    columns: COLUMNS,
    rowsOf: async (entries, say) =>
      entries.map(row => [
        row.invoiceNo,
        say(ENTRY_TYPES[row.type]),
        toDate(row.invoiceDate),
        toDate(row.dueTime),
        row.orderNo,
        row.poNo,
        row.currency,
        row.amount,
        row.paid,
        row.balance,
        say(row.aging > 0 ? 'overdue' : STATUSES[row.status]),
        row.aging,
      ]),
  })

export interface EntryTable {
  name: EntryText
  columns: EntryColumns
  /** The rows of some entries, with their words in the language of the reader. */
  rowsOf(entries: readonly Entry[], say: (text: EntryText) => string): Promise<Cell[][]>
}

/**
 * A table with rows of entries, which are read in pieces.
 * @param ids numbers of entries; without them all that match
 * @throws ApiError `REFUSED` when there are more entries than an export holds
 */
export async function tableOfEntries(
  scope: RequestContext,
  filter: EntryFilter,
  ids: readonly string[] | undefined,
  { name, columns, rowsOf }: EntryTable,
): Promise<Table> {
  const named = ids && isOneOf(receivables.number, textArray(ids))
  assertExportable(await countEntries(scope, filter, named))
  const say = (text: EntryText) => localize(TEXTS, text)(scope.language)
  async function* rows(): AsyncGenerator<Cell[][]> {
    for await (const some of readAllEntries(scope, filter, named)) yield rowsOf(some, say)
  }
  return { name: say(name), columns: toColumns(TEXTS, columns, scope), rows: rows() }
}

export const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`)
