/** Turns entered texts into parts, up to a thousand at once, with the same few statements for any number of lines. */
import type { CallRead, ReadingStep, ResolvedLine, Sku } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import { intArray, readRows, textArray } from '../db/rows'
import type { Deps, Principal } from '../http/handler'
import type { Spoken } from '../texts/language'
import { findById, type Match } from './find-matches'
import { nameParts, offerNearest } from './name-parts'
import { findSkus } from './sku-view'

type Entered = CallRead<'quickOrder.resolve'>['body']['lines']

/** What reading of the catalogue needs. */
type ReadDeps = Pick<Deps, 'db' | 'region' | 'clock'>

/**
 * What each line means, in the order of the lines; for visitors without own numbers, prices and stock.
 * @source QO-003, API-080
 */
export async function resolveLines(
  lines: Entered,
  caller: Principal | null,
  deps: ReadDeps,
  language: Spoken,
): Promise<ResolvedLine[]> {
  const texts = lines.map(({ input }) => input)
  const named = await nameParts(texts, caller, deps)
  const unknown = texts.filter(text => named.get(text)?.matches.length === 0)
  const offered = await offerNearest(unknown, named, deps)
  const articles = [...named.values()].flatMap(naming => naming.articles.flatMap(({ ids }) => ids))
  const matches = [...named.values()].flatMap(naming => naming.matches)
  const candidates = [...offered.values()].flat()
  const parts = await readParts(matches, [...articles, ...candidates], caller, deps, language)
  return lines.map(({ key, input }) => {
    const naming = named.get(input)
    if (naming && naming.matches.length > 0) return toLine(key, naming.matches, [], parts, naming.reading)
    const line = toLine(key, [], offered.get(input) ?? [], parts)
    if (!naming || naming.articles.length < 2) return line
    // Those that are named, and not those that look alike.
    const candidates = naming.articles.flatMap(({ ids }) => parts.byId.get(ids[0] ?? -1) ?? [])
    return { ...line, candidates, articles: naming.articles.map(({ text }) => text) }
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
  language: Spoken,
): Promise<ResolvedLine[]> {
  if (lines.length === 0) return []
  const found = await findById(new Set(lines.map(({ id }) => id)), deps)
  const matches = new Map(found.map(match => [match.key, [match]]))
  const parts = await readParts(found, [], caller, deps, language)
  return lines.map(({ key, id }) => toLine(key, matches.get(String(id)) ?? [], [], parts))
}

interface Parts {
  byId: ReadonlyMap<number, Sku>
  byNumber: ReadonlyMap<string, Sku>
}

async function readParts(
  found: readonly Match[],
  near: readonly number[],
  caller: Principal | null,
  deps: ReadDeps,
  language: Spoken,
): Promise<Parts> {
  const successors = found.flatMap(({ disabled, successor }) => (disabled && successor ? [successor] : []))
  const ids = [...found.map(({ id }) => id), ...near, ...(await successorIds(successors, near, deps))]
  const byId = await findSkus(deps, caller, ids, language)
  return { byId, byNumber: new Map([...byId.values()].map(part => [part.number, part])) }
}

/** Ids of the parts with these numbers, and of those that take the place of what is near and no longer sold. */
async function successorIds(numbers: readonly string[], near: readonly number[], { db }: ReadDeps): Promise<number[]> {
  if (numbers.length + near.length === 0) return []
  const rows = await readRows<{ id: number }>(
    db,
    sql`select goods_sku_id as id from skus where number = any(${textArray(new Set(numbers))})
      union
      select next.goods_sku_id from skus s join skus next on next.number = s.successor
        where s.goods_sku_id = any(${intArray(new Set(near))}) and s.disabled`,
  )
  return rows.map(({ id }) => id)
}

function toLine(
  key: string,
  found: readonly Match[],
  offered: readonly number[],
  parts: Parts,
  reading?: ReadingStep,
): ResolvedLine {
  const matches = found.flatMap(({ id, kind }) => {
    const part = parts.byId.get(id)
    return part ? [{ part, matchedBy: kind }] : []
  })
  const none = { key, successor: null, candidates: [], ...(reading && { reading }) }
  const [first] = matches
  if (!first) {
    return { ...none, status: 'unknown', matches: [], candidates: sellable(offered, parts) }
  }
  if (matches.length > 1) return { ...none, status: 'ambiguous', matches }
  if (!first.part.disabled) return { ...none, status: 'found', matches }
  const successor = first.part.successor === null ? null : (parts.byNumber.get(first.part.successor) ?? null)
  return { ...none, status: 'disabled', matches, successor }
}

/** Parts that can be ordered: what takes the place of one that is no longer sold. */
const sellable = (ids: readonly number[], { byId, byNumber }: Parts): Sku[] => {
  const parts = ids.flatMap(id => {
    const part = byId.get(id)
    return (part?.disabled ? byNumber.get(part.successor ?? '') : part) ?? []
  })
  return [...new Set(parts)]
}
