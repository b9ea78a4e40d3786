/** Where pieces of a part are or come from, as conditions on part `s`. */
import type { Supply } from '@cartwright/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Param } from '../db/statement'
import type { BuyerValues } from './buyer-values'

/** Arrivals later than this are too far off to wait for. */
const ARRIVING_DAYS = sql.raw('10')

/** As seen from the buyer's site: its own warehouse, the others of its region, or an arrival soon. */
export function isSuppliedFrom(supply: Supply, given: Param<Pick<BuyerValues, 'warehouse' | 'today'>>): SQL {
  const own = given('warehouse')
  switch (supply) {
    case 'stock':
      return sql`exists (
        select from stocks k where k.goods_sku_id = s.goods_sku_id and k.warehouse = ${own} and k.qty > 0)`
    case 'otherStock':
      return sql`exists (
        select from stocks k
        where k.goods_sku_id = s.goods_sku_id and k.warehouse <> ${own} and k.qty > 0 and k.warehouse in (
          select code from warehouses where region = (select region from warehouses where code = ${own})))`
    case 'inTransit':
      return sql`exists (
        select from arrivals a where a.goods_sku_id = s.goods_sku_id and a.warehouse = ${own}
          and a.promised < a.qty and a.eta_date between ${given('today')}::date and ${given('today')}::date + ${ARRIVING_DAYS})`
  }
}
