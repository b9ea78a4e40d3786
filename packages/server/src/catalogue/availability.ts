/** How many pieces are where, as seen from the buyer's site. */
import type { Availability } from '@cartwright/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { intList } from '../db/rows'
import { type Param, statement } from '../db/statement'
import type { Principal } from '../http/handler'
import type { BuyerValues } from './buyer-values'
import { formatDay } from './time'

/** A part that no warehouse has and none expects. */
export const NOWHERE: Availability = { stock: 0, otherStock: 0, inTransit: 0, etaDate: null }

type StockValues = Pick<BuyerValues, 'warehouse' | 'today'>

/** What `availabilityOf` joins; the driver gives sums as text. */
export interface AvailabilityRow {
  stock: string | null
  other: string | null
  coming: string | null
  eta: string | null
}

export const availabilityColumns: SQL = sql`here.stock, here.other, due.coming, due.eta::text as eta`

/** Joins stock and expected arrivals of part `id`, for `availabilityColumns`. */
export const availabilityJoins = (given: Param<StockValues>, id: SQL): SQL => sql`
  left join lateral (
    select sum(k.qty) filter (where k.warehouse = ${given('warehouse')}) as stock,
      sum(k.qty) filter (where k.warehouse <> ${given('warehouse')}) as other
    from stocks k
    where k.goods_sku_id = ${id} and k.warehouse = any(array(
      select code from warehouses where region = (select region from warehouses where code = ${given('warehouse')})))
  ) here on true
  left join lateral (
    select sum(a.qty) as coming, min(a.eta_date) as eta from arrivals a
    where a.goods_sku_id = ${id} and a.warehouse = ${given('warehouse')} and a.eta_date >= ${given('today')}::date
  ) due on true`

const readAvailability = statement<StockValues & { ids: string }, AvailabilityRow & { id: number }>(
  given =>
    sql`select ids.id, ${availabilityColumns} from unnest(${given('ids')}::int[]) as ids(id)
      ${availabilityJoins(given, sql`ids.id`)}`,
)

/**
 * Stock and expected arrivals of parts, by SKU id; every asked part is in the map.
 * @param now arrivals of days gone by do not count
 * @source CAT-008
 */
export async function findAvailability(
  db: Database,
  { warehouse }: Pick<Principal, 'warehouse'>,
  goodsSkuIds: readonly number[],
  now: Date,
): Promise<Map<number, Availability>> {
  if (goodsSkuIds.length === 0) return new Map()
  const values = { warehouse, today: formatDay(now), ids: intList(new Set(goodsSkuIds)) }
  const rows = await readAvailability(db, values)
  return new Map(rows.map(row => [row.id, toAvailability(row)]))
}

export const toAvailability = ({ stock, other, coming, eta }: AvailabilityRow): Availability => ({
  stock: Number(stock),
  otherStock: Number(other),
  inTransit: Number(coming),
  etaDate: eta,
})
