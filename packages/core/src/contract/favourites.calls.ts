/** Favourites (ledger API-072 to API-075). */
import type { Call } from './call'

export const list = {
  name: 'favourites.list',
  id: 'API-072',
  method: 'GET',
  path: '/clientsystem/goodsfavorite/account/list',
  answer: 'rows',
} as const satisfies Call

export const count = {
  name: 'favourites.count',
  id: 'API-073',
  method: 'GET',
  path: '/clientsystem/goodsfavorite/account/count',
  answer: 'data',
} as const satisfies Call

export const add = {
  name: 'favourites.add',
  id: 'API-074',
  method: 'POST',
  path: '/clientsystem/goodsfavorite/batch',
  answer: 'data',
} as const satisfies Call

export const remove = {
  name: 'favourites.remove',
  id: 'API-075',
  method: 'DELETE',
  path: '/clientsystem/goodsfavorite/{id}',
  answer: 'data',
} as const satisfies Call
