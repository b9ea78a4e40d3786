import type { ShopError } from '@cartwright/core'
import { ordersOf } from '@cartwright/core'
import type { Order } from '@cartwright/core/contract'
import { useEffect, useRef, useState } from 'react'
import { refreshIcon } from '../icons/refresh'
import { searchIcon } from '../icons/search'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { SignInFirst } from '../session/sign-in-first'
import { orderSuccessTexts } from './order-success.texts'
import { PlacedOrder } from './placed-order'

export interface OrderSuccessProps extends NavigationHandlers {
  /** Number of the order, the id in /order/checkout/{id}. */
  orderNo: string
  /** Told what is shown of it once that is known, for example to name the page after it. */
  onOrderRead?: HostHandler<{ orderNo: string; outcome: 'placed' | 'missing' | 'failed' }> | undefined
}

/** After the order: its number, its sums, and what happens next (ORD-017). */
export function OrderSuccess({ orderNo, onNavigate, onOrderRead }: OrderSuccessProps) {
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
        <PlacedOrder order={order} onNavigate={onNavigate} />
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

function useOrder(orderNo: string): { order?: Order; error?: ShopError; retry: () => void } {
  const shop = useShop()
  const { i18n, session } = shop
  const orders = ordersOf(shop)
  const isSignedIn = useStore(session.store, state => state.isSignedIn)
  const language = useStore(i18n.store, state => state.language)
  const [read, setRead] = useState<{ orderNo: string; order?: Order; error?: ShopError }>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    void [tries, language, isSignedIn]
    const question = new AbortController()
    orders.get(orderNo, question.signal).then(
      order => !question.signal.aborted && setRead({ orderNo, order }),
      error => !question.signal.aborted && setRead({ orderNo, error }),
    )
    return () => question.abort()
  }, [orders, orderNo, tries, language, isSignedIn])
  const retry = () => {
    setRead(undefined)
    setTries(tries + 1)
  }
  return read?.orderNo === orderNo ? { ...read, retry } : { retry }
}
