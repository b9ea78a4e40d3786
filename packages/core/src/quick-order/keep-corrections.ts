/** What a buyer has put right in the lines of a text stays when the text is read in another way, or changed at another place. */
import { parsedLine, toParsedLine } from './quick-order.derive'
import type { ParsedList, QuickOrderLine } from './quick-order.types'

type ParsedLine = ParsedList['lines'][number]

/** The lines of a text, and how it was cut into them. */
export type ReadLines = Pick<ParsedList, 'lines' | 'delimiter' | 'hasHeader'>

/** A list as it was read, and what became of its lines. */
export interface Corrections {
  /** The text that was read. */
  text: string
  /** How it was read. */
  read: ReadLines
  /** The lines as they are, each with the row that it comes from. */
  lines: readonly ParsedLine[]
}

/** The lines as the list holds them, each with the row that it comes from: a line that was split has the row of the one above. */
export function withRows(lines: readonly QuickOrderLine[], rowOf: (key: string) => number | undefined): ParsedLine[] {
  let row = 0
  return lines.map(line => {
    row = rowOf(line.key) ?? row
    return toParsedLine(line, row)
  })
}

/**
 * The lines of another reading, with what was put right in those whose source is the same: of one text the row, where it is cut into
 * the same rows; else the lines above and below what has changed.
 * @returns undefined where nothing of it can stay
 */
export function keepCorrections(
  before: Corrections,
  text: string,
  fresh: ReadLines,
): readonly ParsedLine[] | undefined {
  const { read } = before
  const isSameCut = text === before.text && read.delimiter === fresh.delimiter && read.hasHeader === fresh.hasHeader
  const sources = (isSameCut ? byRow : aroundChange)(read.lines, fresh.lines)
  const kept = fresh.lines.flatMap(line => {
    const source = sources.get(line)
    return source ? correct(source, linesOf(source, before), line) : [line]
  })
  return kept.length === fresh.lines.length && kept.every((line, at) => line === fresh.lines[at]) ? undefined : kept
}

type Sources = ReadonlyMap<ParsedLine, ParsedLine>

function byRow(read: readonly ParsedLine[], fresh: readonly ParsedLine[]): Sources {
  const rows = new Map(read.map(line => [line.row, line]))
  return new Map(
    fresh.flatMap(line => {
      const source = rows.get(line.row)
      return source ? [[line, source]] : []
    }),
  )
}

/** A text is changed in one place: a line further below that reads like one above is another line. */
function aroundChange(read: readonly ParsedLine[], fresh: readonly ParsedLine[]): Sources {
  const most = Math.min(read.length, fresh.length)
  const sources = new Map<ParsedLine, ParsedLine>()
  const pair = (source: ParsedLine | undefined, line: ParsedLine | undefined) => {
    if (!source || !line || !isSameText(source, line) || !isSameQuantity(source, line)) return false
    sources.set(line, source)
    return true
  }
  let above = 0
  while (above < most && pair(read[above], fresh[above])) above += 1
  let below = 1
  while (below <= most - above && pair(read.at(-below), fresh.at(-below))) below += 1
  return sources
}

const linesOf = ({ row }: ParsedLine, { lines }: Corrections) => lines.filter(line => line.row === row)

const isSameText = (one: ParsedLine, other: ParsedLine) => one.input === other.input && one.whole === other.whole

const isSameQuantity = (one: ParsedLine, other: ParsedLine) =>
  one.quantity === other.quantity && one.ambiguity?.entered === other.ambiguity?.entered

/** What became of a line, as far as the cells that it was made of are read as before. */
function correct(source: ParsedLine, lines: readonly ParsedLine[], fresh: ParsedLine): readonly ParsedLine[] {
  const [line, ...more] = lines
  if (!line) return []
  const hasText = isSameText(source, fresh)
  const hasQuantity = isSameQuantity(source, fresh)
  const asRead = toParsedLine(parsedLine('', source), source.row)
  const isUntouched = more.length === 0 && isSameText(asRead, line) && isSameQuantity(asRead, line)
  if (isUntouched) return [fresh]
  if (hasText && hasQuantity) return lines.map(one => atRow(one, fresh.row))
  // Of one that was split, the parts belong to the whole.
  if (more.length > 0) return [fresh]
  if (hasText && line.input !== source.input) return [withText(fresh, line)]
  if (hasQuantity && !isSameQuantity(asRead, line)) return [withQuantity(fresh, line)]
  return [fresh]
}

const atRow = (line: ParsedLine, row: number): ParsedLine => ({ ...line, row })

const withText = ({ quantity, row, ambiguity }: ParsedLine, { input }: ParsedLine): ParsedLine => {
  const line = { input, quantity, row }
  return ambiguity ? { ...line, ambiguity } : line
}

const withQuantity = ({ input, row, whole, isCell }: ParsedLine, { quantity, ambiguity }: ParsedLine): ParsedLine => ({
  input,
  quantity,
  row,
  ...(ambiguity && { ambiguity }),
  ...(whole && { whole }),
  ...(isCell && { isCell }),
})
