/** What the columns of a list hold. No column is the quantity unless it is certain that the buyer meant it. */
import { isNumeral, isQuantityText, mayBeQuantity } from '../rules'
import {
  type Heading,
  headingOf,
  isBareNumberWord,
  likelihoodOfName,
  namesOtherArticle,
  titleOf,
} from './heading-words'
import type { ParsedList } from './quick-order.types'

type Role = ParsedList['columns'][number]
type Rows = readonly (readonly string[])[]

export interface ColumnGuess {
  columns: Role[]
  /** Columns that may hold the quantity where none is certain, the likeliest first: their cells are the choices of each line. */
  candidates: readonly number[]
  /** Columns that hold the quantity together: no row fills two of them. Empty when no column is certain. */
  quantities: readonly number[]
  /** Columns that may name the article, the likeliest first. */
  numbers: readonly number[]
}

const SAMPLE_ROWS = 50
const DECIMAL = /^\d+[.,](?:\d+|[-–—]+)$/
const CENTS = /^\d+[.,]\d{2}$/
/** As programs export quantities, and a short list may hold prices. */
const WHOLE_WITH_CENTS = /^\d+[.,]0+$/
const OTHER_FIGURE = /^\d+\s*[%.):]$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/

/** A share, an ordinal or a day: neither part number nor quantity. */
export const isShareOrDay = (text: string): boolean => OTHER_FIGURE.test(text)

const PRICE = /^\d+[.,]\d{1,2}\s*\D{0,3}$/
/** Above it a figure below "order" is rather the number of an order. */
const LIKELY_PIECES = /^\D*\d{1,3}\D*$/

/** `5` and `05` are quantities, `00010` and `010` are not. */
const PADDED = /^0+\d+$(?<=\d{3})/

/** How far down a heading is looked for: above it stand titles and addresses. */
const HEADING_ROWS = 10

/** A cell of data holds a figure; a figure beside the name of a stock or a quantity is a date or a place. */
const saysHeading = (cell: string): Heading => {
  const heading = headingOf(cell)
  return /\d/.test(cell) && !(heading === 'never' || heading === 'maybe') ? 'unknown' : heading
}

/** Names at least one column. With figures in it, one has to be that of the number: `A1Qty;Qty` is a line. */
const namesColumns = (row: readonly string[]): boolean => {
  const [plain, withFigures] = [row.filter(cell => !/\d/.test(cell)), row.filter(cell => /\d/.test(cell))]
  if (withFigures.length === 0) return plain.some(cell => headingOf(cell) !== 'unknown')
  return plain.some(cell => headingOf(cell) === 'number') && withFigures.every(cell => saysHeading(cell) !== 'unknown')
}

/** A row that names two columns and more, near the top. */
const findNames = (rows: Rows): number =>
  rows
    .slice(0, Math.min(HEADING_ROWS, rows.length - 1))
    .findIndex(row => namesColumns(row) && row.filter(cell => saysHeading(cell) !== 'unknown').length > 1)

/** The row that names the columns: the first, or one below titles that names two; -1 when there is none. */
export function findHeading(rows: Rows): number {
  const [first] = rows
  if (rows.length < 2 || !first) return -1
  const names = findNames(rows)
  const isTitle = first.filter(cell => cell !== '').length === 1 && names > 0
  return namesColumns(first) && !isTitle ? 0 : names
}

/**
 * A heading in words above cells, such as `Article Qty` above `TN-2420, 5`, as cells of its own: when each of its words names a column
 * that we know, one of them that of the number, and the rows below have as many cells.
 */
export function splitWordHeading(rows: Rows): Rows {
  const data = rows.findIndex(row => row.length > 1)
  const words = rows[data - 1]?.[0]?.split(/\s+/) ?? []
  if (words.length < 2 || words.length !== usualWidth(rows.slice(data, data + SAMPLE_ROWS))) return rows
  const headings = words.map(headingOf)
  return headings.includes('number') && !headings.includes('unknown') ? rows.with(data - 1, words) : rows
}

