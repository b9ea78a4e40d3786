/** The ways to an order and from it. */
import { cartOf } from '../cart/cart.store'
import { placedOrdersOf } from '../catalogue/placed-orders'
import { createAttempts } from '../client/idempotency-key'
import * as ordersCalls from '../contract/orders'
import { isShopError } from '../errors/shop-error'
import { defineFeature, type Kernel } from '../feature'
import { salesTexts } from '../i18n/sales.texts'
import { dropOrdered } from '../quick-order/quick-order.draft'
import { confirmPath, encodeItems, successPath } from '../routing/order-path'
import { PERMISSION } from '../rules'
import { toJson } from '../to-json'
import type { Orders, ReorderOf, ReorderReport } from './orders.types'

/** The ways to the orders of a shop. */
export const ordersOf = defineFeature(createOrders)

function createOrders(kernel: Kernel): Orders {
  const { client, session } = kernel
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
    reorder: (of, signal) => readReport(kernel, of, signal),
    buyAgain: orderNo => buyAgain(kernel, orderNo),
    settlePlaced: (order, quickOrderId) => {
      placedOrdersOf(kernel).announce(order, quickOrderId)
      if (quickOrderId !== undefined) dropOrdered(kernel, quickOrderId)
      // The server took the ordered pieces out of the cart (ORD-017).
      if (quickOrderId === undefined && session.hasPermission([PERMISSION.cart])) void cartOf(kernel).changedElsewhere()
      return { order, path: successPath(order.id) }
    },
  }
}

/** What ordering again comes to. @returns undefined from a backend that makes no report */
async function readReport({ client }: Kernel, of: ReorderOf, signal?: AbortSignal): Promise<ReorderReport | undefined> {
  const options = { silent: true, ...(signal ? { signal } : {}) }
  try {
    return await client.call(ordersCalls.reorder, { body: of }, options)
  } catch (error) {
    if (isShopError(error, 'not-found')) return undefined
    throw error
  }
}

/** Orders again at once, for a backend that makes no report. @returns whether all of it is in the cart; what is not has been named @source API-071 */
async function buyAgain(kernel: Kernel, orderNo: string): Promise<boolean> {
  const { client, messages, i18n } = kernel
  const { skipped } = await client.call(ordersCalls.buyAgain, { body: { orderNo } })
  await cartOf(kernel).changedElsewhere()
  if (skipped.length === 0) return true
  messages.show({ kind: 'warning', text: i18n.text(salesTexts, 'skipped', { numbers: skipped.join(', ') }) })
  return false
}
