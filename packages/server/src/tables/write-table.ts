/** Tables as files, written by a thread while their rows are read. */
import type { TableFormat } from '@cartwright/core/contract'
import type { FileAnswer } from '../http/handler'
import type { Spoken } from '../texts/language'
import type { Rows, TableHead } from './table-bytes'
import { writeRows } from './write-rows'

export interface Table extends TableHead {
  /** In pages, so that a long table is never whole in memory. */
  rows: AsyncIterable<Rows>
}

const MEDIA_TYPES = {
  csv: 'text/csv; charset=UTF-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>

/** @param language decides how CSV separates columns and decimals */
export const writeTable = ({ name, columns, rows }: Table, format: TableFormat, language: Spoken): FileAnswer => ({
  name: `${name}.${format}`,
  mediaType: MEDIA_TYPES[format],
  content: writeRows({ name, columns }, rows, { format, language }),
})
