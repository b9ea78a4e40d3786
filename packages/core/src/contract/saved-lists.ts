/** Lists that are kept in the account, under the paths of quick orders (ledger API-080). */
import * as v from 'valibot'
import type { Call } from './call'
import { KEYWORD_CHARS } from './list-bounds'
import type { Policy } from './policy'
import { filled, filledLine, listPage, queryInteger, text } from './schema'
import { serverOnly } from './server-only'
import { amount, boolean, listOf, nothing, nullable, number, object, optional, type Read, string } from './shape'

/** A line of a saved list: what was typed, also where no article has that number. */
export const savedLineShape = object({
  /** Names the line in its list; stays when the line changes. */
  key: string,
  /** What was typed: a number of any kind. */
  input: string,
  /** The quantity as it was typed. */
  quantity: string,
})

const listFields = {
  /** Id of the list. */
  id: number,
  /** Number of the list, as people read it. */
  qoNo: string,
  /** Its name. */
  name: string,
  /** The whole company sees and edits it. */
  shared: boolean,
  /** Whether the reader may rename, share and delete it. */
  canManage: boolean,
  /** Name of the account it belongs to. */
  owner: string,
  /** Whether it belongs to the reader; missing from back ends that do not tell. */
  own: optional(boolean),
  /** Number of its lines. */
  lines: number,
  /** When it was changed last, `yyyy-MM-dd HH:mm:ss` in UTC. */
  updateTime: string,
  /** Name of the account that changed it last. */
  changedBy: optional(string),
  /** When it was ordered last, `yyyy-MM-dd HH:mm:ss` in UTC; null when never. */
  lastOrdered: nullable(string),
  /** Grows with each change. */
  version: number,
}
/** A list of the account, or one that a colleague shares with the company. */
export const savedListShape = object(listFields)

/** The same with what it comes to today. */
export const savedListRowShape = object({
  ...listFields,
  /** Whether it belongs to the reader. */
  own: boolean,
  /** How its lines stand; null where there were too many to look at at once. */
  today: nullable(
    object({
      /** Lines with one article and one quantity that are in stock. */
      ready: number,
      /** Lines with one article and one quantity of which not all pieces are in stock. */
      short: number,
      /** Lines that name no one article, one that is no longer sold, or no one quantity. */
      toFix: number,
      /** Price of the lines that are not to be fixed, in the currency of the account; null where it sees none. */
      amount: nullable(amount),
    }),
  ),
})

/** Which lists: all, those of the account, or those that colleagues share with it. */
export const SAVED_LIST_SCOPES = ['all', 'own', 'others'] as const
export const SAVED_LIST_SORTS = ['updateTime', 'name', 'lines', 'lastOrdered'] as const

export const openListShape = object({
  /** The list. */
  list: savedListShape,
  /** Its lines, in their order. */
  lines: listOf(savedLineShape),
})

/** Saved lists of the account and shared ones of its company, the last changed first. */
export const all = {
  name: 'savedLists.all',
  id: 'API-080',
  method: 'GET',
  path: '/clientsystem/order/quick/list',
  answer: 'data',
  added: true,
  result: listOf(savedListShape),
} as const satisfies Call
export const allPolicy = { access: 'cust:myquickorder', right: 'lists' } as const satisfies Policy

/** The same page by page, with what each list comes to today; `keyword` is part of its name, QO# or owner, or a number in its lines. */
export const list = {
  name: 'savedLists.list',
  id: 'API-080',
  method: 'GET',
  path: '/clientsystem/order/quick/overview',
  answer: 'rows',
  added: true,
  result: savedListRowShape,
} as const satisfies Call
export const listInput = serverOnly(() => ({
  query: v.strictObject({
    ...listPage,
    /** Part of its name, its number or its owner, or a number in its lines; without it all. */
    keyword: v.optional(text(KEYWORD_CHARS)),
    /** Which lists; all by default. */
    scope: v.optional(v.picklist(SAVED_LIST_SCOPES)),
    /** What the lists are sorted by; `updateTime` by default. */
    sort: v.optional(v.picklist(SAVED_LIST_SORTS)),
    /** Direction; `desc` by default. */
    order: v.optional(v.picklist(['asc', 'desc'])),
  }),
}))
export const listPolicy = { access: 'cust:myquickorder', right: 'lists', pace: 'line' } as const satisfies Policy

const listName = serverOnly(() => filledLine(80))

