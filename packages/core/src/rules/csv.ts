/** Reading CSV: lists of buyers, and files of the supplier. */

export interface CsvRow {
  /** Line of the text on which the row begins, counted from 1. */
  line: number
  /** Trimmed. */
  cells: string[]
}

export interface CsvTable {
  /** Rows that hold anything. */
  rows: CsvRow[]
  /** A quote was opened and never closed: the rest of the text is in one cell. */
  isUnclosed: boolean
}

const BREAK = /\r\n?|\n/g

/**
 * Cuts a text into rows and cells. A cell that begins with a quote may hold delimiters, line breaks and doubled quotes; what
 * follows the closing quote belongs to it too, as spreadsheets read it.
 * @param delimiter one character
 * @source RFC 4180
 */
export function readCsv(text: string, delimiter: ',' | ';' | '\t'): CsvTable {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)("(?!")|$))?([^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n?|\\n|$)`,
    'y',
  )
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let line = 1
  let isUnclosed = false
  for (;;) {
    const [found = '', quoted = '', closing, rest = '', end = ''] = cell.exec(text) ?? []
    isUnclosed ||= closing === ''
    line += found.match(BREAK)?.length ?? 0
    row.cells.push((quoted.replaceAll('""', '"') + rest).trim())
    if (end === delimiter) continue
    if (row.cells.some(value => value !== '')) rows.push(row)
    if (end === '') return { rows, isUnclosed }
    row = { line, cells: [] }
  }
}
