import { productListQuery, screens } from '@cartwright/core'
import type { SkuDetails } from '@cartwright/core/contract'
import { Product, useTexts } from '@cartwright/widgets'
import { layoutTexts } from '@cartwright/widgets/storefront'
import { useState } from 'react'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { classNameOf } from './class-name'

export default function ProductPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  const words = useTexts(layoutTexts)
  const [shown, setShown] = useState<SkuDetails>()
  const { skuId } = screens.product.props({ params, query })
  // Another part is on its way while the last one is still announced.
  const part = shown?.goodsSkuId === skuId ? shown : undefined
  const title = () => (part ? `${part.number}, ${words(classNameOf(part.classId))}` : t('product'))
  return (
    <PageFrame
      title={title}
      description={part?.description}
      trail={part ? trailOf(part) : [{ name: title() }]}
      headless
    >
      <Product key={skuId} skuId={skuId} onPart={view => setShown(view.part)} />
    </PageFrame>
  )

  function trailOf({ number, classId, brandId, brandName }: SkuDetails) {
    const listOf = (filter: Parameters<typeof productListQuery>[0]) => `/list/toner?${productListQuery(filter)}`
    return [
      { name: words(classNameOf(classId)), to: listOf({ classId }) },
      { name: brandName, to: listOf({ classId, brandId: [brandId] }) },
      { name: number },
    ]
  }
}
