/** Filters and page of a list in the address, so that a link shows the same list. */
import type { ListFilter } from '@cartwright/core'

export interface ListQuery extends ListFilter {
  page?: number
  pageSize?: number
}

const NUMBERS = ['classId', 'brandId', 'seriesId', 'modelId', 'page', 'pageSize'] as const
const SORTS = ['match', 'number', 'yield', 'price', 'stock'] as const

/** Reads the address; what is not a number is left out. */
export function listProps(query: URLSearchParams): ListQuery {
  const props: ListQuery = {}
  for (const name of NUMBERS) {
    const text = query.get(name)
    if (text !== null && /^\d{1,9}$/.test(text)) props[name] = Number(text)
  }
  const keyword = query.get('keyword')
  if (keyword) props.keyword = keyword
  const sort = SORTS.find(known => known === query.get('sort'))
  if (sort) props.sort = sort
  return props
}

/** Writes the address; defaults are left out. */
export function toQuery({ page, pageSize, ...filter }: ListQuery): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value))
  if (page !== undefined && page > 1) query.set('page', String(page))
  if (pageSize !== undefined && pageSize !== 20) query.set('pageSize', String(pageSize))
  return query
}
