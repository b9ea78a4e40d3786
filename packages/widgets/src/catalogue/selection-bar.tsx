import { favouritesOf } from '@cartwright/core'
import { heartIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Heard } from '../primitives/heard'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { usePermission } from '../provider/use-permission'
import { useFormat, useTexts } from '../provider/use-texts'
import type { AddToCartHandlers } from './part/ask-host'
import { buyingTexts } from './part/buying.texts'
import { cartLine } from './part/cart-line'
import { lineTotal } from './part/line-total'
import { useAddToCart } from './part/use-add-to-cart'
import { productListTexts } from './product-list.texts'
import type { Selection } from './use-selection'

export interface SelectionBarProps extends AddToCartHandlers {
  selection: Selection
  /** Told when nothing is ticked any more, and the bar goes away. */
  onDone: () => void
}

/** What is ticked comes to so much, and goes into the basket or the favourites by one call. Nothing while nothing is ticked. */
export function SelectionBar({ selection, onDone, onCartAdd }: SelectionBarProps) {
  const favourites = favouritesOf(useShop())
  const t = useTexts(productListTexts)
  const words = useTexts(buyingTexts)
  const { money, number } = useFormat()
  const { canAdd, busy, add } = useAddToCart(onCartAdd)
  const mayKeep = usePermission('favourites')
  const [isKeeping, run] = useBusy()
  const { parts, qtyOf } = selection
  const clear = () => {
    selection.clear()
    onDone()
  }
  if (parts.length === 0) return null
  const pieces = parts.reduce((count, part) => count + qtyOf(part), 0)
  const total = lineTotal(parts.map(part => ({ part, qty: qtyOf(part) })))
  // Refused, the selection is there for another try.
  const keep = () =>
    run(() => favourites.add(parts.map(({ number, custNumber }) => ({ number, custNumber }))).then(clear))
  return (
    <section className="cw-card cw-selected" aria-label={t('selection')}>
      <Heard as="p">
        <b>{t('selected', { count: parts.length, n: number(parts.length) })}</b>{' '}
        <span className="cw-selected__sum">
          {t('pieces', { count: pieces, n: number(pieces) })}
          {total && `, ${money(total.amount, total.currency)}`}
        </span>
      </Heard>
      <Button kind="link" size="s" onClick={clear}>
        {t('clearSelection')}
      </Button>
      <span className="cw-row cw-end">
        {mayKeep && (
          <Button kind="quiet" icon={heartIcon} busy={isKeeping} aria-label={t('toFavourites')} onClick={keep}>
            <span className="cw-selected__word">{t('toFavourites')}</span>
          </Button>
        )}
        {canAdd && (
          <Button
            kind="primary"
            busy={busy}
            onClick={() =>
              add(
                parts.map(part => cartLine(part, qtyOf(part))),
                clear,
              )
            }
          >
            {words('addToBasket')}
          </Button>
        )}
      </span>
    </section>
  )
}
