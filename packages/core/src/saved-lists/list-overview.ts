/** The page of all saved lists, with a search, a filter and pages. */
import type { SavedListRow, SavedListScope, SavedListSort } from '../contract'
import * as savedListsCalls from '../contract/saved-lists'
import { defineFeature } from '../feature'
import {
  createPagedList,
  type PagedList,
  type PagedListState,
  type PageQuery,
  withoutDefaults,
} from '../listing/paged-list'
import { createAttempts } from '../orders/idempotency-key'
import type { Shop } from '../shop.types'

export interface ListOverviewQuery extends PageQuery {
  /** Part of a name, QO# or owner, or a number of an article. */
  keyword?: string | undefined
  scope?: SavedListScope | undefined
  sort?: SavedListSort | undefined
  order?: 'asc' | 'desc' | undefined
}

export type ListOverviewState = PagedListState<SavedListRow, ListOverviewQuery>
export type ListOverview = PagedList<SavedListRow, ListOverviewQuery>

const DEFAULTS: ListOverviewQuery = { scope: 'all', sort: 'updateTime', order: 'desc' }

/** A query without what is not set, blank or the default: two lists show the same when these are equal. */
export const listOverviewQuery = (query: ListOverviewQuery): ListOverviewQuery => withoutDefaults(query, DEFAULTS)

/** Reads its first page at once. @source API-080, QO-003 */
export const createListOverview = (
  shop: Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>,
  query: ListOverviewQuery = {},
): ListOverview =>
  createPagedList(shop, {
    ...{ query, defaults: DEFAULTS },
    read: (wanted, options) => shop.client.call(savedListsCalls.list, { query: wanted }, options),
  })

export interface EmptyLists {
  /** Makes a list without lines; what quick order shows stays as it is. @returns its id @throws ShopError */
  create(name: string): Promise<number>
}

/** @source API-080 */
export const emptyListsOf = defineFeature(({ client }): EmptyLists => {
  const attempts = createAttempts()
  return {
    async create(name) {
      const idempotencyKey = attempts.keyOf(name)
      const { list } = await client.call(savedListsCalls.save, { body: { name, lines: [] } }, { idempotencyKey })
      attempts.forget()
      return list.id
    },
  }
})
