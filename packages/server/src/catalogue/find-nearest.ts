/** Parts whose numbers look like a mistyped one. */
import { type SQL, sql } from 'drizzle-orm'
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
/** Numbers that are less alike are not near; the trigram index has the same limit. */
const LIKENESS_MIN = 0.3
/** Numbers of which neither half stands in the catalogue, in one statement: far below the time that a statement may take. */
const STRANGERS_AT_ONCE = 50
/** After so long no further ones are looked up: in most catalogues a thousand take less. */
const STRANGERS_MS = 5_000
/** Letters and figures that the index of the ends of numbers holds. */
const END = 3
/** No text begins with the key and sorts after this. */
const LAST_CHARACTER = '\u{10FFFF}'

/** The text with two neighbours the other way round, at each place: the commonest slip with digits. */
export function swapNeighbours(text: string): string[] {
  const swapped = Array.from({ length: Math.max(0, text.length - 1) }, (_, i) =>
    [text.slice(0, i), text[i + 1], text[i], text.slice(i + 2)].join(''),
  )
  return [...new Set(swapped)].filter(other => other !== text)
}

/** A part whose number is near. */
export type NearPart = Described & { id: number }

/** Where one letter is wrong, one half of the number is right: both halves, and the first two thirds of one of ours. */
const halvesOf = (key: string) => {
  const half = Math.max(LENGTH_MIN, Math.floor(key.length / 2))
  return { head: key.slice(0, half), tail: key.slice(-half), most: key.slice(0, Math.ceil((key.length * 2) / 3)) }
}

/**
 * The nearest parts that are sold here, by key, the best first; keys without any are not in it.
 * @param keys texts in the form of `normalizeNumber` that no part carries
 */
export async function findNearest(
  keys: Iterable<string>,
  deps: Pick<Deps, 'db' | 'region'>,
): Promise<Map<string, NearPart[]>> {
  const wanted = [...new Set(keys)].filter(key => key.length >= LENGTH_MIN)
  const nearest = await readNear(wanted, haveOneHalf, deps)
  const strangers = wanted.filter(key => !nearest.has(key))
  const until = performance.now() + STRANGERS_MS
  for (let at = 0; at < strangers.length && performance.now() < until; at += STRANGERS_AT_ONCE) {
    const some = await readNear(strangers.slice(at, at + STRANGERS_AT_ONCE), areLike, deps)
    for (const [key, parts] of some) nearest.set(key, parts)
  }
  return nearest
}

/** Ids of parts whose number has one half of `w`, or two neighbours the other way round. */
const haveOneHalf = sql`
  select goods_sku_id from skus where oem_key = any(swapped.keys) or number_key = any(swapped.keys)
  union select goods_sku_id from skus where oem_key ~>=~ w.head and oem_key ~<~ (w.head || ${LAST_CHARACTER})
  union select goods_sku_id from skus where right(oem_key, 3) = right(w.tail, ${END}) and right(oem_key, length(w.tail)) = w.tail
  union select goods_sku_id from skus where number_key ~>=~ w.most and number_key ~<~ (w.most || ${LAST_CHARACTER})`

/** Ids of parts whose number has letters side by side as `w` has. */
const areLike = sql`select goods_sku_id from skus where oem_key % w.key or number_key % w.key`

async function readNear(
  wanted: readonly string[],
  candidates: SQL,
  { db, region }: Pick<Deps, 'db' | 'region'>,
): Promise<Map<string, NearPart[]>> {
  if (wanted.length === 0) return new Map()
  const halves = wanted.map(halvesOf)
  const columns = [
    wanted,
    wanted.map(key => swapNeighbours(key).join(' ')),
    halves.map(({ head }) => head),
    halves.map(({ tail }) => tail),
    halves.map(({ most }) => most),
  ].map(textArray)
  // Of two that are as near, the one that ends in the same letter comes first: it is the size, `X` the large one of HP.
  const rows = await readRows<NearPart & { key: string } & Record<string, unknown>>(
    db,
    sql`select w.key, near.*
      from unnest(${sql.join(columns, sql`, `)}) with ordinality as w(key, swaps, head, tail, most, place)
      cross join lateral (select string_to_array(w.swaps, ' ') as keys) swapped
      cross join lateral (
        select s.goods_sku_id as id, s.number, likeness, "hasEnd", ${describedColumns}
        from (${candidates}) as c join skus s using (goods_sku_id) join brands b using (brand_id)
        cross join lateral (select greatest(
          similarity(s.oem_key, w.key), similarity(s.number_key, w.key),
          case when s.oem_key = any(swapped.keys) or s.number_key = any(swapped.keys) then ${SWAPPED}::real end
        ) as likeness, right(w.key, 1) ~ '[A-Z]' and right(s.oem_key, 1) = right(w.key, 1) as "hasEnd") as alike
        where likeness >= ${LIKENESS_MIN}::real
          and not s.disabled and s.market in ('ALL', ${region})
        order by likeness desc, "hasEnd" desc, s.number limit ${LOOKED_AT_MAX}
      ) near
      order by w.place, near.likeness desc, near."hasEnd" desc, near.number`,
  )
  const nearest = new Map<string, NearPart[]>()
  for (const { key, ...part } of rows) {
    const known = nearest.get(key)
    if (known) known.push(part)
    else nearest.set(key, [part])
  }
  return nearest
}
