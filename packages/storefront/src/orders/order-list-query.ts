/** What the list of orders shows, in the address, so that a link shows the same list. */
import {
  KEYWORD_CHARS,
  ORDER_KINDS,
  ORDER_SORTS,
  ORDER_STATUSES,
  ORDER_TYPES,
  PAGE_SIZES,
  SORT_DIRECTIONS,
} from '@cartwright/core/contract'
import type { OrderListChange } from '@cartwright/widgets'

type OrderListQuery = Partial<OrderListChange>

const CHOICES = {
  status: ORDER_STATUSES,
  kind: ORDER_KINDS,
  orderType: ORDER_TYPES,
  sort: ORDER_SORTS,
  order: SORT_DIRECTIONS,
} as const
const CHOICE_NAMES = Object.keys(CHOICES) as (keyof typeof CHOICES)[]

/** What stands in no address, because it is so anyway. */
const USUAL: OrderListQuery = { page: 1, pageSize: 20, sort: 'soDate', order: 'desc' }

/** A day of the calendar, `yyyy-MM-dd`. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** Reads the address; what the shop would refuse is left out. */
export function orderListProps(query: URLSearchParams): OrderListQuery {
  const props: Record<string, unknown> = {}
  for (const name of CHOICE_NAMES) {
    const known = CHOICES[name].find(choice => choice === query.get(name))
    if (known) props[name] = known
  }
  for (const name of ['from', 'to']) {
    const text = query.get(name) ?? ''
    if (isDay(text)) props[name] = text
  }
  const keyword = query
    .get('keyword')
    ?.replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, KEYWORD_CHARS)
  if (keyword) props.keyword = keyword
  const page = query.get('page') ?? ''
  if (/^[1-9]\d{0,4}$/.test(page)) props.page = Number(page)
  const pageSize = PAGE_SIZES.find(size => String(size) === query.get('pageSize'))
  if (pageSize) props.pageSize = pageSize
  return props
}

/** Writes the address. */
export function toOrderListQuery(shown: OrderListQuery): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const text = String(value ?? '')
    if (text && value !== USUAL[name as keyof OrderListQuery]) query.set(name, text)
  }
  return query
}
