import { ORDER_KINDS, ORDER_SORTS, ORDER_STATUSES, ORDER_TYPES, SORT_DIRECTIONS } from '@cartwright/core/contract'
import type { OrderListChange } from '@cartwright/widgets'
import { listAddress } from '../app/list-address'

/** What the list of orders shows, in the address. */
export const orderListAddress = listAddress<OrderListChange>({
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
