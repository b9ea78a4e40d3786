/** What the calls of `cart` take. */
import * as v from 'valibot'
import { type CallInputs, id, idList, line, partNumber, quantity, text } from './schema'

const addBody = v.object({
  number: partNumber,
  custNumber: v.optional(v.nullable(line(64))),
  goodsSkuId: v.optional(id),
  qty: quantity,
  warehouse: v.optional(text(8)),
})

export const inputs = {
  'cart.list': { query: v.object({ keyword: v.optional(text(120)) }) },
  'cart.reduce': {
    body: v.pipe(v.array(v.object({ number: partNumber, qty: quantity })), v.minLength(1), v.maxLength(1000)),
  },
  'cart.add': { body: addBody },
  'cart.update': { body: v.object({ shoppingCartId: id, qty: quantity }) },
  'cart.addBatch': { body: v.pipe(v.array(addBody), v.minLength(1), v.maxLength(1000)) },
  'cart.remove': { params: v.object({ id: idList }) },
} satisfies Record<string, CallInputs>

export type CartAdd = v.InferInput<typeof addBody>
