/** What goes with a part (API-053). */
import type { RelatedSku } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import { readRows } from '../db/rows'
import type { Deps, Principal } from '../http/handler'
import type { Spoken } from '../texts/language'
import { getSkuId } from './sku-details'
import { findSkus } from './sku-view'

const SHOWN = 8
/** The last orders of a part say what is bought with it today, and reading them has an end. */
const ORDERS_READ = 500
/** Once is chance. */
const ORDERS_MIN = 2

/** The same kind and colour for the same printer, such as the cartridge with less toner: it is bought in the place of a part. */
const isNoTwin = sql`not (
  other.class_id = own.class_id and coalesce(other.colour, '') = coalesce(own.colour, '')
  and exists (
    select 1 from sku_models a join sku_models b using (model_id)
    where a.goods_sku_id = other.goods_sku_id and b.goods_sku_id = own.goods_sku_id))`

/**
 * Parts that stood in the same orders, the most frequent first, then those for the same printers; only what is sold here.
 * @throws ApiError `NOT_FOUND` for an unknown number
 * @source API-053, CAT-010
 */
export async function listRelated(
  number: string,
  caller: Principal | null,
  deps: Deps,
  language: Spoken,
): Promise<RelatedSku[]> {
  const { db, region } = deps
  const id = await getSkuId(number, deps)
  const rows = await readRows<{ id: number; orders: string | null }>(
    db,
    sql`with
      last as (
        select order_id from order_lines where goods_sku_id = ${id} order by order_line_id desc limit ${ORDERS_READ}),
      bought as (
        select l.goods_sku_id as id, count(distinct l.order_id) as orders
        from last join order_lines l using (order_id)
          join skus other on other.goods_sku_id = l.goods_sku_id join skus own on own.goods_sku_id = ${id}
        where l.goods_sku_id <> ${id} and ${isNoTwin}
        group by 1 having count(distinct l.order_id) >= ${ORDERS_MIN} order by 2 desc, 1 limit ${SHOWN}),
      related as (select related_id as id, position from related_skus where goods_sku_id = ${id})
      select id, b.orders from bought b full join related r using (id) join skus s on s.goods_sku_id = id
      where not s.disabled and s.market in ('ALL', ${region})
      order by b.orders desc nulls last, r.position, id`,
  )
  const ids = rows.map(row => row.id)
  const parts = await findSkus(deps, caller, ids, language)
  return rows.flatMap(row => {
    const part = parts.get(row.id)
    return part ? { ...part, isBoughtTogether: row.orders !== null } : []
  })
}
