/** Stock and arrivals for the look-up calls (API-059, API-060). */
import type { CallRead, CallResult } from '@cartwright/core/contract'
import { dayIn } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import { readRows } from '../db/rows'
import type { Deps, Principal } from '../http/handler'

type Items = CallRead<'catalogue.inventory'>['body']

/** `items(number, warehouse)` from one parameter; a blank warehouse stands for all of the region. */
const itemTable = (items: Items) =>
  sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as items(number text, warehouse text)`

const isAsked = sql`(trim(items.warehouse) = '' or w.code = upper(trim(items.warehouse)))`

/**
 * Pieces by part number, summed over the warehouses asked for; unknown numbers are not in it.
 * @source API-059, API-061, CAT-001
 */
export async function findStock(items: Items, { db, region }: Deps): Promise<CallResult<'catalogue.inventory'>> {
  const rows = await readRows<{ number: string; pieces: string }>(
    db,
    sql`select s.number, coalesce(sum(k.qty), 0) as pieces
      from (
        select distinct items.number, w.code from ${itemTable(items)}
        left join warehouses w on w.region = ${region} and ${isAsked}
      ) as asked
      join skus s on s.number = asked.number and s.market in ('ALL', ${region})
      left join stocks k on k.goods_sku_id = s.goods_sku_id and k.warehouse = asked.code
      group by s.number`,
  )
  return Object.fromEntries(rows.map(({ number, pieces }) => [number, Number(pieces)]))
}

/**
 * The next arrival by part number: what comes on the first day, to the first warehouse, and is promised to no one; parts that no one expects are
 * not in it.
 * @source API-060, CAT-002
 */
export async function findArrivals(
  items: Items,
  caller: Principal,
  { db, region, clock }: Deps,
): Promise<CallResult<'catalogue.eta'>> {
  const rows = await readRows<{ number: string; qty: number; day: string; warehouse: string }>(
    db,
    sql`select distinct on (s.number) s.number, a.qty - a.promised as qty, a.eta_date::text as day, a.warehouse
      from ${itemTable(items)}
      join warehouses w on w.region = ${region} and ${isAsked}
      join skus s on s.number = items.number and s.market in ('ALL', ${region})
      join arrivals a on a.goods_sku_id = s.goods_sku_id and a.warehouse = w.code
      where a.promised < a.qty and a.eta_date >= ${dayIn(caller.timeZone, clock())}::date
      order by s.number, a.eta_date, a.warehouse`,
  )
  return Object.fromEntries(
    rows.map(({ number, qty, day, warehouse }) => [number, { qty: Number(qty), etaDate: day, warehouse }]),
  )
}
