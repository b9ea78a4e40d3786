/** How many pieces are where, as seen from the buyer's site. */
import type { Availability } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import type { Caller } from '../app/handler'
import type { Database } from '../db/database'
import { intArray, readRows } from '../db/rows'
import { formatDay } from './time'

/** A part that no warehouse has and none expects. */
export const NOWHERE: Availability = { stock: 0, otherStock: 0, inTransit: 0, etaDate: null }

interface AvailabilityRow extends Record<string, unknown> {
  id: number
  stock: string
  other: string
  coming: string
  eta: string | null
}

/**
 * Stock and expected arrivals of parts, by SKU id; every asked part is in the map.
 * @param now arrivals of days gone by do not count
 * @source CAT-008
 */
export async function findAvailability(
  db: Database,
  caller: Pick<Caller, 'warehouse'>,
  goodsSkuIds: readonly number[],
  now: Date,
): Promise<Map<number, Availability>> {
  if (goodsSkuIds.length === 0) return new Map()
  const today = formatDay(now)
  const rows = await readRows<AvailabilityRow>(
    db,
    sql`select ids.id, coalesce(here.stock, 0) as stock, coalesce(here.other, 0) as other,
      coalesce(due.coming, 0) as coming, due.eta::text as eta
    from unnest(${intArray(new Set(goodsSkuIds))}) as ids(id)
    left join lateral (
      select sum(s.qty) filter (where s.warehouse = ${caller.warehouse}) as stock,
        sum(s.qty) filter (where s.warehouse <> ${caller.warehouse}) as other
      from stocks s
      join warehouses w on w.code = s.warehouse
      where s.goods_sku_id = ids.id
        and w.region = (select region from warehouses where code = ${caller.warehouse})
    ) here on true
    left join lateral (
      select sum(a.qty) as coming, min(a.eta_date) as eta from arrivals a
      where a.goods_sku_id = ids.id and a.warehouse = ${caller.warehouse} and a.eta_date >= ${today}::date
    ) due on true`,
  )
  return new Map(rows.map(row => [row.id, toAvailability(row)]))
}

/** The driver gives sums as text. */
const toAvailability = ({ stock, other, coming, eta }: AvailabilityRow): Availability => ({
  stock: Number(stock),
  otherStock: Number(other),
  inTransit: Number(coming),
  etaDate: eta,
})
