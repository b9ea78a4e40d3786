/** Reads CSV as spreadsheets and other shops write it: comma or semicolon, quotes, any line end, BOM. */
import { type CsvRow, readCsv } from '@cartwright/core/rules'

/** Rows that hold anything; cells are trimmed. The delimiter is the one found more often in the first line. */
export function parseCsv(source: string): CsvRow[] {
  const text = source.replace(/^\uFEFF/, '')
  const [firstLine = ''] = text.split('\n', 1)
  return readCsv(text, countOf(firstLine, ';') > countOf(firstLine, ',') ? ';' : ',').rows
}

const countOf = (text: string, letter: string): number => text.split(letter).length - 1
