/** Which parts carry a number, of any kind: one statement for any number of numbers. */
import type { NumberKind } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import { intArray, readRows, textArray } from '../db/rows'
import type { Deps, Principal } from '../http/handler'
import { barcodeForms } from './barcode'
import { skeletonIn } from './look-alikes'
import { successorIn } from './successor'

/** No company has this id. */
const NO_COMPANY = -1

/** One part that carries one key in one way. */
export interface Match extends Record<string, unknown> {
  key: string
  id: number
  kind: NumberKind
  disabled: boolean
  successor: string | null
}

/**
 * @param keys texts in the form of `normalizeNumber`, each once
 * @param caller whose own numbers count; null for visitors, who have none
 */
export function findMatches(
  keys: readonly string[],
  caller: Principal | null,
  { db, region }: Pick<Deps, 'db' | 'region'>,
): Promise<Match[]> {
  const codes = keys.flatMap(key => barcodeForms(key).map(code => ({ key, code })))
  const part = sql`s.goods_sku_id as id, s.disabled, s.successor`
  return readRows<Match>(
    db,
    sql`with
      wanted as materialized (select key from unnest(${textArray(keys)}) as k(key)),
      scanned as materialized (
        select * from unnest(${textArray(codes.map(({ key }) => key))}, ${textArray(codes.map(({ code }) => code))})
          as k(key, code)),
      found as (
        select w.key, 'number' as kind, ${part}, s.market from wanted w join skus s on s.number_key = w.key
        union all
        select w.key, 'oemCode', ${part}, s.market from wanted w join skus s on s.oem_key = w.key
        union all
        select w.key, 'unionCode', ${part}, s.market from wanted w join skus s on s.union_code = w.key
        union all
        select c.key, 'boxBarcode', ${part}, s.market from scanned c join skus s on s.box_barcode = c.code
        union all
        select c.key, 'productBarcode', ${part}, s.market from scanned c join skus s on s.product_barcode = c.code
        union all
        select w.key, 'custNumber', ${part}, s.market from wanted w
          join cust_numbers n on n.cust_id = ${caller?.custId ?? NO_COMPANY} and n.cust_key = w.key
          join skus s on s.goods_sku_id = n.goods_sku_id
      )
      select key, kind, id, disabled, ${successorIn(region, 'found')} as successor from found
        where market in ('ALL', ${region}) order by id`,
  )
}

/**
 * The parts whose number, OEM code or own number looks like a text.
 * @param skeletons in the form of `skeletonOf`
 */
export function findAlike(
  skeletons: Iterable<string>,
  caller: Principal | null,
  { db, region }: Pick<Deps, 'db' | 'region'>,
): Promise<Match[]> {
  const wanted = [...skeletons]
  if (wanted.length === 0) return Promise.resolve([])
  const part = sql`s.goods_sku_id as id, s.disabled, s.successor, s.market`
  return readRows<Match>(
    db,
    sql`with
      wanted as materialized (select key from unnest(${textArray(wanted)}) as k(key)),
      found as (
        select w.key, 'number' as kind, ${part} from wanted w join skus s on ${skeletonIn(sql`s.number_key`)} = w.key
        union all
        select w.key, 'oemCode', ${part} from wanted w join skus s on ${skeletonIn(sql`s.oem_key`)} = w.key
        union all
        select w.key, 'custNumber', ${part} from wanted w
          join cust_numbers n on n.cust_id = ${caller?.custId ?? NO_COMPANY} and ${skeletonIn(sql`n.cust_key`)} = w.key
          join skus s on s.goods_sku_id = n.goods_sku_id
      )
      select key, kind, id, disabled, ${successorIn(region, 'found')} as successor from found
        where market in ('ALL', ${region}) order by id`,
  )
}

/** Parts by SKU id, as far as this region has them; the key is the id. */
export function findById(ids: Iterable<number>, { db, region }: Pick<Deps, 'db' | 'region'>): Promise<Match[]> {
  return readRows<Match>(
    db,
    sql`select s.goods_sku_id::text as key, 'number' as kind, s.goods_sku_id as id, s.disabled,
        ${successorIn(region, 's')} as successor
      from skus s where s.goods_sku_id = any(${intArray(ids)}) and s.market in ('ALL', ${region})`,
  )
}
