/** Cart calls (API-064 to API-071). */

import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { listCart, reduceLines, removeRows, statCart, updateRow } from './cart'
import { addLines } from './cart.add'

export const cartHandlers: Handlers<
  'cart.list' | 'cart.stat' | 'cart.reduce' | 'cart.add' | 'cart.update' | 'cart.addBatch' | 'cart.remove'
> = {
  'cart.list': async ({ caller, query, language }, deps) => {
    const rows = await listCart(requestContextOf(caller, deps, language), query.keyword)
    return { rows, total: rows.length }
  },
  'cart.stat': ({ caller, language }, deps) => statCart(requestContextOf(caller, deps, language)),
  'cart.reduce': ({ caller, body, language }, deps) => reduceLines(requestContextOf(caller, deps, language), body),
  'cart.add': ({ caller, body, language }, deps) => addLines(requestContextOf(caller, deps, language), [body]),
  'cart.update': ({ caller, body, language }, deps) => updateRow(requestContextOf(caller, deps, language), body),
  'cart.addBatch': ({ caller, body, language }, deps) => addLines(requestContextOf(caller, deps, language), body),
  'cart.remove': ({ caller, params, language }, deps) =>
    removeRows(requestContextOf(caller, deps, language), params.id),
}
