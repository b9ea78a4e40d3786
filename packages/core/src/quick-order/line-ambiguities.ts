/** What is asked about lines that were read, because of the other lines of their list. */
import { type AmbiguousQuantity, mayBeQuantity, readQuantity } from '../rules'
import { isAscending, isRising, isShareOrDay } from './column-roles'
import type { ParsedList } from './quick-order.types'
import { splitWords } from './split-words'
import { hasFigure } from './titles'

type Line = ParsedList['lines'][number]

/** Which of these is the quantity, nothing says: each is a choice. */
export function ambiguityOf(cells: readonly string[], entered = cells.join('; ')): AmbiguousQuantity {
  const choices = cells.flatMap(cell => {
    const { qty, ambiguity } = readQuantity(cell)
    return ambiguity ? ambiguity.choices : [qty]
  })
  return { entered, choices: [...new Set(choices)] }
}

const NOT_SAID: AmbiguousQuantity = { entered: '', choices: [] }

/** Nothing says whether the figure of the line is its quantity. */
export const askWhatItIs = (line: Line): Line =>
  line.quantity === '' || line.ambiguity ? line : { ...line, quantity: '', ambiguity: ambiguityOf([line.quantity]) }

/** Where others have a quantity, a blank is "not wanted" or forgotten, never one piece. A figure that was not read is no blank. */
export const askWhereBlank = (line: Line): Line =>
  line.quantity === '' && !line.ambiguity && !holdsFigure(line.input) ? { ...line, ambiguity: NOT_SAID } : line

/** Nothing says which of the columns the cells of the line belong to. */
export const askLoose = (line: Line): Line =>
  line.quantity === '' ? { ...line, ambiguity: NOT_SAID } : askWhatItIs(line)

/** The list says how many of something, so that a blank is not one piece. */
export const saysQuantity = ({ quantity, input }: Line): boolean => quantity !== '' || holdsFigure(input)

const WITH_DECIMALS = /^\d{1,6}[.,]\d{1,2}$/

/** A figure that was not read stands in front or at the end: `TN-2420 5,00`, `4 44973533`, `TN-2420 7 11/18/2026`. */
function holdsFigure(text: string): boolean {
  const words = text.split(/\s+/).filter(word => !isShareOrDay(word))
  const outer = [words[0] ?? '', words.at(-1) ?? '']
  return words.filter(hasFigure).length > 1 && outer.some(word => mayBeQuantity(word) || WITH_DECIMALS.test(word))
}

/** Where other lines in words hold two figures, the one of a line may be either: `TN-2420 12 5` above `CF226X 9`. */
export function askBesideMore(lines: readonly Line[]): readonly Line[] {
  const isInWords = ({ whole, quantity }: Line) => whole !== undefined && quantity !== ''
  const hasMore = lines.some(
    line => isInWords(line) && line.input.includes(' ') && /^\d+$/.test(splitWords(line.input)[1] ?? ''),
  )
  return hasMore ? lines.map(line => (isInWords(line) ? askWhatItIs(line) : line)) : lines
}

/** Figures as programs number lines: 10, 20 … or 1, 2, 3 …, of which two alone may be quantities. */
const isNumbering = (figures: readonly string[]): boolean =>
  isRising(figures) && (figures[0] === '10' || (figures[0] === '1' && figures.length > 2))

/**
 * `1 TN-2420`, `2 CF226X`, or 10, 20, 30: line numbers as likely as quantities. Figures in front of lines that were not split, or
 * have a quantity behind, count too: `10 TN-2420 5`. Where all lines have one behind, those in front number the lines.
 */
export function askPositions(lines: readonly Line[]): readonly Line[] {
  const front = ({ whole, input }: Line) => (whole ?? input).split(/\s/, 1)[0] ?? ''
  const isInFront = (line: Line) => line.whole !== undefined && line.quantity !== '' && front(line) === line.quantity
  const figures = lines.map(front).filter(word => /^\d{1,5}$/.test(word))
  const isBehind = (line: Line) =>
    line.whole !== undefined && line.quantity !== '' && line.input.startsWith(`${front(line)} `)
  if (figures.length === lines.length && isNumbering(figures) && lines.every(isBehind)) {
    return lines.map(line => ({ ...line, input: line.input.slice(front(line).length).trim() }))
  }
  return isRising(figures) || isAscending(figures)
    ? lines.map(line => (isInFront(line) ? askWhatItIs(line) : line))
    : lines
}
