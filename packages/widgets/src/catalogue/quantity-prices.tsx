import type { SkuDetails } from '@cartwright/core/contract'
import { useFormat, useTexts } from '../provider/use-texts'
import { priceSteps } from './part/price-steps'
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
  const { currency } = part
  const steps = priceSteps(part)
  if (steps.length === 0 || currency === null) return null
  return (
    <fieldset className="cw-tiers">
      <legend className="cw-sr">{t('prices')}</legend>
      {steps.map(({ from, to, price }) => (
        <button
          key={from}
          type="button"
          aria-pressed={qty >= from && (to === null || qty <= to)}
          onClick={() => onQty(from)}
        >
          <span>{to === null ? `${number(from)}+` : to === from ? number(from) : `${number(from)}–${number(to)}`}</span>
          <b>{money(price, currency)}</b>
        </button>
      ))}
    </fieldset>
  )
}
