/** What a line costs: one truth for the server that decides and the screens that show it at once. */
import type { PriceTier } from '../contract'
import { times } from './money'

/** What is needed to price a part at any quantity. */
export interface PartPrices {
  /** Price of one piece before tiers and promotions. */
  unitPrice: number
  /** Promotion price of one piece, null when there is none. */
  promotionPrice: number | null
  /** Quantity prices. */
  tiers: readonly PriceTier[]
}

/**
 * The discounted price of one piece when `qty` are bought: the lowest of promotion and the tier reached,
 * null when neither is below the unit price.
 * @source CART-005, ENT-007
 */
export function discountPriceAt(prices: PartPrices, qty: number): number | null {
  const reached = prices.tiers.filter(tier => tier.minQty <= qty).map(tier => tier.price)
  const offers = prices.promotionPrice === null ? reached : [...reached, prices.promotionPrice]
  const best = Math.min(...offers, prices.unitPrice)
  return best > 0 && best < prices.unitPrice ? best : null
}

/** The price one piece is sold at. A discount of 0 counts as none (CART-005). */
export function effectivePrice(line: { unitPrice: number; discountPrice: number | null }): number {
  return line.discountPrice !== null && line.discountPrice > 0 ? line.discountPrice : line.unitPrice
}

/**
 * Price of one line, rounded half up to 2 decimals.
 * @param line `qty` whole pieces; prices of one piece as decimals, 12.5 means 12.50.
 * @source CART-005, CART-006, CART-007
 */
export function linePrice(line: { qty: number; unitPrice: number; discountPrice: number | null }): number {
  return times(effectivePrice(line), line.qty)
}
