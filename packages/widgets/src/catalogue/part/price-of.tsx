import { Price } from '../../primitives/status'
import { commonTexts } from '../../provider/common.texts'
import { useFormat, useTexts } from '../../provider/use-texts'
import { addSheet } from '../../styles/sheet'
import { buyingTexts } from './buying.texts'
import css from './part.css?inline'
import { type Priced, pricesAt } from './prices-at'

addSheet(css)

export { type Priced, pricesAt } from './prices-at'

/** Price of one piece at a quantity; for visitors the words that stand in its place (PERM-018). */
export function PriceOf({ part, qty = 1 }: { part: Priced; qty?: number }) {
  const t = useTexts(buyingTexts)
  const common = useTexts(commonTexts)
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
