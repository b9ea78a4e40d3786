import { OrderSuccess, useT } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function CheckoutPage({ params }: PageProps) {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('checkout')} headless>
      <OrderSuccess orderNo={params.id ?? ''} />
    </PageFrame>
  )
}
