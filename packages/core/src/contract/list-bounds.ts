/**
 * What a list of parts may be asked for: one truth for the schema of `catalogue.query` and for the code that reads the same out
 * of an address. Plain data, so that an address is read without a schema library.
 */

/** Whole numbers, least and most. */
export const LIST_NUMBERS = {
  classId: [0, 999_999],
  yieldFrom: [0, 9_999_999],
  yieldTo: [0, 9_999_999],
  priceFrom: [0, 9_999_999],
  priceTo: [0, 9_999_999],
  pageNum: [1, 100_000],
  pageSize: [1, 100],
} as const

/** Most values of one filter. */
export const CHOICES_MAX = 100
/** Comma-joined ids, as many as `CHOICES_MAX`. */
export const JOINED_IDS = /^\d{1,6}(,\d{1,6}){0,99}$/
/** Most characters of a colour. */
export const COLOUR_CHARS = 60
/** Most characters of what is looked for. */
export const KEYWORD_CHARS = 120

/** Where pieces are or come from, under the names of `availability`, the quickest first. */
export const SUPPLIES = ['stock', 'otherStock', 'inTransit'] as const
/** What comes first in a list. */
export const LIST_SORTS = ['match', 'number', 'yield', 'price', 'stock'] as const

/** How many rows of an account's list a page has (LIM-003). */
export const PAGE_SIZES = [10, 20, 40, 60] as const
/** By what the list of orders is sorted, and in which direction. */
export const ORDER_SORTS = ['soDate', 'poNo'] as const
/** By what the list of invoices is sorted. */
export const ENTRY_SORTS = ['invoiceDate', 'dueTime'] as const
/** Most days of the filter by age. */
export const AGING_MAX = 9_999
export const SORT_DIRECTIONS = ['desc', 'asc'] as const
/** Most characters of a comment on an order. */
export const COMMENT_CHARS = 2_000
/** Longest text beside a line of a report of damage, and of what is added to it. */
export const REPORT_TEXT_CHARS = 1_000
/** Lists that have views: filters that an account gives names. */
export const VIEWED_LISTS = ['orders', 'invoices', 'returns'] as const
export type ViewedList = (typeof VIEWED_LISTS)[number]
/** Most lines that a visitor asks about at once. */
export const VISITOR_LINES = 200
/** Most numbers that the elements of one page ask about in one call. */
export const PAGE_NUMBERS = 200
/** Most lines of a saved list. */
export const SAVED_LIST_LINES = 1_000
/** Most views of an account for one list. */
export const VIEWS_MAX = 20
/** Most characters of the name of a view. */
export const VIEW_NAME_CHARS = 60
/** Most rows of an export. */
export const EXPORT_ROWS_MAX = 50_000
/** Most keys of one company that are neither revoked nor past their day. */
export const EMBED_KEYS_MAX = 50
/** Most origins of one key. */
export const EMBED_ORIGINS_MAX = 20
/** A key ends after this many days at the latest: three years. */
export const EMBED_KEY_DAYS_MAX = 3 * 366
