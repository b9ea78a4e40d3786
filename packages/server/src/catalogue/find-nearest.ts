/** Parts whose numbers look like a mistyped one. */
import { sql } from 'drizzle-orm'
import type { Deps } from '../app/handler'
import { readRows, textArray } from '../db/rows'

/** Suggestions per number. */
const CANDIDATES_MAX = 3
/** More numbers than this are not looked at in one call: a list of nothing but strangers is the wrong list. */
const NUMBERS_MAX = 300
/** Shorter texts are like everything. */
const LENGTH_MIN = 3

/**
 * The nearest parts that are sold here, by key, the best first; keys without any are not in it.
 * @param keys texts in the form of `normalizeNumber` that no part carries
 */
export async function findNearest(keys: readonly string[], { db, region }: Deps): Promise<Map<string, number[]>> {
  const wanted = keys.filter(key => key.length >= LENGTH_MIN).slice(0, NUMBERS_MAX)
  if (wanted.length === 0) return new Map()
  // `%` lets the trigram indexes choose; the order is by the better of both numbers.
  const rows = await readRows<{ key: string; id: number }>(
    db,
    sql`select w.key, near.id from unnest(${textArray(wanted)}) with ordinality as w(key, place)
      cross join lateral (
        select s.goods_sku_id as id, greatest(similarity(s.oem_key, w.key), similarity(s.number_key, w.key)) as likeness
        from skus s
        where (s.oem_key % w.key or s.number_key % w.key) and not s.disabled and s.market in ('ALL', ${region})
        order by likeness desc, s.number limit ${CANDIDATES_MAX}
      ) near
      order by w.place, near.likeness desc`,
  )
  const nearest = new Map<string, number[]>()
  for (const { key, id } of rows) nearest.set(key, [...(nearest.get(key) ?? []), id])
  return nearest
}
