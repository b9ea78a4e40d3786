/** What the calls of `saved-lists` take. */
import * as v from 'valibot'
import { KEYWORD_CHARS } from '../list-bounds'
import { REMINDER_DAYS, SAVED_LIST_SCOPES, SAVED_LIST_SORTS } from '../saved-lists'
import { type CallInputs, filled, filledLine, queryInteger, queryPageSize, text } from './schema'

/** As many as quick order shows; a longer list than the account takes is refused with the reason. */
const LINES = 10_000
const listId = v.object({ id: queryInteger(1, 2_147_483_647) })
const listName = filledLine(80)
/** A line of a saved list, as it was typed. */
const savedLine = v.object({ key: filled(40), input: text(120), quantity: text(24) })
/** `after`: key of the line before it; null for the first place, left out for a line that stays where it is. */
const changedLine = v.object({ ...savedLine.entries, after: v.optional(v.nullable(text(40))) })
/** Each under a key of its own. */
const linesOf = <T extends v.GenericSchema<unknown, { key: string }>>(line: T) =>
  v.pipe(
    v.array(line),
    v.maxLength(LINES),
    v.check(lines => new Set(lines.map(({ key }) => key)).size === lines.length, 'Two lines have one key.'),
  )

export const inputs = {
  'savedLists.save': {
    body: v.object({
      name: listName,
      shared: v.optional(v.boolean()),
      lines: linesOf(savedLine),
    }),
  },
  'savedLists.list': {
    query: v.strictObject({
      pageNum: v.optional(queryInteger(1, 100_000)),
      pageSize: v.optional(queryPageSize),
      keyword: v.optional(text(KEYWORD_CHARS)),
      scope: v.optional(v.picklist(SAVED_LIST_SCOPES)),
      sort: v.optional(v.picklist(SAVED_LIST_SORTS)),
      order: v.optional(v.picklist(['asc', 'desc'])),
    }),
  },
  'savedLists.open': { params: listId },
  'savedLists.change': {
    params: listId,
    body: v.object({
      /** The version that the changes were made on. */
      version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      name: v.optional(listName),
      shared: v.optional(v.boolean()),
      /** The client asks about lines that others have changed too. */
      asks: v.optional(v.boolean()),
      changed: v.optional(linesOf(changedLine), []),
      removed: v.optional(v.pipe(v.array(filled(40)), v.maxLength(LINES)), []),
    }),
  },
  'savedLists.remove': { params: listId },
  'savedLists.history': { params: listId },
  'savedLists.lastQuantities': { params: listId },
  'savedLists.handOver': { params: listId },
  'savedLists.remind': { params: listId, body: v.object({ days: v.nullable(v.picklist(REMINDER_DAYS)) }) },
} satisfies Record<string, CallInputs>
