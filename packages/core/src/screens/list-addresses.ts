/** What the lists of orders, invoices, returns and saved lists show, in the address of their pages. */
import {
  AGING_GROUPS,
  ENTRY_SORTS,
  ENTRY_STATUSES,
  ENTRY_TYPES,
  ORDER_KINDS,
  ORDER_SORTS,
  ORDER_STATUSES,
  ORDER_TYPES,
  RETURN_STATUSES,
  SAVED_LIST_SCOPES,
  SAVED_LIST_SORTS,
  SORT_DIRECTIONS,
} from '../contract'
import { ENTRY_TABS, type EntryListQuery } from '../finance/entry-list.store'
import type { OrderListQuery } from '../orders/order-list.store'
import type { ReturnListQuery } from '../rma/return-list.store'
import { readAging } from '../rules'
import type { ListOverviewQuery } from '../saved-lists/list-overview'
import { listAddress, type Shown } from './list-address'

export const orderListAddress = listAddress<Shown<OrderListQuery>>({
  choices: {
    status: ORDER_STATUSES,
    kind: ORDER_KINDS,
    orderType: ORDER_TYPES,
    sort: ORDER_SORTS,
    order: SORT_DIRECTIONS,
  },
  days: ['from', 'to'],
  others: { placedBy: text => (/^[1-9]\d{0,9}$/.test(text) ? text : undefined) },
  usual: { sort: 'soDate', order: 'desc' },
})

export const financeAddress = listAddress<Shown<EntryListQuery>>({
  choices: {
    tab: ENTRY_TABS,
    status: ENTRY_STATUSES,
    type: ENTRY_TYPES,
    bucket: AGING_GROUPS,
    sort: ENTRY_SORTS,
    order: SORT_DIRECTIONS,
  },
  days: ['from', 'to', 'asOf'],
  others: { aging: readAging },
  usual: { tab: 'open', sort: 'invoiceDate', order: 'desc' },
})

export const returnListAddress = listAddress<Shown<ReturnListQuery>>({
  choices: { status: RETURN_STATUSES },
  usual: {},
})

export const savedListsAddress = listAddress<Shown<ListOverviewQuery>>({
  choices: { scope: SAVED_LIST_SCOPES, sort: SAVED_LIST_SORTS, order: SORT_DIRECTIONS },
  usual: { scope: 'all', sort: 'updateTime', order: 'desc' },
})

/** Number of the entry that is to be shown at once. */
export const invoiceOf = (query: URLSearchParams): string | undefined =>
  query.get('invoice')?.match(/^[A-Z0-9-]{1,40}$/)?.[0]
