/** Keeping and reading quick orders (API-080); entered lines are resolved by the catalogue. */
import type { Handlers } from '../http/handler'
import { scopeOf } from '../parts/scope'
import { createQuickOrder, getQuickOrder } from './quick-order.service'

export const quickOrderHandlers: Handlers<'quickOrder.create' | 'quickOrder.get'> = {
  'quickOrder.create': ({ caller, body, idempotencyKey }, deps) =>
    createQuickOrder(scopeOf(caller, deps), body, idempotencyKey),
  'quickOrder.get': ({ caller, params, language }, deps) => getQuickOrder(scopeOf(caller, deps, language), params.id),
}