/** Where another table begins, whose columns are others than those named in the first row; undefined when there is none. */
export function findOtherHeading(rows: Rows, hasHeader: boolean): number | undefined {
  const first = hasHeader ? rows[0]?.join(';') : undefined
  const at = rows.findIndex(
    (row, index) =>
      index > 0 &&
      row.every(cell => !/\d/.test(cell)) &&
      row.filter(cell => headingOf(cell) !== 'unknown').length > 1 &&
      row.join(';') !== first,
  )
  return at < 0 ? undefined : at
}

/** Rows above the data that name columns in words we do not know, so that a column below them may hold anything. */
export const hasUnreadHeading = (rows: Rows): boolean => {
  // A title such as "Order 4711" is one cell.
  const isData = (row: readonly string[]) => row.some(cell => /\d/.test(cell)) && isTableRow(row)
  const data = rows.slice(0, HEADING_ROWS).findIndex(isData)
  return rows.slice(0, Math.max(0, data)).some(isTableRow)
}

/** Titles of an order above the cells, which name no column: `Order form`. `Order` in a cell of its own is the name of a column. */
export function isOrderTitle(rows: Rows): boolean {
  const [first = [], ...others] = rows
  const title = first.filter(cell => cell !== '').join(' ')
  const isTitle = title !== '' && title === first[0] && (first.length === 1 || title.includes(' '))
  return isTitle && headingOf(titleOf(title)) === 'order' && others.slice(0, HEADING_ROWS).some(isTableRow)
}

/** Where the tables begin that stand side by side: headings that come twice and more, in the same order. */
function tableStarts(headings: readonly string[]): number[] {
  const starts = headings.flatMap((heading, at) => (heading === headings[0] ? [at] : []))
  const blocks = starts.map((start, at) =>
    headings
      .slice(start, starts[at + 1])
      .join('\n')
      .trimEnd(),
  )
  const [block = ''] = blocks
  const isTable = block.includes('\n') && block.split('\n').some(name => headingOf(name) === 'number')
  return isTable && blocks.every(one => one === block) ? starts : [0]
}

/** Tables that stand side by side one below the other, under the headings of the first. */
export function stackTables(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [headings = [], ...data] = rows
  const starts = tableStarts(headings)
  if (starts.length < 2) return rows
  const blocks = starts.map((start, at) => data.map(row => row.slice(start, starts[at + 1])))
  const width = headings.slice(0, starts[1]).findLastIndex(cell => cell !== '') + 1
  const isFilled = (row: readonly string[]) => row.some(cell => cell !== '')
  return [headings.slice(0, width), ...blocks.flat().filter(isFilled)]
}

const isTableRow = (row: readonly string[]): boolean => row.filter(cell => cell !== '').length > 1

/**
 * Roles by heading where there is one, and by what the cells look like.
 * @param proven the column that names the article, where the catalogue has said so
 */
export function guessColumns(rows: Rows, hasHeader: boolean, proven?: number): ColumnGuess {
  const sample = rows.slice(hasHeader ? 1 : 0, SAMPLE_ROWS)
  // A greeting or a sum fills one cell, and says nothing about its column.
  const table = sample.filter(isTableRow)
  const data = table.length > 0 ? table : sample
  const width = usualWidth(rows.slice(0, SAMPLE_ROWS))
  const places = [...Array(width).keys()]
  const named = places.map(at => (hasHeader ? headingOf(rows[0]?.[at] ?? '') : 'unknown'))
  const looks = places.map(at => lookOf(data, at))
  const names = (hasHeader ? (rows[0] ?? []) : []).map(likelihoodOfName)
  const number = proven ?? numberColumn(named, names, looks)
  const open = places.filter(at => at !== number && looks[at]?.isFilled)
  // All rows: a quantity below the sample must not meet another column.
  const all = rows.slice(hasHeader ? 1 : 0)
  const isBareNumber = (at: number) => hasHeader && isBareNumberWord(rows[0]?.[at] ?? '')
  const found = quantityColumns({ open, named, isBareNumber, looks, number, hasHeader, all })
  const quantities = found.isCertain ? found.at : []
  return {
    columns: places.map(at => (at === number ? 'number' : quantities.includes(at) ? 'quantity' : 'ignore')),
    candidates: found.isCertain ? [] : byLikelihood(found.at, { looks, named, number }),
    quantities,
    numbers: [
      number,
      ...open.filter(at => {
        const look = looks[at]
        return (
          look !== undefined && mayNameArticle(look, named[at] ?? 'unknown', hasHeader ? (rows[0]?.[at] ?? '') : '')
        )
      }),
    ],
  }
}

