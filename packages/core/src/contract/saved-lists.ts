/** Lists that are kept in the account, under the paths of quick orders (ledger API-080). */
import type { Call } from './call'
import { boolean, listOf, nothing, nullable, number, object, type Read, string } from './shape'

/** A line of a saved list: what was typed, also where no article has that number. */
export const savedLineShape = object({ key: string, input: string, quantity: string })

/** A list of the account, or one that a colleague shares with the company. */
export const savedListShape = object({
  id: number,
  qoNo: string,
  name: string,
  /** The whole company sees and edits it. */
  shared: boolean,
  /** Whether the reader may rename, share and delete it. */
  canManage: boolean,
  /** Name of the account it belongs to. */
  owner: string,
  /** How many lines it has. */
  lines: number,
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  updateTime: string,
  /** When it was ordered last; null when never. */
  lastOrdered: nullable(string),
  /** Grows with each change. */
  version: number,
})

export const openListShape = object({ list: savedListShape, lines: listOf(savedLineShape) })

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

export const open = {
  name: 'savedLists.open',
  id: 'API-080',
  method: 'GET',
  path: '/clientsystem/order/quick/list/{id}',
  answer: 'data',
  added: true,
  result: openListShape,
} as const satisfies Call

/**
 * Changes lines of a list, relative to the version that the client has seen; answers the list as it is then. What others have changed
 * meanwhile stays: a line that both changed is there twice, and one that was changed by one and removed by the other stays.
 */
export const change = {
  name: 'savedLists.change',
  id: 'API-080',
  method: 'PUT',
  path: '/clientsystem/order/quick/{id}',
  answer: 'data',
  added: true,
  result: openListShape,
} as const satisfies Call

export const remove = {
  name: 'savedLists.remove',
  id: 'API-080',
  method: 'DELETE',
  path: '/clientsystem/order/quick/{id}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call

export type SavedLine = Read<typeof savedLineShape>
export type SavedList = Read<typeof savedListShape>
