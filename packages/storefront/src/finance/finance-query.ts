import { ENTRY_TABS } from '@cartwright/core'
import { AGING_GROUPS, ENTRY_SORTS, ENTRY_STATUSES, ENTRY_TYPES, SORT_DIRECTIONS } from '@cartwright/core/contract'
import { readAging } from '@cartwright/core/rules'
import type { FinanceChange } from '@cartwright/widgets'
import { listAddress } from '../app/list-address'

/** What the lists of invoices show, in the address. */
export const financeAddress = listAddress<FinanceChange>({
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

/** Number of the entry that is to be shown at once. */
export const invoiceOf = (query: URLSearchParams): string | undefined =>
  query.get('invoice')?.match(/^[A-Z0-9-]{1,40}$/)?.[0]
