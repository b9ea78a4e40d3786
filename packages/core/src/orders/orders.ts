/** The ways to an order and from it. */
import { cartOf } from '../cart/cart.store'
import * as cartCalls from '../contract/cart'
import * as ordersCalls from '../contract/orders'
import { isShopError } from '../errors/shop-error'
import { defineFeature, type Kernel } from '../feature'
import { salesTexts } from '../i18n/sales.texts'
import { dropOrdered } from '../quick-order/ordered-draft'
import { PERMISSION } from '../rules'
import { toJson } from '../to-json'
import { createAttempts } from './idempotency-key'
import { confirmPath, encodeItems } from './order-path'
import type { Orders } from './orders.types'
import { placedOrdersOf } from './placed-orders'

/** The ways to the orders of a shop. */
export const ordersOf = defineFeature(createOrders)

function createOrders(kernel: Kernel): Orders {
  const { client, session, navigate, messages, i18n } = kernel
  const attempts = createAttempts()

  return {
    encodeItems,
    confirmPath: (items, quickOrderId) => confirmPath(items, { quickOrderId }),
    get: (orderNo, signal) =>
      client.call(ordersCalls.get, { params: { orderno: orderNo } }, { silent: true, ...(signal ? { signal } : {}) }),
    cancel: orderNo => client.call(ordersCalls.cancel, { params: { orderno: orderNo } }),
    comment: async (orderNo, text) => {
      const idempotencyKey = attempts.keyOf(toJson({ orderNo, text }))
      const input = { params: { orderno: orderNo }, body: { text } }
      const order = await client.call(ordersCalls.comment, input, { idempotencyKey })
      attempts.forget()
      return order
    },
    reorder: async (orderNo, signal) => {
      const options = { silent: true, ...(signal ? { signal } : {}) }
      try {
        return await client.call(ordersCalls.reorder, { body: { orderNo } }, options)
      } catch (error) {
        if (isShopError(error, 'not-found')) return undefined
        throw error
      }
    },
    buyAgain: async orderNo => {
      const { skipped } = await client.call(cartCalls.buyAgain, { body: { orderNo } })
      await cartOf(kernel).changedElsewhere()
      if (skipped.length === 0) messages.show({ kind: 'success', text: i18n.text(salesTexts, 'done') })
      else
        messages.show({
          kind: 'warning',
          text: i18n.text(salesTexts, 'skipped', { numbers: skipped.join(', ') }),
        })
    },
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
