import type { Sku } from '@cartwright/core/contract'
import { discountPriceAt } from '@cartwright/core/rules'
import { Price } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import { useFormat, useT } from '../provider/use-t'
import { partTexts } from './part.texts'

export type Priced = Pick<Sku, 'unitPrice' | 'discountPrice' | 'tiers' | 'currency'>

/** What one piece costs when `qty` are bought; undefined for visitors, who are told no price. */
export function pricesAt(
  part: Priced,
  qty: number,
): { unit: number; discount: number | null; currency: string } | undefined {
  const { unitPrice, discountPrice, tiers, currency } = part
  if (unitPrice === null || currency === null) return undefined
  const discount = discountPriceAt({ unitPrice, promotionPrice: discountPrice, tiers }, qty)
  return { unit: unitPrice, discount, currency }
}

/** Price of one piece at a quantity; for visitors the words that stand in its place (PERM-018). */
export function PriceOf({ part, qty = 1 }: { part: Priced; qty?: number }) {
  const t = useT(partTexts)
  const common = useT(commonTexts)
  const { money } = useFormat()
  const prices = pricesAt(part, qty)
  if (!prices)
    return (
      <span className="cw-on-sign-in" title={t('hiddenPrice')}>
        {t('onSignIn')}
      </span>
    )
  const { unit, discount, currency } = prices
  return (
    <span className="cw-price-of">
      <Price
        unit={money(unit, currency)}
        discount={discount === null ? undefined : money(discount, currency)}
        unitLabel={common('price')}
        wasLabel={common('oldPrice')}
      />
    </span>
  )
}
