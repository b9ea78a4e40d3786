/** Order calls (API-077 to API-079, API-081, API-082). After its submission `cancel`, `cancelLines` and `changeNote` alone change an order (ORD-016). */

import { buyAgain } from '../cart/buy-again'
import { requestContextOf } from '../catalogue/request-context'
import { assertMayGuess } from '../coupons/guesses'
import type { Handlers } from '../http/handler'
import { cancelLinesByBuyer } from './cancel-lines'
import { cancelByBuyer } from './cancel-order'
import { changeNote } from './change-note'
import { commentByBuyer } from './comment-order'
import { createOrder } from './create-order'
import { listShipVias } from './delivery'
import { readDesk } from './desk'
import { listOrderers, listOrders } from './list-orders'
import { draftOrder, withWarnings } from './order-confirmation'
import { keepFile } from './order-files'
import type { OrderHooks } from './order-hooks.types'
import { giveUpRest, moveRest } from './order-rest'
import { getOrder, withNoReturn } from './read-orders'
import { reorder } from './reorder'
import { settleOrder } from './settle-order'

type OrderCalls =
  | 'orders.confirm'
  | 'orders.create'
  | 'orders.settle'
  | 'orders.upload'
  | 'orders.list'
  | 'orders.orderers'
  | 'orders.get'
  | 'orders.desk'
  | 'orders.comment'
  | 'orders.cancel'
  | 'orders.cancelLines'
  | 'orders.giveUpRest'
  | 'orders.moveRest'
  | 'orders.changeNote'
  | 'orders.buyAgain'
  | 'orders.reorder'
  | 'orders.shipVias'

/** @param hooks what other features do for an order, in its transaction */
export const createOrdersHandlers = (hooks: OrderHooks): Handlers<OrderCalls> => ({
  'orders.confirm': async ({ caller, body, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    await assertMayGuess(scope, body.couponCode)
    return withWarnings(scope, body, await draftOrder(scope, body, { lock: false }))
  },
  'orders.create': async ({ caller, body, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    await assertMayGuess(scope, body.couponCode)
    const order = await createOrder(scope, body, idempotencyKey, hooks)
    deps.outbox.wake()
    return order
  },
  'orders.settle': async ({ caller, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    const { order } = await settleOrder(scope, idempotencyKey)
    return { order: order && (await withNoReturn(scope, order, hooks)) }
  },
  'orders.upload': ({ caller, body, idempotencyKey }, deps) =>
    keepFile(requestContextOf(caller, deps), body.file, { key: idempotencyKey, scan: deps.scan }),
  'orders.list': ({ caller, query, language }, deps) => listOrders(requestContextOf(caller, deps, language), query),
  'orders.orderers': ({ caller }, deps) => listOrderers(requestContextOf(caller, deps)),
  'orders.get': async ({ caller, params, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    return withNoReturn(scope, await getOrder(scope, params.orderno), hooks)
  },
  'orders.desk': ({ caller, language }, deps) => readDesk(requestContextOf(caller, deps, language)),
  'orders.comment': async ({ caller, params, body, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    const order = await commentByBuyer(scope, params.orderno, body, idempotencyKey)
    deps.outbox.wake()
    return withNoReturn(scope, order, hooks)
  },
  'orders.cancel': async ({ caller, params, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    const order = await cancelByBuyer(scope, params.orderno)
    deps.outbox.wake()
    return withNoReturn(scope, order, hooks)
  },
  'orders.cancelLines': async ({ caller, params, body, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    const order = await cancelLinesByBuyer(scope, params.orderno, body, idempotencyKey, hooks)
    deps.outbox.wake()
    return withNoReturn(scope, order, hooks)
  },
  'orders.giveUpRest': async ({ caller, params, body, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    const order = await giveUpRest(scope, params.orderno, body, idempotencyKey, hooks)
    deps.outbox.wake()
    return withNoReturn(scope, order, hooks)
  },
  'orders.moveRest': async ({ caller, params, body, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    const order = await moveRest(scope, params.orderno, body, idempotencyKey, hooks)
    deps.outbox.wake()
    return withNoReturn(scope, order, hooks)
  },
  'orders.changeNote': async ({ caller, params, body, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    return withNoReturn(scope, await changeNote(scope, params.orderno, body, idempotencyKey), hooks)
  },
  'orders.buyAgain': ({ caller, body, language }, deps) =>
    buyAgain(requestContextOf(caller, deps, language), body.orderNo),
  'orders.reorder': ({ caller, body, language }, deps) => reorder(requestContextOf(caller, deps, language), body),
  'orders.shipVias': ({ caller, language }, deps) => listShipVias(requestContextOf(caller, deps, language)),
})
