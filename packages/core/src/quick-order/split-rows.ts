/** Cutting a text into rows and cells. */
import type { ParsedList } from './quick-order.types'

type Delimiter = ParsedList['delimiter']

const SAMPLE_CHARS = 8000
const QUOTED = /"(?:[^"]|"")*"/g
/** A comma inside a figure, such as in `1,000` or `12,50`, and not a column after a part number, as in `TN2420,100`. */
const GROUPING = /(?<![\w\-.,])(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d{3})*,\d{2})(?![\w,])/g

/** The delimiter that most lines carry: tab, semicolon, comma; blanks when none does. */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_CHARS).replace(QUOTED, '""').replace(GROUPING, '0')
  const lines = sample.split(/\r\n?|\n/).filter(line => line.trim())
  const share = (mark: string) => lines.filter(line => line.includes(mark)).length / Math.max(1, lines.length)
  // A tab, unlike the others, is hardly ever part of a text.
  if (share('\t') >= 0.3) return '\t'
  const [best] = ([';', ','] as const)
    .map(mark => ({ mark, share: share(mark) }))
    .filter(candidate => candidate.share >= 0.5)
    .sort((a, b) => b.share - a.share)
  return best?.mark ?? ' '
}

/** Rows of trimmed cells; blank rows are left out. With blanks as delimiter each row is one cell. */
export function splitRows(text: string, delimiter: Delimiter): string[][] {
  const rows = delimiter !== ' ' && text.includes('"') ? readQuoted(text, delimiter) : undefined
  const plain = rows ?? text.split(/\r\n?|\n/).map(line => (delimiter === ' ' ? [line] : line.split(delimiter)))
  return plain.map(cells => cells.map(clean)).filter(cells => cells.some(cell => cell !== ''))
}

/** Trimmed; a number that Excel was made to keep as text, `="0012"`, without its wrapping. */
const clean = (cell: string): string => {
  const trimmed = cell.trim()
  return /^="[^"]*"$/.test(trimmed) ? trimmed.slice(2, -1) : trimmed
}

/** Quotes at the start of a cell may hold delimiters, line breaks and doubled quotes. Undefined when one is never closed. */
function readQuoted(text: string, delimiter: string): string[][] | undefined {
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"(?!"))?([^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n?|\\n|$)`, 'y')
  const rows: string[][] = []
  let cells: string[] = []
  for (;;) {
    const [, quoted = '', rest = '', mark = ''] = cell.exec(text) ?? []
    if (rest.startsWith('"')) return undefined
    cells.push(quoted.replace(/""/g, '"').replace(/\s*[\r\n]+\s*/g, ' ') + rest)
    if (mark === delimiter) continue
    rows.push(cells)
    if (mark === '') return rows
    cells = []
  }
}
