import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import type { HostHandler } from '../provider/host-handler'
import { SignInFirst } from '../provider/sign-in-first'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { NoOrder, useOutcome } from './no-order'
import css from './order-details.css?inline'
import { orderDetailsTexts } from './order-details.texts'
import { OrderView } from './order-view'
import { useOrder } from './use-order'

addSheet(css)

export interface OrderDetailsProps extends NavigationHandlers, AddToCartHandlers {
  /** Number in /hisorder/orderDetails/{orderno}. */
  orderNo: string
  /** Brings the comments, or the reports of damage and shortage, into view, as mails about them ask for. */
  show?: 'comments' | 'reports' | undefined
  /** Called with what is shown of it once that is known, for example to name the page after it. */
  onOrderRead?: HostHandler<{ orderNo: string; outcome: 'shown' | 'missing' | 'failed' }> | undefined
}

/** Everything about a placed order: where it is, what is in it, what it comes to (ORD-002 to ORD-005, RT-043). */
export function OrderDetails({ orderNo, show: sought, onNavigate, onCartAdd, onOrderRead }: OrderDetailsProps) {
  const t = useTexts(orderDetailsTexts)
  const { order, error, retry, show } = useOrder(orderNo)
  // A number that no order can have is refused as malformed.
  const isMissing = error?.kind === 'not-found' || error?.kind === 'invalid'
  useOutcome(onOrderRead, orderNo, order ? 'shown' : isMissing ? 'missing' : error && 'failed')
  return (
    <WidgetBox className="cw-order">
      {error?.kind === 'signed-out' ? (
        <SignInFirst>{t('signIn')}</SignInFirst>
      ) : order ? (
        <OrderView
          order={order}
          seeksComments={sought === 'comments'}
          seeksReports={sought === 'reports'}
          onOrder={show}
          onNavigate={onNavigate}
          onCartAdd={onCartAdd}
        />
      ) : (
        <NoOrder
          error={error}
          isMissing={isMissing}
          rows={8}
          onNavigate={onNavigate}
          onRetry={retry}
          says={{
            missing: t('missing'),
            missingHint: t('missingHint'),
            failed: t('failed'),
            failedHint: error?.at.msg,
          }}
          way={{ to: '/hisorder/list', label: t('allOrders') }}
        />
      )}
    </WidgetBox>
  )
}
