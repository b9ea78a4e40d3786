/** What a reader has said about the columns of a list, for the next list with the same headings: in this browser, for half a year. */
import { readKept } from '../contract/read-shape'
import { listOf, number, object, oneOf, string } from '../contract/shape'
import type { ShopStorage } from '../shop.types'
import { toJson } from '../to-json'
import type { ParsedList } from './quick-order.types'

const NAME = 'cartwright list columns'
const LIFE_MS = 180 * 24 * 60 * 60_000
/** Kinds of lists; the one that was used longest ago goes. */
const HEADINGS = 20

const memoryShape = listOf(
  object({
    headings: string,
    columns: listOf(oneOf(['number', 'fallback', 'quantity', 'ignore'])),
    savedAt: number,
  }),
)

type Roles = ParsedList['columns']

/** The headings in lower case; undefined for a list without a heading. */
const headingsOf = ({ hasHeader, rows }: Pick<ParsedList, 'hasHeader' | 'rows'>): string | undefined =>
  hasHeader ? rows[0]?.map(cell => cell.toLowerCase()).join('\t') : undefined

function read(drafts: ShopStorage, now: Date) {
  try {
    const kept = readKept(memoryShape, JSON.parse(drafts.get(NAME) ?? '[]')) ?? []
    return kept.filter(({ savedAt }) => savedAt > now.getTime() - LIFE_MS)
  } catch {
    return []
  }
}

/** The roles that a reader has given to columns of these headings; undefined where there are none. */
export function recallColumns(drafts: ShopStorage, list: ParsedList, now: Date): Roles | undefined {
  const headings = headingsOf(list)
  const known = headings === undefined ? undefined : read(drafts, now).find(entry => entry.headings === headings)
  return known?.columns.length === list.columns.length ? known.columns : undefined
}

/** Keeps the roles for lists with the same headings. A list without a heading is not kept. */
export function rememberColumns(drafts: ShopStorage, list: ParsedList, now: Date): void {
  const headings = headingsOf(list)
  if (headings === undefined) return
  const others = read(drafts, now).filter(entry => entry.headings !== headings)
  const entry = { headings, columns: [...list.columns], savedAt: now.getTime() }
  drafts.set(NAME, toJson([entry, ...others].slice(0, HEADINGS)))
}

/** Forgets what was kept for lists with these headings. */
export function forgetColumns(drafts: ShopStorage, list: ParsedList, now: Date): void {
  const headings = headingsOf(list)
  drafts.set(NAME, toJson(read(drafts, now).filter(entry => entry.headings !== headings)))
}
