import { screens } from '@cartwright/core'
import { Cart, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function CartPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('basket')}>
      <Cart {...screens.cart.props({ params, query })} />
    </PageFrame>
  )
}
