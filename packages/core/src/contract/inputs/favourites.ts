/** What the calls of `favourites` take. */
import * as v from 'valibot'
import { type CallInputs, idList, line, partNumber, text } from './schema'

export const inputs = {
  'favourites.list': { query: v.object({ keyword: v.optional(text(120)) }) },
  'favourites.add': {
    body: v.pipe(
      v.array(
        v.object({ number: partNumber, custNumber: v.optional(v.nullable(line(64))), warehouse: v.optional(text(8)) }),
      ),
      v.minLength(1),
      v.maxLength(1000),
    ),
  },
  'favourites.remove': { params: v.object({ id: idList }) },
} satisfies Record<string, CallInputs>
