import type { ListFilter, PartListState } from '@cartwright/core'
import { partPath } from '@cartwright/core'
import type { ListedSku } from '@cartwright/core/contract'
import { memo } from 'react'
import { Checkbox } from '../primitives/choice'
import { cx } from '../primitives/class-names'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { type Offer, OfferEnd } from './offer-end'
import { AddToCart } from './part/add-to-cart'
import type { AddToCartHandlers } from './part/ask-host'
import { FavouriteButton } from './part/favourite-button'
import { ListedBy } from './part/found-by'
import { Inks, inksOf } from './part/inks'
import { PartCell } from './part/part-cell'
import { PartTags } from './part/part-tags'
import { PriceOf } from './part/price-of'
import { StockOf } from './part/stock-of'
import { useAddToCart } from './part/use-add-to-cart'
import css from './part-table.css?inline'
import { productListTexts } from './product-list.texts'
import { useOwnWarehouse } from './supply-name'
import type { Selection } from './use-selection'

addSheet(css)

export interface PartTableProps extends NavigationHandlers, AddToCartHandlers, Pick<PartListState, 'offers'> {
  parts: readonly ListedSku[]
  sort: ListFilter['sort']
  selection: Selection
}

/** Parts as rows; in a narrow box each row becomes a card of its own. */
export const PartTable = memo(function PartTable(props: PartTableProps) {
  const { parts, offers, sort, selection, onNavigate, onCartAdd } = props
  const { session } = useShop()
  const t = useTexts(productListTexts)
  const warehouse = useOwnWarehouse()
  const stock = warehouse ? t('stockAt', { warehouse }) : t('stock')
  const { canAdd } = useAddToCart(onCartAdd)
  const sold = parts.filter(part => !part.disabled)
  const ticked = sold.filter(selection.has).length
  const isSignedIn = useStore(session.store, state => state.isSignedIn)
  // Tapes have none.
  const hasYield = parts.some(part => part.pageYield !== null)
  return (
    <div className="cw-card cw-table-box">
      <table className={cx('cw-table cw-table--cards cw-parts', !hasYield && 'cw-parts--tapes')}>
        <thead>
          <tr>
            {canAdd && (
              <th scope="col" className="cw-table__tick" data-label={t('selectAll')}>
                <Checkbox
                  aria-label={t('selectAll')}
                  checked={ticked > 0 && ticked === sold.length}
                  some={ticked > 0}
                  onChecked={on => selection.choose(sold, on)}
                />
              </th>
            )}
            <th scope="col" aria-sort={sort === 'number' ? 'ascending' : undefined}>
              {t('article')}
            </th>
            <th scope="col">{t('colour')}</th>
            {hasYield && (
              <th scope="col" className="cw-num" aria-sort={sort === 'yield' ? 'descending' : undefined}>
                {t('pageYield')}
              </th>
            )}
            <th scope="col" className="cw-parts__fits">
              {t('fits')}
            </th>
            {isSignedIn && (
              <th scope="col" aria-sort={sort === 'stock' ? 'descending' : undefined}>
                {stock}
              </th>
            )}
            <th scope="col" className="cw-num" aria-sort={sort === 'price' ? 'ascending' : undefined}>
              {t('unitPrice')}
            </th>
            {isSignedIn && (
              <th scope="col">
                <span className="cw-sr">{t('quantity')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {parts.map(part => (
            <PartRow
              key={part.goodsSkuId}
              part={part}
              offer={offers[part.number]}
              stock={isSignedIn ? stock : undefined}
              hasYield={hasYield}
              selection={canAdd ? selection : undefined}
              onNavigate={onNavigate}
              onCartAdd={onCartAdd}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
})

interface PartRowProps extends NavigationHandlers, AddToCartHandlers {
  part: ListedSku
  offer: Offer | undefined
  /** Head of the stock column; undefined for visitors. */
  stock: string | undefined
  hasYield: boolean
  /** Undefined for those who have no basket. */
  selection: Selection | undefined
}

function PartRow({ part, offer, stock, hasYield, selection, onNavigate, onCartAdd }: PartRowProps) {
  const shop = useShop()
  const t = useTexts(productListTexts)
  const { number } = useFormat()
  const qty = selection?.qtyOf(part) ?? 1
  const isTicked = selection?.has(part) ?? false
  const to = partPath(shop, part.goodsSkuId)
  const more = part.printerCount - part.printers.length
  return (
    <tr aria-selected={selection && isTicked}>
      {selection && (
        <td className="cw-table__tick">
          <Checkbox
            aria-label={t('select', { number: part.number })}
            checked={isTicked}
            disabled={part.disabled}
            onChecked={on => selection.choose([part], on)}
          />
        </td>
      )}
      <th scope="row" className="cw-table__main">
        <PartCell part={part} hasInks={false} onNavigate={onNavigate}>
          <PartTags part={part}>{offer && <OfferEnd offer={offer} />}</PartTags>
          <ListedBy part={part} />
        </PartCell>
      </th>
      <td data-label={t('colour')}>
        {inksOf(part.colour).length > 0 ? (
          <Inks colour={part.colour} />
        ) : (
          <span className="cw-sub">{part.colourName ?? part.colour}</span>
        )}
      </td>
      {hasYield && (
        <td className="cw-num" data-label={t('pageYield')}>
          {part.pageYield !== null && number(part.pageYield)}
        </td>
      )}
      <td className="cw-parts__fits">
        <span className={more > 0 ? 'cw-clip' : 'cw-parts__two'}>{part.printers.join(', ')}</span>
        {more > 0 && (
          <ShopLink to={to} onNavigate={onNavigate}>
            {t('more', { number: number(more) })}
          </ShopLink>
        )}
      </td>
      {stock && <td data-label={stock}>{part.availability && <StockOf availability={part.availability} />}</td>}
      <td className="cw-num" data-label={t('unitPrice')}>
        <PriceOf part={part} qty={qty} />
      </td>
      {stock && (
        <td className="cw-parts__act">
          <div className="cw-row">
            <AddToCart
              part={part}
              qty={qty}
              onQty={next => selection?.setQty(part, next)}
              isTogether={isTicked}
              onCartAdd={onCartAdd}
            />
            <FavouriteButton number={part.number} />
          </div>
        </td>
      )}
    </tr>
  )
}
