import type { Confirmation } from '@cartwright/core'
import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '../primitives/button'
import { primaryKey } from '../primitives/primary-key'
import { commonTexts } from '../provider/common.texts'
import { ElementSlot } from '../provider/element-slot'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { ConfirmBack } from './confirm-back'
import { ConfirmCoupon } from './confirm-coupon'
import { orderConfirmTexts } from './order-confirm.texts'
import type { ReadyState } from './order-confirm.types'
import { OrderSums } from './order-sums'
import { PaymentTerms } from './payment-terms'

export interface ConfirmTotalProps extends NavigationHandlers {
  ref: Ref<HTMLElement>
  confirmation: Confirmation
  state: ReadyState
  /** What has to be fixed first, once the buyer tried. */
  summary: ReactNode
  /** Why it has to wait. */
  reason: string | undefined
  onPlace: () => void
  /** Pressed while the sums are worked out: no one orders at a total not seen. */
  onTooEarly: () => void
}

/** The sums and the one button. */
export function ConfirmTotal({
  ref,
  confirmation,
  state,
  summary,
  reason,
  onPlace,
  onTooEarly,
  onNavigate,
}: ConfirmTotalProps) {
  const t = useTexts(orderConfirmTexts)
  const common = useTexts(commonTexts)
  const { session } = useShop()
  const email = useStore(session.store, state => state.email)
  const isPlacing = state.status === 'placing'
  const titleId = useId()
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="cw-card cw-busy cw-confirm__total"
      aria-busy={state.status === 'updating'}
    >
      <div className="cw-card__head">
        <h2 id={titleId}>{t('total')}</h2>
        <span className="cw-end cw-sub">{state.confirmation.currency}</span>
      </div>
      <div className="cw-card__body">
        <ConfirmCoupon confirmation={confirmation} state={state} />
        <OrderSums order={state.confirmation} />
        <PaymentTerms ordering={state.confirmation.grandTotal}>
          {words => <p className="cw-hint cw-confirm__hint">{words}</p>}
        </PaymentTerms>
        <p className="cw-hint cw-confirm__hint">{t('unchangeable')}</p>
        {email && <p className="cw-hint cw-confirm__hint">{t('mailTo', { email })}</p>}
        {summary}
        <div className="cw-confirm__before">
          <ElementSlot name="before-place" />
        </div>
        <Button
          {...primaryKey(common('sendKeys'))}
          kind="primary"
          size="l"
          block
          busy={isPlacing || state.status === 'updating'}
          reason={reason}
          onClick={onPlace}
          onBusyClick={isPlacing ? undefined : onTooEarly}
        >
          {state.outcome === 'asking'
            ? t('asking')
            : isPlacing
              ? t('placing')
              : state.status === 'changed'
                ? t('reconfirm')
                : t('placeOrder')}
        </Button>
        <ConfirmBack
          className="cw-btn cw-btn--quiet cw-btn--block cw-confirm__back"
          confirmation={confirmation}
          onNavigate={onNavigate}
        />
      </div>
    </aside>
  )
}
