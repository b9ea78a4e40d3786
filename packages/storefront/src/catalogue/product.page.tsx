import { Product, useT } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function ProductPage({ query }: PageProps) {
  const t = useT(pagesTexts)
  const text = query.get('sku_id') ?? ''
  const skuId = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return (
    <PageFrame title={t('product')} headless>
      <Product key={skuId} skuId={skuId} />
    </PageFrame>
  )
}
