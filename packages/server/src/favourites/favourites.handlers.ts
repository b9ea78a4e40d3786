/** Favourites calls (API-072 to API-075). */
import type { Handlers } from '../http/handler'
import { scopeOf } from '../parts/scope'
import { addFavourites, countFavourites, listFavourites, removeFavourites } from './favourites.service'

export const favouritesHandlers: Handlers<
  'favourites.list' | 'favourites.count' | 'favourites.add' | 'favourites.remove'
> = {
  'favourites.list': async ({ caller, query, language }, deps) => {
    const rows = await listFavourites(scopeOf(caller, deps, language), query.keyword)
    return { rows, total: rows.length }
  },
  'favourites.count': ({ caller }, deps) => countFavourites(scopeOf(caller, deps)),
  'favourites.add': ({ caller, body }, deps) => addFavourites(scopeOf(caller, deps), body),
  'favourites.remove': ({ caller, params }, deps) => removeFavourites(scopeOf(caller, deps), params.id),
}
