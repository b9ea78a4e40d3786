/** Favourites calls (API-072 to API-075). */

import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { addFavourites, countFavourites, listFavourites, removeFavourites } from './favourites'

export const favouritesHandlers: Handlers<
  'favourites.list' | 'favourites.count' | 'favourites.add' | 'favourites.remove'
> = {
  'favourites.list': async ({ caller, query, language }, deps) => {
    const rows = await listFavourites(requestContextOf(caller, deps, language), query.keyword)
    return { rows, total: rows.length }
  },
  'favourites.count': ({ caller }, deps) => countFavourites(requestContextOf(caller, deps)),
  'favourites.add': ({ caller, body }, deps) => addFavourites(requestContextOf(caller, deps), body),
  'favourites.remove': ({ caller, params }, deps) => removeFavourites(requestContextOf(caller, deps), params.id),
}
