import { useEffect, useRef } from 'react'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { refreshIcon } from '../icons/refresh'
import { searchIcon } from '../icons/search'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { SignInFirst } from '../session/sign-in-first'
import { orderSuccessTexts } from './order-success.texts'
import { PlacedOrder } from './placed-order'
import { useOrder } from './use-order'

export interface OrderSuccessProps extends NavigationHandlers, AddToCartHandlers {
  /** Number of the order, the id in /order/checkout/{id}. */
  orderNo: string
  /** Told what is shown of it once that is known, for example to name the page after it. */
  onOrderRead?: HostHandler<{ orderNo: string; outcome: 'placed' | 'missing' | 'failed' }> | undefined
}

/** After the order: its number, its sums, what arrives when, and what happens next (ORD-017). */
export function OrderSuccess({ orderNo, onNavigate, onCartAdd, onOrderRead }: OrderSuccessProps) {
  const t = useTexts(orderSuccessTexts)
  const common = useTexts(commonTexts)
  const { order, error, retry } = useOrder(orderNo)
  const isMissing = error?.kind === 'not-found'
  const outcome = order ? 'placed' : isMissing ? 'missing' : error && 'failed'
  const tell = useRef(onOrderRead)
  tell.current = onOrderRead
  useEffect(() => {
    if (outcome) tell.current?.({ orderNo, outcome })
  }, [orderNo, outcome])
  if (order)
    return (
      <WidgetBox className="cw-success">
        <PlacedOrder order={order} onNavigate={onNavigate} onCartAdd={onCartAdd} />
      </WidgetBox>
    )
  if (error?.kind === 'signed-out')
    return (
      <WidgetBox className="cw-success">
        <SignInFirst>{t('signIn')}</SignInFirst>
      </WidgetBox>
    )
  return (
    <WidgetBox className="cw-success">
      <div className="cw-card">
        {!error ? (
          <SkeletonRows rows={4} label={common('loading')} />
        ) : isMissing ? (
          <Empty
            heading="h1"
            icon={searchIcon}
            title={t('missing')}
            actions={
              <ShopLink className="cw-btn" to="/index" onNavigate={onNavigate}>
                {t('continueShopping')}
              </ShopLink>
            }
          >
            {t('missingHint')}
          </Empty>
        ) : (
          <Empty
            failed
            heading="h1"
            icon={refreshIcon}
            title={t('failed')}
            actions={<Button onClick={retry}>{common('retry')}</Button>}
          >
            {t('failedHint')}
          </Empty>
        )}
      </div>
    </WidgetBox>
  )
}
