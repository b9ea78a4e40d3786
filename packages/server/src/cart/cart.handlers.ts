/** Cart calls (API-064 to API-071). */
import type { Handlers } from '../app/handler'
import { scopeOf } from '../parts/scope'
import { buyAgain } from './buy-again'
import { addLines } from './cart.add'
import { listCart, reduceLines, removeRows, statCart, updateRow } from './cart.service'

export const cartHandlers: Handlers<
  | 'cart.list'
  | 'cart.stat'
  | 'cart.reduce'
  | 'cart.add'
  | 'cart.update'
  | 'cart.addBatch'
  | 'cart.remove'
  | 'cart.buyAgain'
> = {
  'cart.list': async ({ caller, query }, deps) => {
    const rows = await listCart(scopeOf(caller, deps), query.keyword)
    return { rows, total: rows.length }
  },
  'cart.stat': ({ caller }, deps) => statCart(scopeOf(caller, deps)),
  'cart.reduce': ({ caller, body }, deps) => reduceLines(scopeOf(caller, deps), body),
  'cart.add': ({ caller, body }, deps) => addLines(scopeOf(caller, deps), [body]),
  'cart.update': ({ caller, body }, deps) => updateRow(scopeOf(caller, deps), body),
  'cart.addBatch': ({ caller, body }, deps) => addLines(scopeOf(caller, deps), body),
  'cart.remove': ({ caller, params }, deps) => removeRows(scopeOf(caller, deps), params.id),
  'cart.buyAgain': ({ caller, body }, deps) => buyAgain(scopeOf(caller, deps), body.orderNo),
}
