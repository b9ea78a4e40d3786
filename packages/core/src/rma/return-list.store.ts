/** The list of the company's returns, with a search, a filter and pages. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { onContextChange, sessionSettled } from '../catalogue/catalogue-context'
import type { ReturnRow, ReturnStatus } from '../contract'
import * as rmaCalls from '../contract/rma'
import type { ShopError } from '../errors/shop-error'
import { PAGE_SIZE } from '../limits'
import type { Shop } from '../shop.types'

export interface ReturnListQuery {
  /** Part of a number of a return, of its orders or articles. */
  keyword?: string | undefined
  status?: ReturnStatus | undefined
  /** From 1. */
  pageNum?: number | undefined
  /** One of 10, 20, 40, 60; default 20. */
  pageSize?: number | undefined
}

export interface ReturnListState {
  query: ReturnListQuery
  status: 'loading' | 'ready' | 'failed'
  error: ShopError | undefined
  rows: readonly ReturnRow[]
  /** Of all pages. */
  total: number
}

export interface ReturnList {
  store: StoreApi<ReturnListState>
  /** Changes some of the query; goes back to the first page unless a page is named. */
  change(query: ReturnListQuery): void
  reload(): void
  destroy(): void
}

/** Reads its first page at once. @source RMA-001, API-083 */
export function createReturnList(
  shop: Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>,
  query: ReturnListQuery = {},
): ReturnList {
  const { client, session } = shop
  const store = createStore<ReturnListState>(() => ({ query, status: 'loading', error: undefined, rows: [], total: 0 }))
  let asking = new AbortController()

  async function load(): Promise<void> {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    store.setState({ status: 'loading', error: undefined })
    await sessionSettled(session, signal)
    if (signal.aborted) return
    const { keyword, pageNum = 1, pageSize = PAGE_SIZE, ...wanted } = store.getState().query
    try {
      const { rows, total } = await client.call(
        rmaCalls.list,
        { query: { ...wanted, ...(keyword && { keyword }), pageNum, pageSize } },
        { signal, silent: true },
      )
      if (signal.aborted) return
      const lastPage = Math.ceil(total / pageSize)
      if (total > 0 && pageNum > lastPage) {
        store.setState(state => ({ query: { ...state.query, pageNum: lastPage } }))
        return load()
      }
      store.setState({ status: 'ready', rows, total })
    } catch (error) {
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
      store.setState(state => ({ query: { ...state.query, pageNum: 1, ...wanted } }))
      void load()
    },
    reload: () => void load(),
    destroy: () => {
      asking.abort()
      stopWatching()
    },
  }
}