/** A line of a saved list, as it was typed. */
const savedLineFields = serverOnly(() => ({
  /** Names the line in its list; any text of the client, once in a list. */
  key: filled(40),
  /** What was typed: a number of any kind. */
  input: text(120),
  /** The quantity as it was typed. */
  quantity: text(24),
}))
const savedLine = serverOnly(() => v.object(savedLineFields))

/** As many as quick order shows; a longer list than the account takes is refused with the reason. */
const LINES = 10_000

/** Each under a key of its own. */
const linesOf = <T extends v.GenericSchema<unknown, { key: string }>>(line: T) =>
  v.pipe(
    v.array(line),
    v.maxLength(LINES),
    v.check(lines => new Set(lines.map(({ key }) => key)).size === lines.length, 'Two lines have one key.'),
  )

export const save = {
  name: 'savedLists.save',
  id: 'API-080',
  method: 'POST',
  path: '/clientsystem/order/quick/list',
  answer: 'data',
  added: true,
  idempotent: true,
  result: openListShape,
} as const satisfies Call
export const saveInput = serverOnly(() => ({
  body: v.object({
    /** Name of the list, 80 characters at most. */
    name: listName,
    /** The whole company sees and edits it; by default it does not. */
    shared: v.optional(v.boolean()),
    /** Its lines, in their order. */
    lines: linesOf(savedLine),
  }),
}))
export const savePolicy = {
  access: 'cust:myquickorder',
  right: 'lists',
  pace: 'light',
  freshPrincipal: true,
} as const satisfies Policy

const listId = serverOnly(() =>
  v.object({
    /** Id of the list. */
    id: queryInteger(1, 2_147_483_647),
  }),
)

export const open = {
  name: 'savedLists.open',
  id: 'API-080',
  method: 'GET',
  path: '/clientsystem/order/quick/list/{id}',
  answer: 'data',
  added: true,
  result: openListShape,
} as const satisfies Call
export const openInput = serverOnly(() => ({ params: listId }))
export const openPolicy = { access: 'cust:myquickorder', right: 'lists' } as const satisfies Policy

/** A line of the client that was not taken, and the line of another device that stands in its way. */
export const listConflictShape = object({
  /** Key of the client's line. */
  key: string,
  /** The line that the list has: the same one, or with another key one that was added elsewhere with the same article. */
  theirs: savedLineShape,
})

const changedLine = serverOnly(() =>
  v.object({
    ...savedLineFields,
    /** Key of the line before it; null for the first place, left out for a line that stays where it is. */
    after: v.optional(v.nullable(text(40))),
  }),
)

/**
 * Changes lines of a list, relative to the version that the client has seen; answers the list as it is then. What others have changed
 * meanwhile stays, and so does a line that was changed by one and removed by the other. With `asks`, a line that both changed is not
 * taken, nor a new one whose article others have added: they are in `conflicts`, and are sent again once the buyer has chosen. Without
 * it such lines are there twice.
 */
export const change = {
  name: 'savedLists.change',
  id: 'API-080',
  method: 'PUT',
  path: '/clientsystem/order/quick/{id}',
  answer: 'data',
  added: true,
  result: object({
    /** The list as it is after the change. */
    list: savedListShape,
    /** All its lines, in their order. */
    lines: listOf(savedLineShape),
    /** Lines that were not taken; missing where all were. */
    conflicts: optional(listOf(listConflictShape)),
  }),
} as const satisfies Call
export const changeInput = serverOnly(() => ({
  params: listId,
  body: v.object({
    /** The version that the changes were made on. */
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    /** New name; left out it stays. */
    name: v.optional(listName),
    /** Whether the whole company sees and edits it; left out it stays. */
    shared: v.optional(v.boolean()),
    /** The client asks the buyer about lines that others have changed too. */
    asks: v.optional(v.boolean()),
    /** Lines that are new or were changed. */
    changed: v.optional(linesOf(changedLine), []),
    /** Keys of lines that were removed. */
    removed: v.optional(v.pipe(v.array(filled(40)), v.maxLength(LINES)), []),
  }),
}))
export const changePolicy = {
  access: 'cust:myquickorder',
  right: 'lists',
  pace: 'light',
  freshPrincipal: true,
} as const satisfies Policy

