import { createStore } from 'zustand/vanilla'
import type { ListedSku, NearestParts } from '../contract'
import * as catalogueCalls from '../contract/catalogue'
import type { ShopError } from '../errors/shop-error'
import { PAGE_SIZE } from '../limits'
import { catalogueContextOf, onContextChange } from '../listing/catalogue-context'
import { createLatestRead } from '../listing/latest-read'
import type { Shop } from '../shop.types'
import type { ListFilter, PartList, PartListState } from './catalogue.types'
import { createFilterChoices, given, toWire } from './filter-choices'
import { readListFacts } from './list-facts'

const EMPTY = {
  rows: [],
  offers: {},
  attributes: {},
  total: 0,
  status: 'loading',
  error: undefined,
  brands: [],
  series: [],
  models: [],
  facets: undefined,
  searched: undefined,
  hasChoices: false,
} as const satisfies Partial<PartListState>

/**
 * A list of parts with filters and pages; reads its first page at once.
 * @source LIM-001, LIM-002
 */
export function createPartList(
  shop: Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>,
  filter: ListFilter,
  { pageNum = 1, pageSize = PAGE_SIZE }: { pageNum?: number; pageSize?: number } = {},
): PartList {
  const { client, i18n } = shop
  const store = createStore<PartListState>(() => ({ ...EMPTY, filter, pageNum, pageSize }))
  const refreshChoices = createFilterChoices(client, choices => store.setState(choices))
  const latest = createLatestRead(shop.session)

  async function load(): Promise<void> {
    store.setState({ status: 'loading', error: undefined })
    const signal = await latest.start()
    if (signal.aborted) return
    const state = store.getState()
    const asker = catalogueContextOf(shop)
    void refreshChoices(state.filter, asker, i18n.store.getState().language)
    const query = { ...asker, ...toWire(state.filter), pageNum: state.pageNum, pageSize: state.pageSize }
    try {
      const { rows, total } = await client.call(catalogueCalls.query, { query }, { signal, silent: true })
      if (signal.aborted) return
      const lastPage = Math.ceil(total / state.pageSize)
      if (total > 0 && state.pageNum > lastPage) {
        // An old link, or parts have left the list meanwhile.
        store.setState({ pageNum: lastPage, total })
        return load()
      }
      const { keyword } = state.filter
      const isStrange = total === 0 && keyword !== undefined
      // Both at once: nothing moves when the second is known.
      const nearest = isStrange ? await findNearest(keyword, signal) : undefined
      if (signal.aborted) return
      store.setState({ status: 'ready', rows, total, nearest })
      if (rows.length > 0) void readFacts(rows, signal)
    } catch (error) {
      // Stale rows.
      if (!signal.aborted) store.setState({ status: 'failed', error: error as ShopError, rows: [], total: 0 })
    }
  }

  async function readFacts(rows: readonly ListedSku[], signal: AbortSignal): Promise<void> {
    const facts = await readListFacts(shop, rows, signal)
    if (!signal.aborted) store.setState(facts)
  }

  /** A comfort beside the empty list: without an answer there is none. */
  function findNearest(keyword: string, signal: AbortSignal): Promise<NearestParts | undefined> {
    const query = { ...catalogueContextOf(shop), keyword }
    return client.call(catalogueCalls.nearest, { query }, { signal, silent: true }).catch(() => undefined)
  }

  const change = (next: Partial<PartListState>) => {
    // At once, so that the old rows are not taken for the new ones.
    store.setState({ ...next, status: 'loading' })
    void load()
  }

  const stopWatching = onContextChange(shop, () => {
    // Offers are those of an account.
    store.setState({ offers: {}, attributes: {} })
    void load()
  })
  void load()

  return {
    store,
    setFilter: wanted => change({ filter: narrowed(store.getState().filter, wanted), pageNum: 1 }),
    setPage: wanted => change({ pageNum: wanted }),
    setPageSize: wanted => change({ pageSize: wanted, pageNum: 1 }),
    reload: () => void load(),
    destroy: () => {
      latest.stop()
      stopWatching()
    },
  }
}

/** The filter with a change: another class takes its brands away, another brand its series, another series its models. */
function narrowed(before: ListFilter, wanted: Partial<ListFilter>): ListFilter {
  const next = { ...before, ...wanted }
  if (next.classId !== before.classId && !('brandId' in wanted)) next.brandId = undefined
  if (String(next.brandId) !== String(before.brandId) && !('seriesId' in wanted)) next.seriesId = undefined
  if (String(next.seriesId) !== String(before.seriesId) && !('modelId' in wanted)) next.modelId = undefined
  return given(next)
}
