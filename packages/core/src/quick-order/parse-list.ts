/** From pasted text, CSV or TSV to lines of number and quantity. Whatever cannot be read stays a line. */
import { guessColumns, looksLikeHeader } from './column-roles'
import { mayBeQuantity } from './parse-quantity'
import type { ParsedList } from './quick-order.types'
import { guessDelimiter, splitRows } from './split-rows'
import { splitWords } from './split-words'

/** How to read a list, where a person knows better than the guess. */
export type Told = Partial<Pick<ParsedList, 'delimiter' | 'hasHeader' | 'columns'>>

/**
 * Reads a list. `lines[n].row` is the position in `rows`; blank rows are not counted.
 * @source QO-003
 */
export function parseList(text: string, told: Told = {}): ParsedList {
  const clean = toPlain(text)
  const delimiter = told.delimiter ?? guessDelimiter(clean)
  const split = splitRows(clean, delimiter)
  const cut = delimiter === ',' ? joinThousands(split) : split
  const isChain = !told.columns && isChainOfNumbers(cut)
  const rows = (isChain ? (cut[0] ?? []).map(cell => [cell]) : cut).map(readWords)
  const cells = rows.map(row => row.cells)
  const hasHeader = told.hasHeader ?? looksLikeHeader(cells)
  const inWords = delimiter === ' ' || isChain
  const columns = told.columns ?? (inWords ? wordColumns(cells) : guessColumns(cells, hasHeader))
  const lines = rows
    .map((row, at) => ({
      ...toLine(row.cells, row.isWords && !inWords ? ['number', 'quantity'] : columns),
      row: at,
    }))
    .slice(hasHeader ? 1 : 0)
  return { delimiter, hasHeader, columns, lines, rows: cells }
}

/** Signs of Chinese keyboards and line ends of letters as lists have them; without byte order mark and Excel's `sep=;`. */
const toPlain = (text: string): string =>
  text
    .replace(/^\uFEFF?(sep=.\s+)?/i, '')
    .normalize('NFKC')
    .replace(/[\v\f\u2028]/g, '\n')

/** A row without delimiter may still hold both: `10x TN-2420`. */
const readWords = (cells: readonly string[]) =>
  cells.length === 1 ? { cells: splitWords(cells[0] ?? ''), isWords: true } : { cells, isWords: false }

/** One line such as `TN-2420, TN-2410, DR-2400` is three lines, not one of three columns. */
const isChainOfNumbers = (rows: readonly (readonly string[])[]): boolean => {
  const [only] = rows
  if (!only || rows.length > 1 || only.length < 2) return false
  return only.every(cell => /\d/.test(cell) && !mayBeQuantity(cell))
}

const wordColumns = (rows: readonly (readonly string[])[]): ParsedList['columns'] =>
  rows.some(row => row.length > 1) ? ['number', 'quantity'] : ['number']

function toLine(cells: readonly string[], columns: ParsedList['columns']): { input: string; quantity: string } {
  const input = cells[columns.indexOf('number')] ?? ''
  const quantity = cells[columns.indexOf('quantity')] ?? ''
  // A row without a number is kept as it stands, so that somebody can mend it.
  return input === '' ? { input: cells.filter(cell => cell !== '').join(' '), quantity: '' } : { input, quantity }
}

/** `TN-2420,1,000` has one cell more than other rows, or one of nothing but zeros: the quantity's thousands. */
function joinThousands(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const width = rows.reduce((least, { length }) => Math.min(length, least), Infinity)
  // No cell holds a line end.
  return rows.map(cells =>
    cells
      .join('\n')
      .replace(cells.length > width ? /^(\d{1,3})\n(\d{3})$/m : /^(\d{1,3})\n(000)$/m, '$1,$2')
      .split('\n'),
  )
}
