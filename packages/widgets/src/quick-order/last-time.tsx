// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the visible rows are drawn is no <table>
// biome-ignore-all lint/a11y/useFocusableInteractive: there is nothing to do in these cells

import { lastQuantitiesOf, type QuickOrderLine } from '@cartwright/core'
import { useShop } from '../provider/shop-provider'
import { useReading } from '../provider/use-reading'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './last-time.css?inline'
import { quickOrderTexts } from './quick-order.texts'

addSheet(css)

/** Head of the column; with it the quantities are read. Draw it once. */
export function LastTimeHead() {
  const t = useTexts(quickOrderTexts)
  useReading(lastQuantitiesOf(useShop()))
  return (
    <div role="columnheader" aria-colindex={11} className="cw-num cw-qo-last">
      {t('lastTime')}
    </div>
  )
}

/** Pieces of an article in the last order of the saved list; nothing in a row without one. */
export function LastTime({ part }: Pick<QuickOrderLine, 'part'>) {
  const { number } = useFormat()
  const qty = useStore(lastQuantitiesOf(useShop()).store, ({ value }) => part && value?.get(part.goodsSkuId))
  return (
    <div role="gridcell" aria-colindex={11} className="cw-num cw-qo-last">
      {qty === undefined ? part && '–' : number(qty)}
    </div>
  )
}
