/** What the tables of all features have in common. */

import { CODE, EXPORT_ROWS_MAX } from '@cartwright/core/contract'
import { momentOf, timeIn } from '@cartwright/core/rules'
import { ApiError } from '../http/api-error'
import type { Principal } from '../http/handler'
import type { Spoken } from '../texts/language'
import { type AnyTexts, localize, type TextOf } from '../texts/localize'
import { tableTexts } from './table.texts'
import type { Column } from './table-bytes'

/** The columns of a table, whose heads are texts of `Texts`. */
export type WantedColumns<Texts extends AnyTexts> = readonly (readonly [
  head: TextOf<Texts>,
  holds: Column['holds'],
  width: number,
])[]

export const toColumns = <Texts extends AnyTexts>(
  texts: Texts,
  wanted: WantedColumns<Texts>,
  { language }: { language: Spoken },
): Column[] => wanted.map(([head, holds, width]) => ({ head: localize(texts, head)(language), holds, width }))

/** @throws ApiError `REFUSED` when there are more rows than an export holds */
export function assertExportable(rows: number): void {
  if (rows > EXPORT_ROWS_MAX)
    throw new ApiError(CODE.REFUSED, localize(tableTexts, 'tooManyRows', { max: EXPORT_ROWS_MAX }))
}

/** A moment as a table holds it: what the clock of the site shows, since a cell of a sheet has no zone. */
export const clockTime = (moment: Date, { timeZone }: Pick<Principal, 'timeZone'>): Date =>
  momentOf(timeIn(timeZone, moment))
