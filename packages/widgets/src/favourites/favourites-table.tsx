import { AddToCart } from '../catalogue/part/add-to-cart'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { PartCell } from '../catalogue/part/part-cell'
import { PartTags } from '../catalogue/part/part-tags'
import { PriceOf } from '../catalogue/part/price-of'
import { StockOf } from '../catalogue/part/stock-of'
import css from '../catalogue/part-table.css?inline'
import { Checkbox } from '../primitives/choice'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { favouritesTexts } from './favourites.texts'
import { TickAll } from './tick-all'
import type { FavouritesList } from './use-favourites-list'

addSheet(css)

export interface FavouritesTableProps extends NavigationHandlers, AddToCartHandlers {
  list: FavouritesList
  /** The page that is shown. */
  rows: FavouritesList['shown']
}

export function FavouritesTable({ list, rows, onNavigate, onCartAdd }: FavouritesTableProps) {
  const { ticked, tick, qtyOf, setQty, canAdd } = list
  const { session } = useShop()
  const t = useTexts(favouritesTexts)
  const currency = useStore(session.store, state => state.currency)
  return (
    <table className="cw-table cw-table--cards cw-parts cw-favourites">
      <caption className="cw-sr">{t('title')}</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className="cw-table__tick"
            data-label={t(rows.length < list.shown.length ? 'allOnPage' : 'all')}
          >
            <TickAll list={list} rows={rows} />
          </th>
          <th scope="col">{t('article')}</th>
          <th scope="col">{t('available')}</th>
          <th scope="col" className="cw-num">
            {t('unitPrice')}
          </th>
          {canAdd && (
            <th scope="col">
              <span className="cw-sr">{t('quantity')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.favoriteId} aria-selected={ticked.has(row.favoriteId)}>
            <td className="cw-table__tick">
              <Checkbox
                aria-label={t('select', { number: row.number })}
                checked={ticked.has(row.favoriteId)}
                onChecked={on => tick([row.favoriteId], on)}
              />
            </td>
            <th scope="row" className="cw-table__main">
              <PartCell
                part={{ ...row.goodsSku, number: row.number, custNumber: row.custNumber }}
                onNavigate={onNavigate}
              >
                <PartTags part={row} />
              </PartCell>
            </th>
            <td data-label={t('available')}>
              <StockOf availability={row.availability} />
            </td>
            <td data-label={t('unitPrice')} className="cw-num">
              <PriceOf part={{ ...row, currency }} qty={qtyOf(row)} />
            </td>
            {canAdd && (
              <td className="cw-parts__act">
                <div className="cw-row">
                  <AddToCart
                    part={{ ...row, goodsSkuId: row.goodsSku.goodsSkuId }}
                    qty={qtyOf(row)}
                    onQty={qty => setQty(row, qty)}
                    isTogether={ticked.has(row.favoriteId)}
                    onCartAdd={onCartAdd}
                  />
                </div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