/** Some of its cells look like numbers of articles, and its heading says nothing else. */
function mayNameArticle(look: Look, heading: Heading, name: string): boolean {
  if (heading === 'quantity' || heading === 'ordered' || namesOtherArticle(name)) return false
  if (look.numbers > 0) return true
  const isLongFigure = look.isClean && look.length >= NUMBER_DIGITS && !look.counts && !look.isPadded
  return (isLongFigure || look.isLong) && heading !== 'never' && heading !== 'maybe'
}

function usualWidth(rows: Rows): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  return usual?.[0] ?? 1
}

interface Look {
  isFilled: boolean
  /** Every filled cell is a quantity. */
  isClean: boolean
  /** At least one is: enough to rival another column. */
  hasClean: boolean
  /** At least one is a figure that is neither a quantity nor a price: `-5`, `½`, `five`; or all are like `5,00`. It rivals another column too. */
  hasOdd: boolean
  /** Enough of the filled cells may be quantities for the column to be asked about. */
  mayBe: boolean
  /** A figure with two decimals: prices, though `45,00` among them could be a quantity. */
  hasCents: boolean
  /** Share of part numbers among the filled cells, 0 to 1. */
  numbers: number
  /** Average length. */
  length: number
  /** They rise by the first one: line numbers, when they stand in front. */
  counts: boolean
  /** 1, 2, 3 … or 10, 20, 30 …: 12, 24, 36 may be quantities, and so may two figures. */
  isNumbering: boolean
  /** Three figures or more, each above the one before. */
  ascends: boolean
  /** Every filled cell is a figure of at most three digits. */
  isSmall: boolean
  /** Every filled cell begins with noughts, as programs write line numbers: `00010`. */
  isPadded: boolean
  /** Every filled cell is a barcode or the number of an order: ten digits and more. */
  isLong: boolean
}

/** Two figures or more that rise by the first one. */
export function isRising(cells: readonly string[]): boolean {
  const step = Number(cells[0])
  return (
    cells.length > 1 &&
    step > 0 &&
    cells.every((cell, at) => /^\d{1,6}$/.test(cell) && Number(cell) === step * (at + 1))
  )
}

/** Three plain figures or more, each above the one before. */
export const isAscending = (cells: readonly string[]): boolean =>
  cells.length > 2 &&
  cells.every((cell, at) => /^\d{1,6}$/.test(cell) && (at === 0 || Number(cell) > Number(cells[at - 1])))

const isOddFigure = (cell: string): boolean =>
  (mayBeQuantity(cell) && !isQuantityText(cell) && !DECIMAL.test(cell)) || isNumeral(cell)

const isPartNumber = (cell: string): boolean =>
  /\d/.test(cell) &&
  !isQuantityText(cell) &&
  !mayBeQuantity(cell) &&
  ![PRICE, OTHER_FIGURE].some(figure => figure.test(cell))

