/** How many pieces are where, as seen from the buyer's site. */
import type { Availability } from '@cartwright/core/contract'
import { dayIn } from '@cartwright/core/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { intList } from '../db/rows'
import { type Param, statement } from '../db/statement'
import type { Principal } from '../http/handler'
import type { BuyerValues } from './buyer-values'

/** A part that no warehouse has and none expects. */
export const NOWHERE: Availability = { stock: 0, otherStock: 0, inTransit: 0, etaDate: null, others: [], arrivals: [] }

type StockValues = Pick<BuyerValues, 'warehouse' | 'today'>

/** What `availabilityOf` joins; the driver gives sums as text. */
export interface AvailabilityRow {
  stock: string | null
  other: string | null
  coming: string | null
  eta: string | null
  house: string
  others: Required<Availability>['others'] | null
  arrivals: Required<Availability>['arrivals'] | null
}

export const availabilityColumns = (given: Param<StockValues>): SQL => sql`here.stock, here.other, here.others,
  due.coming, due.eta::text as eta, due.arrivals, ${given('warehouse')}::text as house`

/** Joins stock and expected arrivals of part `id`, for `availabilityColumns`. */
export const availabilityJoins = (given: Param<StockValues>, id: SQL): SQL => sql`
  left join lateral (
    select sum(k.qty) filter (where k.warehouse = ${given('warehouse')}) as stock,
      sum(k.qty) filter (where k.warehouse <> ${given('warehouse')}) as other,
      json_agg(json_build_object('warehouse', k.warehouse, 'qty', k.qty) order by k.warehouse)
        filter (where k.warehouse <> ${given('warehouse')} and k.qty > 0) as others
    from stocks k
    where k.goods_sku_id = ${id} and k.warehouse = any(array(
      select code from warehouses where region = (select region from warehouses where code = ${given('warehouse')})))
  ) here on true
  left join lateral (
    select sum(a.qty - a.promised) as coming, min(a.eta_date) as eta,
      json_agg(json_build_object('day', a.eta_date, 'qty', a.qty - a.promised) order by a.eta_date) as arrivals
    from arrivals a
    where a.goods_sku_id = ${id} and a.warehouse = ${given('warehouse')} and a.eta_date >= ${given('today')}::date
      and a.promised < a.qty
  ) due on true`

const readAvailability = statement<StockValues & { ids: string }, AvailabilityRow & { id: number }>(
  given =>
    sql`select ids.id, ${availabilityColumns(given)} from unnest(${given('ids')}::int[]) as ids(id)
      ${availabilityJoins(given, sql`ids.id`)}`,
)

/**
 * Stock and expected arrivals of parts, by SKU id; every asked part is in the map.
 * @param now arrivals of days gone by do not count, and neither do pieces that orders wait for
 * @source CAT-008
 */
export async function findAvailability(
  db: Database,
  { warehouse, timeZone }: Pick<Principal, 'warehouse' | 'timeZone'>,
  goodsSkuIds: readonly number[],
  now: Date,
): Promise<Map<number, Availability>> {
  if (goodsSkuIds.length === 0) return new Map()
  const values = { warehouse, today: dayIn(timeZone, now), ids: intList(new Set(goodsSkuIds)) }
  const rows = await readAvailability(db, values)
  return new Map(rows.map(row => [row.id, toAvailability(row)]))
}

export const toAvailability = ({
  stock,
  other,
  coming,
  eta,
  house,
  others,
  arrivals,
}: AvailabilityRow): Availability => ({
  stock: Number(stock),
  otherStock: Number(other),
  inTransit: Number(coming),
  etaDate: eta,
  warehouse: house,
  others: others ?? [],
  arrivals: arrivals ?? [],
})
