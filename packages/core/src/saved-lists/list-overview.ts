/** The page of all saved lists, with a search, a filter and pages. */

import { createAttempts } from '../client/idempotency-key'
import type { SavedLine, SavedListRow, SavedListScope, SavedListSort } from '../contract'
import { SAVED_LIST_LINES } from '../contract/list-bounds'
import * as savedListsCalls from '../contract/saved-lists'
import { defineFeature } from '../feature'
import { salesTexts } from '../i18n/sales.texts'
import {
  createPagedList,
  type PagedList,
  type PagedListState,
  type PageQuery,
  withoutDefaults,
} from '../listing/paged-list'
import type { ParsedList } from '../quick-order/quick-order.types'
import { readQuantity } from '../rules'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import { toSavedLine } from './saved-line'

export interface ListOverviewQuery extends PageQuery {
  /** Part of a name, QO# or owner, or a number of an article. */
  keyword?: string | undefined
  /** Own lists, those of others, or all, which is the default. */
  scope?: SavedListScope | undefined
  /** What the overview is ordered by; default `updateTime`, the last change. */
  sort?: SavedListSort | undefined
  /** Default `desc`, the last one first. */
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
    query,
    defaults: DEFAULTS,
    read: (wanted, options) => shop.client.call(savedListsCalls.list, { query: wanted }, options),
  })

export interface NewLists {
  /**
   * Makes a list; what quick order shows stays as it is.
   * @param read lines of a file or text, none by default; one without a clear quantity asks for it in quick order
   * @returns its id
   * @throws ShopError
   */
  create(name: string, read?: ParsedList['lines']): Promise<number>
  /** Whether a list takes that many lines; says so where it does not. */
  takes(lines: number): boolean
}

/** @source API-080 */
export const newListsOf = defineFeature(({ client, messages, i18n }): NewLists => {
  const attempts = createAttempts()
  return {
    takes(lines) {
      if (lines <= SAVED_LIST_LINES) return true
      const counts = { most: i18n.formatNumber(SAVED_LIST_LINES), n: i18n.formatNumber(lines) }
      messages.show({ kind: 'warning', text: i18n.text(salesTexts, 'quick-order.too-many', counts) })
      return false
    },
    async create(name, read = []) {
      const lines = read.map(toSaved)
      const idempotencyKey = attempts.keyOf(toJson({ name, lines }))
      const { list } = await client.call(savedListsCalls.save, { body: { name, lines } }, { idempotencyKey })
      attempts.forget()
      return list.id
    },
  }
})

/** A line as quick order saves it: a quantity that is asked about as it was typed. */
function toSaved({ input, quantity, ambiguity }: ParsedList['lines'][number], at: number): SavedLine {
  const read = readQuantity(quantity)
  return toSavedLine(`line-${at + 1}`, input, (ambiguity ?? read.ambiguity)?.entered ?? String(read.qty))
}
