import { createPartPage, type PartPage } from '@cartwright/core'
import { refreshIcon, searchIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty, Skeleton, SkeletonRows } from '../primitives/feedback'
import { Loading } from '../primitives/loading'
import { commonTexts } from '../provider/common.texts'
import { ElementSlot, type Slots } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { BuyBox } from './buy-box'
import { ByNumber } from './by-number'
import { CompatiblePrinters } from './compatible-printers'
import { Gallery } from './gallery'
import { KitContents } from './kit-contents'
import type { AddToCartHandlers } from './part/ask-host'
import { PartFacts } from './part-facts'
import css from './product.css?inline'
import { productTexts } from './product.texts'
import { RelatedParts } from './related-parts'
import { type PartMeaning, useTellPart } from './use-tell-part'

addSheet(css)

export interface ProductProps extends NavigationHandlers, AddToCartHandlers {
  /** Id of the part, the `sku_id` of its page; believed before `number`. */
  skuId?: number | undefined
  /** A number of any kind: ours, the maker's, a barcode, or the buyer's own once signed in. */
  number?: string | undefined
  /** Told which part it is, for the title of the window and the way back to its class, and what a `number` means. */
  onPart?: HostHandler<PartMeaning> | undefined
  /** What a React page has for the slots of the element. */
  slots?: Slots<'media' | 'badges' | 'actions' | 'footer' | 'failed'> | undefined
}

type Handlers = Omit<ProductProps, 'skuId' | 'number' | 'slots'>

/** Everything about one part: what it is, what it fits, what it costs at which quantity, where it is, what goes with it. */
export function Product({ skuId, number, slots, ...handlers }: ProductProps) {
  const { onPart, onNavigate } = handlers
  return (
    <WidgetBox className="cw-product" slots={slots}>
      {skuId !== undefined ? (
        <ProductOf skuId={skuId} {...handlers} />
      ) : number?.trim() ? (
        <ByNumber
          number={number}
          name="Product"
          onNoPart={meaning => onPart?.({ ...meaning, part: undefined })}
          waiting={<ProductSkeleton />}
          missing={<MissingProduct onNavigate={onNavigate} />}
        >
          {found => <ProductOf skuId={found} {...handlers} />}
        </ByNumber>
      ) : (
        <MissingProduct onNavigate={onNavigate} />
      )}
      <ElementSlot name="footer" />
    </WidgetBox>
  )
}

function ProductOf({ skuId, ...handlers }: Handlers & { skuId: number }) {
  const shop = useShop()
  const page = useDisposable(() => createPartPage(shop, skuId), skuId)
  return page ? <ProductBody page={page} {...handlers} /> : <ProductSkeleton />
}

function MissingProduct({ onNavigate }: NavigationHandlers) {
  const t = useTexts(productTexts)
  return (
    <div className="cw-card">
      <Empty
        heading="h1"
        icon={searchIcon}
        title={t('missing')}
        actions={
          <ShopLink className="cw-btn" to="/search" onNavigate={onNavigate}>
            {t('search')}
          </ShopLink>
        }
      >
        {t('missingHint')}
      </Empty>
    </div>
  )
}

function ProductBody({ page, onPart, onNavigate, onCartAdd }: { page: PartPage } & Handlers) {
  const t = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const { status, error, part, images, attributes, related } = useStore(page.store, state => state)
  useTellPart(part, onPart)
  if (status === 'missing') return <MissingProduct onNavigate={onNavigate} />
  if (status === 'failed' && !part)
    return (
      <div className="cw-card">
        <Empty
          failed
          heading="h1"
          icon={refreshIcon}
          title={t('failed')}
          actions={<Button onClick={() => page.reload()}>{common('retry')}</Button>}
        >
          {error?.at.msg}
        </Empty>
      </div>
    )
  if (!part) return <ProductSkeleton />
  return (
    <div className="cw-product__top">
      <ElementSlot name="media">
        <Gallery part={part} images={images} />
      </ElementSlot>
      <PartFacts page={page} part={part} attributes={attributes} />
      <BuyBox part={part} onNavigate={onNavigate} onCartAdd={onCartAdd} />
      <div className="cw-product__below">
        <div className="cw-product__column">
          <KitContents kit={part.kit} onNavigate={onNavigate} />
          <CompatiblePrinters printers={part.compatiblePrinters} onNavigate={onNavigate} />
        </div>
        <div className="cw-product__column">
          {part.description && (
            <section className="cw-card">
              <div className="cw-card__head">
                <h2>{t('description')}</h2>
              </div>
              <p className="cw-card__body cw-product__text">{part.description}</p>
            </section>
          )}
          {related ? (
            <RelatedParts part={part} parts={related} onNavigate={onNavigate} onCartAdd={onCartAdd} />
          ) : (
            <div className="cw-card">
              <SkeletonRows label={common('loading')} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

function ProductSkeleton() {
  const common = useTexts(commonTexts)
  return (
    <Loading className="cw-product__top" label={common('loading')}>
      <span className="cw-pic cw-pic--fill cw-gallery__big" />
      <div className="cw-part-facts cw-col">
        <Skeleton width={140} height={14} />
        <Skeleton width={240} height={32} />
        {[180, 200, 160, 210, 190].map(width => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
      <div className="cw-card cw-card__body cw-buy cw-col">
        <Skeleton width={120} height={32} />
        <Skeleton height={44} />
        <Skeleton height={40} />
      </div>
    </Loading>
  )
}
