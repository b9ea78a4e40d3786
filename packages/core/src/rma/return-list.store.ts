/** The list of the company's returns, with a search, a filter and pages. */
import type { ReturnRow, ReturnStatus } from '../contract'
import * as rmaCalls from '../contract/rma'
import {
  createPagedList,
  type PagedList,
  type PagedListState,
  type PageQuery,
  withoutDefaults,
} from '../listing/paged-list'
import type { Shop } from '../shop.types'

export interface ReturnListQuery extends PageQuery {
  /** Part of a number of a return, of its orders or articles. */
  keyword?: string | undefined
  /** Returns with this status; all when missing. */
  status?: ReturnStatus | undefined
}

export type ReturnListState = PagedListState<ReturnRow, ReturnListQuery>
export type ReturnList = PagedList<ReturnRow, ReturnListQuery>

/** A query without what is not set, blank or the default: two lists show the same when these are equal. */
export const returnListQuery = (query: ReturnListQuery): ReturnListQuery => withoutDefaults(query)

/** Reads its first page at once. @source RMA-001, API-083 */
export const createReturnList = (
  shop: Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>,
  query: ReturnListQuery = {},
): ReturnList =>
  createPagedList(shop, {
    query,
    read: (wanted, options) => shop.client.call(rmaCalls.list, { query: wanted }, options),
  })
