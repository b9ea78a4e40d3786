/** What finance, returns and reports do for an order. */
import type { Order } from '@cartwright/core/contract'
import { isOrderReturnable, returnsWait } from '@cartwright/core/rules'
import type { RequestContext } from '../catalogue/request-context'
import { findBuyerProblems } from '../finance/e-invoice/find-buyer-problems'
import { invoiceOnShip } from '../finance/issue-invoice'
import { refreshToInvoice } from '../finance/to-invoice'
import type { OrderHooks } from '../orders/order-hooks.types'
import { returnReports } from '../reports/return-reports'
import { findReturnable } from '../rma/returnable'

export const orderHooks: OrderHooks = {
  findBuyerProblems,
  onShipped: invoiceOnShip,
  onArrived: returnReports,
  onPiecesChanged: refreshToInvoice,
  readNoReturn,
}

/** @source RMA-010 */
async function readNoReturn(scope: RequestContext, order: Order): Promise<Order['noReturn']> {
  if (order.status === 'cancelled') return { reason: 'cancelled', pieces: 0, day: null }
  if (!isOrderReturnable(order.status)) return { reason: 'waiting', ...returnsWait(order.progress ?? []) }
  const lines = await findReturnable(scope, { orderNo: order.orderNo })
  // What has not been invoiced yet can go back later.
  const isGone = ({ problems }: (typeof lines)[number]) => problems.some(({ code }) => code !== 'NOT_INVOICED')
  const isAll = lines.length === order.lines.length && lines.every(isGone)
  return isAll ? { reason: 'returned', pieces: 0, day: null } : null
}
