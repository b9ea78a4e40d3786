/** The cart rows that an order takes pieces from. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { cartItems } from '../db/schema'

/**
 * Pieces in the caller's cart, by `goodsSkuId`. With `lock` the rows are held until the transaction ends, so that of two orders of
 * the same rows the second one finds them gone.
 */
export async function piecesInCart(
  { db, caller }: RequestContext,
  ids: readonly number[],
  { lock }: { lock: boolean },
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const query = db
    .select({ goodsSkuId: cartItems.goodsSkuId, qty: cartItems.qty })
    .from(cartItems)
    .where(and(eq(cartItems.accountId, caller.accountId), inArray(cartItems.goodsSkuId, [...ids])))
    .orderBy(asc(cartItems.goodsSkuId), asc(cartItems.shoppingCartId))
  const rows = await (lock ? query.for('update') : query)
  const pieces = new Map<number, number>()
  for (const { goodsSkuId, qty } of rows) pieces.set(goodsSkuId, (pieces.get(goodsSkuId) ?? 0) + qty)
  return pieces
}
