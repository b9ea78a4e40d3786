/** Building blocks of the schemas that the server checks requests with. */
import * as v from 'valibot'
import { isCalendarDay } from './calendar-day'
import { isSeen } from './is-seen'
import { CHOICES_MAX, JOINED_IDS, PAGE_SIZES } from './list-bounds'
import { QUANTITY_MAX, QUANTITY_MIN } from './quantity-bounds'
import { serverOnly } from './server-only'

/** Text of at most `max` characters; without a rule of its own a field holds 255 (VAL-040). */
export const text = (max = 255) => v.pipe(v.string(), v.maxLength(max))
/** Text that must hold something besides blanks. */
export const filled = (max = 255) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
/**
 * Line ends and tabs are blanks. Without controls and what has no width, by which one name passes for another or turns round; empty when
 * nothing of it can be seen. What cannot be stored stays, to be refused.
 */
const visible = (sent: string): string => {
  const shown = sent
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/(?!\0)[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return isSeen(shown) || /[\0\p{Cs}]/u.test(shown) ? shown : ''
}
/** The same in several lines. */
export const writtenText = (sent: string): string =>
  sent
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\0\n])[\p{Cc}\p{Cf}]/gu, '')
    .trim()
export const hasVisible = serverOnly(() => v.check(isSeen, 'Nothing of this text can be seen.'))
/** Text as a reader sees it, on one line. */
export const line = (max?: number) => v.pipe(text(max), v.transform(visible))
/** A line that holds something. */
export const filledLine = (max?: number) => v.pipe(filled(max), v.transform(visible), v.minLength(1))
/** Whole number between `min` and `max`; query strings are read as numbers. */
export const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
/** Whole number that arrives in a query string. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,15}$/), v.transform(Number), integer(min, max))
/** One of the page sizes that a reader chooses from, as a query string carries it. */
export const queryPageSize = serverOnly(() => v.pipe(v.string(), v.transform(Number), v.picklist(PAGE_SIZES)))
/** Which page of a list a reader looks at. */
export const listPage = serverOnly(() => ({
  /** Page, from 1; the first one by default. */
  pageNum: v.optional(queryInteger(1, 100_000)),
  /** Rows of a page: 10, 20, 40 or 60; 20 by default. */
  pageSize: v.optional(queryPageSize),
}))
/** The same with pages of any size. */
export const anyPage = serverOnly(() => ({
  /** Page, from 1; the first one by default. */
  pageNum: v.optional(queryInteger(1, 100_000)),
  /** Rows of a page, 1 to 100; 20 by default. */
  pageSize: v.optional(queryInteger(1, 100)),
}))
/** Day as `yyyy-MM-dd`, one that the calendar has, and the days before and after it too: what a period or a date of payment follows from. */
export const calendarDay = serverOnly(() =>
  v.pipe(
    v.string(),
    v.isoDate(),
    v.minValue('1000-01-01'),
    v.maxValue('9998-12-31'),
    v.check(isCalendarDay, 'The calendar has no such day.'),
  ),
)
/** Comma-joined ids of a query string. */
export const queryIds = serverOnly(() =>
  v.pipe(
    v.string(),
    v.regex(JOINED_IDS),
    v.transform(joined => joined.split(',').map(Number)),
  ),
)
/** Comma-joined words of a query string. */
export const queryList = <T extends v.GenericSchema<string>>(value: T) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.transform(joined => joined.split(',')),
    v.array(value),
    v.maxLength(CHOICES_MAX),
  )
/** Database identity. */
export const id = serverOnly(() => integer(1, 2_147_483_647))
/** Identity of an account or customer in a query; visitors send -1. */
export const queryOwner = serverOnly(() => queryInteger(-1, 2_147_483_647))
/** Cart quantity (CART-001, CART-002). */
export const quantity = serverOnly(() => integer(QUANTITY_MIN, QUANTITY_MAX))
/** Part number as the shop writes it. */
export const partNumber = serverOnly(() => filled(64))
/** Comma-joined ids, as the delete calls take them (API-070, API-075). */
export const idList = serverOnly(() => v.pipe(v.string(), v.regex(/^\d{1,10}(,\d{1,10}){0,999}$/)))

/** A field that must not stand in an address, which logs keep: a password, or a code that stands for one. */
export const secret = <T extends v.GenericSchema<string>>(field: T) => v.pipe(field, v.metadata({ 'x-secret': true }))

/** Names of the secret fields of a body. */
export const secretFieldsOf = (body: v.GenericSchema): string[] =>
  'entries' in body
    ? Object.entries(body.entries as Record<string, v.GenericSchema>).flatMap(([name, field]) =>
        isSecret(field) ? [name] : [],
      )
    : []

const isSecret = (field: v.GenericSchema): boolean =>
  'wrapped' in field ? isSecret(field.wrapped as v.GenericSchema) : v.getMetadata(field)['x-secret'] === true

/** What the server takes for one call. A part that is missing is not sent, or read as nothing. */
export interface CallInputs {
  readonly params?: v.GenericSchema
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
}

/** Ids of files that were uploaded. */
export const fileIds = (max: number) => v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(max))

/** Files beside one line of a return, and of the report that may become one. */
export const filesOfLine = serverOnly(() => v.optional(fileIds(5)))
