/** The ways to an order and from it. */
import { cartOf } from '../cart/cart.store'
import { placedOrdersOf } from '../cart/placed-orders'
import { createAttempts } from '../client/idempotency-key'
import * as ordersCalls from '../contract/orders'
import { defineFeature, type Kernel } from '../feature'
import { dropOrdered } from '../quick-order/ordered-draft'
import { confirmPath, encodeItems } from '../routing/order-path'
import { PERMISSION } from '../rules'
import { toJson } from '../to-json'
import type { Orders } from './orders.types'

/** The ways to the orders of a shop. */
export const ordersOf = defineFeature(createOrders)

function createOrders(kernel: Kernel): Orders {
  const { client, session, navigate } = kernel
  const attempts = createAttempts()
  const noteAttempts = createAttempts()
  const restAttempts = createAttempts()
  const cancelAttempts = createAttempts()

  const changeRest = async (
    call: typeof ordersCalls.giveUpRest | typeof ordersCalls.moveRest,
    orderNo: string,
    pieces: number,
  ) => {
    const input = { params: { orderno: orderNo }, body: { pieces } }
    const idempotencyKey = restAttempts.keyOf(toJson({ ...input, call: call.name }))
    const order = await client.call(call, input, { idempotencyKey })
    restAttempts.forget()
    return order
  }

  return {
    encodeItems,
    confirmPath: (items, { quickOrderId, orderNo } = {}) => {
      const path = confirmPath(items, { quickOrderId })
      return orderNo === undefined ? path : `${path}&order=${encodeURIComponent(orderNo)}`
    },
    get: (orderNo, signal) =>
      client.call(ordersCalls.get, { params: { orderno: orderNo } }, { silent: true, ...(signal ? { signal } : {}) }),
    cancel: orderNo => client.call(ordersCalls.cancel, { params: { orderno: orderNo } }),
    cancelLines: async (orderNo, lines) => {
      const input = { params: { orderno: orderNo }, body: { lines: [...lines] } }
      const idempotencyKey = cancelAttempts.keyOf(toJson(input))
      const order = await client.call(ordersCalls.cancelLines, input, { idempotencyKey })
      cancelAttempts.forget()
      return order
    },
    giveUpRest: (orderNo, pieces) => changeRest(ordersCalls.giveUpRest, orderNo, pieces),
    moveRest: (orderNo, pieces) => changeRest(ordersCalls.moveRest, orderNo, pieces),
    comment: async (orderNo, text, cancels = []) => {
      const body = { text, ...(cancels.length > 0 ? { cancels: [...cancels] } : {}) }
      const idempotencyKey = attempts.keyOf(toJson({ orderNo, ...body }))
      const input = { params: { orderno: orderNo }, body }
      const order = await client.call(ordersCalls.comment, input, { idempotencyKey })
      attempts.forget()
      return order
    },
    changeNote: async (orderNo, files) => {
      const input = { params: { orderno: orderNo }, body: { files: [...files] } }
      const idempotencyKey = noteAttempts.keyOf(toJson(input))
      const order = await client.call(ordersCalls.changeNote, input, { idempotencyKey })
      noteAttempts.forget()
      return order
    },
    reorder: async (of, signal) => (await import('./order-again')).readReport(kernel, of, signal),
    buyAgain: async orderNo => (await import('./order-again')).buyAgain(kernel, orderNo),
    leave: (order, quickOrderId) => {
      placedOrdersOf(kernel).announce(order, quickOrderId)
      if (quickOrderId !== undefined) dropOrdered(kernel, quickOrderId)
      // The server took the ordered pieces out of the cart (ORD-017).
      if (quickOrderId === undefined && session.hasPermission([PERMISSION.cart])) void cartOf(kernel).changedElsewhere()
      // In the place of the confirmation, so that going back does not lead to a placed order.
      navigate(`/order/checkout/${encodeURIComponent(order.id)}`, { replace: true })
    },
  }
}
