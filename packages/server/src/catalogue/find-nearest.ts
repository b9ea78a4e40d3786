/** Parts whose numbers look like a mistyped one. */
import { normalizeNumber } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import { readRows, textArray } from '../db/rows'
import type { Deps } from '../http/handler'
import { type Described, isAsSaid, readDescription } from './trade-names'

/** Suggestions per number. */
const CANDIDATES_MAX = 3
/** Looked at for each number: as many as have the colours, kinds and yields of one name. */
const LOOKED_AT_MAX = 16
/** More numbers than this are not looked at in one call: a list of nothing but strangers is the wrong list. */
const NUMBERS_MAX = 300
/** Shorter texts are like everything. */
const LENGTH_MIN = 3
/** How alike two neighbours the wrong way round are: more than anything but the number itself. */
const SWAPPED = 0.95

/** What can be a number in an entered text: all of it as one, and each word with a digit. */
export function keysIn(text: string): string[] {
  const words = text.split(/\s+/).filter(word => /\d/.test(word))
  return [...new Set([text, ...words].map(normalizeNumber))].filter(Boolean)
}

/** The text with two neighbours the other way round, at each place: the commonest slip with digits. */
export function swapNeighbours(text: string): string[] {
  const swapped = Array.from({ length: Math.max(0, text.length - 1) }, (_, i) =>
    [text.slice(0, i), text[i + 1], text[i], text.slice(i + 2)].join(''),
  )
  return [...new Set(swapped)].filter(other => other !== text)
}

/** A part whose number is near. */
export type NearPart = Described & { id: number }

/**
 * The nearest parts that are sold here, by key, the best first; keys without any are not in it.
 * @param keys texts in the form of `normalizeNumber` that no part carries
 */
export async function findNearest(
  keys: Iterable<string>,
  { db, region }: Pick<Deps, 'db' | 'region'>,
): Promise<Map<string, NearPart[]>> {
  const wanted = [...keys].filter(key => key.length >= LENGTH_MIN).slice(0, NUMBERS_MAX)
  if (wanted.length === 0) return new Map()
  // `%` lets the trigram indexes choose; the order is by the better of both numbers.
  const rows = await readRows<NearPart & { key: string } & Record<string, unknown>>(
    db,
    sql`select w.key, near.id, near.brand, near.colour, near.class_id as "classId"
      from unnest(${textArray(wanted)}, ${textArray(wanted.map(key => swapNeighbours(key).join(' ')))})
        with ordinality as w(key, swaps, place)
      cross join lateral (select string_to_array(w.swaps, ' ') as keys) swapped
      cross join lateral (
        select s.goods_sku_id as id, b.brand_name as brand, s.colour, s.class_id, s.number, greatest(
          similarity(s.oem_key, w.key), similarity(s.number_key, w.key),
          case when s.oem_key = any(swapped.keys) or s.number_key = any(swapped.keys) then ${SWAPPED}::real end
        ) as likeness
        from skus s join brands b using (brand_id)
        where (s.oem_key % w.key or s.number_key % w.key
            or s.oem_key = any(swapped.keys) or s.number_key = any(swapped.keys))
          and not s.disabled and s.market in ('ALL', ${region})
        order by likeness desc, s.number limit ${LOOKED_AT_MAX}
      ) near
      order by w.place, near.likeness desc, near.number`,
  )
  const nearest = new Map<string, NearPart[]>()
  for (const { key, ...part } of rows) nearest.set(key, [...(nearest.get(key) ?? []), part])
  return nearest
}

/**
 * The nearest parts of a text, among what `findNearest` knows of its `keysIn`: of no other colour, brand or kind than the one that the
 * text names, and none when there is no such part.
 */
export function nearestTo(text: string, nearest: ReadonlyMap<string, readonly NearPart[]>): number[] {
  const said = readDescription(text)
  const all = keysIn(text).flatMap(key => nearest.get(key) ?? [])
  const fitting = all.filter(part => isAsSaid(said, part)).map(({ id }) => id)
  return [...new Set(fitting)].slice(0, CANDIDATES_MAX)
}
