/** Filters of lists that an account has given names. The specification does not name these calls (after ORD-001). */
import type { Call } from './call'
import { boolean, listOf, nothing, number, object, optional, type Read, recordOf, string } from './shape'

export const savedViewShape = object({
  id: number,
  name: string,
  /** What the list is asked for, by the names of its query; what a list does not know it leaves out. */
  filter: recordOf(string),
  /** The list opens with it; one of a list at most. */
  isFirst: optional(boolean),
})

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

export const remove = {
  name: 'savedViews.remove',
  id: 'ORD-001',
  method: 'DELETE',
  path: '/clientsystem/view/{id}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call

export type SavedView = Read<typeof savedViewShape>
