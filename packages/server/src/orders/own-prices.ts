/** Prices that were set for a sub-account, as far as orders are concerned (ACC-016). */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { viewerOf } from '../catalogue/pricing'
import type { RequestContext } from '../catalogue/request-context'
import { accountPrices, orderLines, orders } from '../db/schema'

/**
 * A sales rep whose company shows no prices of its own reads the orders all of whose lines have an account price: those of others
 * cannot be shown without the company's price or sums that do not add up.
 */
export function hasSeenPrices({ caller }: RequestContext): SQL | undefined {
  if (viewerOf(caller) !== 'subOwnOnly') return undefined
  return sql`not exists (
    select from ${orderLines} l where l.order_id = ${orders.orderId}
      and not (${orders.accountId} = ${caller.accountId} and l.account_price is not null)
      and not exists (select from ${accountPrices} p
        where p.account_id = ${caller.accountId} and p.goods_sku_id = l.goods_sku_id))`
}

/** The prices set for the caller, by part. */
export async function readAccountPrices(
  { db, caller }: RequestContext,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ goodsSkuId: accountPrices.goodsSkuId, price: accountPrices.price })
    .from(accountPrices)
    .where(and(eq(accountPrices.accountId, caller.accountId), inArray(accountPrices.goodsSkuId, [...ids])))
  return new Map(rows.map(row => [row.goodsSkuId, row.price]))
}
