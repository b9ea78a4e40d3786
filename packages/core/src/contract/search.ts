/** Search history (ledger API-041 to API-043). */
import * as v from 'valibot'
import type { Call } from './call'
import { KEYWORD_CHARS } from './list-bounds'
import type { Policy } from './policy'
import { filledLine, queryInteger, queryOwner } from './schema'
import { serverOnly } from './server-only'
import { listOf, nothing, nullable, number, object, type Read, string } from './shape'

export const searchEntryShape = object({
  /** Id of the entry. */
  searchId: number,
  /** What was looked for. */
  keyword: string,
  /** Customer number of the company. */
  custnum: number,
})

export const history = {
  name: 'search.history',
  id: 'API-041',
  method: 'GET',
  path: '/clientsystem/searchhis/freedom/topten/list',
  answer: 'data',
  result: listOf(searchEntryShape),
} as const satisfies Call
export const historyInput = serverOnly(() => ({
  query: v.object({
    /** Customer number; the server believes the token. */
    custnum: v.optional(queryOwner),
  }),
}))
export const historyPolicy = { access: 'visitor', right: 'catalogue' } as const satisfies Policy

export const remember = {
  name: 'search.remember',
  id: 'API-042',
  method: 'POST',
  path: '/clientsystem/searchhis/freedom/add',
  answer: 'data',
  result: nullable(searchEntryShape),
} as const satisfies Call
export const rememberInput = serverOnly(() => ({
  body: v.object({
    /** Customer number; the server believes the token. */
    custnum: v.number(),
    /** What was looked for, 120 characters at most. */
    keyword: filledLine(KEYWORD_CHARS),
  }),
}))
export const rememberPolicy = { access: 'visitor', right: 'catalogue' } as const satisfies Policy

export const forget = {
  name: 'search.forget',
  id: 'API-043',
  method: 'DELETE',
  path: '/clientsystem/searchhis/{id}',
  answer: 'data',
  result: nothing,
} as const satisfies Call
export const forgetInput = serverOnly(() => ({
  params: v.object({
    /** Id of the entry. */
    id: queryInteger(1, 2_147_483_647),
  }),
}))
export const forgetPolicy = { access: 'signed-in', right: 'catalogue' } as const satisfies Policy

export type SearchEntry = Read<typeof searchEntryShape>
