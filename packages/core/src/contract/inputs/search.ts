/** What the calls of `search` take. */
import * as v from 'valibot'
import { KEYWORD_CHARS } from '../list-bounds'
import { type CallInputs, filledLine, queryInteger, queryOwner } from './schema'

export const inputs = {
  'search.history': { query: v.object({ custnum: v.optional(queryOwner) }) },
  'search.remember': { body: v.object({ custnum: v.number(), keyword: filledLine(KEYWORD_CHARS) }) },
  'search.forget': { params: v.object({ id: queryInteger(1, 2_147_483_647) }) },
} satisfies Record<string, CallInputs>
