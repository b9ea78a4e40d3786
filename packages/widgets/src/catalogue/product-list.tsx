import {
  createPartList,
  keepListView,
  type ListFilter,
  type ListView,
  PAGE_SIZE,
  type PartList,
  readListView,
} from '@cartwright/core'
import type { Supply } from '@cartwright/core/contract'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { ListBody } from './list-body'
import type { AddToCartHandlers } from './part/ask-host'
import css from './product-list.css?inline'

addSheet(css)

/** What a list shows, for the address of the page. */
export interface ListChange extends ListFilter {
  /** From 1. */
  page: number
  /** One of 10, 20, 40, 60. */
  pageSize: number
  /** Cards or lines, as the reader sees them now. */
  view: ListView
}

/** One value, several, or several comma-joined, as in an address. */
type OneOrMore<T> = T | readonly T[] | string

export interface ProductListProps extends NavigationHandlers, AddToCartHandlers, Omit<ListFilter, Several> {
  /** Ids of brands of printers; parts that fit any of them. */
  brandId?: OneOrMore<number> | undefined
  /** Ids of series of printers; parts that fit any of them. */
  seriesId?: OneOrMore<number> | undefined
  /** Ids of printers; parts that fit any of them. */
  modelId?: OneOrMore<number> | undefined
  /** As parts have it, for example `black`. */
  colour?: OneOrMore<string> | undefined
  /** `stock` in the own warehouse, `otherStock` in others, `inTransit` arriving within ten days. */
  availability?: OneOrMore<Supply> | undefined
  /** Default what the reader chose last. */
  view?: ListView
  /** From 1. */
  page?: number
  /** One of 10, 20, 40, 60; default 20 (LIM-002). */
  pageSize?: number
  /** Leave out the field that looks for a printer, where the page has a finder of its own. */
  hidePrinterField?: boolean
  /** Told what the list shows after the reader changed it. Handing the same values back as properties changes nothing. */
  onListChange?: HostHandler<ListChange>
}

type Several = 'brandId' | 'seriesId' | 'modelId' | 'colour' | 'availability'
const ONE = [
  'classId',
  'yieldFrom',
  'yieldTo',
  'priceFrom',
  'priceTo',
  'keyword',
  'sort',
] as const satisfies (keyof ListFilter)[]
const IDS = ['brandId', 'seriesId', 'modelId'] as const
const WORDS = ['colour', 'availability'] as const
const FILTERS = [...ONE, ...IDS, ...WORDS] as const

/** The filter in a set of properties, without what is not set or blank. */
function filterOf(props: Pick<ProductListProps, (typeof FILTERS)[number]>): ListFilter {
  const filter: Record<string, unknown> = {}
  for (const name of ONE) if (props[name] !== undefined && props[name] !== '') filter[name] = props[name]
  for (const name of [...IDS, ...WORDS]) {
    const values = String(props[name] ?? '')
      .split(',')
      .filter(Boolean)
    if (values.length > 0) filter[name] = IDS.some(known => known === name) ? values.map(Number) : values
  }
  return filter
}

/** One text for what a list shows, to see whether it is still the same. */
const keyOf = (filter: ProductListProps, page: number, pageSize: number): string =>
  JSON.stringify([filterOf(filter), page, pageSize])

/**
 * Parts with filters, sorting and pages. The properties say where it starts; when one of them changes later, the list
 * follows. In between the reader is free, and every step of theirs is reported to `onListChange`.
 */
export function ProductList(props: ProductListProps) {
  const {
    view: givenView,
    page = 1,
    pageSize = PAGE_SIZE,
    hidePrinterField,
    onListChange,
    onNavigate,
    onCartAdd,
  } = props
  const shop = useShop()
  const { session } = shop
  const common = useTexts(commonTexts)
  // Everything below is drawn in pieces, between which the browser may do what is more urgent.
  const list = useDeferredValue(
    useDisposable(() => createPartList(shop, filterOf(props), { pageNum: page, pageSize }), shop),
  )
  const accountId = useStore(session.store, state => state.accountId)
  const [chosenView, setView] = useState(givenView)
  useEffect(() => setView(givenView), [givenView])
  const view = chosenView ?? readListView(shop)

  const wanted = keyOf(props, page, pageSize)
  /** What host and list agree on: followed by the list, or reported to the host. */
  const agreed = useRef(wanted)
  /** Where the list is on its way to because the host wants it; the steps in between are not reported. */
  const target = useRef<string>(undefined)
  useEffect(() => {
    if (!list || agreed.current === wanted) return
    agreed.current = wanted
    target.current = wanted
    follow(list, wanted)
  }, [list, wanted])

  const latest = useRef({ onListChange, view })
  latest.current = { onListChange, view }
  useEffect(
    () =>
      list?.store.subscribe(({ filter, pageNum, pageSize: size, total }, before) => {
        // The list has gone back to its last page by itself: no step of the reader's.
        const wasBeyond = total > 0 && (before.pageNum - 1) * before.pageSize >= total
        const shown = keyOf(filter, pageNum, size)
        if (shown === target.current) target.current = undefined
        if (target.current !== undefined || shown === agreed.current) return
        agreed.current = shown
        if (wasBeyond) return
        latest.current.onListChange?.({ ...filter, page: pageNum, pageSize: size, view: latest.current.view })
      }),
    [list],
  )
  const changeView = (next: ListView) => {
    setView(next)
    keepListView(shop, next)
    if (!list) return
    const { filter, pageNum, pageSize: size } = list.store.getState()
    onListChange?.({ ...filter, page: pageNum, pageSize: size, view: next })
  }
  return (
    <WidgetBox className="cw-list">
      {list ? (
        // What is ticked and the prices of it belong to an account.
        <ListBody
          key={accountId}
          list={list}
          view={view}
          onView={changeView}
          hidePrinterField={hidePrinterField}
          onNavigate={onNavigate}
          onCartAdd={onCartAdd}
        />
      ) : (
        <div className="cw-card">
          <SkeletonRows rows={8} label={common('loading')} />
        </div>
      )}
    </WidgetBox>
  )
}

/** Brings a list to what the properties say now. */
function follow(list: PartList, wanted: string): void {
  const [filter, page, pageSize] = JSON.parse(wanted) as [ListFilter, number, number]
  const shown = list.store.getState()
  const isOther = FILTERS.some(name => String(filter[name]) !== String(shown.filter[name]))
  const isOtherSize = pageSize !== shown.pageSize
  if (isOtherSize) list.setPageSize(pageSize)
  if (isOther) list.setFilter(Object.fromEntries(FILTERS.map(name => [name, filter[name]])))
  // Both of them have gone to page 1.
  if (page !== (isOther || isOtherSize ? 1 : shown.pageNum)) list.setPage(page)
}
