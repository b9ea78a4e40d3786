import type { Favourite } from '@cartwright/core/contract'
import { PartCell } from '../part/part-cell'
import { Checkbox } from '../primitives/choice'
import { Price } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useSelect } from '../provider/use-select'
import { useFormat, useT } from '../provider/use-t'
import { favouritesTexts } from './favourites.texts'

export interface FavouritesTableProps {
  rows: readonly Favourite[]
  ticked: ReadonlySet<number>
  onTick: (ids: readonly number[], on: boolean) => void
}

export function FavouritesTable({ rows, ticked, onTick }: FavouritesTableProps) {
  const { catalogue, session } = useShop()
  const t = useT(favouritesTexts)
  const common = useT(commonTexts)
  const { money } = useFormat()
  const currency = useSelect(session.store, state => state.currency)
  const ids = rows.map(row => row.favoriteId)
  const count = ids.filter(id => ticked.has(id)).length
  return (
    <table className="cw-table cw-table--cards">
      <thead>
        <tr>
          <th className="cw-table__tick">
            <Checkbox
              aria-label={t('all')}
              checked={count === ids.length}
              some={count > 0 && count < ids.length}
              onChecked={on => onTick(ids, on)}
            />
          </th>
          <th>{t('article')}</th>
          <th>{t('oemCode')}</th>
          <th className="cw-num">{t('unitPrice')}</th>
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
              <PartCell
                part={{ ...row.goodsSku, number: row.number, custNumber: row.custNumber }}
                colour={row.goodsSku.colour}
                to={catalogue.partPath(row.goodsSku.goodsSkuId)}
              />
            </td>
            <td data-label={t('oemCode')} className="cw-code">
              {row.goodsSku.oemCode}
            </td>
            <td data-label={t('unitPrice')} className="cw-num">
              <Price
                unit={money(row.unitPrice, currency)}
                discount={row.discountPrice === null ? undefined : money(row.discountPrice, currency)}
                unitLabel={common('price')}
                wasLabel={common('oldPrice')}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
