/** What the last order of the saved list that quick order shows had of each article. */
import { createReading, type Reading } from '../account/reading'
import { placedOrdersOf } from '../catalogue/placed-orders'
import * as savedListsCalls from '../contract/saved-lists'
import { defineFeature } from '../feature'
import { quickOrderOf } from '../quick-order/quick-order.store'

/** Pieces by `goodsSkuId`; empty where no list is shown, or none of its orders can be read. Read again for another list and after an order. @source API-080 */
export const lastQuantitiesOf = defineFeature((kernel): Reading<ReadonlyMap<number, number>> => {
  const { store } = quickOrderOf(kernel)
  const reading = createReading<ReadonlyMap<number, number>>(kernel, async signal => {
    const { listId: id } = store.getState()
    if (id === null) return new Map()
    const rows = await kernel.client.call(savedListsCalls.lastQuantities, { params: { id } }, { signal, silent: true })
    return new Map(rows.map(({ goodsSkuId, qty }) => [goodsSkuId, qty]))
  })
  const stops = [
    store.subscribe(({ listId }, before) => {
      if (listId === before.listId) return
      reading.store.setState(reading.store.getInitialState())
      void reading.load()
    }),
    placedOrdersOf(kernel).onPlaced(() => void reading.load()),
  ]
  kernel.onDestroy(() => {
    for (const stop of stops) stop()
  })
  return reading
})
