/** Cart rows at the prices and stock of the moment. */
import type { Availability, CartChange, CartItem } from '@cartwright/core/contract'
import { cartTotal, discountPriceAt, linePrice, type PartPrices, promiseLine, supplyOf } from '@cartwright/core/rules'
import { findAvailability, NOWHERE } from '../catalogue/availability'
import { toGoodsSku } from '../catalogue/find-parts'
import { priceParts } from '../catalogue/pricing'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import type { CartRow } from './cart.rows'

/** Number of rows and their price, as the header shows them (API-065). */
export type CartStat = Pick<CartChange, 'shoppingCartQty' | 'shoppingCartPrice'>

type Prices = ReadonlyMap<number, PartPrices>
type Priceable = Pick<CartRow, 'goodsSkuId' | 'qty' | 'disabled'>

/** What a row costs now. Without a price, which only a broken import leaves, a part cannot be bought. */
export function priceRow(row: Priceable, prices: Prices) {
  const found = prices.get(row.goodsSkuId)
  const unitPrice = found?.unitPrice ?? 0
  const discountPrice = found ? discountPriceAt(found, row.qty) : null
  const price = linePrice({ qty: row.qty, unitPrice, discountPrice })
  return { unitPrice, discountPrice, price, tiers: [...(found?.tiers ?? [])], disabled: row.disabled || !found }
}

/** @source API-065, CART-008 */
export function cartStat(rows: readonly Priceable[], prices: Prices): CartStat {
  return { shoppingCartQty: rows.length, shoppingCartPrice: cartTotal(rows.map(row => priceRow(row, prices))) }
}

/** @source ENT-007 */
export function toCartItem(row: CartRow, prices: Prices, availability: Availability = NOWHERE): CartItem {
  const { unitPrice, discountPrice, price, tiers, disabled } = priceRow(row, prices)
  return {
    shoppingCartId: row.shoppingCartId,
    number: row.number,
    custNumber: row.custNumber ?? row.ownNumber,
    goodsSku: toGoodsSku(row),
    unitPrice,
    discountPrice,
    qty: row.qty,
    price,
    warehouse: row.warehouse,
    tiers,
    // What a reader may not see now is not shown from an earlier time either.
    addedPrice: prices.has(row.goodsSkuId) ? row.addedPrice : 0,
    addedStock: row.addedStock,
    addedTime: formatTime(row.addedTime),
    availability,
    promises: promiseLine(row.qty, supplyOf(availability)),
    disabled,
    successor: row.successor,
  }
}

/** Prices of all parts in some rows. */
export const pricesOf = (
  scope: RequestContext,
  rows: readonly { goodsSkuId: number }[],
): Promise<Map<number, PartPrices>> =>
  priceParts(
    scope.db,
    scope.caller,
    rows.map(row => row.goodsSkuId),
    scope.now,
  )

/** Where the pieces of all parts in some rows are. */
export const availabilityOf = (scope: RequestContext, rows: readonly { goodsSkuId: number }[]) =>
  findAvailability(
    scope.db,
    scope.caller,
    rows.map(row => row.goodsSkuId),
    scope.now,
  )

export interface AfterChange {
  rows: readonly Priceable[]
  changed: readonly CartRow[]
  prices: Prices
  /** Where it has been read already. */
  availability?: ReadonlyMap<number, Availability>
  skipped?: readonly string[]
}

/** What a write answers: the rows it changed, as they are now, and the new sums. */
export async function toChange(scope: RequestContext, after: AfterChange): Promise<CartChange> {
  const availability = after.availability ?? (await availabilityOf(scope, after.changed))
  return {
    rows: after.changed.map(row => toCartItem(row, after.prices, availability.get(row.goodsSkuId))),
    skipped: [...new Set(after.skipped)],
    ...cartStat(after.rows, after.prices),
  }
}
