/** From pasted text, CSV or TSV to lines of number and quantity. What cannot be read stays a line, and is asked about. */
import { isPackWord, mayBeQuantity } from '../rules'
import {
  type ColumnGuess,
  findHeading,
  findOtherHeading,
  guessColumns,
  isLikelyPieces,
  isOrderTitle,
  splitWordHeading,
  stackTables,
} from './column-roles'
import {
  ambiguityOf,
  askBesideMore,
  askLoose,
  askPositions,
  askWhatItIs,
  askWhereBlank,
  saysQuantity,
} from './line-ambiguities'
import { type Catalogue, nameIn, type ProvenColumns, proveColumns } from './prove-columns'
import type { ListFormat, ParsedList } from './quick-order.types'
import { splitWords } from './split-words'
import { hasFigure, isAboutOther, LIKE_A_NUMBER, totalsIn, wordHeadingOf } from './titles'
import { toTable } from './to-table'

type Line = ParsedList['lines'][number]
type Cells = readonly string[]

/**
 * Reads a list: cuts the text into rows of cells, finds the row that names the columns, decides what the columns hold, reads a line
 * from each row, and asks about what the rest of the list makes ambiguous. `rows` holds the heading first, wherever it stood;
 * `lines[n].row` is the position in `rows`; blank rows are not counted.
 * @param catalogue what is known about the cells of columns that may name the article; without it headings and looks decide
 * @source QO-003
 */
export function parseList(text: string, format: ListFormat = {}, catalogue?: Catalogue): ParsedList {
  const { delimiter, rows: cutRows, loose } = toTable(text, format.delimiter)
  const cut = splitWordHeading(cutRows)
  const heading = format.hasHeader === false ? -1 : Math.max(format.hasHeader ? 0 : -1, findHeading(cut))
  const hasHeader = heading >= 0
  const rows = toRows(cut, { heading, delimiter }, format).map(cells => ({
    ...readWords(cells),
    isLoose: loose.has(cells),
  }))
  const cells = rows.map(row => row.cells)
  const inWords = delimiter === ' ' || rows.every(row => row.isWords)
  const hasNames = hasHeader && !isOrderTitle(cells)
  const data = cells.slice(hasHeader ? 1 : 0)
  const table = hasNames ? cells : data
  const guessed: ProvenGuess = inWords
    ? wordColumns(cells)
    : provenColumns(guessColumns(table, hasNames), table, hasNames, catalogue)
  const guess: ProvenGuess = format.columns ? givenColumns(format.columns) : guessed
  const reading: Reading = {
    guess,
    hasOthers: !inWords && hasOtherColumns(data, guess.columns),
    headings: hasNames && !inWords ? (cells[0]?.findLastIndex(cell => cell !== '') ?? 0) + 1 : undefined,
  }
  const read = rows
    .map((row, at): Line => {
      const line: Line = { ...toLine(row.cells, row.isWords && !inWords ? WORDS : reading), row: at }
      if (row.whole !== undefined) line.whole = row.whole
      if (delimiter === '\t' && row.cells.length > 1 && line.quantity !== '') line.isCell = true
      return row.isLoose ? askLoose(line) : line
    })
    .slice(hasHeader ? 1 : 0)
  const { lines: all, quantities } = format.columns
    ? { lines: askBesideMore(askPositions(read)), quantities: whence(guess, reading, read) }
    : askBelowTitles(read, { cells, inWords, hasHeader }, whence(guess, reading, read))
  const totals = inWords ? [] : totalsIn(cells)
  const lines = all.filter(({ row }) => !totals.some(total => total.row === row))
  return {
    delimiter,
    hasHeader,
    columns: guess.columns,
    candidates: guessed.numbers.length > 1 ? guessed.numbers : [],
    proofs: guessed.proven?.proofs ?? [],
    quantities,
    lines: quantities === 'none' ? lines : lines.map(askWhereBlank),
    totals,
    rows: cells,
  }
}

