/** Quick order. The specification does not show these calls; their paths are ours (ledger QO-003, API-080). */
import type { Call } from './call'

export const resolve = {
  name: 'quickOrder.resolve',
  id: 'QO-003',
  method: 'POST',
  path: '/clientsystem/quickorder/resolve',
  answer: 'data',
  reads: true,
  added: true,
} as const satisfies Call

export const create = {
  name: 'quickOrder.create',
  id: 'API-080',
  method: 'POST',
  path: '/clientsystem/order/quick',
  answer: 'data',
  added: true,
  idempotent: true,
} as const satisfies Call

export const get = {
  name: 'quickOrder.get',
  id: 'API-080',
  method: 'GET',
  path: '/clientsystem/order/quick/{id}',
  answer: 'data',
  added: true,
} as const satisfies Call
