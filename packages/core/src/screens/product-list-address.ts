/** What a list shows, in the address, so that a link shows the same list. */

import type { ListFilter } from '../catalogue/catalogue.types'
import type { ListView } from '../catalogue/list-view'
import { CHOICES_MAX, COLOUR_CHARS, JOINED_IDS, KEYWORD_CHARS, LIST_NUMBERS, LIST_SORTS, SUPPLIES } from '../contract'

type ListQuery = Partial<
  ListFilter & {
    /** From 1. */
    page: number
    /** One of 10, 20, 40, 60. */
    pageSize: number
    /** Cards or lines. */
    view: ListView
  }
>

/** As the address calls them. */
const { pageNum: page, ...others } = LIST_NUMBERS
const NUMBERS = { ...others, page }
const NUMBER_NAMES = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]
const IDS = ['brandId', 'seriesId', 'modelId'] as const

/** Reads the address; what a list does not know or the shop would refuse is left out. */
export function readProductList(query: URLSearchParams): ListQuery {
  const props: ListQuery = {}
  for (const name of NUMBER_NAMES) {
    const [least, most] = NUMBERS[name]
    const text = query.get(name) ?? ''
    if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) props[name] = Number(text)
  }
  for (const name of IDS) {
    const text = query.get(name)
    if (text !== null && JOINED_IDS.test(text)) props[name] = text.split(',').map(Number)
  }
  const colour = (query.get('colour') ?? '').split(',').filter(word => word && word.length <= COLOUR_CHARS)
  if (colour.length > 0) props.colour = colour.slice(0, CHOICES_MAX)
  const availability = SUPPLIES.filter(known => query.get('availability')?.split(',').includes(known))
  if (availability.length > 0) props.availability = availability
  const keyword = query
    .get('keyword')
    ?.replace(/\p{Cc}/gu, ' ')
    .slice(0, KEYWORD_CHARS)
  if (keyword) props.keyword = keyword
  const sort = LIST_SORTS.find(known => known === query.get('sort'))
  if (sort) props.sort = sort
  if (query.get('view') === 'cards') props.view = 'cards'
  return props
}

/** What stands in no address, because it is so anyway. */
const USUAL: ListQuery = { page: 1, pageSize: 20, sort: 'match', view: 'table' }

/** Writes the address. */
export function productListQuery(shown: ListQuery): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const text = String(value ?? '')
    if (text && value !== USUAL[name as keyof ListQuery]) query.set(name, text)
  }
  return query
}
