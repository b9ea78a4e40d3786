import { linePrice, sum } from '@cartwright/core/rules'
import { type Priced, pricesAt } from './prices-at'

/** What parts come to at their quantities; undefined for visitors, who see no price. */
export function lineTotal(
  lines: readonly { part: Priced; qty: number }[],
): { amount: number; currency: string } | undefined {
  const prices = lines.flatMap(({ part, qty }) => {
    const at = pricesAt(part, qty)
    return at
      ? [{ currency: at.currency, amount: linePrice({ qty, unitPrice: at.unit, discountPrice: at.discount }) }]
      : []
  })
  return prices[0] && { amount: sum(prices.map(({ amount }) => amount)), currency: prices[0].currency }
}
