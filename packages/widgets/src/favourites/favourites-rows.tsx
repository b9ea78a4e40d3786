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
  const { shown, ticked, tick } = list
  const shop = useShop()
  const { session } = shop
  const t = useTexts(favouritesTexts)
  const common = useTexts(commonTexts)
  const currency = useStore(session.store, state => state.currency)
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
            row && (
              <div
                key={row.favoriteId}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={ticked.has(row.favoriteId)}
                data-at={index}
                className="cw-kept__row"
                style={{ top: `${top}px` }}
              >
                <div role="cell" className="cw-kept__tick">
                  <Checkbox
                    aria-label={t('select', { number: row.number })}
                    checked={ticked.has(row.favoriteId)}
                    onChecked={on => tick([row.favoriteId], on)}
                  />
                </div>
                <div role="cell" className="cw-part">
                  <PartPicture image={row.goodsSku.image} size="s" />
                  <div className="cw-part__head">
                    <Inks colour={row.goodsSku.colour} />
                    <ShopLink
                      className="cw-part__number cw-code"
                      to={partPath(shop, row.goodsSku.goodsSkuId)}
                      onNavigate={onNavigate}
                    >
                      {row.number}
                    </ShopLink>
                  </div>
                </div>
                <div role="cell" className="cw-code">
                  {row.goodsSku.oemCode}
                </div>
                <div role="cell" className="cw-num">
                  <PriceOf part={{ ...row, currency }} qty={1} />
                </div>
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}
