import { createPartPage, type PartPage } from '@cartwright/core'
import { refreshIcon, searchIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty, Skeleton } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import type { AddToCartHandlers } from './part/ask-host'
import { PartCard } from './part-card'
import { productTexts } from './product.texts'

export interface ProductCardProps extends NavigationHandlers, AddToCartHandlers {
  /** Id of the part, the `sku_id` of its page. */
  skuId: number
}

/** One part as a card, to put beside a text or into a page of one's own. */
export function ProductCard({ skuId, ...handlers }: ProductCardProps) {
  const shop = useShop()
  const page = useDisposable(() => createPartPage(shop, skuId), skuId)
  return (
    <WidgetBox className="cw-product-card">{page ? <Card page={page} {...handlers} /> : <CardSkeleton />}</WidgetBox>
  )
}

function Card({ page, ...handlers }: { page: PartPage } & NavigationHandlers & AddToCartHandlers) {
  const t = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const { status, part, attributes } = useStore(page.store, state => state)
  if (part) return <PartCard part={part} offer={part.promotion} attributes={attributes} {...handlers} />
  if (status === 'loading') return <CardSkeleton />
  return (
    <div className="cw-card">
      {status === 'missing' ? (
        <Empty icon={searchIcon} title={t('missing')} />
      ) : (
        <Empty
          failed
          icon={refreshIcon}
          title={t('failed')}
          actions={<Button onClick={() => page.reload()}>{common('retry')}</Button>}
        />
      )}
    </div>
  )
}

function CardSkeleton() {
  const common = useTexts(commonTexts)
  return (
    <div className="cw-card cw-part-card" role="status" aria-label={common('loading')}>
      <div className="cw-part-card__picture">
        <span className="cw-pic cw-pic--fill" />
      </div>
      <div className="cw-part-card__body">
        <Skeleton width={120} />
        <Skeleton width={160} height={9} />
        <Skeleton width={140} height={9} />
      </div>
      <div className="cw-part-card__foot">
        <Skeleton width={64} height={28} />
      </div>
    </div>
  )
}
