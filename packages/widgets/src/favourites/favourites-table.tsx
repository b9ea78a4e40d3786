import type { Favourite } from '@cartwright/core/contract'
import { Inks } from '../part/inks'
import { PartCell } from '../part/part-cell'
import { PartPicture } from '../part/part-picture'
import { Checkbox } from '../primitives/choice'
import { Price } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { Navigates } from '../provider/use-go'
import { useSelect } from '../provider/use-select'
import { useFormat, useT } from '../provider/use-t'
import { favouritesTexts } from './favourites.texts'

export interface FavouritesTableProps extends Navigates {
  rows: readonly Favourite[]
  ticked: ReadonlySet<number>
  onTick: (ids: readonly number[], on: boolean) => void
  /** The drawer's: the number without what others call it. */
  isBrief?: boolean
}

export function FavouritesTable({ rows, ticked, onTick, isBrief = false, onNavigate }: FavouritesTableProps) {
  const { catalogue, session } = useShop()
  const t = useT(favouritesTexts)
  const common = useT(commonTexts)
  const { money } = useFormat()
  const currency = useSelect(session.store, state => state.currency)
  const ids = rows.map(row => row.favoriteId)
  const count = ids.filter(id => ticked.has(id)).length
  return (
    <table className={isBrief ? 'cw-table' : 'cw-table cw-table--cards'}>
      <thead>
        <tr>
          <th className="cw-table__tick" data-label={t('all')}>
            <Checkbox
              aria-label={t('all')}
              checked={count === ids.length}
              some={count > 0 && count < ids.length}
              onChecked={on => onTick(ids, on)}
            />
          </th>
          <th>{isBrief ? t('number') : t('article')}</th>
          {isBrief && <th>{t('oemCode')}</th>}
          <th className="cw-num">{isBrief ? common('price') : t('unitPrice')}</th>
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
                />
              )}
            </td>
            {isBrief && <td className="cw-code">{row.goodsSku.oemCode}</td>}
            <td data-label={t('unitPrice')} className="cw-num">
              <span className="cw-price-of">
                <Price
                  unit={money(row.unitPrice, currency)}
                  discount={row.discountPrice === null ? undefined : money(row.discountPrice, currency)}
                  unitLabel={common('price')}
                  wasLabel={common('oldPrice')}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
