/** Quick order. The specification does not show these calls; their paths are ours (ledger QO-003, API-080). */
import type { Call } from './call'
import { boolean, listOf, nothing, nullable, number, object, oneOf, optional, type Read, string } from './shape'
import { numberKindShape, skuShape } from './sku'

export const matchShape = object({ part: skuShape, matchedBy: numberKindShape })

/** What became of one entered line. */
export const resolvedLineShape = object({
  key: string,
  /**
   * `found`: one part, in `matches[0]`. `ambiguous`: several parts carry the number, all in `matches`.
   * `disabled`: no longer sold, `matches[0]` is the part, `successor` what takes its place, if anything.
   * `unknown`: no part has it, `candidates` are the nearest.
   */
  status: oneOf(['found', 'ambiguous', 'disabled', 'unknown']),
  matches: listOf(matchShape),
  successor: nullable(skuShape),
  candidates: listOf(skuShape),
  /**
   * With `unknown`: the text names several articles beside each other, such as `TN-2420 CF226X`. Their numbers as they stand in
   * it, in its order; `candidates` are the articles.
   */
  articles: optional(listOf(string)),
})

/** Up to 1,000 entered lines at once, any kind of number. */
export const resolve = {
  name: 'quickOrder.resolve',
  id: 'QO-003',
  method: 'POST',
  path: '/clientsystem/quickorder/resolve',
  answer: 'data',
  reads: true,
  added: true,
  result: object({ lines: listOf(resolvedLineShape) }),
} as const satisfies Call

export const create = {
  name: 'quickOrder.create',
  id: 'API-080',
  method: 'POST',
  path: '/clientsystem/order/quick',
  answer: 'data',
  added: true,
  idempotent: true,
  result: object({ id: number, qoNo: string }),
} as const satisfies Call

export const get = {
  name: 'quickOrder.get',
  id: 'API-080',
  method: 'GET',
  path: '/clientsystem/order/quick/{id}',
  answer: 'data',
  added: true,
  result: object({
    id: number,
    qoNo: string,
    name: string,
    createTime: string,
    lines: listOf(object({ qty: number, part: skuShape })),
  }),
} as const satisfies Call

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
export const lists = {
  name: 'quickOrder.lists',
  id: 'API-080',
  method: 'GET',
  path: '/clientsystem/order/quick/list',
  answer: 'data',
  added: true,
  result: listOf(savedListShape),
} as const satisfies Call

export const saveList = {
  name: 'quickOrder.saveList',
  id: 'API-080',
  method: 'POST',
  path: '/clientsystem/order/quick/list',
  answer: 'data',
  added: true,
  idempotent: true,
  result: openListShape,
} as const satisfies Call

export const openList = {
  name: 'quickOrder.openList',
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
export const changeList = {
  name: 'quickOrder.changeList',
  id: 'API-080',
  method: 'PUT',
  path: '/clientsystem/order/quick/{id}',
  answer: 'data',
  added: true,
  result: openListShape,
} as const satisfies Call

export const deleteList = {
  name: 'quickOrder.deleteList',
  id: 'API-080',
  method: 'DELETE',
  path: '/clientsystem/order/quick/{id}',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call

export type ResolvedLine = Read<typeof resolvedLineShape>
export type SavedLine = Read<typeof savedLineShape>
export type SavedList = Read<typeof savedListShape>
