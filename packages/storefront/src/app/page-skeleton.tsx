import { useTexts } from '@cartwright/widgets'
import { SkeletonRows } from '@cartwright/widgets/storefront'
import { pagesTexts } from './pages.texts'

/** Shape of a page that is on its way. */
export function PageSkeleton() {
  const t = useTexts(pagesTexts)
  return (
    <div className="shop-page cw-card">
      <SkeletonRows label={t('loading')} rows={6} />
    </div>
  )
}
