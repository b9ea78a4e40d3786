/** Quick order. The specification does not show these calls; their paths are ours (ledger QO-003, API-080). */
import * as v from 'valibot'
import type { Call } from './call'
import { VISITOR_LINES } from './list-bounds'
import type { Policy } from './policy'
import { filled, line, partNumber, quantity, queryInteger, text } from './schema'
import { serverOnly } from './server-only'
import { listOf, nullable, number, object, oneOf, optional, type Read, string } from './shape'
import { numberKindShape, skuShape } from './sku'

export const matchShape = object({ part: skuShape, matchedBy: numberKindShape })

/** What became of one entered line. */
export const resolvedLineShape = object({
  key: string,
  /**
   * `found`: one part, in `matches[0]`. `ambiguous`: several parts carry the number, all in `matches`.
   * `disabled`: no longer sold, `matches[0]` is the part, `successor` what takes its place, if anything.
   * `unknown`: no part has it, `candidates` are the nearest.
   */
  status: oneOf(['found', 'ambiguous', 'disabled', 'unknown']),
  matches: listOf(matchShape),
  successor: nullable(skuShape),
  candidates: listOf(skuShape),
  /**
   * With `unknown`: the text names several articles beside each other, such as `TN-2420 CF226X`. Their numbers as they stand in
   * it, in its order; `candidates` are the articles.
   */
  articles: optional(listOf(string)),
})

/** One entered line; `key` comes back with its answer. */
const entered = serverOnly(() => v.object({ key: filled(40), input: text(120) }))

/** Up to 1,000 entered lines at once, any kind of number. */
export const resolve = {
  name: 'quickOrder.resolve',
  id: 'QO-003',
  method: 'POST',
  path: '/clientsystem/quickorder/resolve',
  answer: 'data',
  reads: true,
  added: true,
  result: object({ lines: listOf(resolvedLineShape) }),
} as const satisfies Call
export const resolveInput = serverOnly(() => ({
  body: v.object({ lines: v.pipe(v.array(entered), v.minLength(1), v.maxLength(1000)) }),
}))
export const resolvePolicy = { access: 'cust:myquickorder', pace: 'line' } as const satisfies Policy

/** The same for visitors, up to 200 lines: no own numbers, no prices, no stock (PERM-018). */
export const recognise = {
  name: 'quickOrder.recognise',
  id: 'QO-003',
  method: 'POST',
  path: '/clientsystem/quickorder/freedom/recognise',
  answer: 'data',
  reads: true,
  added: true,
  result: object({ lines: listOf(resolvedLineShape) }),
} as const satisfies Call
export const recogniseInput = serverOnly(() => ({
  body: v.object({ lines: v.pipe(v.array(entered), v.minLength(1), v.maxLength(VISITOR_LINES)) }),
}))
export const recognisePolicy = { access: 'visitor', pace: 'line' } as const satisfies Policy

const listId = serverOnly(() => v.object({ id: queryInteger(1, 2_147_483_647) }))

export const create = {
  name: 'quickOrder.create',
  id: 'API-080',
  method: 'POST',
  path: '/clientsystem/order/quick',
  answer: 'data',
  added: true,
  idempotent: true,
  result: object({ id: number, qoNo: string }),
} as const satisfies Call
export const createInput = serverOnly(() => ({
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
}))
export const createPolicy = {
  access: 'cust:myquickorder',
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
    id: number,
    qoNo: string,
    name: string,
    createTime: string,
    /** `lastQty`: pieces that were ordered the last time of it, where the reader may read that order. */
    lines: listOf(object({ qty: number, part: skuShape, lastQty: optional(number) })),
    /** Lines of a saved list, as they were entered, that are none of `lines`: no one article or no one quantity is meant. */
    leftOut: optional(
      listOf(object({ input: string, quantity: string, why: oneOf(['ambiguous', 'disabled', 'quantity', 'unknown']) })),
    ),
  }),
} as const satisfies Call
export const getInput = serverOnly(() => ({ params: listId }))
export const getPolicy = { access: 'cust:myquickorder', pace: 'line' } as const satisfies Policy

export type ResolvedLine = Read<typeof resolvedLineShape>
