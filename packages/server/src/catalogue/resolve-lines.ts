/** Turns entered texts into parts, up to a thousand at once, with the same few statements for any number of lines. */
import type { CallRead, Language, NumberKind, ResolvedLine, Sku } from '@cartwright/core/contract'
import { normalizeNumber } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import { readRows, textArray } from '../db/rows'
import type { Deps, Principal } from '../http/handler'
import { articleKeys, articlesIn } from './articles-in-text'
import { findById, findMatches, type Match } from './find-matches'
import { findNearest, keysIn, nearestTo } from './find-nearest'
import { findSkus } from './sku-view'
import { findByTradeName, isSaidOf } from './trade-names'

/** A number that stands for more parts than this is no help to anybody. */
const MATCHES_MAX = 10
/** A shorter end of a number is no name of it. */
const SHORT_MIN = 3

type Entered = CallRead<'quickOrder.resolve'>['body']['lines']

/** What reading of the catalogue needs. */
type ReadDeps = Pick<Deps, 'db' | 'region' | 'clock'>

/** Which kind is named when one part carries the text in several ways. */
const KIND_ORDER: readonly NumberKind[] = [
  'number',
  'oemCode',
  'unionCode',
  'boxBarcode',
  'productBarcode',
  'custNumber',
]

/**
 * What each line means, in the order of the lines; for visitors without own numbers, prices and stock.
 * @source QO-003, API-080
 */
export async function resolveLines(
  lines: Entered,
  caller: Principal | null,
  deps: ReadDeps,
  language: Language,
): Promise<ResolvedLine[]> {
  const keys = new Set(lines.map(({ input }) => normalizeNumber(input)).filter(Boolean))
  const numbered = groupByPart(await findMatches([...keys], caller, deps))
  const others = lines.filter(({ input }) => !numbered.has(normalizeNumber(input))).map(({ input }) => input)
  const matches = new Map([...numbered, ...groupByPart(await findByTradeName(others, deps))])
  const unknown = lines.filter(({ input }) => !matches.has(normalizeNumber(input)))
  const inTexts = new Set(articleKeys(unknown.map(({ input }) => input)))
  const beside = groupByPart(inTexts.size > 0 ? await findMatches([...inTexts], caller, deps) : [])
  const nearest = await findNearest(new Set(unknown.flatMap(({ input }) => keysIn(input))), deps)
  const near = unknown.flatMap(({ input }) => nearestTo(input, nearest))
  const parts = await readParts(new Map([...beside, ...matches]), near, caller, deps, language)
  return lines.map(({ key, input }) => {
    const found = matches.get(normalizeNumber(input)) ?? []
    if (found.length > 0) return toLine(key, found, [], parts)
    const { named, rest } = articlesIn(input, text => (beside.get(text) ?? []).map(match => match.id))
    const [only] = named
    if (only && named.length === 1 && areNamesOf(rest, only.key, parts.byId.get(only.ids[0] ?? -1))) {
      return toLine(key, beside.get(only.key) ?? [], [], parts)
    }
    const line = toLine(key, [], nearestTo(input, nearest), parts)
    if (named.length < 2) return line
    // Those that are named come before those that look alike.
    const candidates = named.flatMap(({ ids }) => parts.byId.get(ids[0] ?? -1) ?? [])
    return { ...line, candidates, articles: named.map(({ text }) => text) }
  })
}

/**
 * The same for parts that are named by their ids, in the order of the lines. A part that this region does not sell is unknown.
 * @source QO-003
 */
export async function resolveIds(
  lines: readonly { key: string; id: number }[],
  caller: Principal | null,
  deps: ReadDeps,
  language: Language,
): Promise<ResolvedLine[]> {
  if (lines.length === 0) return []
  const found = await findById(new Set(lines.map(({ id }) => id)), deps)
  const matches = new Map(found.map(match => [match.key, [match]]))
  const parts = await readParts(matches, [], caller, deps, language)
  return lines.map(({ key, id }) => toLine(key, matches.get(String(id)) ?? [], [], parts))
}

/** `CF226X/26X`, `HP CF226X black`: what stands beside the name is a short form of it, or says what the part is. */
function areNamesOf(rest: readonly string[], name: string, part: Sku | undefined): boolean {
  if (!part) return false
  const words = rest.flatMap(text => text.split(/[\s,;|+&/()]+/)).filter(Boolean)
  const known = [part.number, part.oemCode].map(normalizeNumber)
  const isShort = (word: string) =>
    word.length >= SHORT_MIN && word !== name && /[A-Z]/.test(word) && known.some(number => number.endsWith(word))
  const others = words.filter(word => normalizeNumber(word) !== '' && !isShort(normalizeNumber(word)))
  const described = { ...part, brand: part.brandName, oemKey: normalizeNumber(part.oemCode) }
  return isSaidOf(others.join(' '), described)
}

/** Of each key the parts that carry it, each once; what is no longer sold only when nothing else has it. */
function groupByPart(found: readonly Match[]): Map<string, Match[]> {
  const byKey = new Map<string, Map<number, Match>>()
  const inOrder = [...found].sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind))
  for (const match of inOrder) {
    const parts = byKey.get(match.key) ?? new Map<number, Match>()
    if (!parts.has(match.id)) parts.set(match.id, match)
    byKey.set(match.key, parts)
  }
  return new Map(
    [...byKey].map(([key, parts]) => {
      const all = [...parts.values()]
      const sold = all.filter(match => !match.disabled)
      return [key, (sold.length > 0 ? sold : all).slice(0, MATCHES_MAX)]
    }),
  )
}

interface Parts {
  byId: ReadonlyMap<number, Sku>
  byNumber: ReadonlyMap<string, Sku>
}

async function readParts(
  matches: ReadonlyMap<string, Match[]>,
  near: readonly number[],
  caller: Principal | null,
  deps: ReadDeps,
  language: Language,
): Promise<Parts> {
  const found = [...matches.values()].flat()
  const successors = found.flatMap(({ disabled, successor }) => (disabled && successor ? [successor] : []))
  const rows = await readRows<{ id: number }>(
    deps.db,
    sql`select goods_sku_id as id from skus where number = any(${textArray(new Set(successors))})`,
  )
  const ids = [...found.map(match => match.id), ...near, ...rows.map(row => row.id)]
  const byId = await findSkus(deps, caller, ids, language)
  return { byId, byNumber: new Map([...byId.values()].map(part => [part.number, part])) }
}

function toLine(key: string, found: readonly Match[], nearest: readonly number[], parts: Parts): ResolvedLine {
  const matches = found.flatMap(({ id, kind }) => {
    const part = parts.byId.get(id)
    return part ? [{ part, matchedBy: kind }] : []
  })
  const none = { key, successor: null, candidates: [] }
  const [first] = matches
  if (!first) {
    return { ...none, status: 'unknown', matches: [], candidates: nearest.flatMap(id => parts.byId.get(id) ?? []) }
  }
  if (matches.length > 1) return { ...none, status: 'ambiguous', matches }
  if (!first.part.disabled) return { ...none, status: 'found', matches }
  const successor = first.part.successor === null ? null : (parts.byNumber.get(first.part.successor) ?? null)
  return { ...none, status: 'disabled', matches, successor }
}
