/** The list of the company's orders, with filters and pages. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { onContextChange, sessionSettled } from '../catalogue/catalogue-context'
import type { CallInput, OrderRow } from '../contract'
import * as ordersCalls from '../contract/orders'
import type { ShopError } from '../errors/shop-error'
import { PAGE_SIZE } from '../limits'
import type { Shop } from '../shop.types'

type Sent = CallInput<'orders.list'>['query']

/** What a list shows; nothing in it means every order, the newest first. */
export interface OrderListQuery {
  /** Part of a number of the order or of its parcels, or the number of an article. */
  keyword?: string | undefined
  status?: Exclude<Sent['status'], number> | undefined
  kind?: Exclude<Sent['kind'], number> | undefined
  orderType?: Exclude<Sent['orderType'], number> | undefined
  /** First and last day, `yyyy-MM-dd`. */
  from?: string | undefined
  to?: string | undefined
  sort?: Exclude<Sent['sort'], number> | undefined
  order?: Exclude<Sent['order'], number> | undefined
  /** From 1. */
  pageNum?: number | undefined
  /** One of 10, 20, 40, 60; default 20 (LIM-002). */
  pageSize?: number | undefined
}

export interface OrderListState {
  /** Without what is not set or blank. */
  query: OrderListQuery
  status: 'loading' | 'ready' | 'failed'
  error: ShopError | undefined
  rows: readonly OrderRow[]
  /** Of all pages. */
  total: number
}

export interface OrderList {
  store: StoreApi<OrderListState>
  /** Changes some of the query; goes back to the first page unless a page is named. */
  change(query: OrderListQuery): void
  reload(): void
  destroy(): void
}

/** A query without what is not set, blank or so anyway: two lists show the same when these are equal. */
export function orderListQuery(query: OrderListQuery): OrderListQuery {
  const usual: OrderListQuery = { pageNum: 1, pageSize: PAGE_SIZE, sort: 'soDate', order: 'desc' }
  const given = Object.entries(query).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== usual[name as keyof OrderListQuery],
  )
  return Object.fromEntries(given)
}

/**
 * Reads its first page at once.
 * @source ORD-001, LIM-002
 */
export function createOrderList(
  shop: Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>,
  query: OrderListQuery,
): OrderList {
  const { client, session } = shop
  const store = createStore<OrderListState>(() => ({
    query: orderListQuery(query),
    status: 'loading',
    error: undefined,
    rows: [],
    total: 0,
  }))
  let asking = new AbortController()

  async function load(): Promise<void> {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    store.setState({ status: 'loading', error: undefined })
    await sessionSettled(session, signal)
    if (signal.aborted) return
    const { query: wanted } = store.getState()
    const { pageNum = 1, pageSize = PAGE_SIZE } = wanted
    try {
      const { rows, total } = await client.call(
        ordersCalls.list,
        { query: { ...wanted, pageSize } },
        { signal, silent: true },
      )
      if (signal.aborted) return
      const lastPage = Math.ceil(total / pageSize)
      if (total > 0 && pageNum > lastPage) {
        store.setState({ query: orderListQuery({ ...wanted, pageNum: lastPage }) })
        return load()
      }
      store.setState({ status: 'ready', rows, total })
    } catch (error) {
      // Stale rows.
      if (!signal.aborted) store.setState({ status: 'failed', error: error as ShopError, rows: [], total: 0 })
    }
  }

  const stopWatching = onContextChange(shop, () => {
    store.setState({ rows: [], total: 0 })
    void load()
  })
  void load()

  return {
    store,
    change: wanted => {
      store.setState(state => ({ query: orderListQuery({ ...state.query, pageNum: 1, ...wanted }) }))
      void load()
    },
    reload: () => void load(),
    destroy: () => {
      asking.abort()
      stopWatching()
    },
  }
}
