/** What the lists of invoices show, in the address, so that a link shows the same. */
import { ENTRY_TABS } from '@cartwright/core'
import {
  AGING_GROUPS,
  ENTRY_SORTS,
  ENTRY_STATUSES,
  ENTRY_TYPES,
  KEYWORD_CHARS,
  PAGE_SIZES,
  SORT_DIRECTIONS,
} from '@cartwright/core/contract'
import { isDay, readAging } from '@cartwright/core/rules'
import type { FinanceChange } from '@cartwright/widgets'

type FinanceQuery = Partial<FinanceChange>

const CHOICES = {
  tab: ENTRY_TABS,
  status: ENTRY_STATUSES,
  type: ENTRY_TYPES,
  bucket: AGING_GROUPS,
  sort: ENTRY_SORTS,
  order: SORT_DIRECTIONS,
} as const
const CHOICE_NAMES = Object.keys(CHOICES) as (keyof typeof CHOICES)[]

/** What stands in no address, because it is so anyway. */
const USUAL: FinanceQuery = { tab: 'open', page: 1, pageSize: 20, sort: 'invoiceDate', order: 'desc' }

/** Reads the address; what the shop would refuse is left out. */
export function financeProps(query: URLSearchParams): FinanceQuery {
  const props: Record<string, unknown> = {}
  for (const name of CHOICE_NAMES) {
    const known = CHOICES[name].find(choice => choice === query.get(name))
    if (known) props[name] = known
  }
  for (const name of ['from', 'to', 'asOf']) {
    const text = query.get(name) ?? ''
    if (isDay(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)) props[name] = text
  }
  const keyword = query
    .get('keyword')
    ?.replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, KEYWORD_CHARS)
  if (keyword) props.keyword = keyword
  const aging = readAging(query.get('aging') ?? '')
  if (aging !== undefined) props.aging = aging
  const page = query.get('page') ?? ''
  if (/^[1-9]\d{0,4}$/.test(page)) props.page = Number(page)
  const pageSize = PAGE_SIZES.find(size => String(size) === query.get('pageSize'))
  if (pageSize) props.pageSize = pageSize
  return props
}

/** Number of the entry that is to be shown at once. */
export const invoiceOf = (query: URLSearchParams): string | undefined =>
  query.get('invoice')?.match(/^[A-Z0-9-]{1,40}$/)?.[0]

/** Writes the address. */
export function toFinanceQuery(shown: FinanceQuery): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const text = String(value ?? '')
    if (text && value !== USUAL[name as keyof FinanceQuery]) query.set(name, text)
  }
  return query
}
