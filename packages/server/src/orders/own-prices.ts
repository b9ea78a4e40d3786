/** Prices that were set for a sub-account, as far as orders are concerned (ACC-016). */
import { type SQL, sql } from 'drizzle-orm'
import { accountPrice, viewerOf } from '../catalogue/pricing'
import type { RequestContext } from '../catalogue/request-context'
import { intList, readRows } from '../db/rows'
import { orderLines, orders } from '../db/schema'

/**
 * A sales rep whose company shows no prices of its own reads the orders all of whose lines have an account price: those of others
 * cannot be shown without the company's price or sums that do not add up.
 */
export function hasSeenPrices({ caller }: RequestContext): SQL | undefined {
  if (viewerOf(caller) !== 'subOwnOnly') return undefined
  return sql`not exists (
    select from ${orderLines} l where l.order_id = ${orders.orderId}
      and not (${orders.accountId} = ${caller.accountId} and l.account_price is not null)
      and ${accountPrice(sql`${caller.accountId}`, sql`${caller.priceListId}`, sql`l.goods_sku_id`)} is null)`
}

/** What the caller sees by its main customer's will, by part. */
export async function readAccountPrices(
  { db, caller }: RequestContext,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const seen = accountPrice(sql`${caller.accountId}`, sql`${caller.priceListId}`, sql`ids.id`)
  const rows = await readRows<{ id: number; price: string | null }>(
    db,
    sql`select ids.id, ${seen} as price from unnest(${intList(new Set(ids))}::int[]) as ids(id)`,
  )
  return new Map(rows.flatMap(({ id, price }) => (price === null ? [] : [[id, Number(price)]])))
}
