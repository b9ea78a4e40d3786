/** What entered texts mean at a backend that has no call for many lines. */
import type { CallOptions } from '../client/client.types'
import type { NumberKind, ResolvedLine, Sku } from '../contract'
import * as catalogueCalls from '../contract/catalogue'
import { catalogueContextOf } from '../listing/catalogue-context'
import { normalizeNumber } from '../rules'
import type { Shop } from '../shop.types'

/** One text, whose answer comes back with its key. */
export interface LineQuestion {
  key: string
  input: string
}

/** Most searches under way. */
const SEARCHES = 6
/** Articles that one search answers. */
const PAGE_SIZE = 20
/** Articles that are offered for a text that none carries. */
const CANDIDATES = 5

const KINDS: readonly NumberKind[] = ['number', 'oemCode', 'unionCode', 'boxBarcode', 'productBarcode', 'custNumber']

/**
 * What lines mean at a backend that has only the calls of the specification: one search for each different text, because they take one keyword.
 * @throws ShopError
 * @source API-049, QO-003
 */
export async function searchLines(
  shop: Pick<Shop, 'client' | 'session' | 'sites'>,
  lines: readonly LineQuestion[],
  options: Pick<CallOptions, 'signal'>,
): Promise<ResolvedLine[]> {
  const search = async (keyword: string) => {
    const query = { ...catalogueContextOf(shop), keyword, pageNum: 1, pageSize: PAGE_SIZE }
    return (await shop.client.call(catalogueCalls.query, { query }, options)).rows
  }
  const found = new Map<string, Omit<ResolvedLine, 'key'>>()
  const waiting = [...new Set(lines.map(({ input }) => input))]
  const work = async () => {
    for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) {
      const line = toLine(input, input ? await search(input) : [])
      const next = line.status === 'disabled' ? line.matches[0]?.part.successor : undefined
      const successor = next ? (await search(next)).find(({ number }) => number === next) : undefined
      found.set(input, { ...line, successor: successor ?? null })
    }
  }
  await Promise.all(Array.from({ length: SEARCHES }, work))
  return lines.map(({ key, input }) => ({ key, ...(found.get(input) ?? toLine(input, [])) }))
}

function toLine(input: string, rows: readonly Sku[]): Omit<ResolvedLine, 'key'> {
  const wanted = normalizeNumber(input)
  const all = rows.flatMap(part => {
    const matchedBy = KINDS.find(kind => normalizeNumber(part[kind] ?? '') === wanted)
    return matchedBy ? [{ part, matchedBy }] : []
  })
  const sold = all.filter(({ part }) => !part.disabled)
  const matches = sold.length > 0 ? sold : all
  if (matches.length === 0)
    return { status: 'unknown', matches, successor: null, candidates: rows.slice(0, CANDIDATES) }
  const status = matches.length > 1 ? 'ambiguous' : sold.length > 0 ? 'found' : 'disabled'
  return { status, matches, successor: null, candidates: [] }
}
