import { isFromCart } from '@cartwright/core'
import { OrderConfirm, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { readId } from '../app/read-id'

export default function ConfirmPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  const quickOrderId = readId(query.get('quickOrderId'))
  const from =
    quickOrderId === undefined
      ? { name: t('basket'), to: '/cust/shoppingcart' }
      : { name: t('quickOrder'), to: '/my/quickorder' }
  return (
    <PageFrame title={() => t('confirm')} trail={[from, { name: t('confirm') }]}>
      <OrderConfirm skus={query.get('skus') ?? ''} fromCart={isFromCart(query)} quickOrderId={quickOrderId} />
    </PageFrame>
  )
}
