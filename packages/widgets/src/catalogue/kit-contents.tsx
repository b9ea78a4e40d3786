import { partPath } from '@cartwright/core'
import type { SkuDetails } from '@cartwright/core/contract'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { productTexts } from './product.texts'

/** What a kit is packed of, each part leading to its page; nothing of other articles. */
export function KitContents({ kit = [], onNavigate }: Pick<SkuDetails, 'kit'> & NavigationHandlers) {
  const shop = useShop()
  const t = useTexts(productTexts)
  const { number } = useFormat()
  if (kit.length === 0) return null
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('inKit')}</h2>
      </div>
      <ul className="cw-card__body cw-col">
        {kit.map(part => (
          <li key={part.goodsSkuId} className="cw-row cw-row--wrap">
            <span>{number(part.pieces)} ×</span>
            <ShopLink className="cw-code" to={partPath(shop, part.goodsSkuId)} onNavigate={onNavigate}>
              {part.number}
            </ShopLink>
            <span className="cw-sub">{part.name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
