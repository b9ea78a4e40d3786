/** The cart (ledger API-064 to API-071). */
import * as v from 'valibot'
import type { Call } from './call'
import type { Policy } from './policy'
import { promisesShape } from './promise'
import { id, idList, line, partNumber, quantity, text } from './schema'
import { serverOnly } from './server-only'
import {
  amount,
  flag,
  listOf,
  nullable,
  number,
  numberOrZero,
  object,
  optional,
  type Read,
  string,
  textOrBlank,
} from './shape'
import { availabilityShape, priceTierShape } from './sku'

/** The part behind a cart row or favourite (ENT-007, ENT-008). */
export const goodsSkuShape = object({
  goodsSkuId: number,
  oemCode: textOrBlank,
  name: textOrBlank,
  brandName: textOrBlank,
  classId: numberOrZero,
  colour: nullable(string),
  pageYield: nullable(number),
  image: textOrBlank,
})

/** One row of the cart (ENT-007). Prices are for one piece at the row's quantity. */
export const cartItemShape = object({
  shoppingCartId: number,
  number: string,
  custNumber: nullable(string),
  goodsSku: goodsSkuShape,
  unitPrice: amount,
  discountPrice: nullable(amount),
  qty: number,
  /** Line price: see `linePrice` of the rules. */
  price: amount,
  warehouse: textOrBlank,
  /** Quantity prices, so that a new quantity can be priced before the server answers. */
  tiers: listOf(priceTierShape),
  /** What one piece cost when the row was put in, to show what changed since. */
  addedPrice: amount,
  /** Pieces the own site had when the row was put in. */
  addedStock: number,
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  addedTime: string,
  availability: availabilityShape,
  /** When which pieces of the row would leave. */
  promises: optional(promisesShape),
  disabled: flag,
  successor: nullable(string),
})

/** What a write to the cart answers: the rows it touched and the new sums. */
export const cartChangeShape = object({
  rows: listOf(cartItemShape),
  /** Part numbers that were not put in, because they are unknown or disabled. */
  skipped: listOf(string),
  shoppingCartQty: number,
  shoppingCartPrice: amount,
})

export const list = {
  name: 'cart.list',
  id: 'API-064',
  method: 'GET',
  path: '/clientsystem/shoppingcart/account/list',
  answer: 'rows',
  parts: true,
  result: cartItemShape,
} as const satisfies Call
export const listInput = serverOnly(() => ({ query: v.object({ keyword: v.optional(text(120)) }) }))
export const listPolicy = { access: 'cust:shoppingcart' } as const satisfies Policy

export const stat = {
  name: 'cart.stat',
  id: 'API-065',
  method: 'GET',
  path: '/clientsystem/shoppingcart/account/stat',
  answer: 'data',
  result: object({ shoppingCartQty: number, shoppingCartPrice: amount }),
} as const satisfies Call
export const statPolicy = { access: 'cust:shoppingcart' } as const satisfies Policy

export const reduce = {
  name: 'cart.reduce',
  id: 'API-066',
  method: 'POST',
  path: '/clientsystem/shoppingcart/account/reduce',
  answer: 'data',
  parts: true,
  result: cartChangeShape,
} as const satisfies Call
export const reduceInput = serverOnly(() => ({
  body: v.pipe(v.array(v.object({ number: partNumber, qty: quantity })), v.minLength(1), v.maxLength(1000)),
}))
export const reducePolicy = {
  access: 'cust:shoppingcart',
  pace: 'light',
  keepsPrincipals: true,
} as const satisfies Policy

const addBody = serverOnly(() =>
  v.object({
    number: partNumber,
    custNumber: v.optional(v.nullable(line(64))),
    goodsSkuId: v.optional(id),
    qty: quantity,
    warehouse: v.optional(text(8)),
  }),
)

export const add = {
  name: 'cart.add',
  id: 'API-067',
  method: 'POST',
  path: '/clientsystem/shoppingcart',
  answer: 'data',
  parts: true,
  result: cartChangeShape,
} as const satisfies Call
export const addInput = serverOnly(() => ({ body: addBody }))
export const addPolicy = { access: 'cust:shoppingcart', keepsPrincipals: true } as const satisfies Policy

export const update = {
  name: 'cart.update',
  id: 'API-068',
  method: 'PUT',
  path: '/clientsystem/shoppingcart',
  answer: 'data',
  parts: true,
  result: cartChangeShape,
} as const satisfies Call
export const updateInput = serverOnly(() => ({ body: v.object({ shoppingCartId: id, qty: quantity }) }))
export const updatePolicy = { access: 'cust:shoppingcart', keepsPrincipals: true } as const satisfies Policy

export const addBatch = {
  name: 'cart.addBatch',
  id: 'API-069',
  method: 'POST',
  path: '/clientsystem/shoppingcart/batch',
  answer: 'data',
  parts: true,
  result: cartChangeShape,
} as const satisfies Call
export const addBatchInput = serverOnly(() => ({ body: v.pipe(v.array(addBody), v.minLength(1), v.maxLength(1000)) }))
export const addBatchPolicy = {
  access: 'cust:shoppingcart',
  pace: 'light',
  keepsPrincipals: true,
} as const satisfies Policy

export const remove = {
  name: 'cart.remove',
  id: 'API-070',
  method: 'DELETE',
  path: '/clientsystem/shoppingcart/{id}',
  answer: 'data',
  result: cartChangeShape,
} as const satisfies Call
export const removeInput = serverOnly(() => ({ params: v.object({ id: idList }) }))
export const removePolicy = { access: 'cust:shoppingcart', keepsPrincipals: true } as const satisfies Policy

export type GoodsSku = Read<typeof goodsSkuShape>
export type CartItem = Read<typeof cartItemShape>
export type CartChange = Read<typeof cartChangeShape>
export type CartAdd = v.InferInput<typeof addBody>
