/** Orders. The specification does not show these calls; their paths are ours (ledger API-077 to API-082). */
import type { Call } from './call'

export const confirm = {
  name: 'orders.confirm',
  id: 'API-077',
  method: 'POST',
  path: '/clientsystem/order/confirm',
  answer: 'data',
  reads: true,
  added: true,
} as const satisfies Call

export const create = {
  name: 'orders.create',
  id: 'API-078',
  method: 'POST',
  path: '/clientsystem/order',
  answer: 'data',
  added: true,
  idempotent: true,
} as const satisfies Call

export const settle = {
  name: 'orders.settle',
  id: 'API-078',
  method: 'POST',
  path: '/clientsystem/order/settle',
  answer: 'data',
  added: true,
  idempotent: true,
} as const satisfies Call

export const upload = {
  name: 'orders.upload',
  id: 'API-081',
  method: 'POST',
  path: '/clientsystem/order/upload',
  answer: 'data',
  added: true,
  idempotent: true,
  multipart: true,
} as const satisfies Call

export const list = {
  name: 'orders.list',
  id: 'API-079',
  method: 'GET',
  path: '/clientsystem/order/list',
  answer: 'rows',
  added: true,
} as const satisfies Call

export const get = {
  name: 'orders.get',
  id: 'API-079',
  method: 'GET',
  path: '/clientsystem/order/{orderno}',
  answer: 'data',
  added: true,
} as const satisfies Call

export const shipVias = {
  name: 'orders.shipVias',
  id: 'API-082',
  method: 'GET',
  path: '/clientsystem/order/shipvia',
  answer: 'data',
  added: true,
} as const satisfies Call
