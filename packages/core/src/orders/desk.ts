/** What a buyer asks every morning: what is on the way, which dates have moved, what was ordered last, and which lists there are. */
import { createReading, type Reading } from '../account/reading'
import type { CallResult } from '../contract'
import * as couponsCalls from '../contract/coupons'
import { PAGE_SIZES } from '../contract/list-bounds'
import type { ReorderGroup } from '../contract/orders'
import * as ordersCalls from '../contract/orders'
import * as rmaCalls from '../contract/rma'
import * as savedListsCalls from '../contract/saved-lists'
import { defineFeature } from '../feature'
import { cutOffAt } from './cut-off'

export type Desk = CallResult<'orders.desk'> & {
  /** Moment at which `orderBy` has passed, by the clock of this device, in milliseconds since 1970. */
  cutOffAt: number | undefined
}

/** @source API-079 */
export const deskOf = defineFeature(shop =>
  createReading<Desk>(shop, async signal => {
    const desk = await shop.client.call(ordersCalls.desk, undefined, { signal, silent: true })
    return { ...desk, cutOffAt: cutOffAt(desk) }
  }),
)

/** An order with more lines is looked at when it is ordered again, and not before. */
const LINES_MAX = 200

/** Lines of an order, by what becomes of them when it is ordered again today. */
export type ReorderCounts = Readonly<Partial<Record<ReorderGroup, number>>>

/**
 * How the orders stand today that the desk offers to order again, by number; an order that cannot be looked at is missing. Read again
 * with each reading of the desk. @source API-071
 */
export const reorderCountsOf = defineFeature((kernel): Reading<ReadonlyMap<string, ReorderCounts>> => {
  const desk = deskOf(kernel).store
  const count = async (orderNo: string, signal: AbortSignal) => {
    const report = await kernel.client.call(ordersCalls.reorder, { body: { orderNo } }, { signal, silent: true })
    const counts: Partial<Record<ReorderGroup, number>> = {}
    for (const { group } of report.lines) counts[group] = (counts[group] ?? 0) + 1
    return [orderNo, counts] as const
  }
  const reading = createReading<ReadonlyMap<string, ReorderCounts>>(kernel, async signal => {
    const small = (desk.getState().value?.last ?? []).filter(({ lineCount }) => lineCount <= LINES_MAX)
    const counted = await Promise.allSettled(small.map(({ orderNo }) => count(orderNo, signal)))
    return new Map(counted.flatMap(result => (result.status === 'fulfilled' ? [result.value] : [])))
  })
  kernel.onDestroy(
    desk.subscribe(({ value }, before) => {
      if (value !== before.value) void reading.load()
    }),
  )
  return reading
})

/** The saved lists by name; `savedListsOf` opens and changes them. @source API-080 */
export const listNamesOf = defineFeature(shop =>
  createReading(shop, signal => shop.client.call(savedListsCalls.all, undefined, { signal, silent: true })),
)

/** The last orders that came from quick order. @source API-079 */
export const lastQuickOrdersOf = defineFeature(shop =>
  createReading(shop, signal =>
    shop.client.call(
      ordersCalls.list,
      { query: { pageSize: PAGE_SIZES[0], source: 'quickOrder' } },
      { signal, silent: true },
    ),
  ),
)

/** The last returns. @source API-083 */
export const lastReturnsOf = defineFeature(shop =>
  createReading(shop, signal =>
    shop.client.call(rmaCalls.list, { query: { pageSize: PAGE_SIZES[0] } }, { signal, silent: true }),
  ),
)

/** Coupons that the company may still use, those that end first before the others. @source API-090 */
export const usableCouponsOf = defineFeature(shop =>
  createReading(shop, signal =>
    shop.client.call(
      couponsCalls.list,
      { query: { pageSize: PAGE_SIZES[0], status: 'toBeUsed' } },
      { signal, silent: true },
    ),
  ),
)
