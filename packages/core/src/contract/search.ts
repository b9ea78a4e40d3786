/** Search history (ledger API-041 to API-043). */
import type { Call } from './call'
import { listOf, nothing, nullable, number, object, type Read, string } from './shape'

export const searchEntryShape = object({ searchId: number, keyword: string, custnum: number })

export const history = {
  name: 'search.history',
  id: 'API-041',
  method: 'GET',
  path: '/clientsystem/searchhis/freedom/topten/list',
  answer: 'data',
  result: listOf(searchEntryShape),
} as const satisfies Call

export const remember = {
  name: 'search.remember',
  id: 'API-042',
  method: 'POST',
  path: '/clientsystem/searchhis/freedom/add',
  answer: 'data',
  result: nullable(searchEntryShape),
} as const satisfies Call

export const forget = {
  name: 'search.forget',
  id: 'API-043',
  method: 'DELETE',
  path: '/clientsystem/searchhis/{id}',
  answer: 'data',
  result: nothing,
} as const satisfies Call

export type SearchEntry = Read<typeof searchEntryShape>
