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
  favoriteId: number,
  number: string,
  goodsSku: goodsSkuShape,
  unitPrice: amount,
  discountPrice: nullable(amount),
  custNumber: nullable(string),
  warehouse: textOrBlank,
  /** Quantity prices, for more than one piece. */
  tiers: listOf(priceTierShape),
  availability: availabilityShape,
  disabled: flag,
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
export const listInput = serverOnly(() => ({ query: v.object({ keyword: v.optional(text(120)) }) }))
export const listPolicy = { access: 'cust:favorites' } as const satisfies Policy

export const count = {
  name: 'favourites.count',
  id: 'API-073',
  method: 'GET',
  path: '/clientsystem/goodsfavorite/account/count',
  answer: 'data',
  result: number,
} as const satisfies Call
export const countPolicy = { access: 'signed-in' } as const satisfies Policy

export const add = {
  name: 'favourites.add',
  id: 'API-074',
  method: 'POST',
  path: '/clientsystem/goodsfavorite/batch',
  answer: 'data',
  result: object({ count: number, skipped: listOf(string) }),
} as const satisfies Call
export const addInput = serverOnly(() => ({
  body: v.pipe(
    v.array(
      v.object({ number: partNumber, custNumber: v.optional(v.nullable(line(64))), warehouse: v.optional(text(8)) }),
    ),
    v.minLength(1),
    v.maxLength(1000),
  ),
}))
export const addPolicy = { access: 'cust:favorites', pace: 'light' } as const satisfies Policy

export const remove = {
  name: 'favourites.remove',
  id: 'API-075',
  method: 'DELETE',
  path: '/clientsystem/goodsfavorite/{id}',
  answer: 'data',
  result: object({ count: number }),
} as const satisfies Call
export const removeInput = serverOnly(() => ({ params: v.object({ id: idList }) }))
export const removePolicy = { access: 'cust:favorites' } as const satisfies Policy

export type Favourite = Read<typeof favouriteShape>
