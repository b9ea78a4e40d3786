/** Price and promise of a part at another quantity than the one that was asked for. */
import type { Numbered, Sku } from '../contract'
import { discountPriceAt, promiseLine, supplyOf } from '../rules'

/**
 * By the rules that the server has: a quantity that changes, or a part that is chosen, needs no other call.
 * @param chosen id of the part that is meant, of those that carry an ambiguous number
 */
export function atQuantity(line: Numbered, qty: number, chosen: number | undefined): Numbered {
  const match = line.status === 'ambiguous' ? line.matches.find(({ part }) => part.goodsSkuId === chosen) : undefined
  const meant: Numbered = match ? { ...line, status: 'found', matches: [match] } : line
  const part = meant.status === 'found' ? meant.matches[0]?.part : undefined
  if (!part) return meant
  return {
    ...meant,
    price: priceAt(part, qty),
    promise: part.availability && promiseLine(qty, supplyOf(part.availability)),
  }
}

function priceAt({ unitPrice, discountPrice, tiers, currency }: Sku, qty: number): Numbered['price'] {
  if (unitPrice === null || currency === null) return null
  return {
    unitPrice,
    currency,
    discountPrice: discountPriceAt({ unitPrice, promotionPrice: discountPrice, tiers }, qty),
  }
}
