import { AddToCart } from '../part/add-to-cart'
import { Inks } from '../part/inks'
import { PartCell } from '../part/part-cell'
import { PartPicture } from '../part/part-picture'
import { PartTags } from '../part/part-tags'
import { PriceOf } from '../part/price-of'
import { StockOf } from '../part/stock-of'
import type { AddsToCart } from '../part/use-add-to-cart'
import { Checkbox } from '../primitives/choice'
import { commonTexts } from '../provider/common.texts'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { Navigates } from '../provider/use-go'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { favouritesTexts } from './favourites.texts'
import type { FavouritesList } from './use-favourites-list'

export interface FavouritesTableProps extends Navigates, AddsToCart {
  list: FavouritesList
  /** Of what is shown, the page that is; all of it without pages. */
  rows?: FavouritesList['shown']
  /** The drawer's: the number without what others call it, and nothing to order by the row. */
  isBrief?: boolean
}

export function FavouritesTable({
  list,
  rows = list.shown,
  isBrief = false,
  onNavigate,
  onCartAdd,
}: FavouritesTableProps) {
  const { ticked, tick: onTick, qtyOf, setQty, canAdd } = list
  const { catalogue, session } = useShop()
  const t = useT(favouritesTexts)
  const common = useT(commonTexts)
  const currency = useSelect(session.store, state => state.currency)
  const ids = rows.map(row => row.favoriteId)
  const count = ids.filter(id => ticked.has(id)).length
  const all = t(rows.length < list.shown.length ? 'allOnPage' : 'all')
  return (
    <table className={isBrief ? 'cw-table' : 'cw-table cw-table--cards cw-parts cw-favourites'}>
      <thead>
        <tr>
          <th className="cw-table__tick" data-label={all}>
            <Checkbox
              aria-label={all}
              checked={count === ids.length}
              some={count > 0 && count < ids.length}
              onChecked={on => onTick(ids, on)}
            />
          </th>
          <th>{isBrief ? t('number') : t('article')}</th>
          {isBrief && <th>{t('oemCode')}</th>}
          {!isBrief && <th>{t('available')}</th>}
          <th className="cw-num">{isBrief ? common('price') : t('unitPrice')}</th>
          {!isBrief && canAdd && (
            <th>
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
                onChecked={on => onTick([row.favoriteId], on)}
              />
            </td>
            <td className="cw-table__main">
              {isBrief ? (
                <div className="cw-part">
                  <PartPicture image={row.goodsSku.image} size="s" />
                  <div className="cw-part__head">
                    <Inks colour={row.goodsSku.colour} />
                    <ShopLink
                      className="cw-part__number cw-code"
                      to={catalogue.partPath(row.goodsSku.goodsSkuId)}
                      onNavigate={onNavigate}
                    >
                      {row.number}
                    </ShopLink>
                  </div>
                </div>
              ) : (
                <PartCell
                  part={{ ...row.goodsSku, number: row.number, custNumber: row.custNumber }}
                  onNavigate={onNavigate}
                >
                  <PartTags part={row} />
                </PartCell>
              )}
            </td>
            {isBrief && <td className="cw-code">{row.goodsSku.oemCode}</td>}
            {!isBrief && (
              <td data-label={t('available')}>
                <StockOf availability={row.availability} />
              </td>
            )}
            <td data-label={t('unitPrice')} className="cw-num">
              <PriceOf part={{ ...row, currency }} qty={isBrief ? 1 : qtyOf(row)} />
            </td>
            {!isBrief && canAdd && (
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
