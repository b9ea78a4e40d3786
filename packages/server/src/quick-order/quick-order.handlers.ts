/** Keeping and reading quick orders (API-080); entered lines are resolved by the catalogue. */

import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { createQuickOrder, getQuickOrder } from './quick-order.service'
import { changeList, deleteList, openList, readLists, saveList } from './saved-lists'

export const quickOrderHandlers: Handlers<
  | 'quickOrder.create'
  | 'quickOrder.get'
  | 'quickOrder.lists'
  | 'quickOrder.saveList'
  | 'quickOrder.openList'
  | 'quickOrder.changeList'
  | 'quickOrder.deleteList'
> = {
  'quickOrder.create': ({ caller, body, idempotencyKey }, deps) =>
    createQuickOrder(requestContextOf(caller, deps), body, idempotencyKey),
  'quickOrder.get': ({ caller, params, language }, deps) =>
    getQuickOrder(requestContextOf(caller, deps, language), params.id),
  'quickOrder.lists': ({ caller }, deps) => readLists(requestContextOf(caller, deps)),
  'quickOrder.saveList': ({ caller, body, idempotencyKey }, deps) =>
    saveList(requestContextOf(caller, deps), body, idempotencyKey),
  'quickOrder.openList': ({ caller, params }, deps) => openList(requestContextOf(caller, deps), params.id),
  'quickOrder.changeList': ({ caller, params, body }, deps) =>
    changeList(requestContextOf(caller, deps), params.id, body),
  'quickOrder.deleteList': async ({ caller, params }, deps) => {
    await deleteList(requestContextOf(caller, deps), params.id)
    return null
  },
}
