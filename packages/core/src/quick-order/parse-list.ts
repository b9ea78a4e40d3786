/** From pasted text, CSV or TSV to lines of number and quantity. What cannot be read stays a line, and is asked about. */
import { mayBeQuantity, type QuantityDoubt, readQuantity, toPlainText } from '../rules'
import { type ColumnGuess, guessColumns, looksLikeHeader } from './column-roles'
import type { ParsedList } from './quick-order.types'
import { guessDelimiter, splitRows } from './split-rows'
import { splitWords } from './split-words'

/** How to read a list, where a person knows better than the guess. */
export type Told = Partial<Pick<ParsedList, 'delimiter' | 'hasHeader' | 'columns'>>

type Line = ParsedList['lines'][number]
type Cells = readonly string[]

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
  const isMixed = !told.columns && !isChain && holdsSeveralNumbers(cut)
  const [first = []] = cut
  const rows = (isChain ? first.map(cell => [cell]) : isMixed ? [[first.join(' ')]] : cut).map(readWords)
  const cells = rows.map(row => row.cells)
  const hasHeader = told.hasHeader ?? looksLikeHeader(cells)
  const inWords = delimiter === ' ' || isChain || isMixed
  const guess = told.columns ? toldColumns(told.columns) : inWords ? wordColumns(cells) : guessColumns(cells, hasHeader)
  const reading: Reading = {
    guess,
    hasOthers: !inWords && hasOtherColumns(cells.slice(hasHeader ? 1 : 0), guess.columns),
    headings: hasHeader ? cells[0]?.length : undefined,
  }
  const lines = rows
    .map((row, at) => ({
      ...toLine(row.cells, row.isWords && !inWords ? WORDS : reading),
      ...(row.whole === undefined ? {} : { whole: row.whole }),
      row: at,
    }))
    .slice(hasHeader ? 1 : 0)
  const quantities = whence(guess, reading, lines)
  return {
    delimiter,
    hasHeader,
    columns: guess.columns,
    quantities,
    lines: quantities === 'none' ? lines : lines.map(askWhereBlank),
    rows: cells,
  }
}

interface Reading {
  guess: ColumnGuess
  /** Something stands beside the number. */
  hasOthers: boolean
  /** Cells of the heading. */
  headings: number | undefined
}

/** Signs of Chinese keyboards and line ends of letters as lists have them; without what cannot be seen and Excel's `sep=;`. */
const toPlain = (text: string): string =>
  toPlainText(text)
    .replace(/^(sep=.\s+)?/i, '')
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')

/** A row without delimiter may still hold both: `10x TN-2420`. */
const readWords = (cells: Cells) => {
  if (cells.length > 1) return { cells, isWords: false, whole: undefined }
  const [text = ''] = cells
  const words = splitWords(text)
  return { cells: words, isWords: true, whole: words.length > 1 ? text : undefined }
}

/** One line such as `TN-2420, TN-2410, DR-2400` is three lines, not one of three columns. */
const isChainOfNumbers = (rows: readonly Cells[]): boolean => {
  const [only] = rows
  if (!only || rows.length > 1 || only.length < 2) return false
  return only.every(cell => /\d/.test(cell) && !mayBeQuantity(cell))
}

/** One line such as `TN-2420;CF226X;5` may mean two articles: it is looked up as a whole, so that none is dropped. */
const holdsSeveralNumbers = (rows: readonly Cells[]): boolean => {
  const [only] = rows
  return rows.length === 1 && only !== undefined && only.filter(cell => LIKE_A_NUMBER.test(cell)).length > 1
}

/** One word of letters and digits, which is no quantity with its unit. */
const LIKE_A_NUMBER = /^(?=.*\p{L})(?=.*\d)(?!\d+\p{L}+$)[\p{L}\d\-./+#]{4,}$/u

const wordColumns = (rows: readonly Cells[]): ColumnGuess =>
  toldColumns(rows.some(row => row.length > 1) ? ['number', 'quantity'] : ['number'])

const toldColumns = (columns: ParsedList['columns']): ColumnGuess => ({
  columns: [...columns],
  candidates: [],
  quantities: columns.flatMap((role, at) => (role === 'quantity' ? [at] : [])),
})

const WORDS: Reading = { guess: toldColumns(['number', 'quantity']), hasOthers: false, headings: undefined }

/** A named column counts though it holds nothing; lines in words may hold quantities where no column does. */
function whence(
  { quantities }: ColumnGuess,
  { hasOthers }: Reading,
  lines: readonly { quantity: string }[],
): ParsedList['quantities'] {
  if (quantities.length > 0) return 'known'
  return hasOthers ? 'unsure' : lines.some(line => line.quantity !== '') ? 'known' : 'none'
}

const hasOtherColumns = (rows: readonly Cells[], columns: ParsedList['columns']): boolean =>
  rows.some(row => row.some((cell, at) => cell !== '' && columns[at] !== 'number'))

function toLine(cells: Cells, { guess, headings }: Reading): Omit<Line, 'row'> {
  const { columns, candidates, quantities } = guess
  const input = cells[columns.indexOf('number')] ?? ''
  // A row without a number is kept as it stands, so that somebody can mend it.
  if (input === '') return { input: cells.filter(cell => cell !== '').join(' '), quantity: '' }
  const filled = (places: readonly number[]) => places.map(at => cells[at] ?? '').filter(cell => cell !== '')
  const beyond = headings === undefined ? [] : cells.slice(headings).filter(cell => cell !== '')
  if (beyond.length > 0) return { input, quantity: '', doubt: doubtOf([[...filled(quantities), ...beyond].join(',')]) }
  const [quantity = ''] = filled(quantities)
  return quantity === '' && candidates.length > 0
    ? { input, quantity: '', doubt: doubtOf(filled(candidates).filter(cell => /\d/.test(cell))) }
    : { input, quantity }
}

/** Which of these is the quantity, nothing says: each is a choice. */
function doubtOf(cells: Cells): QuantityDoubt {
  const choices = cells.flatMap(cell => {
    const { qty, doubt } = readQuantity(cell)
    return doubt ? doubt.choices : [qty]
  })
  return { entered: cells.join('; '), choices: [...new Set(choices)] }
}

const NOT_SAID: QuantityDoubt = { entered: '', choices: [] }

/** Where others have a quantity, a blank is "not wanted" or forgotten, never one piece. */
const askWhereBlank = (line: Line): Line => (line.quantity === '' && !line.doubt ? { ...line, doubt: NOT_SAID } : line)

/** `TN-2420,1,000` has one cell more than other rows, or one of nothing but zeros: the quantity's thousands. */
function joinThousands(rows: readonly Cells[]): readonly Cells[] {
  const width = rows.reduce((least, { length }) => Math.min(length, least), Infinity)
  // No cell holds a line end.
  return rows.map(cells =>
    cells
      .join('\n')
      .replace(cells.length > width ? /^(\d{1,3})\n(\d{3})$/m : /^(\d{1,3})\n(000)$/m, '$1,$2')
      .split('\n'),
  )
}
