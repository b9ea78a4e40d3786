import { screens } from '@cartwright/core'
import { OrderDetails, type OrderDetailsProps, useTexts } from '@cartwright/widgets'
import { orderDetailsTexts } from '@cartwright/widgets/storefront'
import { useState } from 'react'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

type Read = Parameters<NonNullable<OrderDetailsProps['onOrderRead']>>[0]

/** Its heading: what is done here is different each time. */
function begin(main: Element): HTMLElement | null {
  const heading = main.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  return heading
}

export default function OrderDetailsPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  const words = useTexts(orderDetailsTexts)
  // Mails lead to one part of the page.
  const props = screens.orderDetails.props({ params, query })
  const { orderNo } = props
  const [read, setRead] = useState<Read>()
  const outcome = read?.orderNo === orderNo ? read.outcome : undefined
  const title = () => (outcome === undefined || outcome === 'shown' ? `${t('order')} ${orderNo}` : words(outcome))
  return (
    <PageFrame
      title={title}
      isProvisional={outcome === undefined}
      begin={begin}
      headless
      trail={[{ name: t('orders'), to: '/hisorder/list' }, { name: orderNo }]}
    >
      <OrderDetails {...props} onOrderRead={setRead} />
    </PageFrame>
  )
}
