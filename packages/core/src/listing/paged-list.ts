/** A list with filters that is read page by page: orders, invoices and credits, returns. */
import { createStore } from 'zustand/vanilla'
import type { CallOptions } from '../client/client.types'
import type { ShopError } from '../errors/shop-error'
import { PAGE_SIZE } from '../limits'
import type { Shop } from '../shop.types'
import type { WithStore } from '../with-store'
import { onContextChange } from './catalogue-context'
import { createLatestRead } from './latest-read'

export interface PageQuery {
  /** From 1. */
  pageNum?: number | undefined
  /** One of 10, 20, 40, 60; default 20 (LIM-002). */
  pageSize?: number | undefined
}

export interface PagedListState<Row, Query extends PageQuery> {
  /** Without what is blank or the default. */
  query: Query
  /** Whether the list has chosen the query as it opened; a step of the reader's otherwise. */
  isOpening?: boolean
  /** `loading` for each page and each change of the query; the rows stay meanwhile. */
  status: 'loading' | 'ready' | 'failed'
  /** Why the page could not be read; undefined unless `status` is `failed`. */
  error: ShopError | undefined
  /** Of the page; none when it could not be read. */
  rows: readonly Row[]
  /** Of all pages. */
  total: number
}

export interface PagedList<Row, Query extends PageQuery> extends WithStore<PagedListState<Row, Query>> {
  /** Changes some of the query; goes back to the first page unless a page is named. */
  change(query: Query, options?: { isOpening?: boolean }): void
  /** Reads the page again, for example after a failure. */
  reload(): void
  /** Stops what is under way, and no longer follows account, site and language. */
  destroy(): void
}

interface PagedListOptions<Row, Query extends PageQuery> {
  query: Query
  /** What is read without a query; its values are left out of the query of the state. */
  defaults?: Query
  /** Makes the call. */
  read(
    query: Query & { pageNum: number; pageSize: number },
    options: CallOptions,
  ): Promise<{ rows: readonly Row[]; total: number }>
}

/** A query without what is not set, blank or the default: two lists show the same when these are equal. */
export function withoutDefaults<Query extends PageQuery>(query: Query, defaults?: Query): Query {
  const usual: Record<string, unknown> = { pageNum: 1, pageSize: PAGE_SIZE, ...defaults }
  const given = Object.entries(query).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== usual[name],
  )
  return Object.fromEntries(given) as Query
}

/**
 * Reads its first page as soon as an account is signed in, and again for another account, site or language. A page behind the last one becomes the last one.
 * @source LIM-001, LIM-002
 */
export function createPagedList<Row, Query extends PageQuery>(
  shop: Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>,
  { query, defaults, read }: PagedListOptions<Row, Query>,
): PagedList<Row, Query> {
  const store = createStore<PagedListState<Row, Query>>(() => ({
    query: withoutDefaults(query, defaults),
    status: 'loading',
    error: undefined,
    rows: [],
    total: 0,
  }))
  const latest = createLatestRead(shop.session)

  async function load(): Promise<void> {
    store.setState({ status: 'loading', error: undefined })
    const signal = await latest.start()
    // A visitor has none of these lists; the sign-in reads them.
    if (signal.aborted || !shop.session.store.getState().isSignedIn) return
    const { query: wanted } = store.getState()
    const { pageNum = 1, pageSize = PAGE_SIZE } = wanted
    try {
      const { rows, total } = await read({ ...wanted, pageNum, pageSize }, { signal, silent: true })
      if (signal.aborted) return
      const lastPage = Math.ceil(total / pageSize)
      if (total > 0 && pageNum > lastPage) {
        store.setState({ query: withoutDefaults({ ...wanted, pageNum: lastPage }, defaults) })
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
    change: (wanted, { isOpening = false } = {}) => {
      store.setState(({ query: shown }) => ({
        query: withoutDefaults({ ...shown, pageNum: 1, ...wanted }, defaults),
        isOpening,
      }))
      void load()
    },
    reload: () => void load(),
    destroy: () => {
      latest.stop()
      stopWatching()
    },
  }
}
