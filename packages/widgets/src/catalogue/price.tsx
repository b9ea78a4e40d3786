import type { Sku } from '@cartwright/core/contract'
import { lockIcon } from '../icons/icons'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { Price as PriceWords } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import { ElementSlot, type Slots } from '../provider/element-slot'
import { useIsUs } from '../provider/use-is-us'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { numberTexts } from './number.texts'
import { NumberPlace } from './number-place'
import { buyingTexts } from './part/buying.texts'
import { priceSteps } from './part/price-steps'
import { pricesAt } from './part/prices-at'
import css from './price.css?inline'
import { productTexts } from './product.texts'
import { type NumberProps, useNumber } from './use-number'

addSheet(css)

export interface PriceProps extends NumberProps {
  /** Shows what the price is for, and the prices of larger quantities. */
  steps?: boolean | undefined
  /** What stands there for visitors, and where no part is sold. */
  slots?: Slots<'signed-out' | 'none'> | undefined
}

/** What one piece costs the buyer at a quantity, in a line of the host's page. */
export function Price({ steps: hasSteps = false, slots, ...asked }: PriceProps) {
  const known = useNumber(asked, 'Price')
  const { part, qty, isVisitor, state } = known
  const prices = part && pricesAt(part, qty)
  const states = {
    loading: state.status === 'loading',
    ready: prices !== undefined,
    failed: state.status === 'failed',
    ambiguous: state.line?.status === 'ambiguous',
    empty: state.line?.status === 'unknown' || state.line?.status === 'disabled',
    'signed-out': part !== undefined && isVisitor,
    'not-granted': part !== undefined && !isVisitor && !prices,
    offer: typeof prices?.discount === 'number',
  }
  return (
    <WidgetBox as="span" className="cw-number cw-number-price" states={states} slots={slots}>
      <NumberPlace asked={asked} known={known} none={words => <ElementSlot name="none">{words}</ElementSlot>}>
        {found =>
          prices ? (
            <PriceOfPart part={found} qty={qty} prices={prices} hasSteps={hasSteps} />
          ) : isVisitor ? (
            <ElementSlot name="signed-out">
              <OnSignIn isLong={hasSteps} />
            </ElementSlot>
          ) : (
            <NoPrice />
          )
        }
      </NumberPlace>
    </WidgetBox>
  )
}

/** In the place of a price, for visitors: in a row a word, with the steps the whole sentence (PERM-018). */
function OnSignIn({ isLong }: { isLong: boolean }) {
  const t = useTexts(buyingTexts)
  return (
    <span
      className={cx('cw-number__lock', isLong && 'cw-number__lock--long')}
      title={isLong ? undefined : t('hiddenPrice')}
    >
      <Icon shape={lockIcon} size="s" />
      {isLong ? t('hiddenPrice') : t('onSignIn')}
    </span>
  )
}

function NoPrice() {
  const t = useTexts(numberTexts)
  return (
    <span className="cw-number__line" title={t('noPriceHint')}>
      {t('noPrice')}
    </span>
  )
}

interface PriceOfPartProps {
  part: Sku
  qty: number
  prices: NonNullable<ReturnType<typeof pricesAt>>
  hasSteps: boolean
}

function PriceOfPart({ part, qty, prices: { unit, discount, currency }, hasSteps }: PriceOfPartProps) {
  const t = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const { money } = useFormat()
  const isUs = useIsUs()
  return (
    <>
      {/* The old price is said first, and stands behind the new one. */}
      <span className="cw-number-price__pair">
        <PriceWords
          unit={money(unit, currency)}
          discount={discount === null ? undefined : money(discount, currency)}
          unitLabel={common('price')}
          wasLabel={common('oldPrice')}
        />
      </span>
      <span className={hasSteps ? 'cw-number-price__unit' : 'cw-sr'}> {t(isUs ? 'perPieceUs' : 'perPiece')}</span>
      {hasSteps && <Steps part={part} qty={qty} currency={currency} />}
    </>
  )
}

function Steps({ part, qty, currency }: { part: Sku; qty: number; currency: string }) {
  const t = useTexts(numberTexts)
  const product = useTexts(productTexts)
  const { money, number } = useFormat()
  const steps = priceSteps(part)
  if (steps.length === 0) return null
  return (
    <ul className="cw-number-price__steps" part="steps" aria-label={product('prices')}>
      {steps.map(({ from, to, price }) => {
        const isOn = qty >= from && (to === null || qty <= to)
        return (
          <li key={from} className={cx(isOn && 'cw-number-price__step--on')} aria-current={isOn ? 'true' : undefined}>
            {t('stepFrom', { pieces: number(from) })} <b>{money(price, currency)}</b>
          </li>
        )
      })}
    </ul>
  )
}
