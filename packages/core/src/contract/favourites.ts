/** Favourites (ledger API-072 to API-075). */
import type { Call } from './call'
import { goodsSkuShape } from './cart'
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

export const count = {
  name: 'favourites.count',
  id: 'API-073',
  method: 'GET',
  path: '/clientsystem/goodsfavorite/account/count',
  answer: 'data',
  result: number,
} as const satisfies Call

export const add = {
  name: 'favourites.add',
  id: 'API-074',
  method: 'POST',
  path: '/clientsystem/goodsfavorite/batch',
  answer: 'data',
  result: object({ count: number, skipped: listOf(string) }),
} as const satisfies Call

export const remove = {
  name: 'favourites.remove',
  id: 'API-075',
  method: 'DELETE',
  path: '/clientsystem/goodsfavorite/{id}',
  answer: 'data',
  result: object({ count: number }),
} as const satisfies Call

export type Favourite = Read<typeof favouriteShape>
