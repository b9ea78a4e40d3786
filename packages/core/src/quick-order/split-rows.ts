/** Cutting a text into rows and cells. */
import { readCsv } from '../rules/csv'
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
  return cutRows(text, delimiter)
    .map(cells => cells.map(clean))
    .filter(cells => cells.some(cell => cell !== ''))
}

/** A quote that is never closed stands for inches: no cell of this text is quoted. */
function cutRows(text: string, delimiter: Delimiter): string[][] {
  if (delimiter !== ' ') {
    const table = readCsv(text, delimiter)
    if (!table.isUnclosed) return table.rows.map(({ cells }) => cells)
  }
  return text.split(/\r\n?|\n/).map(line => (delimiter === ' ' ? [line] : line.split(delimiter)))
}

/** In one line and trimmed; a number that Excel was made to keep as text, `="0012"`, without its wrapping. */
const clean = (cell: string): string => {
  const trimmed = cell.replace(/\s*[\r\n]+\s*/g, ' ').trim()
  return /^="[^"]*"$/.test(trimmed) ? trimmed.slice(2, -1) : trimmed
}
