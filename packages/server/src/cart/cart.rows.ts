/** The rows of a cart with the part behind each: what the tables say, before prices and stock. */
import { and, asc, eq } from 'drizzle-orm'
import { isOwnNumber, type Part, partColumns } from '../catalogue/find-parts'
import { matchesKeyword } from '../catalogue/keyword'
import type { RequestContext } from '../catalogue/request-context'
import { brands, cartItems, custNumbers, skus } from '../db/schema'

export interface CartRow extends Part {
  shoppingCartId: number
  /** As given with the row; null: the customer's own number counts. */
  custNumber: string | null
  qty: number
  warehouse: string
  addedPrice: number
  addedStock: number
  addedTime: Date
}

/** Rows of the caller's cart, oldest first. */
export function findCartRows(scope: RequestContext, keyword?: string): Promise<CartRow[]> {
  const { db, caller } = scope
  return db
    .select({
      ...partColumns(scope),
      shoppingCartId: cartItems.shoppingCartId,
      custNumber: cartItems.custNumber,
      qty: cartItems.qty,
      warehouse: cartItems.warehouse,
      addedPrice: cartItems.addedPrice,
      addedStock: cartItems.addedStock,
      addedTime: cartItems.addedTime,
    })
    .from(cartItems)
    .innerJoin(skus, eq(skus.goodsSkuId, cartItems.goodsSkuId))
    .innerJoin(brands, eq(brands.brandId, skus.brandId))
    .leftJoin(custNumbers, isOwnNumber(caller.custId))
    .where(and(eq(cartItems.accountId, caller.accountId), matchesKeyword(keyword)))
    .orderBy(asc(cartItems.shoppingCartId))
}
