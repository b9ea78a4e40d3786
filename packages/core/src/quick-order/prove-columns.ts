/** Which column of a list names the article: the catalogue says so, by a sample of the rows. */
import type { ResolvedLine } from '../contract'
import { normalizeNumber } from '../rules'
import { likelihoodOfName } from './heading-words'
import type { ColumnProof, ParsedList } from './quick-order.types'

type Rows = readonly (readonly string[])[]

/** What the catalogue knows about the text of a cell. */
export interface CellFinding {
  /** It names an article, or several. */
  isFound: boolean
  /** Number of the one article whose number the text is, without other words; undefined where it is none, or names several. */
  exact: string | undefined
}

/** What the catalogue knows about a text; undefined where it was not asked. */
export type Catalogue = (text: string) => CellFinding | undefined

/** Most texts that one list asks about its columns: as many as a visitor may ask. */
export const PROOF_TEXTS = 200
const COLUMNS = 8
/** What is longer is a description. */
const CELL_CHARS = 60

const isAsked = (cell: string): boolean => /\d/.test(cell) && cell.length <= CELL_CHARS

/** The different texts of the columns that may name the article, of rows from all over the list; none where there is only one such column. */
export function samplesOf({ rows, hasHeader, candidates }: ParsedList): string[] {
  if (candidates.length < 2) return []
  const columns = candidates.slice(0, COLUMNS)
  const data = rows.slice(hasHeader ? 1 : 0)
  const most = Math.floor(PROOF_TEXTS / columns.length)
  const step = Math.max(1, data.length / most)
  const sample = Array.from({ length: Math.min(data.length, most) }, (_, at) => data[Math.floor(at * step)] ?? [])
  return [...new Set(sample.flatMap(row => columns.map(at => row[at] ?? '')).filter(isAsked))]
}

/** The answers of the catalogue, by text. */
export function catalogueOf(texts: readonly string[], answers: readonly ResolvedLine[]): Catalogue {
  const findings = new Map(
    answers.map(answer => [texts[Number(answer.key)] ?? '', findingOf(texts[Number(answer.key)] ?? '', answer)]),
  )
  return text => findings.get(text)
}

function findingOf(text: string, { status, matches }: ResolvedLine): CellFinding {
  const [match] = matches
  const isOne = (status === 'found' || status === 'disabled') && match !== undefined
  const isNumber =
    isOne && (match.matchedBy !== 'oemCode' || normalizeNumber(text) === normalizeNumber(match.part.oemCode))
  return { isFound: status !== 'unknown', exact: isNumber ? match.part.number : undefined }
}

export interface ProvenColumns {
  /** The column that names the article. */
  number: number
  /** Columns that name it too, most cells first. */
  fallbacks: readonly number[]
  /** Of these, columns that nothing ranks below the first: where they name another article, the line names two. */
  rivals: readonly number[]
  proofs: readonly (ColumnProof | undefined)[]
}

/** @param candidates the likeliest first: it stays the one where others are not found more often */
export function proveColumns(
  rows: Rows,
  headings: readonly string[],
  candidates: readonly number[],
  catalogue: Catalogue,
): ProvenColumns {
  const proofs: (ColumnProof | undefined)[] = []
  for (const at of candidates) {
    const findings = rows.flatMap(row => catalogue(row[at] ?? '') ?? [])
    if (findings.length > 0) proofs[at] = { asked: findings.length, found: findings.filter(one => one.isFound).length }
  }
  const found = (at: number) => proofs[at]?.found ?? 0
  const [number = 0, ...others] = candidates.toSorted((a, b) => found(b) - found(a))
  const fallbacks = others.filter(at => found(at) > 0)
  const rank = (at: number) => likelihoodOfName(headings[at] ?? '')
  return { number, fallbacks, rivals: fallbacks.filter(at => rank(at) >= rank(number)), proofs }
}

/**
 * The text that names the article of a row: the cell of the number's column, that of another one where it is blank or unknown to the
 * catalogue, both where they name two articles.
 */
export function nameIn(
  cells: readonly string[],
  { number, fallbacks, rivals }: Pick<ProvenColumns, 'number' | 'fallbacks' | 'rivals'>,
  catalogue: Catalogue,
): string {
  const name = cells[number] ?? ''
  const others = fallbacks.map(at => cells[at] ?? '').filter(cell => cell !== '')
  if (name === '') return others.find(cell => catalogue(cell)?.isFound !== false) ?? others[0] ?? ''
  const finding = catalogue(name)
  if (!finding) return name
  if (!finding.isFound) return others.find(cell => catalogue(cell)?.exact !== undefined) ?? name
  const second = rivals.map(at => cells[at] ?? '').find(cell => isAnother(catalogue(cell)?.exact, finding.exact))
  return second === undefined ? name : `${name} ${second}`
}

const isAnother = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other
