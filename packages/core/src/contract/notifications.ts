/** Notifications of an account (ledger API-037). */
import type { Call } from './call'
import { boolean, nothing, number, object, string } from './shape'

export const list = {
  name: 'notifications.list',
  id: 'API-037',
  method: 'GET',
  path: '/clientsystem/system/notification/query',
  answer: 'rows',
  /** `notificationText` may hold markup; `createTime` is `yyyy-MM-dd HH:mm:ss` (ENT-009). `read` is ours. */
  result: object({
    notificationId: number,
    notificationTitle: string,
    notificationText: string,
    createTime: string,
    read: boolean,
  }),
} as const satisfies Call

export const read = {
  name: 'notifications.read',
  id: 'API-037',
  method: 'PUT',
  path: '/clientsystem/system/notification/read',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
