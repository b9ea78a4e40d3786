import { createPartPage, type PartPage } from '@cartwright/core'
import { refreshIcon, searchIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty, Skeleton } from '../primitives/feedback'
import { Loading } from '../primitives/loading'
import { commonTexts } from '../provider/common.texts'
import type { Slots } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { ByNumber } from './by-number'
import type { AddToCartHandlers } from './part/ask-host'
import { PartCard } from './part-card'
import { productTexts } from './product.texts'
import type { NumberMeaning } from './use-number'
import { useTellPart } from './use-tell-part'

export interface ProductCardProps extends NavigationHandlers, AddToCartHandlers {
  /** Id of the part, the `sku_id` of its page; believed before `number`. */
  skuId?: number | undefined
  /** A number of any kind: ours, the maker's, a barcode, or the buyer's own once signed in. */
  number?: string | undefined
  /** Told what `number` means. */
  onPart?: HostHandler<NumberMeaning> | undefined
  /** What a React page has for the slots of the element. */
  slots?: Slots<'media' | 'badges' | 'actions' | 'footer' | 'failed'> | undefined
}

/** One part as a card, to put beside a text or into a page of one's own. */
export function ProductCard({ skuId, number, slots, onPart, ...handlers }: ProductCardProps) {
  return (
    <WidgetBox className="cw-product-card" slots={slots}>
      {skuId !== undefined ? (
        <CardOf skuId={skuId} onPart={onPart} {...handlers} />
      ) : number?.trim() ? (
        <ByNumber
          number={number}
          name="ProductCard"
          onNoPart={meaning => onPart?.(meaning)}
          waiting={<CardSkeleton />}
          missing={<MissingCard />}
        >
          {found => <CardOf skuId={found} onPart={onPart} {...handlers} />}
        </ByNumber>
      ) : (
        <MissingCard />
      )}
    </WidgetBox>
  )
}

type CardHandlers = Omit<ProductCardProps, 'skuId' | 'number' | 'slots'>

function CardOf({ skuId, ...handlers }: CardHandlers & { skuId: number }) {
  const shop = useShop()
  const page = useDisposable(() => createPartPage(shop, skuId), skuId)
  return page ? <Card page={page} {...handlers} /> : <CardSkeleton />
}

function Card({ page, onPart, ...handlers }: { page: PartPage } & CardHandlers) {
  const t = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const { status, part, attributes } = useStore(page.store, state => state)
  useTellPart(part, onPart)
  if (part) return <PartCard part={part} offer={part.promotion} attributes={attributes} {...handlers} />
  if (status === 'loading') return <CardSkeleton />
  if (status === 'missing') return <MissingCard />
  return (
    <div className="cw-card">
      <Empty
        failed
        icon={refreshIcon}
        title={t('failed')}
        actions={<Button onClick={() => page.reload()}>{common('retry')}</Button>}
      />
    </div>
  )
}

function MissingCard() {
  const t = useTexts(productTexts)
  return (
    <div className="cw-card">
      <Empty icon={searchIcon} title={t('missing')} />
    </div>
  )
}

function CardSkeleton() {
  const common = useTexts(commonTexts)
  return (
    <Loading className="cw-card cw-part-card" label={common('loading')}>
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
    </Loading>
  )
}
