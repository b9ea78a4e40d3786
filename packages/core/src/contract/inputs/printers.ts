/** What the calls of `printers` take. */
import * as v from 'valibot'
import { type CallInputs, id, queryIds, queryInteger, text } from './schema'

export const inputs = {
  'printers.find': {
    query: v.object({
      keyword: v.optional(text(120)),
      brandId: v.optional(queryInteger(0, 999_999)),
      seriesId: v.optional(queryInteger(0, 999_999)),
      modelId: v.optional(queryIds),
      limit: v.optional(queryInteger(1, 50)),
    }),
  },
  'printers.keep': { body: v.object({ modelIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(50)) }) },
  'printers.forget': { params: v.object({ id: queryInteger(1, 2_147_483_647) }) },
} satisfies Record<string, CallInputs>
