/** The ways to an order and from it. */

import type { CartInternal } from '../cart/cart.types'
import type { Client } from '../client/client.types'
import type { Order } from '../contract'
import * as ordersCalls from '../contract/orders.calls'
import { PERMISSION } from '../rules'
import type { SessionInternal } from '../session/session.types'
import type { Shop } from '../shop.types'
import { confirmPath, encodeItems } from './order-path'
import type { OrdersInternal } from './orders.types'

export interface OrdersContext {
  client: Client
  session: SessionInternal
  cart: Pick<CartInternal, 'ordered'>
  navigate: Shop['navigate']
}

export function createOrders({ client, session, cart, navigate }: OrdersContext): OrdersInternal {
  const listeners = new Set<(order: Order, quickOrderId: number | undefined) => void>()

  return {
    encodeItems,
    confirmPath: (items, quickOrderId) => confirmPath(items, { quickOrderId }),
    get: (orderNo, signal) =>
      client.call(ordersCalls.get, { params: { orderno: orderNo } }, { silent: true, ...(signal ? { signal } : {}) }),
    leave: (order, quickOrderId) => {
      for (const listen of listeners) listen(order, quickOrderId)
      // The server took the ordered pieces out of the cart (ORD-017).
      if (quickOrderId === undefined && session.hasPermission([PERMISSION.cart])) void cart.ordered()
      // In the place of the confirmation, so that going back does not lead to a placed order.
      navigate(`/order/checkout/${encodeURIComponent(order.id)}`, { replace: true })
    },
    onPlaced: listen => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}
