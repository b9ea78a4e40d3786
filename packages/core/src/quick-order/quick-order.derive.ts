/** What a quick-order line is and costs: pure, from what was entered and what the server knows. */
import type { CartAdd, NumberKind, ReadingStep, ResolvedLine, Sku } from '../contract'
import {
  discountPriceAt,
  linePrice,
  normalizeNumber,
  piecesInReach,
  QUANTITY_MAX,
  QUANTITY_MIN,
  readQuantity,
  readTyped,
  sum,
} from '../rules'
import type { LineStatus, Lines, ParsedList, QuickOrderLine, QuickOrderSummary } from './quick-order.types'

const NO_PART = {
  part: undefined,
  matchedBy: undefined,
  reading: undefined,
  candidates: [],
  successor: undefined,
  articles: undefined,
  price: undefined,
  unitPrice: undefined,
  discountPrice: undefined,
} as const

export const emptyLine = (key: string): QuickOrderLine => ({
  key,
  input: '',
  qty: 1,
  status: 'empty',
  ambiguity: undefined,
  whole: undefined,
  ...NO_PART,
})

/** A line of a list, not checked yet. */
export function parsedLine(
  key: string,
  { input, quantity, ambiguity, whole, isCell }: ParsedList['lines'][number],
): QuickOrderLine {
  const read = ambiguity ? { qty: ambiguity.choices[0] ?? QUANTITY_MIN, ambiguity } : readQuantity(quantity)
  return { ...emptyLine(key), input, whole, isCell, status: 'checking', ...read }
}

/** The line as it stands in a list, to be read again there. */
export const toParsedLine = (
  { input, qty, ambiguity, whole }: QuickOrderLine,
  row: number,
): ParsedList['lines'][number] => ({
  input,
  quantity: ambiguity?.entered ?? String(qty),
  row,
  ...(ambiguity && { ambiguity }),
  ...(whole && { whole }),
})

/** The line with another text; what was known about the old one is forgotten. */
export const withInput = (line: QuickOrderLine, input: string, status: LineStatus): QuickOrderLine => ({
  ...line,
  ...NO_PART,
  input,
  whole: input === line.input ? line.whole : undefined,
  isCell: input === line.input ? line.isCell : undefined,
  status,
})

/** The line with a part: priced at its quantity, with tiers and promotion (CART-005). */
export function withPart(
  line: QuickOrderLine,
  part: Sku,
  matchedBy: NumberKind | undefined,
  reading?: ReadingStep,
): QuickOrderLine {
  return price({ ...line, ...NO_PART, status: 'ready', part, matchedBy, reading })
}

/** The line at another quantity, about which there is no ambiguity any more. */
export const withQuantity = (line: QuickOrderLine, qty: number): QuickOrderLine =>
  price({ ...line, qty, ambiguity: undefined, whole: undefined })

/** The line as the server's answer makes it. */
export function withAnswer(line: QuickOrderLine, answer: ResolvedLine): QuickOrderLine {
  const [match] = answer.matches
  switch (answer.status) {
    case 'found':
      return match
        ? withPart(line, match.part, match.matchedBy, answer.reading)
        : { ...line, ...NO_PART, status: 'unknown' }
    case 'ambiguous':
      return { ...line, ...NO_PART, status: 'choose', candidates: answer.matches.map(found => found.part) }
    case 'disabled':
      return {
        ...line,
        ...NO_PART,
        status: 'replaced',
        part: match?.part,
        matchedBy: match?.matchedBy,
        reading: answer.reading,
        successor: answer.successor ?? undefined,
      }
    case 'unknown':
      return answer.articles
        ? { ...line, ...NO_PART, status: 'choose', candidates: answer.candidates, articles: answer.articles }
        : { ...line, ...NO_PART, status: 'unknown', candidates: answer.candidates }
  }
}

/** Sets price and status of a line whose part can be ordered; other lines stay as they are. */
function price(line: QuickOrderLine): QuickOrderLine {
  const { part, qty, ambiguity } = line
  if (!part || line.status === 'replaced') return line
  // Visitors are not shown what is in stock.
  const isShort = part.availability !== null && piecesInReach(part.availability) < qty
  const status = ambiguity ? 'quantity' : isShort ? 'back-order' : 'ready'
  // Someone who may not see prices gets a line without.
  if (part.unitPrice === null) return { ...line, status }
  const { unitPrice } = part
  const discountPrice = discountPriceAt({ unitPrice, promotionPrice: part.discountPrice, tiers: part.tiers }, qty)
  return { ...line, status, unitPrice, discountPrice, price: linePrice({ qty, unitPrice, discountPrice }) }
}

/** Something was entered. */
export const isFilled = ({ status }: QuickOrderLine): boolean => status !== 'empty'

/** Lines that can be ordered as they are. */
export const isOrderable = (line: QuickOrderLine): boolean => line.status === 'ready' || line.status === 'back-order'

const WRONG: ReadonlySet<LineStatus> = new Set(['unknown', 'replaced', 'quantity', 'failed'])

/** Something of the line is wrong: it has to be corrected, or checked again. */
export const isWrong = ({ status }: QuickOrderLine): boolean => WRONG.has(status)

/** What was read is not just what was written: the line says as which number it was read. */
export const isRepaired = (line: QuickOrderLine): boolean => line.reading !== undefined && isOrderable(line)

/** The buyer has to do something before the line can be ordered. */
export const isOpen = (line: QuickOrderLine): boolean => line.status === 'choose' || isWrong(line)

