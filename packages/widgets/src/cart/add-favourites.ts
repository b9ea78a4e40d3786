/** What favourites do for the cart: fetched with the first row that is selected. */
import { favouritesOf, type Shop } from '@cartwright/core'
import type { CartItem } from '@cartwright/core/contract'

export const addFavourites = (shop: Shop, rows: readonly CartItem[]): Promise<unknown> =>
  favouritesOf(shop).add(rows.map(({ number, custNumber }) => ({ number, custNumber })))
