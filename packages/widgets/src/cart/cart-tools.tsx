// biome-ignore-all lint/a11y/useSemanticElements: a row of the table of the cart, see cart-table.tsx
// biome-ignore-all lint/a11y/useFocusableInteractive: cells of a table, not of a grid
import { cartOf, favouritesOf } from '@cartwright/core'
import type { CartItem } from '@cartwright/core/contract'
import type { ReactNode } from 'react'
import { heartIcon, trashIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Checkbox } from '../primitives/choice'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { usePermission } from '../provider/use-permission'
import { useFormat, useTexts } from '../provider/use-texts'
import { cartTexts } from './cart.texts'

export interface CartToolsProps {
  rows: readonly CartItem[]
  selected: ReadonlySet<number>
  ask: (ids: readonly number[]) => void
  /** More buttons at the end. */
  children?: ReactNode
}

/** First row of the table's head (LAY-044): selects all, and does something with what is selected; both buttons wait for a selection (CART-012). */
export function CartTools({ rows, selected, ask, children }: CartToolsProps) {
  const shop = useShop()
  const cart = cartOf(shop)
  const t = useTexts(cartTexts)
  const { number } = useFormat()
  const hasFavourites = usePermission('favourites')
  const [isBusy, run] = useBusy()
  const n = selected.size
  const keep = () => {
    const chosen = rows.filter(row => selected.has(row.shoppingCartId))
    run(() => favouritesOf(shop).add(chosen.map(({ number, custNumber }) => ({ number, custNumber }))))
  }
  return (
    <div role="row" aria-rowindex={1} className="cw-cart-tools">
      <div role="columnheader" className="cw-row">
        <Checkbox
          checked={n === rows.length}
          some={n > 0}
          onChecked={on =>
            cart.select(
              rows.map(row => row.shoppingCartId),
              on,
            )
          }
        >
          {n > 0 ? <b>{t('selected', { n: number(n), all: number(rows.length) })}</b> : t('selectAll')}
        </Checkbox>
      </div>
      <div role="cell" className="cw-row cw-end">
        {hasFavourites && (
          <Button
            size="s"
            icon={heartIcon}
            disabled={n === 0}
            busy={isBusy}
            aria-label={t('addFavourites')}
            onClick={keep}
          >
            <span className="cw-cart-wide">{t('favourites')}</span>
          </Button>
        )}
        <Button size="s" kind="danger" icon={trashIcon} disabled={n === 0} onClick={() => ask([...selected])}>
          {t('delete')}
        </Button>
        {children}
      </div>
    </div>
  )
}
