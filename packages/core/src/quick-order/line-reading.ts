/** What the text of a line is found to hold: a number with its quantity, or several articles. */
import { QUANTITY_MIN, type QuantityReading, readTyped } from '../rules'
import type { ListReader } from './list-reader'
import { emptyLine, withInput, withPart, withQuantity } from './quick-order.derive'
import type { QuickOrderLine } from './quick-order.types'
import type { EnteredLine } from './read-line'

/** The line to be checked again. */
export const recheck = (line: QuickOrderLine): QuickOrderLine => withInput(line, line.input, 'checking')

/** The line at the quantity that was entered, which may be a text that has to be asked about. */
export function withEntered(line: QuickOrderLine, entered: string | number): QuickOrderLine {
  // Clearing an open question, or answering it in words, answers nothing.
  const isNoAnswer = line.doubt !== undefined && typeof entered === 'string' && !/\p{Nd}/u.test(entered)
  const { qty, doubt } = isNoAnswer
    ? { qty: QUANTITY_MIN, doubt: { entered: entered.trim(), choices: [] } }
    : readTyped(entered)
  if (!doubt) return qty === line.qty && !line.doubt ? line : withQuantity(line, qty)
  const read = { ...line, qty, doubt, whole: undefined }
  return line.part && line.status !== 'replaced' ? withPart(read, line.part, line.matchedBy) : read
}

/** The line with a quantity that its text was found to hold; two different ones are asked about. */
export function withRead(line: QuickOrderLine, { qty, doubt }: QuantityReading): QuickOrderLine {
  if (line.qty === QUANTITY_MIN && !line.doubt) return { ...line, qty, doubt }
  const choices = [...new Set([...(doubt?.choices ?? [qty]), ...(line.doubt?.choices ?? [line.qty])])]
  const entered = [doubt?.entered ?? String(qty), line.doubt?.entered ?? String(line.qty)].filter(Boolean).join('; ')
  return { ...line, qty: choices[0] ?? QUANTITY_MIN, doubt: { entered, choices } }
}

/** The articles of a line, in the text in which its quantity stands too. */
export const articlesOf = ({ input, whole = input, articles = [] }: QuickOrderLine, { splitAtArticles }: ListReader) =>
  splitAtArticles(whole, articles)

/** A line for each article; the first one keeps the place of the old. A quantity of its own belongs to none of them for sure. */
export const splitLine = (
  line: QuickOrderLine,
  lines: readonly EnteredLine[],
  newLine: () => QuickOrderLine,
): QuickOrderLine[] =>
  lines.map(({ input, read }, at) => {
    const { key } = at === 0 ? line : newLine()
    const isPieces = line.whole !== undefined || (line.qty === QUANTITY_MIN && !line.doubt)
    const alone = { ...emptyLine(key), input, ...(isPieces ? {} : { qty: line.qty, doubt: line.doubt }) }
    const own = { entered: String(line.qty), choices: [line.qty] }
    const together = isPieces ? alone : { ...alone, doubt: line.doubt ?? own }
    return recheck(read ? withRead(together, read) : together)
  })

/** A text that no part carries as a whole, but that reads as number and quantity, or names several articles, is taken apart. */
export function takeApart(
  line: QuickOrderLine,
  reader: ListReader | undefined,
  newLine: () => QuickOrderLine,
): QuickOrderLine[] {
  if (!reader) return [line]
  if (line.articles) {
    const { lines, isSure } = articlesOf(line, reader)
    return isSure ? splitLine(line, lines, newLine) : [line]
  }
  const entered = line.status === 'unknown' ? reader.readLine(line.input) : undefined
  if (!entered) return [line]
  const isWhole = line.qty === QUANTITY_MIN && !line.doubt
  const whole = isWhole ? (line.whole ?? line.input) : line.whole
  return [recheck(withRead({ ...line, input: entered.input, whole }, entered.read))]
}
