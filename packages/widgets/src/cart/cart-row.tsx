// biome-ignore-all lint/a11y/useSemanticElements: a table of which only the visible rows are drawn
// biome-ignore-all lint/a11y/useFocusableInteractive: rows of a table, not of a grid
import { cartOf, partPath } from '@cartwright/core'
import type { CartItem } from '@cartwright/core/contract'
import { memo } from 'react'
import { Inks } from '../catalogue/part/inks'
import { partTexts } from '../catalogue/part/part.texts'
import { PartPicture } from '../catalogue/part/part-picture'
import { StockOf } from '../catalogue/part/stock-of'
import { Button } from '../primitives/button'
import { Checkbox } from '../primitives/choice'
import { Skeleton } from '../primitives/feedback'
import { Quantity } from '../primitives/quantity'
import { Price, Stock } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import { useQuantityLabels } from '../provider/common-labels'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { cartTexts } from './cart.texts'
import type { CartChanges } from './cart-changes'
import { isChanged, isShort } from './use-cart-view'
import { useSetQuantity } from './use-set-quantity'

export interface CartRowProps extends NavigationHandlers {
  row: CartItem
  index: number
  /** In px from the first row. */
  top: number
  isSelected: boolean
  currency: string
  /** Without picture, stock and changes. */
  isBrief: boolean
  ask: (ids: readonly number[]) => void
  /** Draws what changed, once it has been loaded. */
  Changes: typeof CartChanges | undefined
}

/** One row of the cart, and below it what changed since it was put in. Draws again only when its row changed. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { row, index, top, isSelected, currency, isBrief, ask, Changes, onNavigate } = props
  const shop = useShop()
  const cart = cartOf(shop)
  const t = useTexts(cartTexts)
  const part = useTexts(partTexts)
  const common = useTexts(commonTexts)
  const labels = useQuantityLabels()
  const setQuantity = useSetQuantity()
  const { money } = useFormat()
  const { goodsSku, number, shoppingCartId: id } = row
  return (
    <div
      role="row"
      aria-rowindex={index + 3}
      className={isSelected ? 'cw-cart-row cw-cart-row--on' : 'cw-cart-row'}
      data-at={index}
      style={{ top: `${top}px` }}
    >
      <div role="cell" className="cw-cart-pick">
        <Checkbox checked={isSelected} aria-label={t('select', { number })} onChecked={on => cart.select([id], on)} />
      </div>
      <div role="cell" className="cw-cart-part cw-part">
        {!isBrief && <PartPicture image={goodsSku.image} />}
        <div className="cw-part__words">
          <div className="cw-part__head">
            <Inks colour={goodsSku.colour} />
            <ShopLink
              className="cw-part__number cw-code"
              to={partPath(shop, goodsSku.goodsSkuId)}
              onNavigate={onNavigate}
            >
              {number}
            </ShopLink>
          </div>
          <span className={isBrief ? 'cw-sub cw-clip' : 'cw-sub'}>
            {goodsSku.brandName} <span className="cw-code">{goodsSku.oemCode}</span>
            {row.custNumber && !isBrief && (
              <>
                {/* Nothing of it is seen where the number goes to the next line. */}
                {'\u2002 '}
                <span className="cw-own-number">{part('yours', { number: row.custNumber })}</span>
              </>
            )}
          </span>
        </div>
      </div>
      {!isBrief && (
        <div role="cell" className="cw-cart-stock">
          {row.disabled ? (
            <Stock level="none">{t('none')}</Stock>
          ) : (
            <StockOf availability={row.availability} qty={isShort(row) ? undefined : row.qty} />
          )}
        </div>
      )}
      <div role="cell" className="cw-cart-qty">
        <Quantity {...labels(number)} value={row.qty} onCommit={pieces => void setQuantity(id, pieces, currency)} />
      </div>
      <div role="cell" className="cw-cart-unit cw-num" data-label={t('unit')}>
        <span className="cw-price-of">
          <Price
            unit={money(row.unitPrice, currency)}
            discount={row.discountPrice ? money(row.discountPrice, currency) : undefined}
            // The head of the column says it of the only one.
            unitLabel={row.discountPrice ? common('price') : undefined}
            wasLabel={common('oldPrice')}
          />
        </span>
      </div>
      <div role="cell" className="cw-cart-amount cw-num cw-price" data-label={t('amount')}>
        {row.disabled ? <span className="cw-sub">{t('notCounted')}</span> : money(row.price, currency)}
      </div>
      {!isBrief && (
        <div role="cell" className="cw-cart-more">
          <Button
            kind="quiet"
            size="s"
            className="cw-btn--icon"
            aria-label={t('remove', { number })}
            onClick={() => ask([id])}
          >
            ×
          </Button>
        </div>
      )}
      {(isBrief ? row.disabled : isChanged(row)) && (
        <div role="cell" className="cw-cart-changes">
          {Changes ? <Changes row={row} currency={currency} /> : <Skeleton width="min(100%, 240px)" />}
        </div>
      )}
    </div>
  )
})
