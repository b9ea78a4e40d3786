/** Invoices and credits of the company: a list with filters and pages, and what is open by the time until it is due. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AgingGroup, AgingStat, Entry, EntryStatus, EntrySum, EntryType } from '../contract'
import * as financeCalls from '../contract/finance'
import { PAGE_SIZES } from '../contract/list-bounds'
import { onContextChange } from '../listing/catalogue-context'
import { createLatestRead } from '../listing/latest-read'
import {
  createPagedList,
  type PagedList,
  type PagedListState,
  type PageQuery,
  withoutDefaults,
} from '../listing/paged-list'
import type { Shop } from '../shop.types'

/** The four lists (FIN-001 to FIN-004): each of them fixes the status or the type. */
export const ENTRY_TABS = ['open', 'invoices', 'credits', 'cleared'] as const
export type EntryTab = (typeof ENTRY_TABS)[number]

/** What a list shows; nothing in it means what is open, the newest first. */
export interface EntryListQuery extends PageQuery {
  /** Which of the four lists; default `open`. */
  tab?: EntryTab | undefined
  /** Part of a number of the entry or its order. */
  keyword?: string | undefined
  /** Open or cleared; where the tab fixes it, that holds. */
  status?: EntryStatus | undefined
  /** Invoices or credits; where the tab fixes it, that holds. */
  type?: EntryType | undefined
  /** First and last day of the invoice, `yyyy-MM-dd`. */
  from?: string | undefined
  /** Last day of the invoice, that day included. */
  to?: string | undefined
  /** Open and at least this many days overdue (VAL-018). */
  aging?: number | undefined
  /** Open and due within, or overdue by, the days of this group. */
  bucket?: AgingGroup | undefined
  /** Day from which it is seen; today without it. */
  asOf?: string | undefined
  /** Day that the list is ordered by; default `invoiceDate`. */
  sort?: 'invoiceDate' | 'dueTime' | undefined
  /** Default `desc`, the newest first. */
  order?: 'asc' | 'desc' | undefined
}

export type EntryListState = PagedListState<Entry, EntryListQuery>

export interface EntryList extends PagedList<Entry, EntryListQuery> {
  /** What is open on the day of the query; undefined until it is known. */
  stat: StoreApi<{ stat: AgingStat | undefined }>
  /** What the entries of all pages come to, by currency; empty until it is known, and where the backend does not say. */
  sums: StoreApi<{ sums: readonly EntrySum[] }>
  /** The entries of all pages, at most so many, in the order of the list. @throws ShopError */
  readAll(max: number): Promise<Entry[]>
}

const DEFAULTS: EntryListQuery = { tab: 'open', sort: 'invoiceDate', order: 'desc' }

/** A query without what is not set, blank or the default: two lists show the same when these are equal. */
export const entryListQuery = (query: EntryListQuery): EntryListQuery => withoutDefaults(query, DEFAULTS)

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
  const sums: EntryList['sums'] = createStore(() => ({ sums: [] }))
  const list = createPagedList<Entry, EntryListQuery>(shop, {
    query,
    defaults: DEFAULTS,
    read: async ({ pageNum, pageSize, ...wanted }, options) => {
      const query = { ...entryFilterOf(wanted), pageNum, pageSize }
      const page = await client.call(financeCalls.list, { query }, options)
      if (!options.signal?.aborted) sums.setState({ sums: page.sums ?? [] })
      return page
    },
  })
  const stat: EntryList['stat'] = createStore(() => ({ stat: undefined }))
  const latest = createLatestRead(session)
  const dayOf = () => list.store.getState().query.asOf

  async function loadStat(): Promise<void> {
    const signal = await latest.start()
    if (signal.aborted || !session.store.getState().isSignedIn) return
    const asOf = dayOf()
    const read = await client
      .call(financeCalls.stat, { query: asOf ? { asOf } : {} }, { signal, silent: true })
      // The list shows the failure.
      .catch(() => undefined)
    if (!signal.aborted) stat.setState({ stat: read })
  }

  const stopWatching = onContextChange(shop, () => {
    stat.setState({ stat: undefined })
    void loadStat()
  })
  void loadStat()

  async function readAll(max: number): Promise<Entry[]> {
    const pageSize = PAGE_SIZES[PAGE_SIZES.length - 1]
    const query = entryFilterOf(list.store.getState().query)
    const found = new Map<string, Entry>()
    for (let pageNum = 1; ; pageNum++) {
      const { rows, total } = await client.call(financeCalls.list, { query: { ...query, pageNum, pageSize } })
      for (const row of rows) found.set(`${row.type} ${row.invoiceNo}`, row)
      if (found.size >= max || pageNum * (pageSize ?? 1) >= total) return [...found.values()].slice(0, max)
    }
  }

  return {
    ...list,
    stat,
    sums,
    readAll,
    change: (wanted, options) => {
      const before = dayOf()
      list.change(wanted, options)
      if (dayOf() !== before) void loadStat()
    },
    reload: () => {
      list.reload()
      void loadStat()
    },
    destroy: () => {
      list.destroy()
      latest.stop()
      stopWatching()
    },
  }
}
