/** What a buyer asks every morning: what is on the way, which dates have moved, what was ordered last, and which lists there are. */
import { createStore } from 'zustand/vanilla'
import { createReading, type Reading, type ReadingState } from '../account/reading'
import type { CallResult } from '../contract'
import * as couponsCalls from '../contract/coupons'
import { PAGE_SIZES } from '../contract/list-bounds'
import type { ReorderGroup } from '../contract/orders'
import * as ordersCalls from '../contract/orders'
import * as rmaCalls from '../contract/rma'
import * as savedListsCalls from '../contract/saved-lists'
import { defineFeature } from '../feature'
import { hasPermission, PERMISSION } from '../rules/permissions'
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

/** The saved lists by name; `savedListsOf` opens and changes them. @source API-080 */
export const listNamesOf = defineFeature(shop =>
  createReading(shop, signal => shop.client.call(savedListsCalls.all, undefined, { signal, silent: true })),
)

/** What a buyer orders again and again: a delivered order, or a saved list that was ordered before. */
export type Habit =
  | {
      /** Whether `order` or `list` is there. */
      kind: 'order'
      /** Names it among the habits, as in `reorderCountsOf`. */
      key: string
      /** When it was ordered last: day or moment in UTC, as on the wire. */
      at: string
      /** Lines of the order or the list. */
      lineCount: number
      /** The order that is offered again. */
      order: Desk['last'][number]
    }
  | {
      kind: 'list'
      key: string
      at: string
      lineCount: number
      /** The saved list that is offered again. */
      list: CallResult<'savedLists.all'>[number]
    }

/** What was ordered longer ago is no habit any more. */
const HABIT_MS = 180 * 24 * 60 * 60 * 1000

/**
 * What is offered to be ordered again: what was ordered longest ago comes first, since it is due next. An order that came from a list is
 * offered as that list. @param lists undefined where there are none, or they could not be read
 */
export function habitsOf(
  last: Desk['last'],
  lists: CallResult<'savedLists.all'> | undefined,
  now: Date,
  most: number,
): Habit[] {
  const numbers = new Set(lists?.map(({ qoNo }) => qoNo))
  const habits: Habit[] = []
  for (const list of lists ?? []) {
    if (list.lastOrdered === null || list.lines === 0) continue
    habits.push({ kind: 'list', key: `list ${list.id}`, at: list.lastOrdered, lineCount: list.lines, list })
  }
  for (const order of last) {
    if (order.qoNo !== null && numbers.has(order.qoNo)) continue
    habits.push({ kind: 'order', key: order.orderNo, at: order.soDate, lineCount: order.lineCount, order })
  }
  const since = new Date(now.getTime() - HABIT_MS).toISOString()
  return habits
    .filter(({ at }) => at.replace(' ', 'T') >= since.slice(0, at.length))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, most)
}

/** So many habits are offered. */
const HABITS = 3

/** What the desk offers to order again, once the desk and, for those who have them, the lists are there. @source API-071 API-080 */
export const habitsReadingOf = defineFeature((kernel): Reading<readonly Habit[]> => {
  const desk = deskOf(kernel)
  const names = listNamesOf(kernel)
  const store = createStore<ReadingState<readonly Habit[]>>(() => ({
    status: 'idle',
    error: undefined,
    value: undefined,
  }))
  let madeOf: { desk?: Desk; lists?: CallResult<'savedLists.all'> | undefined } = {}
  function follow(): void {
    const { permissions } = kernel.session.store.getState()
    const hasLists = hasPermission(permissions, [PERMISSION.quickOrder])
    const { status, error, value } = desk.store.getState()
    const lists = names.store.getState()
    if (status === 'failed' && !value) {
      store.setState({ status, error, value: undefined })
      return
    }
    if (!value || (hasLists && !lists.value && lists.status !== 'failed')) {
      store.setState({ status: 'loading', error: undefined, value: undefined })
      return
    }
    const used = hasLists ? lists.value : undefined
    // Both say more often that they are being read than that something is new.
    if (store.getState().value && value === madeOf.desk && used === madeOf.lists) return
    madeOf = { desk: value, lists: used }
    const habits = habitsOf(value.last, used, kernel.now(), HABITS)
    store.setState({ status: 'ready', error: undefined, value: habits })
  }
  for (const stop of [desk.store.subscribe(follow), names.store.subscribe(follow)]) kernel.onDestroy(stop)
  follow()
  return { store, load: desk.load }
})

/** An order with more lines is looked at when it is ordered again, and not before. */
const LINES_MAX = 200

/** Lines of an order or list, by what becomes of them when it is ordered again today. */
export type ReorderCounts = Readonly<Partial<Record<ReorderGroup, number>>>

/**
 * How that stands today which the desk offers to order again, by its key; what cannot be looked at is missing. Read again with each
 * reading of the desk. @source API-071
 */
export const reorderCountsOf = defineFeature((kernel): Reading<ReadonlyMap<string, ReorderCounts>> => {
  const habits = habitsReadingOf(kernel).store
  const count = async (habit: Habit, signal: AbortSignal) => {
    const body = habit.kind === 'list' ? { quickOrderId: habit.list.id } : { orderNo: habit.order.orderNo }
    const report = await kernel.client.call(ordersCalls.reorder, { body }, { signal, silent: true })
    const counts: Partial<Record<ReorderGroup, number>> = {}
    for (const { group } of report.lines) counts[group] = (counts[group] ?? 0) + 1
    return [habit.key, counts] as const
  }
  const reading = createReading<ReadonlyMap<string, ReorderCounts>>(kernel, async signal => {
    const small = (habits.getState().value ?? []).filter(({ lineCount }) => lineCount <= LINES_MAX)
    const counted = await Promise.allSettled(small.map(habit => count(habit, signal)))
    return new Map(counted.flatMap(result => (result.status === 'fulfilled' ? [result.value] : [])))
  })
  kernel.onDestroy(
    habits.subscribe(({ value }, before) => {
      if (value !== before.value) void reading.load()
    }),
  )
  return reading
})

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
