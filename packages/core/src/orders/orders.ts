/** The ways to an order and from it. */
import { cartOf } from '../cart/cart.store'
import type { Order } from '../contract'
import * as ordersCalls from '../contract/orders.calls'
import { defineFeature, type Kernel } from '../feature'
import { dropOrdered } from '../quick-order/quick-order.draft'
import { PERMISSION } from '../rules'
import { confirmPath, encodeItems } from './order-path'
import type { OrdersInternal } from './orders.types'

/** The ways to the orders of a shop. */
export const ordersOf = defineFeature(createOrders)

function createOrders(kernel: Kernel): OrdersInternal {
  const { client, session, navigate } = kernel
  const listeners = new Set<(order: Order, quickOrderId: number | undefined) => void>()

  return {
    encodeItems,
    confirmPath: (items, quickOrderId) => confirmPath(items, { quickOrderId }),
    get: (orderNo, signal) =>
      client.call(ordersCalls.get, { params: { orderno: orderNo } }, { silent: true, ...(signal ? { signal } : {}) }),
    leave: (order, quickOrderId) => {
      for (const listen of listeners) listen(order, quickOrderId)
      if (quickOrderId !== undefined) dropOrdered(kernel, quickOrderId)
      // The server took the ordered pieces out of the cart (ORD-017).
      if (quickOrderId === undefined && session.hasPermission([PERMISSION.cart])) void cartOf(kernel).ordered()
      // In the place of the confirmation, so that going back does not lead to a placed order.
      navigate(`/order/checkout/${encodeURIComponent(order.id)}`, { replace: true })
    },
    onPlaced: listen => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}
