/** What the text of a line is found to hold, and the fix that a line proposes. Comes with the list reader. */
import { damageOf, QUANTITY_MIN, type QuantityReading } from '../rules'
import { quantityBeside } from './quantity-beside'
import { emptyLine, recheck, withEntered, withPicked, withStock } from './quick-order.derive'
import type { Lines, QuickOrderLine } from './quick-order.types'
import { type EnteredLine, readLine, splitAtArticles } from './read-line'

/** The line with a quantity that its text was found to hold; two different ones are asked about. */
function withRead(line: QuickOrderLine, { qty, ambiguity }: QuantityReading): QuickOrderLine {
  if (line.qty === QUANTITY_MIN && !line.ambiguity) return { ...line, qty, ambiguity }
  const choices = [...new Set([...(ambiguity?.choices ?? [qty]), ...(line.ambiguity?.choices ?? [line.qty])])]
  const entered = [ambiguity?.entered ?? String(qty), line.ambiguity?.entered ?? String(line.qty)]
    .filter(Boolean)
    .join('; ')
  return { ...line, qty: choices[0] ?? QUANTITY_MIN, ambiguity: { entered, choices } }
}

/** The articles of a line, in the text in which its quantity stands too. */
const articlesOf = ({ input, whole = input, articles = [] }: QuickOrderLine) => splitAtArticles(whole, articles)

/** A line for each article; the first one keeps the place of the old. A quantity of its own belongs to none of them for sure. */
const splitLine = (
  line: QuickOrderLine,
  lines: readonly EnteredLine[],
  newLine: () => QuickOrderLine,
): QuickOrderLine[] =>
  lines.map(({ input, read }, at) => {
    const { key } = at === 0 ? line : newLine()
    const isPieces = line.whole !== undefined || (line.qty === QUANTITY_MIN && !line.ambiguity)
    const alone = { ...emptyLine(key), input, ...(isPieces ? {} : { qty: line.qty, ambiguity: line.ambiguity }) }
    const own = { entered: String(line.qty), choices: [line.qty] }
    const together = isPieces ? alone : { ...alone, ambiguity: line.ambiguity ?? own }
    return recheck(read ? withRead(together, read) : together)
  })

/**
 * A text that no part carries as a whole, but that reads as number and quantity, or names several articles, is taken apart. A cell of a
 * table that has its quantity beside it is not, and neither is one that the spreadsheet has damaged.
 */
export function takeApart(line: QuickOrderLine, newLine: () => QuickOrderLine): QuickOrderLine[] {
  if (line.isCell || damageOf(line.input)) return [line]
  if (line.articles) {
    const { lines, isSure } = articlesOf(line)
    return isSure ? splitLine(line, lines, newLine) : [line]
  }
  const entered = line.status === 'unknown' ? readLine(line.input) : undefined
  if (!entered) return [line]
  const isWhole = line.qty === QUANTITY_MIN && !line.ambiguity
  const whole = isWhole ? (line.whole ?? line.input) : line.whole
  return [recheck(withRead({ ...line, input: entered.input, whole }, entered.read))]
}

/** The lines, each of those named with the fix it proposes: nearest number, successor, first reading, stock, a line for each article. */
export function fixLines(lines: Lines, keys: ReadonlySet<string>, newLine: () => QuickOrderLine): Lines {
  const after = lines.flatMap(line => (keys.has(line.key) ? fixed(line, newLine) : [line]))
  const isSame = after.length === lines.length && after.every((line, at) => line === lines[at])
  return isSame ? lines : after
}

function fixed(line: QuickOrderLine, newLine: () => QuickOrderLine): QuickOrderLine[] {
  const { status, successor, candidates, ambiguity } = line
  if (line.articles) return splitLine(line, articlesOf(line).lines, newLine)
  const nearest = status === 'unknown' && !damageOf(line.input) ? candidates[0] : undefined
  const part = status === 'replaced' ? successor : nearest
  // The number picked becomes the text, so that the line reads the same the next time.
  if (part) return [withPicked({ ...line, ...quantityBeside(line, part), input: part.number }, part)]
  const [reading] = ambiguity?.choices ?? []
  return [status === 'quantity' && reading !== undefined ? withEntered(line, reading) : withStock(line)]
}
