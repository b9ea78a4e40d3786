/** What the calls of `quick-order` take. */
import * as v from 'valibot'
import { VISITOR_LINES } from '../list-bounds'
import { type CallInputs, filled, line, partNumber, quantity, queryInteger, text } from './schema'

/** One entered line; `key` comes back with its answer. */
const entered = v.object({ key: filled(40), input: text(120) })

const listId = v.object({ id: queryInteger(1, 2_147_483_647) })
export const inputs = {
  'quickOrder.resolve': { body: v.object({ lines: v.pipe(v.array(entered), v.minLength(1), v.maxLength(1000)) }) },
  'quickOrder.recognise': {
    body: v.object({ lines: v.pipe(v.array(entered), v.minLength(1), v.maxLength(VISITOR_LINES)) }),
  },
  'quickOrder.create': {
    body: v.object({
      name: v.optional(line(120)),
      /** The saved list that is ordered. */
      listId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2_147_483_647)))),
      lines: v.pipe(
        v.array(v.object({ number: partNumber, custNumber: v.optional(v.nullable(line(64))), qty: quantity })),
        v.minLength(1),
        v.maxLength(1000),
      ),
    }),
  },
  'quickOrder.get': { params: listId },
} satisfies Record<string, CallInputs>
