/** From a text to rows of cells, no matter what parts them: a delimiter, bars, or blanks that align them. */
import { toPlainText } from '../rules'
import { readCsv } from '../rules/csv'
import type { ParsedList } from './quick-order.types'

type Cells = readonly string[]
type Delimiter = ParsedList['delimiter']

export interface TextTable {
  delimiter: Delimiter
  rows: readonly Cells[]
  /** Rows with fewer cells than the others, of which nothing says where they belong; each is one cell. */
  loose: ReadonlySet<Cells>
}

/** @param given the delimiter where a person knows better than the guess */
export function toTable(text: string, given: Delimiter | undefined): TextTable {
  const plain = toPlain(text)
  const isTabbed = given === undefined || given === '\t'
  const aligned = isTabbed ? alignedTable(plain) : undefined
  if (aligned) return { delimiter: '\t', ...aligned }
  const clean = isTabbed ? barsToTabs(plain) : plain
  const delimiter = given ?? guessDelimiter(clean)
  const rows = splitRows(clean, delimiter)
  return { delimiter, rows: delimiter === ',' ? joinFigures(rows) : rows, loose: new Set() }
}

/** Signs of Chinese keyboards and line ends of letters as lists have them; without what cannot be seen and Excel's `sep=;`. */
const toPlain = (text: string): string =>
  toPlainText(text)
    .replace(/^(sep=.\s+)?/i, '')
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')

const filledLines = (text: string): string[] => text.split(/\r\n?|\n/).filter(line => line.trim() !== '')

/** Signs that part cells like a delimiter where most lines have them: bars, as chats and wikis write tables, and tildes of old programs. */
const SIGNS = ['|', '~'] as const

/** A table of bars or tildes becomes one of tabs; its ruled lines go. */
function barsToTabs(text: string): string {
  const sign = SIGNS.find(one => text.includes(one))
  if (sign === undefined || text.includes('\t')) return text
  const lines = filledLines(text)
  const counts = lines.map(line => line.split(sign).length - 1)
  const isTable = counts.every(count => count > 1 && count === counts[0]) && !text.includes(';')
  const isMostly = counts.filter(count => count > 0).length * 2 > lines.length && guessDelimiter(text) === ' '
  // A tilde alone may be a slip of the finger.
  if (!(isTable || isMostly) || (sign === '~' && lines.length < 2)) return text
  const rows = lines.map(line => line.trim()).filter(line => !/^[|:+=\s-]*$/.test(line))
  // A bar that only some rows begin or end with stands beside an empty cell.
  const isFramed = rows.every(row => row.startsWith(sign) && row.endsWith(sign))
  return rows.map(row => (isFramed ? row.slice(1, -1) : row).replaceAll(sign, '\t')).join('\n')
}

/**
 * `TN-2420,1,000` has one cell more than other rows, or one of nothing but zeros: the quantity's thousands. `CF259A 12,0` beside rows
 * without a comma has decimals.
 */
function joinFigures(rows: readonly Cells[]): readonly Cells[] {
  const width = rows.reduce((least, { length }) => Math.min(length, least), Infinity)
  // No cell holds a line end.
  return rows.map(cells => {
    const joined = cells
      .join('\n')
      .replace(cells.length > width ? /^(\d{1,3})\n(\d{3})$/m : /^(\d{1,3})\n(000)$/m, '$1,$2')
    const hasDecimals = width === 1 && cells.length === 2
    return (hasDecimals ? joined.replace(/( \d{1,4})\n(\d{1,2})$/, '$1,$2') : joined).split('\n')
  })
}

interface PlacedCell {
  text: string
  start: number
  end: number
}

/** Cells of a line that two blanks and more part. */
const placedCells = (line: string): PlacedCell[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))

/** Longer lines are no rows of a table. */
const ALIGNED_CHARS = 500

