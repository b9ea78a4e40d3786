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
import { giveUpRest, moveRest } from './order-rest'
import { getOrder } from './read-orders'
import { reorder } from './reorder'
import { settleOrder } from './settle-order'

export const ordersHandlers: Handlers<
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
> = {
  'orders.confirm': async ({ caller, body, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    await assertMayGuess(scope, body.couponCode)
    return withWarnings(scope, body, await draftOrder(scope, body, { lock: false }))
  },
  'orders.create': async ({ caller, body, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    await assertMayGuess(scope, body.couponCode)
    const order = await createOrder(scope, body, idempotencyKey)
    deps.outbox.wake()
    return order
  },
  'orders.settle': ({ caller, idempotencyKey, language }, deps) =>
    settleOrder(requestContextOf(caller, deps, language), idempotencyKey),
  'orders.upload': ({ caller, body, idempotencyKey }, deps) =>
    keepFile(requestContextOf(caller, deps), body.file, { key: idempotencyKey, scan: deps.scan }),
  'orders.list': ({ caller, query, language }, deps) => listOrders(requestContextOf(caller, deps, language), query),
  'orders.orderers': ({ caller }, deps) => listOrderers(requestContextOf(caller, deps)),
  'orders.get': ({ caller, params, language }, deps) =>
    getOrder(requestContextOf(caller, deps, language), params.orderno),
  'orders.desk': ({ caller, language }, deps) => readDesk(requestContextOf(caller, deps, language)),
  'orders.comment': async ({ caller, params, body, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    const order = await commentByBuyer(scope, params.orderno, body, idempotencyKey)
    deps.outbox.wake()
    return order
  },
  'orders.cancel': async ({ caller, params, language }, deps) => {
    const order = await cancelByBuyer(requestContextOf(caller, deps, language), params.orderno)
    deps.outbox.wake()
    return order
  },
  'orders.cancelLines': async ({ caller, params, body, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    const order = await cancelLinesByBuyer(scope, params.orderno, body, idempotencyKey)
    deps.outbox.wake()
    return order
  },
  'orders.giveUpRest': async ({ caller, params, body, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    const order = await giveUpRest(scope, params.orderno, body, idempotencyKey)
    deps.outbox.wake()
    return order
  },
  'orders.moveRest': async ({ caller, params, body, idempotencyKey, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    const order = await moveRest(scope, params.orderno, body, idempotencyKey)
    deps.outbox.wake()
    return order
  },
  'orders.changeNote': ({ caller, params, body, idempotencyKey, language }, deps) =>
    changeNote(requestContextOf(caller, deps, language), params.orderno, body, idempotencyKey),
  'orders.buyAgain': ({ caller, body, language }, deps) =>
    buyAgain(requestContextOf(caller, deps, language), body.orderNo),
  'orders.reorder': ({ caller, body, language }, deps) => reorder(requestContextOf(caller, deps, language), body),
  'orders.shipVias': ({ caller, language }, deps) => listShipVias(requestContextOf(caller, deps, language)),
}
