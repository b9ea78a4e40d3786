/** What the tables of all features have in common. */
import { CODE, EXPORT_ROWS_MAX, type Language } from '@cartwright/core/contract'
import { momentOf, timeIn } from '@cartwright/core/rules'
import { ApiError } from '../http/api-error'
import type { Principal } from '../http/handler'
import type { Text } from '../http/texts'
import { localize } from '../texts/localize'
import type { Column } from './table-bytes'

export type WantedColumns = readonly (readonly [head: Text, holds: Column['holds'], width: number])[]

export const toColumns = (wanted: WantedColumns, { language }: { language: Language }): Column[] =>
  wanted.map(([head, holds, width]) => ({ head: localize(head)(language), holds, width }))

/** @throws ApiError `REFUSED` when there are more rows than an export holds */
export function assertExportable(rows: number): void {
  if (rows > EXPORT_ROWS_MAX)
    throw new ApiError(
      CODE.REFUSED,
      localize('An export holds at most {max} rows. Please set a filter.', { max: EXPORT_ROWS_MAX }),
    )
}

/** A moment as a table holds it: what the clock of the site shows, since a cell of a sheet has no zone. */
export const clockTime = (moment: Date, { timeZone }: Pick<Principal, 'timeZone'>): Date =>
  momentOf(timeIn(timeZone, moment))
