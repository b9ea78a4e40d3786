/** What a list shows, in the address of its page, so that a link, or the way back, shows the same list. */
import { KEYWORD_CHARS, PAGE_SIZES } from '../contract'

type Values = Record<string, unknown>

/** What a list shows, by the names of its properties. */
export type Shown<Query> = Omit<Query, 'pageNum' | 'pageSize'> & {
  /** From 1. */
  page: number
  /** One of 10, 20, 40, 60. */
  pageSize: number
}

export interface ListAddress<Change> {
  /** Reads the address; what the shop would refuse is left out. */
  read: (query: URLSearchParams) => Partial<Change>
  /** Writes the address, without what is so anyway. */
  write: (shown: Partial<Change>) => URLSearchParams
}

export interface ListParts<Change> {
  /** Filters that are one of some words. */
  choices: { readonly [Name in keyof Change]?: readonly Change[Name][] }
  /** Filters that are days of the calendar, `yyyy-MM-dd`. */
  days?: readonly (keyof Change & string)[]
  /** Filters that are read in another way; undefined for what the shop would refuse. */
  others?: { readonly [Name in keyof Change]?: (text: string) => Change[Name] | undefined }
  /** What stands in no address, because it is so anyway; besides the first page, and 20 rows on it. */
  usual: Partial<Change>
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

const toKeyword = (text: string): string | undefined =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, KEYWORD_CHARS) || undefined

const toPage = (text: string): number | undefined => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined)
const toPageSize = (text: string): number | undefined => PAGE_SIZES.find(size => String(size) === text)

export function listAddress<Change extends object>(parts: ListParts<Change>): ListAddress<Change> {
  const { choices, days = [], others = {} } = parts
  const usual: Values = { page: 1, pageSize: 20, ...parts.usual }
  const readers: Record<string, (text: string) => unknown> = {
    ...Object.fromEntries(
      Object.entries<readonly unknown[] | undefined>(choices).map(([name, known = []]) => [
        name,
        (text: string) => known.find(choice => choice === text),
      ]),
    ),
    ...Object.fromEntries(days.map(name => [name, (text: string) => (isDay(text) ? text : undefined)])),
    keyword: toKeyword,
    page: toPage,
    pageSize: toPageSize,
    ...others,
  }
  return {
    read: query => {
      const given = Object.entries(readers).map(([name, read]) => [name, read(query.get(name) ?? '')] as const)
      return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Partial<Change>
    },
    write: shown => {
      const query = new URLSearchParams()
      for (const [name, value] of Object.entries(shown)) {
        const text = String(value ?? '')
        if (text && value !== usual[name]) query.set(name, text)
      }
      return query
    },
  }
}

/** A path with a query, if there is any. */
export const withQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
