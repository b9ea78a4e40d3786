/** Printers: finding one by any part of its name, and those that an account keeps (ledger API-047, API-048). */
import type { Call } from './call'

export const series = {
  name: 'printers.series',
  id: 'API-047',
  method: 'GET',
  path: '/goods/series/freedom/list',
  answer: 'data',
  added: true,
} as const satisfies Call

export const find = {
  name: 'printers.find',
  id: 'API-048',
  method: 'GET',
  path: '/goods/model/freedom/find',
  answer: 'data',
  added: true,
} as const satisfies Call

export const mine = {
  name: 'printers.mine',
  id: 'API-048',
  method: 'GET',
  path: '/clientsystem/printers/list',
  answer: 'data',
  added: true,
} as const satisfies Call

export const keep = {
  name: 'printers.keep',
  id: 'API-048',
  method: 'POST',
  path: '/clientsystem/printers',
  answer: 'data',
  added: true,
} as const satisfies Call

export const forget = {
  name: 'printers.forget',
  id: 'API-048',
  method: 'DELETE',
  path: '/clientsystem/printers/{id}',
  answer: 'data',
  added: true,
} as const satisfies Call
