import type { SkuDetails } from '@cartwright/core/contract'
import { discountPriceAt } from '@cartwright/core/rules'
import { useFormat, useTexts } from '../provider/use-texts'
import { productTexts } from './product.texts'

export interface QuantityPricesProps {
  part: SkuDetails
  qty: number
  /** Taking a step sets its quantity. */
  onQty: (qty: number) => void
}

/** Price per step of quantity; the step one is in is marked. */
export function QuantityPrices({ part, qty, onQty }: QuantityPricesProps) {
  const t = useTexts(productTexts)
  const { money, number } = useFormat()
  const { unitPrice, discountPrice, tiers, currency } = part
  if (tiers.length === 0 || unitPrice === null || currency === null) return null
  const priceAt = (pieces: number) =>
    discountPriceAt({ unitPrice, promotionPrice: discountPrice, tiers }, pieces) ?? unitPrice
  // A promotion may be lower than the first steps, or than all.
  const starts = [...new Set([1, ...tiers.map(tier => tier.minQty)])]
    .sort((a, b) => a - b)
    .filter((from, index, all) => index === 0 || priceAt(from) < priceAt(all[index - 1] ?? 1))
  if (starts.length === 1) return null
  const steps = starts.map((from, index) => ({ from, to: (starts[index + 1] ?? 0) - 1 }))
  return (
    <fieldset className="cw-tiers">
      <legend className="cw-sr">{t('prices')}</legend>
      {steps.map(({ from, to }) => (
        <button
          key={from}
          type="button"
          aria-pressed={qty >= from && (to < 0 || qty <= to)}
          onClick={() => onQty(from)}
        >
          <span>{to < 0 ? `${number(from)}+` : to === from ? number(from) : `${number(from)}–${number(to)}`}</span>
          <b>{money(priceAt(from), currency)}</b>
        </button>
      ))}
    </fieldset>
  )
}
