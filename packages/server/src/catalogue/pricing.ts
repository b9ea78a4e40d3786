/** What an account pays: the one place where a price leaves the database. */
import { type PartPrices, percent, round2 } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import type { Caller } from '../app/handler'
import type { Database } from '../db/database'
import { intArray, readRows } from '../db/rows'
import { formatDay } from './time'

interface PriceRow extends Record<string, unknown> {
  id: number
  unit: string | null
  own: string | null
  off: string | null
  tiers: { minQty: number; price: number }[] | null
}

/**
 * Prices of parts for one account, in its currency, by SKU id; a part without a price is not in the map.
 * A sub-account with a price of its own gets that one alone: no tier and no promotion, from which the real price
 * could be told.
 * @param now the day decides which promotions count
 * @source API-044, CART-005, ENT-007
 */
export async function priceParts(
  db: Database,
  caller: Caller,
  goodsSkuIds: readonly number[],
  now: Date,
): Promise<Map<number, PartPrices>> {
  if (goodsSkuIds.length === 0) return new Map()
  const today = formatDay(now)
  const rows = await readRows<PriceRow>(
    db,
    sql`select ids.id,
      (select price from prices where price_list_id = ${caller.priceListId} and goods_sku_id = ids.id and min_qty = 1) as unit,
      ${ownPrice(caller, sql`ids.id`)} as own,
      (select max(percent_off) from promotions
        where goods_sku_id = ids.id and org_id = ${caller.orgId}
          and ${today}::date between starts_on and ends_on) as off,
      (select json_agg(json_build_object('minQty', min_qty, 'price', price) order by min_qty) from prices
        where price_list_id = ${caller.priceListId} and goods_sku_id = ids.id and min_qty > 1) as tiers
    from unnest(${intArray(new Set(goodsSkuIds))}) as ids(id)`,
  )
  return new Map(rows.flatMap(row => pricesOf(row)))
}

/** SQL for the price set for a sub-account by its main customer, null when there is none or for main accounts. */
export const ownPrice = (caller: Caller, goodsSkuId: ReturnType<typeof sql>) =>
  caller.mainAccount
    ? sql`null::numeric`
    : sql`(select price from account_prices where account_id = ${caller.accountId} and goods_sku_id = ${goodsSkuId})`

function pricesOf({ id, unit, own, off, tiers }: PriceRow): [number, PartPrices][] {
  if (own !== null) return [[id, { unitPrice: Number(own), promotionPrice: null, tiers: [] }]]
  if (unit === null) return []
  const unitPrice = Number(unit)
  return [[id, { unitPrice, promotionPrice: promotionPrice(unitPrice, off), tiers: tiers ?? [] }]]
}

/** Whole cents, as it is shown: what is multiplied is what the buyer read. */
function promotionPrice(unitPrice: number, off: string | null): number | null {
  const reduced = off === null ? 0 : round2(unitPrice - percent(unitPrice, Number(off)))
  return reduced > 0 ? reduced : null
}
