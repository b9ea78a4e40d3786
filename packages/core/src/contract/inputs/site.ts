/** What the calls of `site` take. */
import * as v from 'valibot'
import { type CallInputs, queryInteger, text } from './schema'

export const inputs = {
  'site.options': {
    query: v.object({
      orgId: v.optional(queryInteger(1, 9999)),
      siteName: v.optional(text()),
      isVisitor: v.optional(v.literal('1')),
    }),
  },
  'site.country': { params: v.object({ id: queryInteger(1, 2_147_483_647) }) },
} satisfies Record<string, CallInputs>
