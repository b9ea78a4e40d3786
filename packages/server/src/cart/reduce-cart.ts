/** Takes pieces out of the caller's cart, for the reduce call and after an order. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { cartItems } from '../db/schema'

/**
 * Runs inside a transaction. Parts that are not in the cart are passed over.
 * @param pieces how many to take out, by `goodsSkuId`
 * @returns ids of the rows that are left with fewer pieces
 * @source API-066, ORD-017
 */
export async function reduceCart(
  { db, caller }: RequestContext,
  pieces: ReadonlyMap<number, number>,
): Promise<number[]> {
  if (pieces.size === 0) return []
  const rows = await db
    .select({ id: cartItems.shoppingCartId, goodsSkuId: cartItems.goodsSkuId, qty: cartItems.qty })
    .from(cartItems)
    .where(and(eq(cartItems.accountId, caller.accountId), inArray(cartItems.goodsSkuId, [...pieces.keys()])))
    .orderBy(asc(cartItems.goodsSkuId), asc(cartItems.shoppingCartId))
    .for('update')

  const left = new Map(pieces)
  const gone: number[] = []
  const reduced: { id: number; qty: number }[] = []
  for (const row of rows) {
    const taken = Math.min(row.qty, left.get(row.goodsSkuId) ?? 0)
    left.set(row.goodsSkuId, (left.get(row.goodsSkuId) ?? 0) - taken)
    if (taken === row.qty) gone.push(row.id)
    else if (taken > 0) reduced.push({ id: row.id, qty: row.qty - taken })
  }
  if (gone.length > 0) await db.delete(cartItems).where(inArray(cartItems.shoppingCartId, gone))
  if (reduced.length > 0) {
    await db.execute(sql`
      update ${cartItems} as c set qty = r.qty
      from jsonb_to_recordset(${JSON.stringify(reduced)}::jsonb) as r(id int, qty int)
      where c.shopping_cart_id = r.id`)
  }
  return reduced.map(row => row.id)
}
