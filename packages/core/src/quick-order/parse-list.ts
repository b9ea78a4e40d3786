/** From pasted text, CSV or TSV to lines of number and quantity. What cannot be read stays a line, and is asked about. */
import { isPackWord, mayBeQuantity, type QuantityDoubt, readQuantity, toPlainText } from '../rules'
import { type ColumnGuess, findHeading, findOtherHeading, guessColumns, isAscending, isRising } from './column-roles'
import { headingOf } from './heading-words'
import type { ListFormat, ParsedList } from './quick-order.types'
import { guessDelimiter, splitRows } from './split-rows'
import { splitWords } from './split-words'

type Line = ParsedList['lines'][number]
type Cells = readonly string[]

/**
 * Reads a list. `rows` holds the heading first, wherever it stood; `lines[n].row` is the position in `rows`; blank rows are not
 * counted.
 * @source QO-003
 */
export function parseList(text: string, format: ListFormat = {}): ParsedList {
  const plain = toPlain(text)
  const clean = format.delimiter && format.delimiter !== '\t' ? plain : barsToTabs(plain)
  const delimiter = format.delimiter ?? guessDelimiter(clean)
  const split = splitRows(clean, delimiter)
  const cut = delimiter === ',' ? joinThousands(split) : split
  const heading = format.hasHeader === false ? -1 : Math.max(format.hasHeader ? 0 : -1, findHeading(cut))
  const hasHeader = heading >= 0
  const isChain = !format.columns && isChainOfNumbers(cut)
  const isFree = !format.columns && !isChain && !hasHeader
  const ordered = hasHeader ? [...cut.slice(heading, heading + 1), ...cut.toSpliced(heading, 1)] : cut
  const [first = []] = cut
  const rows = (isChain ? first.map(cell => [cell]) : isFree ? ordered.map(joinSeveral(cut.length)) : ordered).map(
    readWords,
  )
  const cells = rows.map(row => row.cells)
  const inWords = delimiter === ' ' || isChain || rows.every(row => row.isWords)
  const guess = format.columns
    ? givenColumns(format.columns)
    : inWords
      ? wordColumns(cells)
      : guessColumns(cells, hasHeader)
  const reading: Reading = {
    guess,
    hasOthers: !inWords && hasOtherColumns(cells.slice(hasHeader ? 1 : 0), guess.columns),
    headings: hasHeader && !inWords ? (cells[0]?.findLastIndex(cell => cell !== '') ?? 0) + 1 : undefined,
  }
  const read = rows
    .map((row, at) => ({
      ...toLine(row.cells, row.isWords && !inWords ? WORDS : reading),
      ...(row.whole === undefined ? {} : { whole: row.whole }),
      row: at,
    }))
    .slice(hasHeader ? 1 : 0)
  const wordHeading = inWords && !format.columns ? wordHeadingOf(cells) : undefined
  const isOther = wordHeading === 'other' || (!format.columns && isAboutOther(cells, inWords ? 0 : hasHeader ? 1 : 0))
  const other = format.columns ? undefined : findOtherHeading(cells, hasHeader)
  const isBelowOther = ({ row }: Line) => other !== undefined && row > other
  const lines = isOther
    ? read.map(askWhatItIs)
    : askBesideMore(askPositions(read)).map(line => (isBelowOther(line) ? askWhatItIs(line) : line))
  const quantities = isOther ? 'unsure' : wordHeading === 'quantity' ? 'known' : whence(guess, reading, lines)
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

/** Where other lines in words hold two figures, the one of a line may be either: `TN-2420 12 5` above `CF226X 9`. */
function askBesideMore(lines: readonly Line[]): readonly Line[] {
  const isInWords = ({ whole, quantity }: Line) => whole !== undefined && quantity !== ''
  const hasMore = lines.some(
    line => isInWords(line) && line.input.includes(' ') && /^\d+$/.test(splitWords(line.input)[1] ?? ''),
  )
  return hasMore ? lines.map(line => (isInWords(line) ? askWhatItIs(line) : line)) : lines
}

/** `TN-2420 5,00`: a quantity or a price, so other lines have one too. */
function hasDecimals(text: string): boolean {
  const words = text.split(/\s+/)
  const outer = [words[0] ?? '', words.at(-1) ?? '']
  return words.filter(hasFigure).length > 1 && outer.some(word => /^\d{1,6}[.,]\d{1,2}$/.test(word))
}

/** A table with bars, as chats and wikis write it, becomes one of tabs; its ruled lines go. */
function barsToTabs(text: string): string {
  if (!text.includes('|')) return text
  const lines = text.split(/\r\n?|\n/).filter(line => line.trim() !== '')
  const counts = lines.map(line => line.split('|').length - 1)
  const isTable = counts.every(count => count > 1 && count === counts[0]) && !text.includes(';')
  const isMostly = counts.filter(count => count > 0).length * 2 > lines.length && guessDelimiter(text) === ' '
  if (text.includes('\t') || !(isTable || isMostly)) return text
  const rows = lines.map(line => line.trim()).filter(line => !/^[|:+=\s-]*$/.test(line))
  // A bar that only some rows begin or end with stands beside an empty cell.
  const isFramed = rows.every(row => row.startsWith('|') && row.endsWith('|'))
  return rows.map(row => (isFramed ? row.slice(1, -1) : row).replaceAll('|', '\t')).join('\n')
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

/** One word of letters and digits, which is no quantity with its unit. */
const LIKE_A_NUMBER = /^(?=.*\p{L})(?=.*\d)(?!\d+\p{L}+$)[\p{L}\d\-./+#]{4,}$/u

/** The cell is a part number, alone or with a quantity. */
function articleIn(cell: string): { hasQuantity: boolean } | undefined {
  const [number = '', quantity] = /\s/.test(cell) ? splitWords(cell) : [cell]
  return LIKE_A_NUMBER.test(number) ? { hasQuantity: quantity !== undefined } : undefined
}

/** Longer texts are sentences, in which a word such as "delivery" says nothing about the figures. */
const TITLE_WORDS = 5

/** A title above the list says that its figures are something else: `Stock list`, `Bestand 31.12.` */
function isAboutOther(rows: readonly Cells[], from: number): boolean {
  const data = rows.findIndex(
    (row, at) => at >= from && (row.some(cell => LIKE_A_NUMBER.test(cell)) || row.filter(hasFigure).length > 1),
  )
  return rows.slice(from, Math.max(from, data)).some(row => {
    const words = row.join(' ').split(/\s+/)
    const others = words.filter(word => headingOf(word) !== 'number')
    return words.length <= TITLE_WORDS && [others.join(' '), ...others].some(isOtherFigure)
  })
}

/** A longer row that names the article is a sentence; one that names it twice may be a heading of many columns. */
const HEADING_WORDS = 4
const LONG_HEADING_WORDS = 8

/**
 * What the row above lines in words says is in them: a number and a quantity, or anything else, such as `Item EK`. Undefined where
 * it is no heading.
 */
function wordHeadingOf(rows: readonly Cells[]): 'quantity' | 'other' | undefined {
  const data = rows.findIndex(
    row => row.length > 1 || (row[0] ?? '').split(/\s+/).some(word => LIKE_A_NUMBER.test(word)),
  )
  const text = rows[data - 1]?.join(' ') ?? ''
  const words = text.split(/\s+/)
  const others = words.filter(word => headingOf(word) !== 'number')
  const names = words.length - others.length
  if (names === 0 || others.length === 0 || /[:,!?]$/.test(text)) return undefined
  if (words.length > (names > 1 ? LONG_HEADING_WORDS : HEADING_WORDS)) return undefined
  // "Part number" is one name; what has more names has more columns.
  const isQuantity = names < 3 && ['ordered', 'quantity', 'order'].includes(headingOf(others.join(' ')))
  // A sign names a column too: `Item % Qty`.
  return isQuantity && others.every(word => /\p{L}/u.test(word)) ? 'quantity' : 'other'
}

const hasFigure = (cell: string) => /\d/.test(cell)

function isOtherFigure(text: string): boolean {
  const heading = headingOf(text)
  return heading === 'never' || heading === 'maybe'
}

const wordColumns = (rows: readonly Cells[]): ColumnGuess =>
  givenColumns(rows.some(row => row.length > 1) ? ['number', 'quantity'] : ['number'])

const givenColumns = (columns: ParsedList['columns']): ColumnGuess => ({
  columns: [...columns],
  candidates: [],
  quantities: columns.flatMap((role, at) => (role === 'quantity' ? [at] : [])),
})

const WORDS: Reading = { guess: givenColumns(['number', 'quantity']), hasOthers: false, headings: undefined }

/** A named column counts though it holds nothing; lines in words may hold quantities where no column does. */
function whence({ quantities }: ColumnGuess, { hasOthers }: Reading, lines: readonly Line[]): ParsedList['quantities'] {
  if (quantities.length > 0) return 'known'
  return hasOthers ? 'unsure' : lines.some(hasQuantity) ? 'known' : 'none'
}

const hasQuantity = ({ quantity, input }: Line) => quantity !== '' || hasDecimals(input)

const hasOtherColumns = (rows: readonly Cells[], columns: ParsedList['columns']): boolean =>
  rows.some(row => row.some((cell, at) => cell !== '' && columns[at] !== 'number'))

function toLine(cells: Cells, { guess, headings }: Reading): Omit<Line, 'row'> {
  const { columns, candidates, quantities } = guess
  const input = cells[columns.indexOf('number')] ?? ''
  // A row without a number is kept as it stands, so that somebody can mend it.
  if (input === '') return { input: cells.filter(cell => cell !== '').join(' '), quantity: '' }
  const filled = (places: readonly number[]) => places.map(at => cells[at] ?? '').filter(cell => cell !== '')
  // Under headings nothing belongs there; without them a figure may be the quantity.
  const extra = cells.slice(headings ?? columns.length).filter(cell => cell !== '')
  const beyond = headings === undefined ? extra.filter(mayBeQuantity) : extra
  if (beyond.length > 0) return { input, quantity: '', doubt: doubtOf([...filled(quantities), ...beyond]) }
  const [quantity = ''] = filled(quantities)
  if (quantity === '' && candidates.length > 0) {
    return { input, quantity: '', doubt: doubtOf(filled(candidates).filter(hasFigure)) }
  }
  const pack = quantity === '' ? undefined : cells.find((cell, at) => columns[at] === 'ignore' && isPack(cell))
  return pack === undefined
    ? { input, quantity }
    : { input, quantity, doubt: doubtOf([quantity], `${quantity} ${pack}`) }
}

/** `box`, `pack of 10`, `10er Karton`: a unit, and not a description that begins with one. */
function isPack(cell: string): boolean {
  const words = cell
    .split(/[^\p{L}]+/u)
    .filter(word => word !== '' && !/^(?:of|er|a|à|x|de|da|di|po|je|von)$/iu.test(word))
  return words.length > 0 && words.every(isPackWord)
}

/** Which of these is the quantity, nothing says: each is a choice. */
function doubtOf(cells: Cells, entered = cells.join('; ')): QuantityDoubt {
  const choices = cells.flatMap(cell => {
    const { qty, doubt } = readQuantity(cell)
    return doubt ? doubt.choices : [qty]
  })
  return { entered, choices: [...new Set(choices)] }
}

const NOT_SAID: QuantityDoubt = { entered: '', choices: [] }

/** Where others have a quantity, a blank is "not wanted" or forgotten, never one piece. A figure that was not read is no blank. */
const askWhereBlank = (line: Line): Line =>
  line.quantity === '' && !line.doubt && !hasDecimals(line.input) ? { ...line, doubt: NOT_SAID } : line

/** Every figure of the list is one that a title calls something else. */
const askWhatItIs = (line: Line): Line =>
  line.quantity === '' || line.doubt ? line : { ...line, quantity: '', doubt: doubtOf([line.quantity]) }

/**
 * `1 TN-2420`, `2 CF226X`, or 10, 20, 30: line numbers as likely as quantities. Figures in front of lines that were not split, or
 * have a quantity behind, count too: `10 TN-2420 5`.
 */
function askPositions(lines: readonly Line[]): readonly Line[] {
  const front = ({ whole, input }: Line) => (whole ?? input).split(/\s/, 1)[0] ?? ''
  const isInFront = (line: Line) => line.whole !== undefined && line.quantity !== '' && front(line) === line.quantity
  const figures = lines.map(front).filter(word => /^\d{1,5}$/.test(word))
  return isRising(figures) || isAscending(figures)
    ? lines.map(line => (isInFront(line) ? askWhatItIs(line) : line))
    : lines
}

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
