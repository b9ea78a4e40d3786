import { discountPriceAt } from '@cartwright/core/rules'
import type { Priced } from './prices-at'

/** From how many pieces on a piece costs what. */
export interface PriceStep {
  /** Fewest pieces. */
  from: number
  /** Most pieces; null for the last step. */
  to: number | null
  /** Price of one piece, in the currency of the part. */
  price: number
}

/** The steps of a part, the first one from one piece on; none where every quantity costs the same, and for who sees no price. */
export function priceSteps({ unitPrice, discountPrice, tiers }: Priced): PriceStep[] {
  if (tiers.length === 0 || unitPrice === null) return []
  const priceAt = (pieces: number) =>
    discountPriceAt({ unitPrice, promotionPrice: discountPrice, tiers }, pieces) ?? unitPrice
  // A promotion may be lower than the first steps, or than all.
  const starts = [...new Set([1, ...tiers.map(tier => tier.minQty)])]
    .sort((a, b) => a - b)
    .filter((from, index, all) => index === 0 || priceAt(from) < priceAt(all[index - 1] ?? 1))
  if (starts.length === 1) return []
  return starts.map((from, index) => {
    const next = starts[index + 1]
    return { from, to: next === undefined ? null : next - 1, price: priceAt(from) }
  })
}
