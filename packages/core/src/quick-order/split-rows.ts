/** Cutting a text into rows and cells. */
import type { ParsedList } from './quick-order.types'

type Delimiter = ParsedList['delimiter']

const SAMPLE_CHARS = 8000
const QUOTED = /"(?:[^"]|"")*"/g
/** A comma or dot that groups thousands, such as in `1,000`, and not a column after a part number, as in `TN2420,100`. */
const GROUPING = /(?<![\w\-.,])\d{1,3}(?:,\d{3})+(?![\w,])/g

/** The delimiter that most lines carry: tab, semicolon, comma; blanks when none does. */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_CHARS).replace(QUOTED, '""').replace(GROUPING, '0')
  const lines = sample.split(/\r\n?|\n/).filter(line => line.trim() !== '')
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

/** Trimmed; a number that Excel was told to keep as text, `="0012"`, without its wrapping. */
const clean = (cell: string): string => {
  const trimmed = cell.trim()
  return /^="[^"]*"$/.test(trimmed) ? trimmed.slice(2, -1) : trimmed
}

/** Quotes at the start of a cell may hold delimiters, line breaks and doubled quotes. Undefined when one is never closed. */
function readQuoted(text: string, delimiter: string): string[][] | undefined {
  const rows: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at <= text.length) {
    let cell = ''
    if (text[at] === '"') {
      const end = closingQuote(text, at)
      if (end < 0) return undefined
      cell = text
        .slice(at + 1, end)
        .replace(/""/g, '"')
        .replace(/\s*[\r\n]+\s*/g, ' ')
      at = end + 1
    }
    const next = nextMark(text, at, delimiter)
    cells.push(cell + text.slice(at, next))
    at = next + 1
    if (next >= text.length || text[next] !== delimiter) {
      rows.push(cells)
      cells = []
    }
  }
  return rows
}

function closingQuote(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end
}

function nextMark(text: string, from: number, delimiter: string): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}
