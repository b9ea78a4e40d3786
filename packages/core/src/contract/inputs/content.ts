/** What the calls of `content` take. */
import * as v from 'valibot'
import { type CallInputs, queryInteger, text } from './schema'

const contentQuery = v.object({ language: v.optional(text(5)), orgId: v.optional(queryInteger(-1, 9999)) })

export const inputs = {
  'content.brandSubjects': { query: contentQuery },
  'content.activitySubjects': { query: contentQuery },
  'content.homeFloors': { query: contentQuery },
  'content.banners': { query: contentQuery },
  'content.declarations': {
    query: v.object({
      type: v.optional(text(40)),
      language: v.optional(text(5)),
      orgId: v.optional(queryInteger(-1, 9999)),
    }),
  },
  'content.faq': { query: contentQuery },
} satisfies Record<string, CallInputs>
