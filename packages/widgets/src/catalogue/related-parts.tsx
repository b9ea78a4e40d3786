import type { RelatedSku } from '@cartwright/core/contract'
import { PartActions } from '../part/part-actions'
import { PartCell } from '../part/part-cell'
import type { AddsToCart } from '../part/use-add-to-cart'
import { useShop } from '../provider/shop-provider'
import type { Navigates } from '../provider/use-go'
import { useT } from '../provider/use-t'
import { productTexts } from './product.texts'

export interface RelatedPartsProps extends Navigates, AddsToCart {
  parts: readonly RelatedSku[]
}

/**
 * What others order with a part, and what else is for its printers, each with its own way into the cart (CAT-010).
 * As long as no orders tell, the second stands for the first.
 */
export function RelatedParts({ parts, ...handlers }: RelatedPartsProps) {
  const t = useT(productTexts)
  const bought = parts.filter(part => part.isBoughtTogether)
  const others = parts.filter(part => !part.isBoughtTogether)
  return (
    <>
      <Parts title={t('boughtTogether')} parts={bought.length > 0 ? bought : others} {...handlers} />
      <Parts title={t('relatedParts')} parts={bought.length > 0 ? others : []} {...handlers} />
    </>
  )
}

function Parts({ title, parts, onNavigate, onCartAdd }: { title: string } & RelatedPartsProps) {
  const { catalogue } = useShop()
  if (parts.length === 0) return null
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{title}</h2>
      </div>
      <ul className="cw-related">
        {parts.map(part => (
          <li key={part.goodsSkuId}>
            <PartCell
              part={part}
              to={catalogue.partPath(part.goodsSkuId)}
              onNavigate={onNavigate}
              colour={part.colour}
              pictureSize="l"
            />
            <PartActions part={part} onCartAdd={onCartAdd} />
          </li>
        ))}
      </ul>
    </section>
  )
}