export function summarize(lines: readonly QuickOrderLine[]): QuickOrderSummary {
  const orderable = lines.filter(isOrderable)
  const count = (status: LineStatus) => lines.filter(line => line.status === status).length
  return {
    lines: lines.filter(isFilled).length,
    ready: count('ready'),
    choose: count('choose'),
    fix: lines.filter(isWrong).length,
    backOrder: count('back-order'),
    pieces: orderable.reduce((pieces, line) => pieces + line.qty, 0),
    subtotal: sum(orderable.map(line => line.price ?? 0)),
  }
}

/** What the cart and a saved quick order take of a line. */
export const toAdd = ({ part, qty }: QuickOrderLine): CartAdd[] =>
  part ? [{ number: part.number, custNumber: part.custNumber, goodsSkuId: part.goodsSkuId, qty }] : []

/** First line after `key` that is open, around the end. */
export function nextOpenLine(lines: readonly QuickOrderLine[], key: string | undefined): string | undefined {
  const at = lines.findIndex(line => line.key === key) + 1
  return [...lines.slice(at), ...lines.slice(0, at)].find(isOpen)?.key
}

/** Orderable lines of one article. */
export interface EqualLines {
  /** Part number. */
  number: string
  /** Of the lines, the first one first. */
  keys: readonly string[]
  /** Pieces of all of them. */
  qty: number
  /** What the article costs less in one line, by its quantity prices; 0 where it costs the same, or has no price. */
  saved: number
}

/** Articles that stand in several lines and fit into one, in the order of their first lines. */
export function findEqualLines(lines: readonly QuickOrderLine[]): EqualLines[] {
  const byNumber = new Map<string, QuickOrderLine[]>()
  for (const line of lines) {
    if (!line.part || !isOrderable(line)) continue
    const equal = byNumber.get(line.part.number)
    if (equal) equal.push(line)
    else byNumber.set(line.part.number, [line])
  }
  return [...byNumber].flatMap(([number, equal]) => {
    const [first] = equal
    const qty = equal.reduce((pieces, line) => pieces + line.qty, 0)
    if (!first || equal.length < 2 || qty > QUANTITY_MAX) return []
    const apart = equal.map(line => line.price ?? 0)
    const together = withQuantity(first, qty).price ?? 0
    const saved = sum([...apart, -together])
    return [{ number, keys: equal.map(({ key }) => key), qty, saved: Math.max(0, saved) }]
  })
}

/** Each article in its first line, with the pieces of all. */
export function mergeEqualLines(lines: readonly QuickOrderLine[]): readonly QuickOrderLine[] {
  const found = findEqualLines(lines)
  if (found.length === 0) return lines
  const pieces = new Map(found.map(({ keys, qty }) => [keys[0], qty]))
  const gone = new Set(found.flatMap(({ keys }) => keys.slice(1)))
  return lines
    .filter(({ key }) => !gone.has(key))
    .map(line => {
      const qty = pieces.get(line.key)
      return qty === undefined ? line : withQuantity(line, qty)
    })
}

/** A line that took up a piece that was scanned once more. */
export interface CountedLine {
  /** Every line: the scanned one is empty again. */
  all: Lines
  /** Position of the line that counted, its text, and its pieces now. */
  at: number
  number: string
  qty: number
}

/**
 * One piece more on the first other line with the text of the scanned one. Nothing where there is none, where that line asks how many are
 * meant, or where it can take no more.
 */
export function countUp(lines: Lines, scanned: string): CountedLine | undefined {
  const from = lines.findIndex(line => line.key === scanned)
  const line = lines[from]
  const text = normalizeNumber(line?.input ?? '')
  const at = lines.findIndex(other => other.key !== scanned && normalizeNumber(other.input) === text)
  const first = lines[at]
  if (line?.status !== 'typing' || text === '' || !first) return undefined
  if (first.status === 'typing' || first.ambiguity || first.qty >= QUANTITY_MAX) return undefined
  const qty = first.qty + 1
  const all = lines
    .with(at, withQuantity(first, qty))
    .with(from, { ...withInput(line, '', 'empty'), qty: QUANTITY_MIN })
  return { all, at, number: first.input.trim(), qty }
}

/** The line to be checked again. */
export const recheck = (line: QuickOrderLine): QuickOrderLine => withInput(line, line.input, 'checking')

/** The line at the quantity that was entered, which may be a text that has to be asked about. */
export function withEntered(line: QuickOrderLine, entered: string | number): QuickOrderLine {
  // Clearing an open question, or answering it in words, answers nothing.
  const isNoAnswer = line.ambiguity !== undefined && typeof entered === 'string' && !/\p{Nd}/u.test(entered)
  const { qty, ambiguity } = isNoAnswer
    ? { qty: QUANTITY_MIN, ambiguity: { entered: entered.trim(), choices: [] } }
    : readTyped(entered)
  if (!ambiguity) return qty === line.qty && !line.ambiguity ? line : withQuantity(line, qty)
  const read = { ...line, qty, ambiguity, whole: undefined }
  return line.part && line.status !== 'replaced' ? withPart(read, line.part, line.matchedBy, line.reading) : read
}

/** The line with a part that was picked. One that is no longer sold has to be looked up for what takes its place. */
export const withPicked = (line: QuickOrderLine, part: Sku): QuickOrderLine =>
  part.disabled ? recheck(line) : withPart(line, part, 'number')

/** The line at what is in stock; a line that is not short stays as it is (ORD-014). */
export function withStock(line: QuickOrderLine): QuickOrderLine {
  const stock = piecesInReach(line.part?.availability ?? null)
  return line.status === 'back-order' && stock > 0 ? withQuantity(line, stock) : line
}
