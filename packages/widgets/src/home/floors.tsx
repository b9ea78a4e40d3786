import type { HomeFloor } from '@cartwright/core/contract'
import { Inks } from '../part/inks'
import { Skeleton } from '../primitives/feedback'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { useT } from '../provider/use-t'
import { homeTexts } from './home.texts'
import { TileSkeletons } from './tile-skeletons'

/** One row on wide screens; the rest is behind the link. */
const SHOWN = 4

/** Rows of parts the shop wants to show (API-031). */
export function Floors({ floors }: { floors: readonly HomeFloor[] }) {
  const shop = useShop()
  const t = useT(homeTexts)
  return floors.map(floor => (
    <section key={floor.id} className="cw-floor">
      <div className="cw-row cw-floor__head">
        <h2>{floor.title}</h2>
        {floor.link && (
          <ShopLink to={floor.link} className="cw-end cw-floor__all">
            {t('showAll')}
            <span className="cw-sr">: {floor.title}</span>
          </ShopLink>
        )}
      </div>
      <ul className="cw-tiles">
        {floor.goods.slice(0, SHOWN).map(part => (
          <li key={part.goodsSkuId}>
            <ShopLink to={shop.catalogue.partPath(part.goodsSkuId)} className="cw-tile">
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
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Shape of the floors that are on their way. */
export const FloorsSkeleton = ({ label }: { label: string }) => (
  <div className="cw-floor" role="status" aria-label={label}>
    <Skeleton width={180} height={16} />
    <TileSkeletons count={SHOWN} />
  </div>
)
