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
import { orderDetailsTexts } from './order-details.texts'
import { OrderView } from './order-view'
import { useOrder } from './use-order'

export interface OrderDetailsProps extends NavigationHandlers, AddToCartHandlers {
  /** Number in /hisorder/orderDetails/{orderno}. */
  orderNo: string
  /** Brings the comments into view, as mails about them ask for. */
  show?: 'comments' | undefined
  /** Called with what is shown of it once that is known, for example to name the page after it. */
  onOrderRead?: HostHandler<{ orderNo: string; outcome: 'shown' | 'missing' | 'failed' }> | undefined
}

/** Everything about a placed order: where it is, what is in it, what it comes to (ORD-002 to ORD-005, RT-043). */
export function OrderDetails({ orderNo, show: sought, onNavigate, onCartAdd, onOrderRead }: OrderDetailsProps) {
  const t = useTexts(orderDetailsTexts)
  const common = useTexts(commonTexts)
  const { order, error, retry, show } = useOrder(orderNo)
  // A number that no order can have is refused as malformed.
  const isMissing = error?.kind === 'not-found' || error?.kind === 'invalid'
  const outcome = order ? 'shown' : isMissing ? 'missing' : error && 'failed'
  const tell = useRef(onOrderRead)
  tell.current = onOrderRead
  useEffect(() => {
    if (outcome) tell.current?.({ orderNo, outcome })
  }, [orderNo, outcome])
  if (error?.kind === 'signed-out')
    return (
      <WidgetBox className="cw-order">
        <SignInFirst>{t('signIn')}</SignInFirst>
      </WidgetBox>
    )
  return (
    <WidgetBox className="cw-order">
      {order ? (
        <OrderView
          order={order}
          seeksComments={sought === 'comments'}
          onOrder={show}
          onNavigate={onNavigate}
          onCartAdd={onCartAdd}
        />
      ) : (
        <div className="cw-card">
          {!error ? (
            <SkeletonRows rows={8} label={common('loading')} />
          ) : isMissing ? (
            <Empty
              heading="h1"
              icon={searchIcon}
              title={t('missing')}
              actions={
                <ShopLink className="cw-btn" to="/hisorder/list" onNavigate={onNavigate}>
                  {t('allOrders')}
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
              {error.at.msg}
            </Empty>
          )}
        </div>
      )}
    </WidgetBox>
  )
}
