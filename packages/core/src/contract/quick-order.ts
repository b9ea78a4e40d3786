/** Quick order. The specification does not show these calls; their paths are ours (ledger QO-003, API-080). */
import * as v from 'valibot'
import type { Call } from './call'
import { VISITOR_LINES } from './list-bounds'
import { itemList } from './order-fields'
import type { Policy } from './policy'
import { filled, line, queryInteger, text } from './schema'
import { serverOnly } from './server-only'
import { listOf, nullable, number, object, oneOf, optional, type Read, string } from './shape'
import { numberKindShape, skuShape } from './sku'

/**
 * How a text was read that is not the number itself: `signs` quotes, bullets and other signs around it · `spreadsheet` as a spreadsheet
 * writes numbers · `scanner` as a scanner sends them · `lookAlike` letters and digits that look alike · `tradeName` a short name of the
 * trade · `supplier` letters of another supplier around it · `words` one number among words that describe its part.
 */
export const readingStepShape = oneOf([
  'signs',
  'spreadsheet',
  'scanner',
  'lookAlike',
  'tradeName',
  'supplier',
  'words',
])
export type ReadingStep = Read<typeof readingStepShape>

export const matchShape = object({
  /** The part. */
  part: skuShape,
  /** Which of its numbers was entered. */
  matchedBy: numberKindShape,
})

/** The fields of a line that was entered, for answers that say more about it. */
export const resolvedLineFields = {
  /** The key that the line was sent with. */
  key: string,
  /**
   * `found`: one part, in `matches[0]`. `ambiguous`: several parts carry the number, all in `matches`.
   * `disabled`: no longer sold, `matches[0]` is the part, `successor` what takes its place, if anything.
   * `unknown`: no part has it, `candidates` are the nearest.
   */
  status: oneOf(['found', 'ambiguous', 'disabled', 'unknown']),
  /** Parts that carry the number; empty for `unknown`. */
  matches: listOf(matchShape),
  /** What takes the place of a disabled part; null when there is nothing, and for the other states. */
  successor: nullable(skuShape),
  /** The nearest parts, the nearest first; empty but for `unknown`. */
  candidates: listOf(skuShape),
  /**
   * With `unknown`: the text names several articles beside each other, such as `TN-2420 CF226X`. Their numbers as they stand in
   * it, in its order; `candidates` are the articles.
   */
  articles: optional(listOf(string)),
  /** How the text was read where it is not the number itself; missing where it is, and where nothing is meant for certain. */
  reading: optional(readingStepShape),
}
/** What became of one entered line. */
export const resolvedLineShape = object(resolvedLineFields)

/** One entered line; `key` comes back with its answer. */
const entered = serverOnly(() =>
  v.object({
    /** Comes back with the answer; any text of the client. */
    key: filled(40),
    /** What was typed: a number of any kind. */
    input: text(120),
  }),
)

/** Up to 1,000 entered lines at once, any kind of number. */
export const resolve = {
  name: 'quickOrder.resolve',
  id: 'QO-003',
  method: 'POST',
  path: '/clientsystem/quickorder/resolve',
  answer: 'data',
  reads: true,
  added: true,
  result: object({
    /** One for each line of the request, in its order. */
    lines: listOf(resolvedLineShape),
  }),
} as const satisfies Call
export const resolveInput = serverOnly(() => ({
  body: v.object({
    /** Entered lines, 1,000 at most. */
    lines: v.pipe(v.array(entered), v.minLength(1), v.maxLength(1000)),
  }),
}))
export const resolvePolicy = { access: 'cust:myquickorder', right: 'lists', pace: 'line' } as const satisfies Policy

/** The same for visitors, up to 200 lines: no own numbers, no prices, no stock (PERM-018). */
export const recognise = {
  name: 'quickOrder.recognise',
  id: 'QO-003',
  method: 'POST',
  path: '/clientsystem/quickorder/freedom/recognise',
  answer: 'data',
  reads: true,
  added: true,
  result: object({
    /** One for each line of the request, in its order. */
    lines: listOf(resolvedLineShape),
  }),
} as const satisfies Call
export const recogniseInput = serverOnly(() => ({
  body: v.object({
    /** Entered lines, 200 at most. */
    lines: v.pipe(v.array(entered), v.minLength(1), v.maxLength(VISITOR_LINES)),
  }),
}))
export const recognisePolicy = { access: 'visitor', right: 'public', pace: 'line' } as const satisfies Policy

const listId = serverOnly(() =>
  v.object({
    /** Id of the quick order or saved list. */
    id: queryInteger(1, 2_147_483_647),
  }),
)

export const create = {
  name: 'quickOrder.create',
  id: 'API-080',
  method: 'POST',
  path: '/clientsystem/order/quick',
  answer: 'data',
  added: true,
  idempotent: true,
  result: object({
    /** Id of the quick order. */
    id: number,
    /** Number of the quick order, as people read it. */
    qoNo: string,
  }),
} as const satisfies Call
export const createInput = serverOnly(() => ({
  body: v.object({
    /** Name for the list; blank or missing for none. */
    name: v.optional(line(120)),
    /** Id of the saved list that is ordered; null or missing for none. */
    listId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2_147_483_647)))),
    /** What is ordered, 1,000 lines at most. */
    lines: itemList,
  }),
}))
export const createPolicy = {
  access: 'cust:myquickorder',
  right: 'lists',
  pace: 'light',
  freshPrincipal: true,
} as const satisfies Policy

export const get = {
  name: 'quickOrder.get',
  id: 'API-080',
  method: 'GET',
  path: '/clientsystem/order/quick/{id}',
  answer: 'data',
  added: true,
  result: object({
    /** Id of the quick order or saved list. */
    id: number,
    /** Its number, as people read it. */
    qoNo: string,
    /** Its name; blank for none. */
    name: string,
    /** When it was made, `yyyy-MM-dd HH:mm:ss` in UTC. */
    createTime: string,
    /** Lines with one part and one quantity, in the order of the list. */
    lines: listOf(
      object({
        /** Pieces. */
        qty: number,
        /** The part as it is now. */
        part: skuShape,
        /** Pieces that were ordered of it the last time; missing where the reader may not read that order. */
        lastQty: optional(number),
      }),
    ),
    /** Lines of a saved list, as they were entered, that are none of `lines`: no one article or no one quantity is meant. */
    leftOut: optional(
      listOf(
        object({
          /** What was typed. */
          input: string,
          /** The quantity as it was typed. */
          quantity: string,
          /** Several parts are meant, the part is no longer sold, no one quantity is meant, or no part has the number. */
          why: oneOf(['ambiguous', 'disabled', 'quantity', 'unknown']),
        }),
      ),
    ),
  }),
} as const satisfies Call
export const getInput = serverOnly(() => ({ params: listId }))
export const getPolicy = { access: 'cust:myquickorder', right: 'lists', pace: 'line' } as const satisfies Policy

export type ResolvedLine = Read<typeof resolvedLineShape>
