import type { RelatedSku, Sku } from '@cartwright/core/contract'
import { restOfSet } from '@cartwright/core/rules'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { CompleteSet } from './complete-set'
import type { AddToCartHandlers } from './part/ask-host'
import { PartActions } from './part/part-actions'
import { PartCell } from './part/part-cell'
import { productTexts } from './product.texts'

interface PartsProps extends NavigationHandlers, AddToCartHandlers {
  parts: readonly RelatedSku[]
}

export interface RelatedPartsProps extends PartsProps {
  part: Sku
}

/**
 * What makes a set with a part, what others order with it, and what else is for its printers, each with its own way
 * into the cart (CAT-010). As long as no orders tell, the last stands for the second.
 */
export function RelatedParts({ part, parts, ...handlers }: RelatedPartsProps) {
  const t = useTexts(productTexts)
  const set = restOfSet(part, parts)
  const rest = parts.filter(other => !set.includes(other))
  const bought = rest.filter(other => other.isBoughtTogether)
  const others = rest.filter(other => !other.isBoughtTogether)
  const isTold = parts.some(other => other.isBoughtTogether)
  return (
    <>
      {set.length > 0 && <CompleteSet part={part} others={set} {...handlers} />}
      <Parts title={t('boughtTogether')} parts={isTold ? bought : others} {...handlers} />
      <Parts title={t('relatedParts')} parts={isTold ? others : []} {...handlers} />
    </>
  )
}

function Parts({ title, parts, onNavigate, onCartAdd }: { title: string } & PartsProps) {
  if (parts.length === 0) return null
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{title}</h2>
      </div>
      <ul className="cw-related">
        {parts.map(part => (
          <li key={part.goodsSkuId}>
            <PartCell part={part} onNavigate={onNavigate} pictureSize="l" />
            <PartActions part={part} onCartAdd={onCartAdd} />
          </li>
        ))}
      </ul>
    </section>
  )
}