interface ProvenGuess extends ColumnGuess {
  /** What the catalogue said, and how it is asked about a cell; missing where it was not asked. */
  proven?: ProvenColumns & { catalogue: Catalogue }
}

/** The roles, with the column that names the article chosen by the catalogue. */
function provenColumns(
  guess: ColumnGuess,
  table: readonly Cells[],
  hasNames: boolean,
  catalogue: Catalogue | undefined,
): ProvenGuess {
  if (!catalogue || guess.numbers.length < 2) return guess
  const headings = hasNames ? (table[0] ?? []) : []
  const proven = proveColumns(table.slice(hasNames ? 1 : 0), headings, guess.numbers, catalogue)
  const { columns, ...rest } = guessColumns(table, hasNames, proven.number)
  return {
    ...rest,
    columns: columns.map((role, at) => (role === 'ignore' && proven.fallbacks.includes(at) ? 'fallback' : role)),
    numbers: guess.numbers,
    proven: { ...proven, catalogue },
  }
}

/** The rows with the heading first, tables below each other, and rows of several articles as one text. */
function toRows(
  cut: readonly Cells[],
  { heading, delimiter }: { heading: number; delimiter: ParsedList['delimiter'] },
  { columns }: ListFormat,
): readonly Cells[] {
  // Cells between tabs are those of a table, whatever they hold.
  const isTable = delimiter === '\t' && cut.length > 1
  if (heading >= 0) {
    const ordered = [...cut.slice(heading, heading + 1), ...cut.toSpliced(heading, 1)]
    return isOrderTitle(ordered) && !columns && !isTable ? ordered.map(joinSeveral(cut.length)) : stackTables(ordered)
  }
  const [first = []] = cut
  if (columns || isTable) return cut
  return isChainOfNumbers(cut) ? first.map(cell => [cell]) : cut.map(joinSeveral(cut.length))
}

interface Titled {
  cells: readonly Cells[]
  inWords: boolean
  hasHeader: boolean
}

/** What titles, headings in words and the headings of another table say about the figures below them. */
function askBelowTitles(
  read: readonly Line[],
  { cells, inWords, hasHeader }: Titled,
  quantities: ParsedList['quantities'],
): Pick<ParsedList, 'lines' | 'quantities'> {
  const wordHeading = inWords ? wordHeadingOf(cells) : undefined
  if (wordHeading === 'other' || isAboutOther(cells, !inWords && hasHeader ? 1 : 0)) {
    return { lines: read.map(askWhatItIs), quantities: 'unsure' }
  }
  const other = findOtherHeading(cells, hasHeader)
  const isBelowOther = ({ row }: Line) => other !== undefined && row > other
  return {
    lines: askBesideMore(askPositions(read)).map(line => (isBelowOther(line) ? askWhatItIs(line) : line)),
    quantities: wordHeading === 'quantity' ? 'known' : quantities,
  }
}

interface Reading {
  guess: ProvenGuess
  /** Something stands beside the number. */
  hasOthers: boolean
  /** Cells of the heading. */
  headings: number | undefined
}

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

/**
 * A row such as `TN-2420;CF226X;5` alone, or `TN-2420,5 CF226X,2`, may mean two articles: it is looked up as a whole, so that none
 * is dropped. In a longer list a second number alone is another name of the article.
 */
const joinSeveral =
  (rows: number) =>
  (cells: Cells): Cells => {
    const found = cells.map(articleIn).filter(article => article !== undefined)
    const isSeveral = found.length > 1 && (rows === 1 || found.some(({ hasQuantity }, at) => at > 0 && hasQuantity))
    return isSeveral && cells.length > 1 ? [cells.filter(cell => cell !== '').join(' ')] : cells
  }

/** The cell is a part number, alone or with a quantity. */
function articleIn(cell: string): { hasQuantity: boolean } | undefined {
  const [number = '', quantity] = /\s/.test(cell) ? splitWords(cell) : [cell]
  return LIKE_A_NUMBER.test(number) ? { hasQuantity: quantity !== undefined } : undefined
}