function lookOf(rows: Rows, at: number): Look {
  const cells = rows.map(row => row[at] ?? '').filter(cell => cell !== '')
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length)
  const clean = share(isQuantityText)
  return {
    isFilled: cells.length > 0,
    isClean: cells.length > 0 && clean === 1,
    hasClean: clean > 0,
    hasOdd: cells.some(isOddFigure) || (cells.length > 0 && cells.every(cell => WHOLE_WITH_CENTS.test(cell))),
    hasCents: cells.some(cell => CENTS.test(cell)),
    // A few in a column of words are enough: the words are asked about, where one piece of each would be ordered.
    mayBe: Math.max(clean, share(mayBeQuantity) / 2) >= 0.2,
    numbers: share(isPartNumber),
    length: cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length),
    counts: isRising(cells),
    isNumbering: cells.length > 2 && isRising(cells) && /^0*10*$/.test(cells[0] ?? ''),
    ascends: isAscending(cells),
    isSmall: cells.length > 0 && cells.every(cell => LIKELY_PIECES.test(cell)),
    isPadded: cells.length > 0 && cells.every(cell => PADDED.test(cell)),
    isLong: cells.length > 0 && cells.every(cell => /^\d{10,}$/.test(cell)),
  }
}

/**
 * Of the columns with the heading of numbers the likeliest one that holds part numbers. Without headings the first of mostly part
 * numbers, barcodes after others; among columns of bare digits the one with the longest.
 */
function numberColumn(named: readonly Heading[], names: readonly number[], looks: readonly Look[]): number {
  const known = named
    .flatMap((heading, at) => (heading === 'number' ? [at] : []))
    .sort((a, b) => (names[b] ?? 0) - (names[a] ?? 0))
  const [first] = known
  if (first !== undefined) return known.find(at => mayBeNumbers(looks[at])) ?? first
  const quantity = named.findIndex(heading => heading === 'ordered' || heading === 'quantity')
  const clear = [...looks.keys()].filter(at => at !== quantity && (looks[at]?.numbers ?? 0) >= 0.5)
  const [firstClear] = clear
  if (firstClear !== undefined) return clear.find(at => !looks[at]?.isLong) ?? firstClear
  let best = quantity === 0 ? 1 : 0
  looks.forEach((look, at) => {
    const longest = looks[best]
    if (at !== quantity && !look.counts && look.length > (longest?.length ?? 0)) best = at
  })
  return Math.min(best, looks.length - 1)
}

/** Shorter digits may be lines or pieces. */
const NUMBER_DIGITS = 5

const mayBeNumbers = (look: Look | undefined): boolean =>
  look !== undefined &&
  (look.numbers >= 0.5 || (look.isClean && look.length >= NUMBER_DIGITS && !look.counts && !look.isPadded))

interface Guessing {
  /** Filled columns beside the number. */
  open: readonly number[]
  named: readonly Heading[]
  /** `Nr.`, which may be how many. */
  isBareNumber: (at: number) => boolean
  looks: readonly Look[]
  number: number
  hasHeader: boolean
  all: Rows
}

interface Found {
  at: readonly number[]
  isCertain: boolean
}

function quantityColumns(guessing: Guessing): Found {
  const { named, looks, number, hasHeader, all } = guessing
  const look = (at: number) => looks[at] as Look
  const under = (heading: Heading) => named.flatMap((name, at) => (name === heading && at !== number ? [at] : []))
  // A heading counts even when nothing is below it: the blank lines are asked about.
  const ordered = under('ordered')
  if (ordered.length > 0) return decide(preferFilled(ordered, look), all)
  const orders = under('order').filter(at => look(at).isClean && look(at).isSmall)
  const quantities = preferFilled(under('quantity'), look)
  if (orders.length > 0 && quantities.some(at => !look(at).isFilled)) return unsure(orders)
  if (quantities.length + orders.length > 0) return decide([...quantities, ...orders], all)
  // Under headings of which none says "quantity" figures can be anything.
  return hasHeader || hasUnreadHeading(all) ? unsure(figureColumns(guessing)) : quantityByLook(guessing)
}

/**
 * The likeliest quantity first, since most people take what is filled in: neither a counter, nor noughts in front, a price, figures that
 * only rise, or something we do not know the amount of, while there is another column.
 */
