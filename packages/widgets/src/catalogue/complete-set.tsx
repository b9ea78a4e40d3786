import type { RelatedSku, Sku } from '@cartwright/core/contract'
import { useState } from 'react'
import { Button } from '../primitives/button'
import { Checkbox } from '../primitives/choice'
import { Heard } from '../primitives/heard'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import type { AddToCartHandlers } from './part/ask-host'
import { cartLine } from './part/cart-line'
import { lineTotal } from './part/line-total'
import { PartActions } from './part/part-actions'
import { PartCell } from './part/part-cell'
import { useAddToCart } from './part/use-add-to-cart'
import { productTexts } from './product.texts'

export interface CompleteSetProps extends NavigationHandlers, AddToCartHandlers {
  part: Sku
  /** What is missing to the set. */
  others: readonly RelatedSku[]
}

/** The other colours, all ticked, with what they and this one come to: one press puts one of each into the cart. */
export function CompleteSet({ part, others, onNavigate, onCartAdd }: CompleteSetProps) {
  const t = useTexts(productTexts)
  const { money, number } = useFormat()
  const { canAdd, busy, add } = useAddToCart(onCartAdd)
  const [leftOut, setLeftOut] = useState<readonly number[]>([])
  const chosen = others.filter(other => !leftOut.includes(other.goodsSkuId))
  const set = [part, ...chosen]
  const total = lineTotal(set.map(one => ({ part: one, qty: 1 })))
  const choose = (id: number, on: boolean) =>
    setLeftOut(before => (on ? before.filter(other => other !== id) : [...before, id]))
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('completeSet')}</h2>
        <span className="cw-sub cw-end">{t('relatedParts')}</span>
      </div>
      <ul className="cw-related cw-related--set">
        {others.map(other => (
          <li key={other.goodsSkuId}>
            {canAdd && (
              <Checkbox
                aria-label={t('select', { number: other.number })}
                checked={chosen.includes(other)}
                onChecked={on => choose(other.goodsSkuId, on)}
              />
            )}
            <PartCell part={other} onNavigate={onNavigate} pictureSize="l" />
            <PartActions part={other} isTogether />
          </li>
        ))}
      </ul>
      {canAdd && total && (
        <div className="cw-card__foot">
          <Heard when="changed">
            {t('setOf', { n: number(set.length) })} <b className="cw-price">{money(total.amount, total.currency)}</b>
          </Heard>
          <span className="cw-end">
            <Button
              busy={busy}
              reason={chosen.length === 0 ? t('setNone') : undefined}
              onClick={() => add(set.map(one => cartLine(one, 1)))}
            >
              {t('addSet')}
            </Button>
          </span>
        </div>
      )}
    </section>
  )
}
