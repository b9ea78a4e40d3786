/** Notifications of an account (ledger API-037). */
import type { Call } from './call'

export const list = {
  name: 'notifications.list',
  id: 'API-037',
  method: 'GET',
  path: '/clientsystem/system/notification/query',
  answer: 'rows',
} as const satisfies Call

export const read = {
  name: 'notifications.read',
  id: 'API-037',
  method: 'PUT',
  path: '/clientsystem/system/notification/read',
  answer: 'data',
  added: true,
} as const satisfies Call
