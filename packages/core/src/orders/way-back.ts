/** Where the lines of a confirmation stand. */
import { draftedBackOrderMode } from '../quick-order/quick-order.draft'
import { PERMISSION } from '../rules'
import type { Shop } from '../shop.types'
import type { OrderSource } from './order-confirmation.derive'
import type { Confirmation, ConfirmationState } from './orders.types'

/** @param orderNo of the order that the lines were taken from, if any */
export function wayBack(
  shop: Shop,
  { quickOrderId }: Pick<OrderSource, 'quickOrderId'>,
  { error }: Pick<ConfirmationState, 'error'>,
  orderNo: string | undefined,
): ReturnType<Confirmation['back']> {
  // A quick order that does not exist has no page.
  if (quickOrderId !== undefined && error?.kind !== 'not-found') {
    const isOnScreen = draftedBackOrderMode(shop, quickOrderId) !== undefined
    return { from: 'quickOrder', path: isOnScreen ? '/my/quickorder' : `/hisorder/quickOrderDetails/${quickOrderId}` }
  }
  if (orderNo) return { from: 'order', path: `/hisorder/orderDetails/${encodeURIComponent(orderNo)}` }
  if (!shop.session.hasPermission([PERMISSION.cart])) return { from: 'home', path: '/index' }
  return { from: 'cart', path: '/cust/shoppingcart' }
}
