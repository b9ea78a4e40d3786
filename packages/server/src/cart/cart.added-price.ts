/** What a row's `addedPrice` becomes when its quantity changes. */
import { discountPriceAt, effectivePrice, type PartPrices } from '@cartwright/core/rules'

/** The price one piece is sold at when `qty` are bought; 0 without prices. */
export const pieceAt = (prices: PartPrices | undefined, qty: number): number =>
  prices ? effectivePrice({ unitPrice: prices.unitPrice, discountPrice: discountPriceAt(prices, qty) }) : 0

/**
 * Reaching another tier is the buyer's doing, not a change of price: the remembered price moves along. A price that
 * has really changed since the row was put in stays remembered, so that the cart goes on saying so.
 */
export function followTier(
  row: { qty: number; addedPrice: number },
  qty: number,
  prices: PartPrices | undefined,
): number {
  return row.addedPrice === pieceAt(prices, row.qty) ? pieceAt(prices, qty) : row.addedPrice
}
