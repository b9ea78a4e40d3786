import { isFromCart } from '@cartwright/core'
import { OrderConfirm, useT } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function ConfirmPage({ query }: PageProps) {
  const t = useT(pagesTexts)
  const quickOrder = query.get('quickOrderId') ?? ''
  return (
    <PageFrame
      title={() => t('confirm')}
      trail={[{ name: t('basket'), to: '/cust/shoppingcart' }, { name: t('confirm') }]}
    >
      <OrderConfirm
        skus={query.get('skus') ?? ''}
        fromCart={isFromCart(query)}
        quickOrderId={/^\d{1,9}$/.test(quickOrder) ? Number(quickOrder) : undefined}
      />
    </PageFrame>
  )
}
