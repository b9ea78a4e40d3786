/** The list of the company's orders, with filters and pages. */
import { createReading } from '../account/reading'
import type { CallInput, OrderRow } from '../contract'
import * as ordersCalls from '../contract/orders'
import { defineFeature } from '../feature'
import {
  createPagedList,
  type PagedList,
  type PagedListState,
  type PageQuery,
  withoutDefaults,
} from '../listing/paged-list'
import type { Shop } from '../shop.types'

type Sent = CallInput<'orders.list'>['query']

/** What a list shows; nothing in it means every order, the newest first. */
export interface OrderListQuery extends PageQuery {
  /** Part of a number of the order or of its parcels, or the number of an article. */
  keyword?: string | undefined
  /** Orders with this status; all when missing. */
  status?: Exclude<Sent['status'], number> | undefined
  /** Orders of this kind, such as `Back Order`; all when missing. */
  kind?: Exclude<Sent['kind'], number> | undefined
  /** Standard orders or drop shipments; all when missing. */
  orderType?: Exclude<Sent['orderType'], number> | undefined
  /** Id of the account that placed it. */
  placedBy?: string | undefined
  /** First and last day, `yyyy-MM-dd`. */
  from?: string | undefined
  /** Last day of the order, that day included. */
  to?: string | undefined
  /** What the list is ordered by; default `soDate`, the day of the order. */
  sort?: Exclude<Sent['sort'], number> | undefined
  /** Default `desc`, the newest first. */
  order?: Exclude<Sent['order'], number> | undefined
}

export type OrderListState = PagedListState<OrderRow, OrderListQuery>
export type OrderList = PagedList<OrderRow, OrderListQuery>

const DEFAULTS: OrderListQuery = { sort: 'soDate', order: 'desc' }

/** Accounts that an order of the list may be placed by. @source API-079 */
export const orderersOf = defineFeature(shop =>
  createReading(shop, signal => shop.client.call(ordersCalls.orderers, undefined, { signal, silent: true })),
)

/** A query without what is not set, blank or the default: two lists show the same when these are equal. */
export const orderListQuery = (query: OrderListQuery): OrderListQuery => withoutDefaults(query, DEFAULTS)

/**
 * Reads its first page at once.
 * @source ORD-001, LIM-002
 */
export const createOrderList = (
  shop: Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>,
  query: OrderListQuery,
): OrderList =>
  createPagedList(shop, {
    query,
    defaults: DEFAULTS,
    read: (wanted, options) => shop.client.call(ordersCalls.list, { query: wanted }, options),
  })
