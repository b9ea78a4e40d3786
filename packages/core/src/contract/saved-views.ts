/** Filters of lists that an account has given names. The specification does not name these calls (after ORD-001). */
import * as v from 'valibot'
import type { Call } from './call'
import { VIEW_NAME_CHARS, VIEWED_LISTS } from './list-bounds'
import type { Policy } from './policy'
import { filledLine, queryInteger, text } from './schema'
import { serverOnly } from './server-only'
import { boolean, listOf, nothing, number, object, optional, type Read, recordOf, string } from './shape'

export const savedViewShape = object({
  /** Id of the view. */
  id: number,
  /** Its name, once for each list of the account. */
  name: string,
  /** What the list is asked for, by the names of its query; what a list does not know it leaves out. */
  filter: recordOf(string),
  /** The list opens with it: one view of a list at most does. */
  isFirst: optional(boolean),
})

const viewedList = serverOnly(() => v.picklist(VIEWED_LISTS))

/** Views of the account for one list, by name. */
export const list = {
  name: 'savedViews.list',
  id: 'ORD-001',
  method: 'GET',
  path: '/clientsystem/view',
  answer: 'data',
  added: true,
  result: listOf(savedViewShape),
} as const satisfies Call
export const listInput = serverOnly(() => ({
  query: v.object({
    /** Which list. */
    list: viewedList,
  }),
}))
export const listPolicy = {
  access: 'confirmed',
  right: ['orders', 'returns', 'finance'],
} as const satisfies Policy

const FILTERS_MAX = 20

/** Saves a view under its name, in the place of one with the same name. @returns the views of the list */
export const save = {
  name: 'savedViews.save',
  id: 'ORD-001',
  method: 'PUT',
  path: '/clientsystem/view',
  answer: 'data',
  added: true,
  result: listOf(savedViewShape),
} as const satisfies Call
export const saveInput = serverOnly(() => ({
  body: v.object({
    /** Which list the view is of. */
    list: viewedList,
    /** Its name, 60 characters at most; another view of that name is replaced. */
    name: filledLine(VIEW_NAME_CHARS),
    /** What the list is asked for, by the names of its query; 20 at most. */
    filter: v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), text(120)),
      v.check(filter => Object.keys(filter).length <= FILTERS_MAX),
    ),
  }),
}))
export const savePolicy = {
  access: 'confirmed',
  right: ['orders', 'returns', 'finance'],
  keepsPrincipals: true,
} as const satisfies Policy

/** Gives a view another name, or has the list open with it or without it. @returns the views of the list */
export const change = {
  name: 'savedViews.change',
  id: 'ORD-001',
  method: 'PUT',
  path: '/clientsystem/view/{id}',
  answer: 'data',
  added: true,
  result: listOf(savedViewShape),
} as const satisfies Call
export const changeInput = serverOnly(() => ({
  params: v.object({
    /** Id of the view. */
    id: queryInteger(1, 2_147_483_647),
  }),
  body: v.pipe(
    v.object({
      /** New name; left out it stays. */
      name: v.optional(filledLine(VIEW_NAME_CHARS)),
      /** Whether the list opens with it; left out it stays. */
      isFirst: v.optional(v.boolean()),
    }),
    v.check(({ name, isFirst }) => name !== undefined || isFirst !== undefined, 'Nothing is to be changed.'),
  ),
}))
export const changePolicy = {
  access: 'confirmed',
  right: ['orders', 'returns', 'finance'],
  keepsPrincipals: true,
} as const satisfies Policy

export const remove = {
  name: 'savedViews.remove',
  id: 'ORD-001',
  method: 'DELETE',
  path: '/clientsystem/view/{id}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const removeInput = serverOnly(() => ({
  params: v.object({
    /** Id of the view. */
    id: queryInteger(1, 2_147_483_647),
  }),
}))
export const removePolicy = {
  access: 'confirmed',
  right: ['orders', 'returns', 'finance'],
  keepsPrincipals: true,
} as const satisfies Policy

export type SavedView = Read<typeof savedViewShape>
