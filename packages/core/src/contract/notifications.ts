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
  result: object({
    /** Id of the notification. */
    notificationId: number,
    /** Headline in the language asked for. */
    notificationTitle: string,
    /** Text in the language asked for; may hold markup. */
    notificationText: string,
    /** When it was written, `yyyy-MM-dd HH:mm:ss` in UTC. */
    createTime: string,
    /** The account has read it. */
    read: boolean,
  }),
} as const satisfies Call
export const listInput = serverOnly(() => ({
  query: v.object({
    /** `1`, the one type that there is; the list is empty for others. */
    type: text(4),
    /** Id of the site; the server believes the token. */
    orgId: queryInteger(-1, 9999),
    /** Language code such as `de`; without it the language of the request. */
    language: v.optional(text(5)),
  }),
}))
export const listPolicy = { access: 'signed-in', right: 'self' } as const satisfies Policy

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
  body: v.object({
    /** Ids of notifications that the account has read, 200 at most. */
    ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)),
  }),
}))
export const readPolicy = { access: 'signed-in', right: 'self', pace: 'light' } as const satisfies Policy
