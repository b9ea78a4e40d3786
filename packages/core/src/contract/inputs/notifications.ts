/** What the calls of `notifications` take. */
import * as v from 'valibot'
import { type CallInputs, id, queryInteger, text } from './schema'

export const inputs = {
  'notifications.list': {
    query: v.object({ type: text(4), orgId: queryInteger(-1, 9999), language: v.optional(text(5)) }),
  },
  'notifications.read': { body: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)) }) },
} satisfies Record<string, CallInputs>
