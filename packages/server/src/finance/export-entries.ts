/** Invoices and credits as a table. */
import { CODE, type Entry, EXPORT_ROWS_MAX } from '@cartwright/core/contract'
import type { SQL } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { textArray } from '../db/rows'
import { receivables } from '../db/schema'
import type { Cell, Column, Table } from '../documents/write-table'
import { ApiError } from '../http/api-error'
import { localize } from '../http/localize'
import type { Text } from '../http/texts'
import { countEntries, type EntryFilter, readAllEntries } from './list-entries'

const COLUMNS: readonly (readonly [head: Text, holds: Column['holds'], width: number])[] = [
  ['Number', 'text', 20],
  ['Type', 'text', 14],
  ['Invoice date', 'day', 12],
  ['Due', 'day', 12],
  ['Order no', 'text', 16],
  ['PO#', 'text', 24],
  ['Currency', 'text', 10],
  ['Amount', 'amount', 14],
  ['Paid', 'amount', 14],
  ['Balance', 'amount', 14],
  ['Status', 'text', 10],
  ['Days overdue', 'count', 12],
]

const TYPES: Readonly<Record<Entry['type'], Text>> = { invoice: 'Invoice', credit: 'Credit' }
const STATUSES: Readonly<Record<Entry['status'], Text>> = { open: 'Open', cleared: 'Cleared' }

/**
 * @param ids numbers of entries; without them all that match
 * @throws ApiError `REFUSED` when there are more than an export holds
 */
export async function entriesTable(
  scope: RequestContext,
  filter: EntryFilter,
  ids: readonly string[] | undefined,
): Promise<Table> {
  const named = ids && isOneOf(receivables.number, textArray(ids))
  await assertExportable(scope, filter, named)
  const say = (text: Text) => localize(text)(scope.language)
  async function* rows(): AsyncGenerator<Cell[][]> {
    for await (const some of readAllEntries(scope, filter, named))
      yield some.map(row => [
        ...[row.invoiceNo, say(TYPES[row.type]), toDate(row.invoiceDate), toDate(row.dueTime)],
        ...[row.orderNo, row.poNo, row.currency, row.amount, row.paid, row.balance],
        ...[say(row.aging > 0 ? 'Overdue' : STATUSES[row.status]), row.aging],
      ])
  }
  return {
    name: say('Invoices'),
    columns: COLUMNS.map(([head, holds, width]) => ({ head: say(head), holds, width })),
    rows: rows(),
  }
}

/** @throws ApiError `REFUSED` when there are more entries than an export holds */
export async function assertExportable(
  scope: RequestContext,
  filter: EntryFilter,
  named: SQL | undefined,
): Promise<void> {
  if ((await countEntries(scope, filter, named)) <= EXPORT_ROWS_MAX) return
  throw new ApiError(
    CODE.REFUSED,
    localize('An export holds at most {max} rows. Please set a filter.', { max: EXPORT_ROWS_MAX }),
  )
}

export const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`)
