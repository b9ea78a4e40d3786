/** Reads CSV as spreadsheets and other shops write it: comma or semicolon, quotes, CRLF, BOM. */

export interface CsvRow {
  /** Line of the file on which the row begins, counted from 1. */
  line: number
  cells: string[]
}

/** Rows that hold anything; cells are trimmed. The delimiter is the one found more often in the first line. */
export function parseCsv(source: string): CsvRow[] {
  const text = source.replace(/^\uFEFF/, '')
  const [firstLine = ''] = text.split('\n', 1)
  const delimiter = countOf(firstLine, ';') > countOf(firstLine, ',') ? ';' : ','
  const rows: CsvRow[] = []
  let [line, at] = [1, 0]
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] }
    for (let isEnd = false; !isEnd; ) {
      const cell = readCell(text, at, delimiter)
      row.cells.push(cell.value.trim())
      line += cell.breaks
      at = cell.end + 1
      isEnd = text[cell.end] !== delimiter
    }
    line++
    if (row.cells.some(cell => cell !== '')) rows.push(row)
  }
  return rows
}

const countOf = (text: string, letter: string): number => text.split(letter).length - 1

/** One cell from `start` on; `end` is the delimiter or line break behind it, `breaks` the line breaks inside. */
function readCell(text: string, start: number, delimiter: string): { value: string; end: number; breaks: number } {
  let [at, value, breaks] = [start, '', 0]
  if (text[at] === '"') {
    for (at++; at < text.length; at++) {
      if (text[at] === '"' && text[at + 1] !== '"') break
      if (text[at] === '"') at++
      if (text[at] === '\n') breaks++
      value += text[at]
    }
    at++ // the closing quote
  }
  const from = at
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at++
  return { value: value + text.slice(from, at), end: at, breaks }
}
