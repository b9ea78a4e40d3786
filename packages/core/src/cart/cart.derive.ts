/** What follows from cart rows: prices at another quantity, what is checked out. */
import type { CartItem, Promised } from '../contract'
import type { OrderItem } from '../routing/order-path'
import { discountPriceAt, effectivePrice, linePrice, promiseLine, supplyOf } from '../rules'

/** When which pieces of a row would leave; worked out where the backend does not say it. */
export const promisesOf = ({ qty, availability, promises }: CartItem): readonly Promised[] =>
  promises ?? promiseLine(qty, supplyOf(availability))

/**
 * The row at another quantity, priced and promised before the server answers. A discount that no quantity price explains is a
 * promotion, which counts at every quantity.
 * @source CART-005, CART-006
 */
export function withQuantity(row: CartItem, qty: number): CartItem {
  if (qty === row.qty) return row
  const tierPrice = discountPriceAt({ ...row, promotionPrice: null }, row.qty)
  const promotionPrice = row.discountPrice === tierPrice ? null : row.discountPrice
  const discountPrice = discountPriceAt({ ...row, promotionPrice }, qty)
  const next = { ...row, qty, discountPrice, promises: promiseLine(qty, supplyOf(row.availability)) }
  // A price that moves with the quantity has not changed since the row was put in.
  const isAsAdded = row.addedPrice === effectivePrice(row)
  return { ...next, price: linePrice(next), addedPrice: isAsAdded ? effectivePrice(next) : row.addedPrice }
}

/**
 * The rows a check-out takes: the ticked ones, or all when none is ticked.
 * @source LAY-053
 */
export function checkoutItems(rows: readonly CartItem[], selected: ReadonlySet<number>): OrderItem[] {
  const taken = selected.size > 0 ? rows.filter(row => selected.has(row.shoppingCartId)) : rows
  return taken.map(({ custNumber, number, qty }) => ({ custNumber, number, qty }))
}
