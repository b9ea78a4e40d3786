/** What the calls of `finance` take. */
import * as v from 'valibot'
import { AGING_GROUPS, ENTRY_STATUSES, ENTRY_TYPES } from '../finance'
import { AGING_MAX, ENTRY_SORTS, KEYWORD_CHARS, SORT_DIRECTIONS } from '../list-bounds'
import { type CallInputs, day, filled, queryInteger, queryPageSize, text } from './schema'

const conditions = {
  /** Part of the number of an entry, order or purchase order. */
  keyword: v.optional(text(KEYWORD_CHARS)),
  status: v.optional(v.picklist(ENTRY_STATUSES)),
  type: v.optional(v.picklist(ENTRY_TYPES)),
  /** First and last day of the invoice. */
  from: v.optional(day),
  to: v.optional(day),
  bucket: v.optional(v.picklist(AGING_GROUPS)),
  /** Day from which it is seen: amounts and groups are those of its evening. Today by default. */
  asOf: v.optional(day),
  sort: v.optional(v.picklist(ENTRY_SORTS)),
  order: v.optional(v.picklist(SORT_DIRECTIONS)),
}

/** Which entries of the company an export is about. `aging`: open and at least this many days overdue (VAL-018). */
export const entryFilter = {
  ...conditions,
  aging: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(AGING_MAX))),
}

export const inputs = {
  'finance.list': {
    // A filter that the server does not know would show more than was asked for.
    query: v.strictObject({
      pageNum: v.optional(queryInteger(1, 100_000)),
      pageSize: v.optional(queryPageSize),
      ...conditions,
      aging: v.optional(queryInteger(0, AGING_MAX)),
    }),
  },
  'finance.stat': { query: v.strictObject({ asOf: v.optional(day) }) },
  'finance.credits': { query: v.strictObject({ asOf: v.optional(day) }) },
  /** First and last day. */
  'finance.statement': { query: v.strictObject({ from: day, to: day }) },
  'finance.get': { params: v.object({ invoiceNo: filled(40) }) },
} satisfies Record<string, CallInputs>