const wordColumns = (rows: readonly Cells[]): ColumnGuess =>
  givenColumns(rows.some(row => row.length > 1) ? ['number', 'quantity'] : ['number'])

const givenColumns = (columns: ParsedList['columns']): ColumnGuess => ({
  columns: [...columns],
  candidates: [],
  quantities: columns.flatMap((role, at) => (role === 'quantity' ? [at] : [])),
  numbers: [],
})

const WORDS: Reading = { guess: givenColumns(['number', 'quantity']), hasOthers: false, headings: undefined }

/** A named column counts though it holds nothing; lines in words may hold quantities where no column does. */
function whence({ quantities }: ColumnGuess, { hasOthers }: Reading, lines: readonly Line[]): ParsedList['quantities'] {
  if (quantities.length > 0) return 'known'
  return hasOthers ? 'unsure' : lines.some(saysQuantity) ? 'known' : 'none'
}

const hasOtherColumns = (rows: readonly Cells[], columns: ParsedList['columns']): boolean =>
  rows.some(row => row.some((cell, at) => cell !== '' && columns[at] !== 'number'))

function toLine(cells: Cells, { guess, headings }: Reading): Omit<Line, 'row'> {
  const { columns, candidates, quantities, proven } = guess
  const input = proven ? nameIn(cells, proven, proven.catalogue) : namedBy(cells, columns)
  // A row without a number is kept as it stands, so that it can be corrected.
  if (input === '') return { input: cells.filter(cell => cell !== '').join(' '), quantity: '' }
  const filled = (places: readonly number[]) => places.map(at => cells[at] ?? '').filter(cell => cell !== '')
  const [beside = ''] = filled(quantities)
  // In a list of several hands a row may hold the same two things the other way round.
  if (mayBeQuantity(input) && LIKE_A_NUMBER.test(beside) && !mayBeQuantity(beside))
    return { input: beside, quantity: input }
  // Under headings nothing belongs there; without them a figure may be the quantity.
  const extra = cells.slice(headings ?? columns.length).filter(cell => cell !== '')
  const beyond = headings === undefined ? extra.filter(mayBeQuantity) : extra
  if (beyond.length > 0) {
    const cut = [...filled(quantities), ...beyond]
    const likely = cut.toSorted((a, b) => Number(isLikelyPieces(b)) - Number(isLikelyPieces(a)))
    return { input, quantity: '', ambiguity: ambiguityOf(likely, cut.join('; ')) }
  }
  const quantity = beside
  if (quantity === '' && candidates.length > 0) {
    // The choices begin with the likeliest; what was entered stands as it was written.
    const written = candidates.toSorted((a, b) => a - b)
    return {
      input,
      quantity: '',
      ambiguity: ambiguityOf(filled(candidates).filter(hasFigure), filled(written).filter(hasFigure).join('; ')),
    }
  }
  const pack = quantity === '' ? undefined : cells.find((cell, at) => columns[at] === 'ignore' && isPack(cell))
  return pack === undefined
    ? { input, quantity }
    : { input, quantity, ambiguity: ambiguityOf([quantity], `${quantity} ${pack}`) }
}

/** The cell of the number, or of the first column that takes its place. */
function namedBy(cells: Cells, columns: ParsedList['columns']): string {
  const name = cells[columns.indexOf('number')] ?? ''
  return name === '' ? (cells.find((cell, at) => columns[at] === 'fallback' && cell !== '') ?? '') : name
}

/** `box`, `pack of 10`, `10er Karton`: a unit, and not a description that begins with one. */
function isPack(cell: string): boolean {
  const words = cell
    .split(/[^\p{L}]+/u)
    .filter(word => word !== '' && !/^(?:of|er|a|à|x|de|da|di|po|je|von)$/iu.test(word))
  return words.length > 0 && words.every(isPackWord)
}
