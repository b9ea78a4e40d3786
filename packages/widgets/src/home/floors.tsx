import { partPath } from '@cartwright/core'
import type { HomeFloor, Sku } from '@cartwright/core/contract'
import { Inks } from '../catalogue/part/inks'
import { PartActions } from '../catalogue/part/part-actions'
import { PartTags } from '../catalogue/part/part-tags'
import { cx } from '../primitives/class-names'
import { Skeleton } from '../primitives/feedback'
import { Loading } from '../primitives/loading'
import { PageLink } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { homeTexts } from './home.texts'
import { TileSkeletons } from './tile-skeletons'

/** One row on wide screens; the rest is behind the link. */
const SHOWN = 4

/** Rows of parts the shop wants to show (API-031); buyers see what each costs, and the way into the cart. */
export function Floors({ floors }: { floors: readonly HomeFloor[] }) {
  const shop = useShop()
  const t = useTexts(homeTexts)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  // What a buyer was shown is gone with the sign-out, before the next answer.
  const isPriced = (part: HomeFloor['goods'][number]): part is Sku => isSignedIn && 'availability' in part
  return floors.map(floor => (
    <section key={floor.id} className={cx('cw-floor', floor.goods.some(isPriced) && 'cw-floor--priced')}>
      <div className="cw-row cw-floor__head">
        <h2>{floor.title}</h2>
        {floor.link && (
          <PageLink to={floor.link} className="cw-end cw-floor__all">
            {t('showAll')}
            <span className="cw-sr">: {floor.title}</span>
          </PageLink>
        )}
      </div>
      <ul className="cw-tiles">
        {floor.goods.slice(0, SHOWN).map(part => (
          <li key={part.goodsSkuId}>
            <PageLink to={partPath(shop, part.goodsSkuId)} className="cw-tile">
              <img src={shop.client.fileUrl(part.image)} alt="" width={104} height={78} loading="lazy" />
              <span>
                <span className="cw-tile__number">
                  <Inks colour={part.colour} />
                  <b className="cw-code">{part.number}</b>
                </span>
                <span className="cw-sub">
                  {part.brandName} <span className="cw-code">{part.oemCode}</span>
                </span>
                {part.pageYield !== null && <span className="cw-sub">{t('pages', { count: part.pageYield })}</span>}
              </span>
            </PageLink>
            {isPriced(part) && <Offer part={part} />}
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** What a tile tells a buyer besides: stock, price, offer, and the way into the cart. */
const Offer = ({ part }: { part: Sku }) => (
  <div>
    <span>
      <PartTags part={part} />
    </span>
    <PartActions part={part} />
  </div>
)

/** Shape of the floors that are on their way. */
export function FloorsSkeleton({ label }: { label: string }) {
  const isSignedIn = useStore(useShop().session.store, state => state.isSignedIn)
  return (
    <Loading className={cx('cw-floor', isSignedIn && 'cw-floor--priced')} label={label}>
      <Skeleton width={180} height={16} />
      <TileSkeletons count={SHOWN} />
    </Loading>
  )
}
