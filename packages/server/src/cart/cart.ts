/** The cart of one account. Every call takes a handful of statements, however long the list. */
import type { CallRead, CartChange, CartItem } from '@cartwright/core/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { cartItems } from '../db/schema'
import { notFound } from '../http/api-error'
import { readIdList } from '../transactions/id-list'
import { transact } from '../transactions/transact'
import { followTier } from './cart.added-price'
import { findCartRows } from './cart.rows'
import { availabilityOf, type CartStat, cartStat, pricesOf, toCartItem, toChange } from './cart.view'
import { reduceCart } from './reduce-cart'

/** @source API-064 */
export async function listCart(scope: RequestContext, keyword?: string): Promise<CartItem[]> {
  const rows = await findCartRows(scope, keyword)
  const prices = await pricesOf(scope, rows)
  const availability = await availabilityOf(scope, rows)
  return rows.map(row => toCartItem(row, prices, availability.get(row.goodsSkuId)))
}

/** @source API-065 */
export async function statCart(scope: RequestContext): Promise<CartStat> {
  const rows = await findCartRows(scope)
  return cartStat(rows, await pricesOf(scope, rows))
}

/**
 * Sets the quantity of one own row.
 * @source API-068
 */
export async function updateRow(
  scope: RequestContext,
  { shoppingCartId, qty }: CallRead<'cart.update'>['body'],
): Promise<CartChange> {
  const rows = await findCartRows(scope)
  const row = rows.find(own => own.shoppingCartId === shoppingCartId)
  if (!row) throw notFound('This row of the cart')
  const prices = await pricesOf(scope, rows)
  const addedPrice = followTier(row, qty, prices.get(row.goodsSkuId))
  const changed = await scope.db
    .update(cartItems)
    .set({ qty, addedPrice })
    .where(isOwn(scope, [shoppingCartId]))
    .returning({ id: cartItems.shoppingCartId })
  if (changed.length === 0) throw notFound('This row of the cart')
  const after = { ...row, qty, addedPrice }
  return toChange(scope, { rows: rows.map(own => (own === row ? after : own)), changed: [after], prices })
}

/**
 * Removes own rows: all that were named, or none.
 * @source API-070
 */
export async function removeRows(scope: RequestContext, idList: string): Promise<CartChange> {
  const what = 'A row of the cart that should be removed'
  const ids = readIdList(idList, what)
  const isNamed = isOwn(scope, ids)
  const removed = await scope.db
    .delete(cartItems)
    .where(and(isNamed, sql`(select count(*) from ${cartItems} where ${isNamed}) = ${ids.length}`))
    .returning({ id: cartItems.shoppingCartId })
  if (removed.length === 0) throw notFound(what)
  return readChange(scope, [])
}

/**
 * Takes quantities out; a row that comes to 0 leaves the cart. What is not in the cart is named in `skipped`.
 * @source API-066
 */
export async function reduceLines(scope: RequestContext, lines: CallRead<'cart.reduce'>['body']): Promise<CartChange> {
  const idOf = new Map((await findCartRows(scope)).map(row => [row.number, row.goodsSkuId]))
  const pieces = new Map<number, number>()
  for (const { number, qty } of lines) {
    const id = idOf.get(number)
    if (id !== undefined) pieces.set(id, (pieces.get(id) ?? 0) + qty)
  }
  const touched = await transact(scope.db, db => reduceCart({ ...scope, db }, pieces))
  const skipped = lines.map(line => line.number).filter(number => !idOf.has(number))
  return readChange(scope, touched, skipped)
}

async function readChange(scope: RequestContext, touched: readonly number[], skipped: readonly string[] = []) {
  const rows = await findCartRows(scope)
  const ids = new Set(touched)
  const changed = rows.filter(row => ids.has(row.shoppingCartId))
  return toChange(scope, { rows, changed, prices: await pricesOf(scope, rows), skipped })
}

const isOwn = ({ caller }: RequestContext, ids: readonly number[]) =>
  and(eq(cartItems.accountId, caller.accountId), inArray(cartItems.shoppingCartId, [...ids]))
