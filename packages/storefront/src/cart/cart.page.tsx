import { Cart, useTexts } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function CartPage() {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('basket')}>
      <Cart heading="" />
    </PageFrame>
  )
}
