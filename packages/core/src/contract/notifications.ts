/** Notifications of an account (ledger API-037). */
import * as v from 'valibot'
import type { Call } from './call'
import type { Policy } from './policy'
import { id, queryInteger, text } from './schema'
import { serverOnly } from './server-only'
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
export const listInput = serverOnly(() => ({
  query: v.object({ type: text(4), orgId: queryInteger(-1, 9999), language: v.optional(text(5)) }),
}))
export const listPolicy = { access: 'signed-in' } as const satisfies Policy

export const read = {
  name: 'notifications.read',
  id: 'API-037',
  method: 'PUT',
  path: '/clientsystem/system/notification/read',
  answer: 'data',
  added: true,
  result: nothing,
} as const satisfies Call
export const readInput = serverOnly(() => ({
  body: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)) }),
}))
export const readPolicy = { access: 'signed-in', pace: 'light' } as const satisfies Policy
