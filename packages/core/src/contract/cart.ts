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
  /** Id of the part. */
  goodsSkuId: number,
  /** Number that the maker of the printer gives the original. */
  oemCode: textOrBlank,
  /** Name in the language of the request. */
  name: textOrBlank,
  /** Brand of the printers that it fits. */
  brandName: textOrBlank,
  /** Class, as `catalogue.classes` lists them. */
  classId: numberOrZero,
  /** Colour of the print, in English; null where it has none. */
  colour: nullable(string),
  /** Pages, A4 at 5 %; null where it is not known. */
  pageYield: nullable(number),
  /** Path of the picture below the shop's origin; blank where there is none. */
  image: textOrBlank,
})

/** One row of the cart (ENT-007). Prices are for one piece at the row's quantity. */
export const cartItemShape = object({
  /** Id of the row. */
  shoppingCartId: number,
  /** Our part number. */
  number: string,
  /** The number that it was put in with, else the company's own number; null where there is none. */
  custNumber: nullable(string),
  /** The part of the row. */
  goodsSku: goodsSkuShape,
  /** Price of one piece before tiers and promotions, in the currency of the account. */
  unitPrice: amount,
  /** Lower price of one piece at this quantity, by tier or promotion; null when there is none. */
  discountPrice: nullable(amount),
  /** Pieces, 1 to 9999. */
  qty: number,
  /** Price of the row, in the currency of the account, as `linePrice` of the rules makes it. */
  price: amount,
  /** Code of the warehouse of the own site. */
  warehouse: textOrBlank,
  /** Quantity prices, so that a new quantity can be priced before the server answers. */
  tiers: listOf(priceTierShape),
  /** What one piece cost when the row was put in, in the currency of the account; 0 where the reader may not see it. */
  addedPrice: amount,
  /** Pieces the own site had when the row was put in. */
  addedStock: number,
  /** When the row was put in, `yyyy-MM-dd HH:mm:ss` in UTC. */
  addedTime: string,
  /** How many pieces are where. */
  availability: availabilityShape,
  /** When which pieces of the row would leave. */
  promises: optional(promisesShape),
  /** It can no longer be bought. */
  disabled: flag,
  /** Part number that takes the place of a disabled part; null when there is none. */
  successor: nullable(string),
})

/** What a write to the cart answers: the rows it touched and the new sums. */
export const cartChangeShape = object({
  /** The rows as they are now; a row that was removed is not among them. */
  rows: listOf(cartItemShape),
  /** Part numbers that were not put in, because they are unknown or disabled. */
  skipped: listOf(string),
  /** Rows of the whole cart. */
  shoppingCartQty: number,
  /** Price of the whole cart, in the currency of the account. */
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
export const listInput = serverOnly(() => ({
  query: v.object({
    /** Part of a number or name of the part; without it the whole cart. */
    keyword: v.optional(text(120)),
  }),
}))
export const listPolicy = { access: 'cust:shoppingcart', right: 'cart' } as const satisfies Policy

export const stat = {
  name: 'cart.stat',
  id: 'API-065',
  method: 'GET',
  path: '/clientsystem/shoppingcart/account/stat',
  answer: 'data',
  result: object({
    /** Rows of the cart. */
    shoppingCartQty: number,
    /** Price of all rows, in the currency of the account. */
    shoppingCartPrice: amount,
  }),
} as const satisfies Call
export const statPolicy = { access: 'cust:shoppingcart', right: 'cart' } as const satisfies Policy

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
  body: v.pipe(
    v.array(
      v.object({
        /** Part number of a row. */
        number: partNumber,
        /** Pieces that are taken off it; at zero the row goes. */
        qty: quantity,
      }),
    ),
    v.minLength(1),
    v.maxLength(1000),
  ),
}))
export const reducePolicy = {
  access: 'cust:shoppingcart',
  right: 'cart',
  pace: 'light',
  keepsPrincipals: true,
} as const satisfies Policy

const addBody = serverOnly(() =>
  v.object({
    /** Our part number. */
    number: partNumber,
    /** The number that the buyer keeps it under, for the row; null or missing for the company's own number. */
    custNumber: v.optional(v.nullable(line(64))),
    /** Id of the part; the server goes by `number`. */
    goodsSkuId: v.optional(id),
    /** Pieces, 1 to 9999; they are added to a row of the same part. */
    qty: quantity,
    /** Code of a warehouse; the server takes pieces from the own site first, whichever is named. */
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
export const addPolicy = { access: 'cust:shoppingcart', right: 'cart', keepsPrincipals: true } as const satisfies Policy

export const update = {
  name: 'cart.update',
  id: 'API-068',
  method: 'PUT',
  path: '/clientsystem/shoppingcart',
  answer: 'data',
  parts: true,
  result: cartChangeShape,
} as const satisfies Call
export const updateInput = serverOnly(() => ({
  body: v.object({
    /** Id of the row. */
    shoppingCartId: id,
    /** Pieces that the row has from now on, 1 to 9999. */
    qty: quantity,
  }),
}))
export const updatePolicy = {
  access: 'cust:shoppingcart',
  right: 'cart',
  keepsPrincipals: true,
} as const satisfies Policy

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
  right: 'cart',
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
export const removeInput = serverOnly(() => ({
  params: v.object({
    /** Ids of rows, comma-joined, 1,000 at most. */
    id: idList,
  }),
}))
export const removePolicy = {
  access: 'cust:shoppingcart',
  right: 'cart',
  keepsPrincipals: true,
} as const satisfies Policy

export type GoodsSku = Read<typeof goodsSkuShape>
export type CartItem = Read<typeof cartItemShape>
export type CartChange = Read<typeof cartChangeShape>
export type CartAdd = v.InferInput<typeof addBody>
