/** One order as its company reads it; a sub-account sees it at its own prices. */
import type { Order } from '@cartwright/core/contract'
import { dayIn } from '@cartwright/core/rules'
import { and, asc, eq } from 'drizzle-orm'
import { findPartsById } from '../catalogue/find-parts'
import type { RequestContext } from '../catalogue/request-context'
import { accounts, orderLines, orders, quickOrders } from '../db/schema'
import { notFound } from '../http/api-error'
import { mayUse } from '../http/authorization'
import type { Principal } from '../http/handler'
import { isReadableQuickOrder } from '../saved-lists/readable-list'
import { fullName } from '../session/full-name'
import { readMailedTo } from './mailed-to'
import { type StoredOrder, toOrder } from './order.view'
import { readFiles } from './order-files'
import type { OrderHooks } from './order-hooks.types'
import { hasSeenPrices, readAccountPrices } from './own-prices'
import { readPromises } from './promises'
import { readComments } from './read-comments'
import { readProgress } from './read-progress'
import { readMoved, readRest } from './read-rest'
import { readEvents, readShipments } from './read-shipments'
import { sameShipVia } from './ship-via-of-order'
import { readLeavingOfOrders } from './shipping-days'

/**
 * Without `noReturn`, which `withNoReturn` adds.
 * @throws ApiError `NOT_FOUND` for an unknown order, and for someone else's
 * @source API-079
 */
export async function getOrder(scope: RequestContext, orderNo: string): Promise<Order> {
  const { db, caller, language } = scope
  const [row] = await db
    .select({
      order: orders,
      qoNo: quickOrders.qoNo,
      quickOrderId: quickOrders.quickOrderId,
      placedBy: fullName,
      shipVia: sameShipVia(scope.region),
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .leftJoin(quickOrders, and(eq(quickOrders.quickOrderId, orders.quickOrderId), isReadableQuickOrder(caller)))
    .where(and(eq(orders.orderNo, orderNo), eq(orders.custId, caller.custId), isReadable(caller), hasSeenPrices(scope)))
  if (!row) throw notFound(`Order ${orderNo}`)
  const { orderId } = row.order
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const parts = await findPartsById(
    scope,
    lines.map(line => line.goodsSkuId),
  )
  const ownPrices = caller.mainAccount ? new Map<number, number>() : await readAccountPrices(scope, [...parts.keys()])
  const promises = await readPromises(
    db,
    lines.map(line => line.orderLineId),
  )
  const progress = await readProgress(scope, [orderId])
  const moved = await readMoved(db, row.order)
  const placed = toOrder(row, lines, {
    caller,
    language,
    parts,
    ownPrices,
    promises,
    today: dayIn(scope.caller.timeZone, scope.now),
    files: await readFiles(scope, orderId),
  })
  return {
    ...placed,
    lines: placed.lines.map(line => {
      const movedQty = moved.byLine.get(line.lineId ?? 0)
      return movedQty === undefined ? line : { ...line, movedQty }
    }),
    rest: await readRest(scope, row.order),
    movedFrom: moved.movedFrom,
    movedTo: moved.movedTo,
    shipments: await readShipments(db, orderId),
    progress: progress.get(orderId) ?? [],
    events: await readEvents(scope, orderId),
    comments: await readComments(db, orderId),
    firstLeavesOn: await readFirstLeaving(scope, row.order),
    mailedTo: await readMailedTo(scope, row.order),
  }
}

/** Who may order but read no orders sees what it has ordered itself: the page after an order shows it. */
const isReadable = (caller: Principal) =>
  mayUse(caller, 'orders') ? undefined : eq(orders.accountId, caller.accountId)

/** The order as calls answer it. */
export const withNoReturn = async (
  scope: RequestContext,
  order: Order,
  { readNoReturn }: Pick<OrderHooks, 'readNoReturn'>,
): Promise<Order> => ({ ...order, noReturn: await readNoReturn(scope, order) })

/** The day on which the first pieces leave, while it has not passed. */
async function readFirstLeaving(scope: RequestContext, order: StoredOrder['order']): Promise<string | null> {
  return (await readLeavingOfOrders(scope, [order])).get(order.orderId) ?? null
}
