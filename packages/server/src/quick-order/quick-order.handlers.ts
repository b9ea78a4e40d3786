/** Keeping and reading quick orders (API-080); entered lines are resolved by the catalogue. */

import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { createQuickOrder, getQuickOrder } from './quick-order'

export const quickOrderHandlers: Handlers<'quickOrder.create' | 'quickOrder.get'> = {
  'quickOrder.create': ({ caller, body, idempotencyKey }, deps) =>
    createQuickOrder(requestContextOf(caller, deps), body, idempotencyKey),
  'quickOrder.get': ({ caller, params, language }, deps) =>
    getQuickOrder(requestContextOf(caller, deps, language), params.id),
}
