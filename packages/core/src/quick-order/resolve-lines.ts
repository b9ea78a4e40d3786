/** What entered texts mean. */
import type { CallOptions } from '../client/client.types'
import type { NumberKind, ResolvedLine, Sku } from '../contract'
import * as catalogueCalls from '../contract/catalogue'
import * as quickOrderCalls from '../contract/quick-order'
import { isShopError } from '../errors/shop-error'
import { catalogueContextOf } from '../listing/catalogue-context'
import { normalizeNumber } from '../rules'
import type { Shop } from '../shop.types'
import { toSendable } from './to-sendable'

export interface Question {
  key: string
  input: string
}

export type ResolvingShop = Pick<Shop, 'client' | 'session' | 'sites'>

/**
 * What up to 1,000 lines mean, 200 for a visitor, any kind of number. A backend without the call for many lines is asked for each text as a search is.
 * @throws ShopError
 * @source QO-003
 */
export async function resolveLines(
  shop: ResolvingShop,
  questions: readonly Question[],
  { isVisitor = false, ...options }: Pick<CallOptions, 'signal'> & { isVisitor?: boolean } = {},
): Promise<ResolvedLine[]> {
  const lines = questions.map(({ key, input }) => ({ key, input: toSendable(input.trim(), 120) }))
  const call = isVisitor ? quickOrderCalls.recognise : quickOrderCalls.resolve
  try {
    return (await shop.client.call(call, { body: { lines } }, { ...options, silent: 'not-found' })).lines
  } catch (error) {
    if (!isShopError(error, 'not-found')) throw error
    return searchLines(shop, lines, options)
  }
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
async function searchLines(
  shop: ResolvingShop,
  lines: readonly Question[],
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
