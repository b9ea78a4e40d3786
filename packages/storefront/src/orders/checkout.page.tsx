import { screens } from '@cartwright/core'
import { OrderSuccess, type OrderSuccessProps, useTexts } from '@cartwright/widgets'
import { orderSuccessTexts } from '@cartwright/widgets/storefront'
import { useState } from 'react'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

/** The way to the order. */
const begin = (main: Element) => main.querySelector<HTMLElement>('.cw-success a')

type Read = Parameters<NonNullable<OrderSuccessProps['onOrderRead']>>[0]

export default function CheckoutPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  const words = useTexts(orderSuccessTexts)
  const { orderNo } = screens.checkout.props({ params, query })
  const [read, setRead] = useState<Read>()
  const outcome = read?.orderNo === orderNo ? read.outcome : undefined
  const title = () => {
    if (!outcome) return t('order')
    return outcome === 'placed' ? t('checkout') : words(outcome)
  }
  return (
    <PageFrame title={title} isProvisional={!outcome} begin={begin} headless>
      <OrderSuccess orderNo={orderNo} onOrderRead={setRead} />
    </PageFrame>
  )
}
