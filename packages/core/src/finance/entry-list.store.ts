/** Invoices and credits of the company: a list with filters and pages, and what is open by the time until it is due. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { onContextChange, sessionSettled } from '../catalogue/catalogue-context'
import type { AgingGroup, AgingStat, CallInput, Entry, EntryStatus, EntryType } from '../contract'
import * as financeCalls from '../contract/finance'
import type { ShopError } from '../errors/shop-error'
import { PAGE_SIZE } from '../limits'
import type { Shop } from '../shop.types'

/** The four lists (FIN-001 to FIN-004): each of them fixes the status or the type. */
export const ENTRY_TABS = ['open', 'invoices', 'credits', 'cleared'] as const
export type EntryTab = (typeof ENTRY_TABS)[number]

/** What a list shows; nothing in it means what is open, the newest first. */
export interface EntryListQuery {
  tab?: EntryTab | undefined
  /** Part of a number of the entry or its order. */
  keyword?: string | undefined
  status?: EntryStatus | undefined
  type?: EntryType | undefined
  /** First and last day of the invoice, `yyyy-MM-dd`. */
  from?: string | undefined
  to?: string | undefined
  /** Open and at least this many days overdue (VAL-018). */
  aging?: number | undefined
  bucket?: AgingGroup | undefined
  /** Day from which it is seen; today without it. */
  asOf?: string | undefined
  sort?: 'invoiceDate' | 'dueTime' | undefined
  order?: 'asc' | 'desc' | undefined
  /** From 1. */
  pageNum?: number | undefined
  /** One of 10, 20, 40, 60; default 20 (LIM-002). */
  pageSize?: number | undefined
}

export interface EntryListState {
  /** Without what is not set or blank. */
  query: EntryListQuery
  status: 'loading' | 'ready' | 'failed'
  error: ShopError | undefined
  rows: readonly Entry[]
  /** Of all pages. */
  total: number
  /** What is open on the day of the query; undefined until it is known. */
  stat: AgingStat | undefined
}

export interface EntryList {
  store: StoreApi<EntryListState>
  /** Changes some of the query; goes back to the first page unless a page is named. */
  change(query: EntryListQuery): void
  reload(): void
  destroy(): void
}

/** A query without what is not set, blank or so anyway: two lists show the same when these are equal. */
export function entryListQuery(query: EntryListQuery): EntryListQuery {
  const usual: EntryListQuery = { tab: 'open', pageNum: 1, pageSize: PAGE_SIZE, sort: 'invoiceDate', order: 'desc' }
  const given = Object.entries(query).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== usual[name as keyof EntryListQuery],
  )
  return Object.fromEntries(given)
}

const OF_TAB = {
  open: { status: 'open' },
  invoices: { type: 'invoice' },
  credits: { type: 'credit' },
  cleared: { status: 'cleared' },
} as const satisfies Record<EntryTab, { status?: EntryStatus; type?: EntryType }>

/** The filter that a list stands for, without pages: what an export takes. */
export function entryFilterOf({ tab = 'open', pageNum: _page, pageSize: _size, ...filter }: EntryListQuery) {
  return { ...filter, ...OF_TAB[tab] }
}

/**
 * Reads its first page and the sums at once.
 * @source FIN-001 to FIN-013
 */
export function createEntryList(
  shop: Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>,
  query: EntryListQuery,
): EntryList {
  const { client, session } = shop
  const store = createStore<EntryListState>(() => ({
    ...{ query: entryListQuery(query), status: 'loading', error: undefined, rows: [], total: 0, stat: undefined },
  }))
  let asking = new AbortController()
  let askingStat = new AbortController()

  async function load(): Promise<void> {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    store.setState({ status: 'loading', error: undefined })
    await sessionSettled(session, signal)
    if (signal.aborted) return
    const { query: wanted } = store.getState()
    const { pageNum = 1, pageSize = PAGE_SIZE } = wanted
    const sent: CallInput<'finance.list'>['query'] = { ...entryFilterOf(wanted), pageNum, pageSize }
    try {
      const { rows, total } = await client.call(financeCalls.list, { query: sent }, { signal, silent: true })
      if (signal.aborted) return
      const lastPage = Math.ceil(total / pageSize)
      if (total > 0 && pageNum > lastPage) {
        store.setState({ query: entryListQuery({ ...wanted, pageNum: lastPage }) })
        return load()
      }
      store.setState({ status: 'ready', rows, total })
    } catch (error) {
      // Stale rows.
      if (!signal.aborted) store.setState({ status: 'failed', error: error as ShopError, rows: [], total: 0 })
    }
  }

  async function loadStat(): Promise<void> {
    askingStat.abort()
    askingStat = new AbortController()
    const { signal } = askingStat
    await sessionSettled(session, signal)
    if (signal.aborted) return
    const { asOf } = store.getState().query
    try {
      const stat = await client.call(financeCalls.stat, { query: asOf ? { asOf } : {} }, { signal, silent: true })
      if (!signal.aborted) store.setState({ stat })
    } catch {
      // The list says what is wrong.
      if (!signal.aborted) store.setState({ stat: undefined })
    }
  }

  const reload = () => {
    void load()
    void loadStat()
  }
  const stopWatching = onContextChange(shop, () => {
    store.setState({ rows: [], total: 0, stat: undefined })
    reload()
  })
  reload()

  return {
    store,
    change: wanted => {
      const before = store.getState().query
      const after = entryListQuery({ ...before, pageNum: 1, ...wanted })
      store.setState({ query: after })
      void load()
      if (after.asOf !== before.asOf) void loadStat()
    },
    reload,
    destroy: () => {
      asking.abort()
      askingStat.abort()
      stopWatching()
    },
  }
}
