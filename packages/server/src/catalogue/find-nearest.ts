/** Parts whose numbers look like a mistyped one. */
import { sql } from 'drizzle-orm'
import { readRows, textArray } from '../db/rows'
import type { Deps } from '../http/handler'
import { describedColumns } from './described-columns'
import type { Described } from './description'

/** Looked at for each number: as many as have the colours, kinds and yields of one name. */
const LOOKED_AT_MAX = 16
/** Shorter texts are like everything. */
const LENGTH_MIN = 3
/** How alike two neighbours the wrong way round are: more than anything but the number itself. */
const SWAPPED = 0.95

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
  const wanted = [...new Set(keys)].filter(key => key.length >= LENGTH_MIN)
  if (wanted.length === 0) return new Map()
  // `%` lets the trigram indexes choose; the order is by the better of both numbers.
  const rows = await readRows<NearPart & { key: string } & Record<string, unknown>>(
    db,
    sql`select w.key, near.*
      from unnest(${textArray(wanted)}, ${textArray(wanted.map(key => swapNeighbours(key).join(' ')))})
        with ordinality as w(key, swaps, place)
      cross join lateral (select string_to_array(w.swaps, ' ') as keys) swapped
      cross join lateral (
        select s.goods_sku_id as id, s.number, ${describedColumns},
          greatest(
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
  for (const { key, ...part } of rows) {
    const known = nearest.get(key)
    if (known) known.push(part)
    else nearest.set(key, [part])
  }
  return nearest
}
