import { isFromCart } from '@cartwright/core'
import { PERMISSION } from '@cartwright/core/rules'
import { OrderConfirm, useShop, useStore, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { readId } from '../app/read-id'

export default function ConfirmPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  const { session } = useShop()
  const hasCart = useStore(session.store, () => session.hasPermission([PERMISSION.cart]))
  const quickOrderId = readId(query.get('quickOrderId'))
  const orderNo = query.get('order') || undefined
  const from =
    quickOrderId !== undefined
      ? [{ name: t('quickOrder'), to: '/my/quickorder' }]
      : orderNo !== undefined
        ? [
            { name: t('orders'), to: '/hisorder/list' },
            { name: orderNo, to: `/hisorder/orderDetails/${encodeURIComponent(orderNo)}` },
          ]
        : hasCart
          ? [{ name: t('basket'), to: '/cust/shoppingcart' }]
          : []
  return (
    <PageFrame title={() => t('confirm')} trail={[...from, { name: t('confirm') }]}>
      <OrderConfirm
        skus={query.get('skus') ?? ''}
        fromCart={isFromCart(query)}
        quickOrderId={quickOrderId}
        orderNo={orderNo}
      />
    </PageFrame>
  )
}
