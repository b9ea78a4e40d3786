// biome-ignore-all lint/a11y/useSemanticElements: a table of which only the visible rows are drawn
// biome-ignore-all lint/a11y/useFocusableInteractive: cells of a table, not of a grid
import { partPath } from '@cartwright/core'
import { useCallback, useState } from 'react'
import { Inks } from '../catalogue/part/inks'
import { PartPicture } from '../catalogue/part/part-picture'
import { PriceOf } from '../catalogue/part/price-of'
import { Checkbox } from '../primitives/choice'
import { useRowsInView } from '../primitives/use-rows-in-view'
import { commonTexts } from '../provider/common.texts'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { favouritesTexts } from './favourites.texts'
import { TickAll } from './tick-all'
import type { FavouritesList } from './use-favourites-list'

/** Until a row has been drawn: a picture and its air. */
const ROW_PX = 45

/** The drawer's: number, OEM code and price of all favourites; only the rows in sight are drawn. */
export function FavouritesRows({ list, onNavigate }: { list: FavouritesList } & NavigationHandlers) {
  const { shown } = list
  const t = useTexts(favouritesTexts)
  const common = useTexts(commonTexts)
  const [focused, setFocused] = useState<number>()
  const keyOf = useCallback((index: number) => String(shown[index]?.favoriteId), [shown])
  const estimate = useCallback(() => ROW_PX, [])
  const view = useRowsInView({ count: shown.length, keyOf, estimate, pinned: focused })
  return (
    <div role="table" aria-label={t('title')} aria-rowcount={shown.length + 1} className="cw-kept">
      <div role="row" aria-rowindex={1} className="cw-kept__row cw-kept__head">
        <div role="columnheader" className="cw-kept__tick">
          <TickAll rows={shown} list={list} />
        </div>
        <div role="columnheader">{t('number')}</div>
        <div role="columnheader">{t('oemCode')}</div>
        <div role="columnheader" className="cw-num">
          {common('price')}
        </div>
      </div>
      <div
        role="rowgroup"
        ref={view.body}
        className="cw-kept__body"
        style={{ height: `${view.height}px` }}
        onFocus={event => {
          const at = (event.target as Element).closest<HTMLElement>('[data-at]')?.dataset.at
          setFocused(at === undefined ? undefined : Number(at))
        }}
        onBlur={() => setFocused(undefined)}
      >
        {view.rows.map(({ index, top }) => {
          const row = shown[index]
          return (
            row && <Row key={row.favoriteId} list={list} row={row} index={index} top={top} onNavigate={onNavigate} />
          )
        })}
      </div>
    </div>
  )
}

interface RowProps extends NavigationHandlers {
  list: FavouritesList
  row: FavouritesList['shown'][number]
  index: number
  /** In px from the first row. */
  top: number
}

function Row({ list: { ticked, tick }, row, index, top, onNavigate }: RowProps) {
  const shop = useShop()
  const t = useTexts(favouritesTexts)
  const currency = useStore(shop.session.store, state => state.currency)
  const { favoriteId, number, goodsSku } = row
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={ticked.has(favoriteId)}
      data-at={index}
      className="cw-kept__row"
      style={{ top: `${top}px` }}
    >
      <div role="cell" className="cw-kept__tick">
        <Checkbox
          aria-label={t('select', { number })}
          checked={ticked.has(favoriteId)}
          onChecked={on => tick([favoriteId], on)}
        />
      </div>
      <div role="cell" className="cw-part">
        <PartPicture image={goodsSku.image} size="s" />
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
      </div>
      <div role="cell" className="cw-code">
        {goodsSku.oemCode}
      </div>
      <div role="cell" className="cw-num">
        <PriceOf part={{ ...row, currency }} qty={1} />
      </div>
    </div>
  )
}
