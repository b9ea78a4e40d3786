/** The favourites of one account. */
import type { CallRead, CallResult, Favourite } from '@cartwright/core/contract'
import { and, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { availabilityOf, priceRow, pricesOf } from '../cart/cart.view'
import { NOWHERE } from '../catalogue/availability'
import { findParts, isOwnNumber, partColumns, toGoodsSku } from '../catalogue/find-parts'
import { matchesKeyword } from '../catalogue/keyword'
import type { RequestContext } from '../catalogue/request-context'
import { brands, custNumbers, favourites, skus } from '../db/schema'
import { notFound } from '../http/api-error'
import { assertRoom, ROWS_MAX } from '../limits/account-limits'
import { readIdList } from '../transactions/id-list'

/**
 * Newest first, at the price of one piece.
 * @source API-072, ENT-008
 */
export async function listFavourites(scope: RequestContext, keyword?: string): Promise<Favourite[]> {
  const { db, caller } = scope
  const rows = await db
    .select({
      ...partColumns(scope),
      favoriteId: favourites.favoriteId,
      custNumber: favourites.custNumber,
      warehouse: favourites.warehouse,
    })
    .from(favourites)
    .innerJoin(skus, eq(skus.goodsSkuId, favourites.goodsSkuId))
    .innerJoin(brands, eq(brands.brandId, skus.brandId))
    .leftJoin(custNumbers, isOwnNumber(caller.custId))
    .where(and(eq(favourites.accountId, caller.accountId), matchesKeyword(keyword)))
    .orderBy(desc(favourites.favoriteId))
  const [prices, availability] = await Promise.all([pricesOf(scope, rows), availabilityOf(scope, rows)])
  return rows.map(row => {
    const { unitPrice, discountPrice, tiers, disabled } = priceRow({ ...row, qty: 1 }, prices)
    return {
      favoriteId: row.favoriteId,
      number: row.number,
      goodsSku: toGoodsSku(row),
      unitPrice,
      discountPrice,
      custNumber: row.custNumber ?? row.ownNumber,
      warehouse: row.warehouse,
      tiers,
      availability: availability.get(row.goodsSkuId) ?? NOWHERE,
      disabled,
      successor: row.successor,
    }
  })
}

/** @source API-073 */
export async function countFavourites({ db, caller }: RequestContext): Promise<number> {
  const [row] = await db.select({ total: count() }).from(favourites).where(eq(favourites.accountId, caller.accountId))
  return row?.total ?? 0
}

/**
 * Adds parts; one that is there already stays one entry. Unknown and disabled parts are left out and named.
 * @source API-074
 */
export async function addFavourites(
  scope: RequestContext,
  items: CallRead<'favourites.add'>['body'],
): Promise<CallResult<'favourites.add'>> {
  const { db, caller } = scope
  const numbers = items.map(item => item.number)
  const parts = await findParts(scope, numbers)
  const custNumberOf = new Map(items.map(item => [item.number, item.custNumber?.trim() || null]))
  const wanted = [...parts.values()].filter(part => !part.disabled).sort((a, b) => a.goodsSkuId - b.goodsSkuId)
  if (wanted.length > 0) {
    const ids = wanted.map(part => part.goodsSkuId)
    const isOther = and(eq(favourites.accountId, caller.accountId), notInArray(favourites.goodsSkuId, ids))
    const [others] = await db.select({ kept: count() }).from(favourites).where(isOther)
    assertRoom(others?.kept ?? 0, ids.length, ROWS_MAX.favourites)
    await db
      .insert(favourites)
      .values(
        wanted.map(part => ({
          accountId: caller.accountId,
          goodsSkuId: part.goodsSkuId,
          custNumber: custNumberOf.get(part.number) ?? null,
          warehouse: caller.warehouse,
          createTime: scope.now,
        })),
      )
      .onConflictDoUpdate({
        target: [favourites.accountId, favourites.goodsSkuId],
        set: { custNumber: sql`coalesce(excluded.cust_number, ${favourites.custNumber})` },
      })
  }
  const kept = new Set(wanted.map(part => part.number))
  return { count: await countFavourites(scope), skipped: [...new Set(numbers.filter(number => !kept.has(number)))] }
}

/**
 * Removes own favourites: all that were named, or none.
 * @source API-075
 */
export async function removeFavourites(
  scope: RequestContext,
  idList: string,
): Promise<CallResult<'favourites.remove'>> {
  const { db, caller } = scope
  const what = 'A favourite that should be removed'
  const ids = readIdList(idList, what)
  const isNamed = and(eq(favourites.accountId, caller.accountId), inArray(favourites.favoriteId, ids))
  const removed = await db
    .delete(favourites)
    .where(and(isNamed, sql`(select count(*) from ${favourites} where ${isNamed}) = ${ids.length}`))
    .returning({ id: favourites.favoriteId })
  if (removed.length === 0) throw notFound(what)
  return { count: await countFavourites(scope) }
}
