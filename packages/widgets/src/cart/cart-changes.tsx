// biome-ignore-all lint/a11y/useSemanticElements: a table of which only the visible rows are drawn
import { cartOf, type RowChange, rowChanges } from '@cartwright/core'
import type { CartItem } from '@cartwright/core/contract'
import type { ReactNode } from 'react'
import { useShipmentWords } from '../catalogue/part/use-promise-words'
import { banIcon, chevronDownIcon, chevronUpIcon, clockIcon, type IconShape } from '../icons/icons'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { useShop } from '../provider/shop-provider'
import { useFormat, useTexts } from '../provider/use-texts'
import { cartChangesTexts } from './cart-changes.texts'

const LOOK: Record<RowChange['kind'], readonly [IconShape, 'success' | 'warning' | 'danger']> = {
  'price-down': [chevronDownIcon, 'success'],
  'price-up': [chevronUpIcon, 'warning'],
  short: [clockIcon, 'warning'],
  disabled: [banIcon, 'danger'],
}

/** What changed in a row since it was put in, and what to do about it. */
export function CartChanges({ row, currency }: { row: CartItem; currency: string }) {
  return (
    <>
      {rowChanges(row).map(change => {
        const [icon, tone] = LOOK[change.kind]
        return (
          <div key={change.kind} className={`cw-cart-change cw-tone--${tone}`}>
            <Icon shape={icon} />
            <Change row={row} change={change} currency={currency} />
          </div>
        )
      })}
    </>
  )
}

function Change({ row, change, currency }: { row: CartItem; change: RowChange; currency: string }): ReactNode {
  const cart = cartOf(useShop())
  const t = useTexts(cartChangesTexts)
  const { money, number } = useFormat()
  const words = useShipmentWords()
  const id = row.shoppingCartId
  switch (change.kind) {
    case 'price-down':
    case 'price-up':
      return (
        <span className="cw-grow">
          <b>{t(change.kind === 'price-down' ? 'priceDown' : 'priceUp')}</b>{' '}
          {t('priceFrom', { from: money(change.from, currency), to: money(change.to, currency) })}
        </span>
      )
    case 'short': {
      const n = number(change.stock)
      return (
        <>
          <span className="cw-grow">
            <b>{t('shortOf')}</b> {words(change.promises)}
          </span>
          {change.stock > 0 && (
            <Button size="s" onClick={() => cart.setQuantity(id, change.stock)}>
              {t('cutTo', { n })}
            </Button>
          )}
        </>
      )
    }
    case 'disabled':
      return (
        <>
          <span className="cw-grow">
            <b>{t('gone')}</b>{' '}
            {change.successor === null ? t('goneNothing') : t('goneSuccessor', { number: change.successor })}
          </span>
          {change.successor !== null && (
            <Button size="s" onClick={() => void cart.replace(id)}>
              {t('replace')}
            </Button>
          )}
        </>
      )
  }
}