export const remove = {
  name: 'savedLists.remove',
  id: 'API-080',
  method: 'DELETE',
  path: '/clientsystem/order/quick/{id}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const removeInput = serverOnly(() => ({ params: listId }))
export const removePolicy = {
  access: 'cust:myquickorder',
  right: 'lists',
  freshPrincipal: true,
} as const satisfies Policy

/** What one account has changed in a list at one time. */
export const listChangeShape = object({
  /** When it was changed, `yyyy-MM-dd HH:mm:ss` in UTC. */
  time: string,
  /** Name of the account. */
  by: string,
  /** Whether it was the reader. */
  own: boolean,
  /** The list was made by it. */
  created: boolean,
  /** Name of the list before; null where it was not changed. */
  oldName: nullable(string),
  /** Whether the company sees the list since; null where that was not changed. */
  shared: nullable(boolean),
  /** The first lines that were changed, with their quantities as they were typed. */
  lines: listOf(
    object({
      /** What was typed. */
      input: string,
      /** The quantity before; null where the line was not there. */
      before: nullable(string),
      /** The quantity since; null where the line was removed. */
      after: nullable(string),
    }),
  ),
  /** Lines that were added. */
  added: number,
  /** Lines whose quantity was changed. */
  changed: number,
  /** Lines that were removed. */
  removed: number,
})

/** Pieces of each article in the last order of a list; none where it was never ordered, or the reader may not read that order. */
export const lastQuantities = {
  name: 'savedLists.lastQuantities',
  id: 'API-080',
  method: 'GET',
  path: '/clientsystem/order/quick/list/{id}/ordered',
  answer: 'data',
  added: true,
  result: listOf(
    object({
      /** Id of the part. */
      goodsSkuId: number,
      /** Pieces of it in the last order of the list. */
      qty: number,
    }),
  ),
} as const satisfies Call
export const lastQuantitiesInput = serverOnly(() => ({ params: listId }))
export const lastQuantitiesPolicy = { access: 'cust:myquickorder', right: 'lists' } as const satisfies Policy

/** Days without an order after which an account may be reminded of a list. */
export const REMINDER_DAYS = [7, 14, 30, 90] as const

/** The last changes of a list, the newest first, and after how many days without an order the reader is reminded of it. */
export const history = {
  name: 'savedLists.history',
  id: 'API-080',
  method: 'GET',
  path: '/clientsystem/order/quick/list/{id}/history',
  answer: 'data',
  added: true,
  result: object({
    /** The newest first. */
    changes: listOf(listChangeShape),
    /** After how many days without an order the reader is reminded; null for no reminder. */
    reminderDays: nullable(number),
  }),
} as const satisfies Call
export const historyInput = serverOnly(() => ({ params: listId }))
export const historyPolicy = { access: 'cust:myquickorder', right: 'lists' } as const satisfies Policy

/** Sets or ends the reminder of the reader: a notification and a mail. */
export const remind = {
  name: 'savedLists.remind',
  id: 'API-080',
  method: 'PUT',
  path: '/clientsystem/order/quick/list/{id}/reminder',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const remindInput = serverOnly(() => ({
  params: listId,
  body: v.object({
    /** After how many days without an order; null ends the reminder. */
    days: v.nullable(v.picklist(REMINDER_DAYS)),
  }),
}))
export const remindPolicy = {
  access: 'cust:myquickorder',
  right: 'lists',
  freshPrincipal: true,
} as const satisfies Policy

/** Shares a list with the company and tells its main accounts: by an account that prepares orders and does not place them. */
export const handOver = {
  name: 'savedLists.handOver',
  id: 'API-080',
  method: 'POST',
  path: '/clientsystem/order/quick/list/{id}/handover',
  answer: 'data',
  added: true,
  idempotent: true,
  result: savedListShape,
} as const satisfies Call
export const handOverInput = serverOnly(() => ({ params: listId }))
export const handOverPolicy = {
  access: 'cust:myquickorder',
  right: 'lists',
  freshPrincipal: true,
} as const satisfies Policy

export type ListChange = Read<typeof listChangeShape>
export type ReminderDays = (typeof REMINDER_DAYS)[number]
export type ListConflict = Read<typeof listConflictShape>
export type SavedLine = Read<typeof savedLineShape>
export type SavedListRow = Read<typeof savedListRowShape>
export type SavedListScope = (typeof SAVED_LIST_SCOPES)[number]
export type SavedListSort = (typeof SAVED_LIST_SORTS)[number]
export type SavedList = Read<typeof savedListShape>