/** A table whose cells are parted by two blanks and more; undefined when the text is none. */
function alignedTable(text: string): Omit<TextTable, 'delimiter'> | undefined {
  if (/[\t|]/.test(text) || !/\S {2,}\S/.test(text) || guessDelimiter(text) !== ' ') return undefined
  const lines = withoutMargin(filledLines(text).map(line => line.trimEnd()))
  if (lines.some(line => line.length > ALIGNED_CHARS)) return undefined
  const placed = lines.map(placedCells)
  const width = placed.reduce((most, { length }) => Math.max(most, length), 0)
  const table = placed.filter(cells => cells.length > 1)
  if (table.length < 2 || table.length * 2 < lines.length) return undefined
  const gap = table.flatMap(gaps).reduce((least, one) => Math.min(least, one), Infinity)
  const isEven = table.every(cells => cells.length < width || gaps(cells).every(one => one === gap))
  const places = columnPlaces(table)
  const loose = new Set<Cells>()
  const rows = placed.map((cells, at): Cells => {
    const texts = cells.map(cell => cell.text)
    if (cells.length < 2 || cells.length === width) return texts
    const row =
      (isEven ? atEvenGaps(lines[at] ?? '', gap, width) : undefined) ??
      (places.length === width ? atPlaces(cells, places) : undefined)
    if (row) return row
    const asOne = [texts.join(' ')]
    loose.add(asOne)
    return asOne
  })
  return { rows, loose }
}

/** Blanks in front of all lines are the margin of a mail. */
function withoutMargin(lines: readonly string[]): readonly string[] {
  const margin = lines.reduce((least, line) => Math.min(least, line.search(/\S/)), Infinity)
  return lines.map(line => line.slice(margin))
}

const gaps = (cells: readonly PlacedCell[]): number[] =>
  cells.slice(1).map((cell, at) => cell.start - (cells[at]?.end ?? 0))

/** Where cells are parted by as many blanks in all rows, a wider gap holds an empty cell. */
function atEvenGaps(line: string, gap: number, width: number): Cells | undefined {
  const cells = line.split(' '.repeat(gap))
  return cells.length <= width && cells.every(cell => cell === cell.trim()) ? cells : undefined
}

/** The stretches of a line that the cells of all rows take up, from left to right. */
function columnPlaces(rows: readonly (readonly PlacedCell[])[]): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  for (const { start, end } of rows.flat().sort((a, b) => a.start - b.start)) {
    const last = places.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else places.push({ start, end })
  }
  return places
}

/** Each cell in the column below or above whose cells it stands; undefined when two stand in one. */
function atPlaces(cells: readonly PlacedCell[], places: readonly { start: number; end: number }[]): Cells | undefined {
  const found = places.map(({ start, end }) => cells.filter(cell => cell.start >= start && cell.end <= end))
  return found.every(({ length }) => length <= 1) ? found.map(([cell]) => cell?.text ?? '') : undefined
}

const SAMPLE_CHARS = 8000
/** Quoted cells, in a table of tabs and in one of other signs: elsewhere in a cell a quote stands for inches. */
const QUOTED_BY_TABS = /"(?<=(?:^|\t) *")(?:[^"]|"")*"/gm
const QUOTED = /"(?<=(?:^|[;,]) *")(?:[^"]|"")*"/gm
/** A comma inside a figure, such as in `1,000` or `12,50`, and not a column after a part number, as in `TN2420,100`. */
const GROUPING = /(?<![\w\-.,])(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d{3})*,\d{2})(?![\w,])/g

/** How many of the lines carry a mark, from 0 to 1. */
function shareOf(mark: string, text: string): number {
  const lines = filledLines(text)
  return lines.filter(line => line.includes(mark)).length / Math.max(1, lines.length)
}

/** The delimiter that most lines carry: tab, semicolon, comma; blanks when none does. */
function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_CHARS)
  // A tab, unlike the others, is hardly ever part of a text.
  if (shareOf('\t', sample.replace(QUOTED_BY_TABS, '""')) >= 0.3) return '\t'
  const plain = sample.replace(QUOTED, '""').replace(GROUPING, '0')
  const [best] = ([';', ','] as const)
    .map(mark => ({ mark, share: shareOf(mark, plain) }))
    .filter(candidate => candidate.share >= 0.5)
    .sort((a, b) => b.share - a.share)
  return best?.mark ?? ' '
}

/** Rows of trimmed cells; blank rows are left out. With blanks as delimiter each row is one cell. */
function splitRows(text: string, delimiter: Delimiter): string[][] {
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
