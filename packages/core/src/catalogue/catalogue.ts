/** Reading the catalogue: lists, pages and look-up maps. */
import { createStore } from 'zustand/vanilla'
import type { Client } from '../client/client.types'
import type { I18n } from '../i18n/i18n.types'
import { PAGE_SIZE } from '../limits'
import { loadLater } from '../load-later'
import type { Messages } from '../messages/messages.types'
import type { Session } from '../session/session.types'
import type { Sites } from '../site/site.types'
import type { Catalogue, ListFilter, PartList, PartListState, PartPage, PartPageState } from './catalogue.types'

export interface CatalogueContext {
  client: Client
  session: Session
  sites: Sites
  i18n: I18n
  messages: Messages
}

/** Warehouse of the EU, and of 'stock NL (72H)' (API-062). */
export const NL_WAREHOUSE = 'NL'

const LIST_ACTIONS = ['setFilter', 'setPage', 'setPageSize', 'reload', 'destroy'] as const
const PAGE_ACTIONS = ['reload', 'destroy'] as const
const LOOK_UP_MAPS = [
  'stockByNumber',
  'etaByNumber',
  'imagesByNumber',
  'attributesByNumber',
  'yieldsByNumber',
  'promotionsByNumber',
] as const

/** @source LIM-001, LIM-002 */
const initialList = (
  filter: ListFilter,
  { pageNum = 1, pageSize = PAGE_SIZE }: { pageNum?: number; pageSize?: number } = {},
): PartListState => ({
  filter,
  pageNum,
  pageSize,
  rows: [],
  total: 0,
  status: 'loading',
  error: undefined,
  brands: [],
  series: [],
  models: [],
  facets: undefined,
})

const INITIAL_PAGE: PartPageState = {
  status: 'loading',
  error: undefined,
  part: undefined,
  images: [],
  attributes: [],
  related: [],
}

export function createCatalogue({ client, session, sites, i18n }: CatalogueContext): Catalogue {
  const context = { client, session, sites }

  /** Blank in the US (API-061), else the warehouse of the buyer's site. */
  function ownWarehouse(): string {
    const { region, sites: known } = sites.store.getState()
    if (region === 'US') return ''
    const orgId = session.store.getState().orgId ?? sites.store.getState().orgId
    return known.find(site => site.orgId === orgId)?.warehouse ?? NL_WAREHOUSE
  }

  const loadMaps = async () =>
    (await import('./look-up-maps')).createLookUpMaps({ client, session, sites, ownWarehouse })

  return {
    createList: (filter, page): PartList => {
      const store = createStore(() => initialList(filter, page))
      const load = async () => (await import('./part-list.store')).createListActions(context, store)
      return { store, ...loadLater(load, LIST_ACTIONS, error => store.setState({ status: 'failed', error })) }
    },
    createPage: (goodsSkuId): PartPage => {
      const store = createStore(() => INITIAL_PAGE)
      const load = async () =>
        (await import('./part-page.store')).createPageActions({ ...context, i18n }, store, goodsSkuId)
      return { store, ...loadLater(load, PAGE_ACTIONS, error => store.setState({ status: 'failed', error })) }
    },
    ownWarehouse,
    partPath: goodsSkuId => `/pd/product?sku_id=${goodsSkuId}&org_id=${sites.store.getState().orgId}`,
    ...loadLater(loadMaps, LOOK_UP_MAPS, error => Promise.reject(error), 'on-call'),
  }
}
