/** Tables as bytes: the one place that knows how CSV and XLSX are written. */
import type { TableFormat } from '@cartwright/core/contract'
import { dayIn, timeIn, toCsv, UTF8_MARK } from '@cartwright/core/rules'
import type { Spoken } from '../texts/language'

/** A text stays a text, also where it looks like a number: leading zeros and barcodes survive. */
// A moment is a `Date` whose UTC hours are those that the reader is shown.
export type Cell = string | number | Date | null

export interface Column {
  head: string
  holds: 'text' | 'count' | 'amount' | 'moment' | 'day'
  /** Characters. */
  width: number
}

/** What is known of a table before its rows are read. */
export interface TableHead {
  /** File name without its ending; name of the sheet. */
  name: string
  columns: readonly Column[]
}

/** Some rows of a table. */
export type Rows = readonly (readonly Cell[])[]

/** Longer names of sheets are refused. */
const SHEET_NAME_CHARS = 31

const NUMBER_FORMATS = {
  text: '@',
  count: '0',
  amount: '#,##0.00',
  moment: 'yyyy-mm-dd hh:mm',
  day: 'yyyy-mm-dd',
} as const

/** @param language decides how CSV separates columns and decimals */
export const tableBytes = (
  head: TableHead,
  pages: AsyncIterable<Rows>,
  { format, language }: { format: TableFormat; language: Spoken },
): AsyncIterable<Uint8Array> => (format === 'csv' ? csvBytes(head, pages, language) : xlsxBytes(head, pages))

async function* csvBytes({ columns }: TableHead, pages: AsyncIterable<Rows>, language: Spoken) {
  const encoder = new TextEncoder()
  yield encoder.encode(UTF8_MARK + toCsv([columns.map(column => column.head)], language))
  for await (const rows of pages)
    yield encoder.encode(
      toCsv(
        rows.map(row => row.map((cell, at) => toText(cell, columns[at]?.holds))),
        language,
      ),
    )
}

/** `yyyy-MM-dd HH:mm:ss`, which spreadsheets of every country read as a moment; a day has no hours. */
const toText = (cell: Cell, holds: Column['holds'] | undefined): string | number =>
  cell instanceof Date ? (holds === 'day' ? dayIn('UTC', cell) : timeIn('UTC', cell)) : (cell ?? '')

async function* xlsxBytes({ name, columns }: TableHead, pages: AsyncIterable<Rows>): AsyncGenerator<Uint8Array> {
  async function* single() {
    for await (const rows of pages) for (const row of rows) yield [...row]
  }
  // Loaded with the first file: a CSV would wait for it.
  const { writeXlsxStream } = await import('hucre/xlsx')
  const bytes = writeXlsxStream(single(), {
    name: name.slice(0, SHEET_NAME_CHARS),
    columns: columns.map(({ head, holds, width }) => ({ header: head, width, numFmt: NUMBER_FORMATS[holds] })),
    freezePane: { rows: 1 },
  })
  const reader = bytes.getReader()
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value
  } finally {
    await reader.cancel()
  }
}