function byLikelihood(
  found: readonly number[],
  { looks, named, number }: Pick<Guessing, 'looks' | 'named' | 'number'>,
): readonly number[] {
  const doubts = (at: number): number => {
    const look = looks[at]
    if (!look) return 0
    const isOther = [
      look.counts,
      look.counts && at < number,
      look.isPadded,
      look.hasCents,
      look.ascends,
      !look.isSmall,
      named[at] === 'maybe',
    ]
    return isOther.filter(Boolean).length
  }
  return found.toSorted((a, b) => doubts(a) - doubts(b))
}

/** Rather pieces than a yield or the number of an order. */
export const isLikelyPieces = (cell: string): boolean => LIKELY_PIECES.test(cell)

const unsure = (at: readonly number[]): Found => ({ at, isCertain: false })
const decide = (at: readonly number[], all: Rows): Found => ({
  at,
  isCertain: at.length === 1 || isOneColumn(all, at),
})

/** Figures in front of the number that rise by the first one. */
const isPosition = ({ looks, number }: Guessing, at: number): boolean => looks[at]?.counts === true && at < number

/** Columns whose figures may be quantities, by what their headings and their cells say. */
function figureColumns(guessing: Guessing): readonly number[] {
  const { open, named, isBareNumber, looks } = guessing
  const isAllowed = (at: number) => isBareNumber(at) || !['never', 'number'].includes(named[at] ?? '')
  const allowed = open.filter(at => isAllowed(at) && !isPosition(guessing, at))
  const hasClean = allowed.some(at => looks[at]?.hasClean)
  return allowed.filter(at => (hasClean ? looks[at]?.hasClean || looks[at]?.hasOdd : looks[at]?.mayBe))
}

/** The quantity in a table without headings. */
function quantityByLook(guessing: Guessing): Found {
  const { open, looks, number, all } = guessing
  const look = (at: number) => looks[at] as Look
  const likely = figureColumns(guessing)
  const unpadded = likely.filter(at => !look(at).isPadded)
  const positions = open.filter(at => isPosition(guessing, at) && !look(at).isPadded && !look(at).isNumbering)
  if (positions.length > 0) return unsure([...positions, ...unpadded])
  // Line numbers of a program are not the quantity, but the only figure a line has to offer.
  if (unpadded.length === 0 && open.some(at => look(at).isPadded)) return unsure(open.filter(at => look(at).isPadded))
  // `45,00` is a price as often as a quantity, and figures that only rise in front are line numbers of which some are left out.
  const mayBeOther = (at: number) => look(at).hasCents || (look(at).ascends && at < number)
  if (unpadded.some(mayBeOther) || (unpadded.length > 0 && hasBlankColumn(guessing))) return unsure(unpadded)
  if (unpadded.length > 0) return decide(unpadded, all)
  // The only other column holds it, readable or not; words are a description.
  const [only] = open
  if (open.length !== 1 || only === undefined || looks.length !== 2) return unsure([])
  return { at: [only], isCertain: startsWithFigures(all, only) && !isPosition(guessing, only) && !mayBeOther(only) }
}

/** A column without a cell beside others may be the quantity that was left blank. One in front of several numbers is a margin, one at the end nothing. */
function hasBlankColumn({ looks, number, all }: Guessing): boolean {
  const last = looks.findLastIndex(look => look.isFilled)
  const isMargin = (at: number) => at === 0 && number === 1 && all.length > 1
  return looks.some((look, at) => !look.isFilled && at < last && !isMargin(at))
}

/** Of several columns with the heading those that hold anything; all when none does. */
function preferFilled(at: readonly number[], look: (at: number) => Look | undefined): readonly number[] {
  const filled = at.filter(column => look(column)?.isFilled)
  return filled.length > 0 ? filled : at.slice(0, 1)
}

/** No row fills two of the columns: one quantity, written in two places. */
const isOneColumn = (rows: Rows, at: readonly number[]): boolean =>
  at.length > 1 && rows.every(row => at.filter(column => (row[column] ?? '') !== '').length <= 1)

const startsWithFigures = (rows: Rows, at: number): boolean => rows.some(row => /^\W?\d/.test(row[at] ?? ''))
