import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { ElementSlot, type Slots } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import { SignInFirst } from '../provider/sign-in-first'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { NoOrder, useOutcome } from './no-order'
import css from './order-success.css?inline'
import { orderSuccessTexts } from './order-success.texts'
import { PlacedOrder } from './placed-order'
import { useOrder } from './use-order'

addSheet(css)

export interface OrderSuccessProps extends NavigationHandlers, AddToCartHandlers {
  /** Number of the order, the id in /order/checkout/{id}. */
  orderNo: string
  /** Told what is shown of it once that is known, for example to name the page after it. */
  onOrderRead?: HostHandler<{ orderNo: string; outcome: 'placed' | 'missing' | 'failed' }> | undefined
  /** What a React page has for the slots of the element. */
  slots?: Slots<'header' | 'next-steps' | 'footer' | 'failed'> | undefined
}

/** After the order: its number, its sums, what arrives when, and what happens next (ORD-017). */
export function OrderSuccess({ orderNo, slots, onNavigate, onCartAdd, onOrderRead }: OrderSuccessProps) {
  const t = useTexts(orderSuccessTexts)
  const { order, error, retry } = useOrder(orderNo)
  const isMissing = error?.kind === 'not-found'
  useOutcome(onOrderRead, orderNo, order ? 'placed' : isMissing ? 'missing' : error && 'failed')
  return (
    <WidgetBox className="cw-success" slots={slots}>
      <ElementSlot name="header" />
      {order ? (
        <PlacedOrder order={order} onNavigate={onNavigate} onCartAdd={onCartAdd} />
      ) : error?.kind === 'signed-out' ? (
        <SignInFirst>{t('signIn')}</SignInFirst>
      ) : (
        <NoOrder
          error={error}
          isMissing={isMissing}
          rows={4}
          onNavigate={onNavigate}
          onRetry={retry}
          says={{
            missing: t('missing'),
            missingHint: t('missingHint'),
            failed: t('failed'),
            failedHint: t('failedHint'),
          }}
          way={{ to: '/index', label: t('continueShopping') }}
        />
      )}
      <ElementSlot name="footer" />
    </WidgetBox>
  )
}
