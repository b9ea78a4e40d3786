import { ordersOf, screens } from '@cartwright/core'
import { PERMISSION } from '@cartwright/core/rules'
import { OrderConfirm, useShop, useStore, useTexts } from '@cartwright/widgets'
import { useEffect, useState } from 'react'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

/** What is to fix, else the button that places the order. */
const begin = (main: Element) =>
  main.querySelector('.cw-confirm [aria-busy="true"]')
    ? null
    : main.querySelector<HTMLElement>('.cw-confirm [data-problem] button, .cw-confirm__total [aria-keyshortcuts]')

export default function ConfirmPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  const { session } = useShop()
  const hasCart = useStore(session.store, () => session.hasPermission([PERMISSION.cart]))
  const props = screens.confirm.props({ params, query })
  const { quickOrderId, orderNo } = props
  const isKnown = useKnownOrder(orderNo)
  const from =
    quickOrderId !== undefined
      ? [{ name: t('quickOrder'), to: '/my/quickorder' }]
      : orderNo !== undefined
        ? [
            { name: t('orders'), to: '/hisorder/list' },
            ...(isKnown ? [{ name: orderNo, to: `/hisorder/orderDetails/${encodeURIComponent(orderNo)}` }] : []),
          ]
        : hasCart
          ? [{ name: t('basket'), to: '/cust/shoppingcart' }]
          : []
  return (
    <PageFrame title={() => t('confirm')} begin={begin} trail={[...from, { name: t('confirm') }]}>
      <OrderConfirm {...props} />
    </PageFrame>
  )
}

/** The address may hold any text: it is shown once the shop says that it is the number of an order. */
function useKnownOrder(orderNo: string | undefined): boolean {
  const shop = useShop()
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const [known, setKnown] = useState<string>()
  useEffect(() => {
    if (orderNo === undefined || !isSignedIn) return
    const question = new AbortController()
    ordersOf(shop)
      .get(orderNo, question.signal)
      .then(
        order => setKnown(order.orderNo),
        () => undefined,
      )
    return () => question.abort()
  }, [shop, orderNo, isSignedIn])
  return orderNo !== undefined && known === orderNo
}
