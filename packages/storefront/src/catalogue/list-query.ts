/** What a list shows, in the address, so that a link shows the same list. */
import type { ListChange } from '@cartwright/widgets'

type ListQuery = Partial<ListChange>

/** What the shop takes, from and to. */
const NUMBERS = {
  classId: [0, 999_999],
  yieldFrom: [0, 9_999_999],
  yieldTo: [0, 9_999_999],
  priceFrom: [0, 9_999_999],
  priceTo: [0, 9_999_999],
  page: [1, 100_000],
  pageSize: [1, 100],
} as const
const NUMBER_NAMES = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]
const WORD_CHARS = 60
const WORDS_MAX = 100
const KEYWORD_CHARS = 120
const IDS = ['brandId', 'seriesId', 'modelId'] as const
const SORTS = ['match', 'number', 'yield', 'price', 'stock'] as const
const SUPPLIES = ['stock', 'otherStock', 'inTransit'] as const

/** Reads the address; what a list does not know or the shop would refuse is left out. */
export function listProps(query: URLSearchParams): ListQuery {
  const props: ListQuery = {}
  for (const name of NUMBER_NAMES) {
    const [least, most] = NUMBERS[name]
    const text = query.get(name) ?? ''
    if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) props[name] = Number(text)
  }
  for (const name of IDS) {
    const text = query.get(name)
    if (text !== null && /^\d{1,6}(,\d{1,6}){0,99}$/.test(text)) props[name] = text.split(',').map(Number)
  }
  const colour = (query.get('colour') ?? '').split(',').filter(word => word && word.length <= WORD_CHARS)
  if (colour.length > 0) props.colour = colour.slice(0, WORDS_MAX)
  const availability = SUPPLIES.filter(known => query.get('availability')?.split(',').includes(known))
  if (availability.length > 0) props.availability = availability
  const keyword = query
    .get('keyword')
    ?.replace(/\p{Cc}/gu, ' ')
    .slice(0, KEYWORD_CHARS)
  if (keyword) props.keyword = keyword
  const sort = SORTS.find(known => known === query.get('sort'))
  if (sort) props.sort = sort
  if (query.get('view') === 'cards') props.view = 'cards'
  return props
}

/** What stands in no address, because it is so anyway. */
const USUAL: ListQuery = { page: 1, pageSize: 20, sort: 'match', view: 'table' }

/** Writes the address. */
export function toQuery(shown: ListQuery): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const text = String(value ?? '')
    if (text && value !== USUAL[name as keyof ListQuery]) query.set(name, text)
  }
  return query
}
