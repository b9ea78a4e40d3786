/** Favourites (ledger API-072 to API-075). */
import * as v from 'valibot'
import type { Call } from './call'
import { goodsSkuShape } from './cart'
import type { Policy } from './policy'
import { idList, line, partNumber, text } from './schema'
import { serverOnly } from './server-only'
import { amount, flag, listOf, nullable, number, object, type Read, string, textOrBlank } from './shape'
import { availabilityShape, priceTierShape } from './sku'

export const favouriteShape = object({
  /** Id of the favourite. */
  favoriteId: number,
  /** Our part number. */
  number: string,
  /** The part. */
  goodsSku: goodsSkuShape,
  /** Price of one piece before tiers and promotions, in the currency of the account. */
  unitPrice: amount,
  /** Lower price of one piece, by promotion; null when there is none. */
  discountPrice: nullable(amount),
  /** The number that it was kept with, else the company's own number; null where there is none. */
  custNumber: nullable(string),
  /** Code of the warehouse of the own site. */
  warehouse: textOrBlank,
  /** Quantity prices, the lowest `minQty` first; empty when there are none. */
  tiers: listOf(priceTierShape),
  /** How many pieces are where. */
  availability: availabilityShape,
  /** It can no longer be bought. */
  disabled: flag,
  /** Part number that takes the place of a disabled part; null when there is none. */
  successor: nullable(string),
})

export const list = {
  name: 'favourites.list',
  id: 'API-072',
  method: 'GET',
  path: '/clientsystem/goodsfavorite/account/list',
  answer: 'rows',
  parts: true,
  result: favouriteShape,
} as const satisfies Call
export const listInput = serverOnly(() => ({
  query: v.object({
    /** Part of a number or name of the part; without it all favourites. */
    keyword: v.optional(text(120)),
  }),
}))
export const listPolicy = { access: 'cust:favorites', right: 'lists' } as const satisfies Policy

export const count = {
  name: 'favourites.count',
  id: 'API-073',
  method: 'GET',
  path: '/clientsystem/goodsfavorite/account/count',
  answer: 'data',
  result: number,
} as const satisfies Call
export const countPolicy = { access: 'signed-in', right: 'lists' } as const satisfies Policy

export const add = {
  name: 'favourites.add',
  id: 'API-074',
  method: 'POST',
  path: '/clientsystem/goodsfavorite/batch',
  answer: 'data',
  result: object({
    /** Favourites of the account. */
    count: number,
    /** Part numbers that were not kept, because they are unknown or disabled. */
    skipped: listOf(string),
  }),
} as const satisfies Call
export const addInput = serverOnly(() => ({
  body: v.pipe(
    v.array(
      v.object({
        /** Our part number; one that is kept already stays as it is. */
        number: partNumber,
        /** The number that the buyer keeps it under; null or missing for the company's own number. */
        custNumber: v.optional(v.nullable(line(64))),
        /** Code of a warehouse; the server keeps the one of the own site. */
        warehouse: v.optional(text(8)),
      }),
    ),
    v.minLength(1),
    v.maxLength(1000),
  ),
}))
export const addPolicy = { access: 'cust:favorites', right: 'lists', pace: 'light' } as const satisfies Policy

export const remove = {
  name: 'favourites.remove',
  id: 'API-075',
  method: 'DELETE',
  path: '/clientsystem/goodsfavorite/{id}',
  answer: 'data',
  result: object({
    /** Favourites that are left. */
    count: number,
  }),
} as const satisfies Call
export const removeInput = serverOnly(() => ({
  params: v.object({
    /** Ids of favourites, comma-joined, 1,000 at most. */
    id: idList,
  }),
}))
export const removePolicy = { access: 'cust:favorites', right: 'lists' } as const satisfies Policy

export type Favourite = Read<typeof favouriteShape>
