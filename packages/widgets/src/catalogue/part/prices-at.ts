import type { Sku } from '@cartwright/core/contract'
import { discountPriceAt } from '@cartwright/core/rules'

export type Priced = Pick<Sku, 'unitPrice' | 'discountPrice' | 'tiers' | 'currency'>

/** What one piece costs when `qty` are bought; undefined for visitors, who see no price. */
export function pricesAt(
  part: Priced,
  qty: number,
): { unit: number; discount: number | null; currency: string } | undefined {
  const { unitPrice, discountPrice, tiers, currency } = part
  if (unitPrice === null || currency === null) return undefined
  const discount = discountPriceAt({ unitPrice, promotionPrice: discountPrice, tiers }, qty)
  return { unit: unitPrice, discount, currency }
}
