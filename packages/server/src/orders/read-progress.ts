/** How far orders have come: one reading for list, desk and page. */
import type { ProgressPart, Promised } from '@cartwright/core/contract'
import { dayIn, orderProgress } from '@cartwright/core/rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { intArray } from '../db/rows'
import { allocations, arrivals, orderLines, orders, shipmentLines, shipments } from '../db/schema'
import { toDays } from './delivery'
import { joinPromised, toPromised } from './promises'
import { sameShipVia } from './ship-via-of-order'
import { readLeavingOfOrders } from './shipping-days'

/** By order; a cancelled one has none. @source ORD-009, ORD-017 */
export async function readProgress(
  scope: RequestContext,
  ids: readonly number[],
): Promise<Map<number, ProgressPart[]>> {
  if (ids.length === 0) return new Map()
  const found = await scope.db
    .select({
      orderId: orders.orderId,
      status: orders.status,
      backOrderMode: orders.backOrderMode,
      createTime: orders.createTime,
      leavesOn: orders.leavesOn,
      shipVia: sameShipVia(scope.region),
    })
    .from(orders)
    .where(isOneOf(orders.orderId, intArray(ids)))
  const waiting = await readWaiting(scope, ids)
  const left = await readLeft(scope, ids)
  const firstLeaving = await readLeavingOfOrders(scope, found)
  const { timeZone } = scope.caller
  const today = dayIn(timeZone, scope.now)
  const progress = new Map<number, ProgressPart[]>()
  for (const { orderId, status, backOrderMode, createTime, shipVia } of found) {
    if (status === 'cancelled') continue
    const parts = orderProgress({
      waiting: [waiting.get(orderId) ?? []],
      backOrderMode: backOrderMode === 'shipTogether' ? 'shipTogether' : 'shipAvailable',
      shipments: left.get(orderId) ?? [],
      orderedOn: dayIn(timeZone, createTime),
      firstLeavesOn: firstLeaving.get(orderId) ?? null,
      shipViaDays: shipVia && toDays(shipVia),
      today,
    })
    progress.set(orderId, parts)
  }
  return progress
}

/** Pieces that have not left, by order. */
export async function readWaiting(
  { db }: RequestContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Promised[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      orderId: orderLines.orderId,
      own: orderLines.warehouse,
      kind: allocations.kind,
      warehouse: allocations.warehouse,
      day: arrivals.etaDate,
      qty: sql<number>`${allocations.qty} - ${allocations.shipped}`,
    })
    .from(allocations)
    .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
    .leftJoin(arrivals, eq(arrivals.arrivalId, allocations.arrivalId))
    .where(and(isOneOf(orderLines.orderId, intArray(ids)), sql`${allocations.shipped} < ${allocations.qty}`))
    .orderBy(asc(allocations.allocationId))
  const waiting = new Map<number, Promised[]>()
  for (const { orderId, own, ...row } of rows) {
    waiting.set(orderId, [...(waiting.get(orderId) ?? []), toPromised(row, own)])
  }
  return new Map([...waiting].map(([orderId, promised]) => [orderId, joinPromised(promised)]))
}

interface Left {
  number: string
  pieces: number
  leftOn: string
  arrivedOn: string | null
}

/** What has left, by order and in that order. */
async function readLeft({ db, caller }: RequestContext, ids: readonly number[]): Promise<Map<number, Left[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      orderId: shipments.orderId,
      number: shipments.number,
      shippedAt: shipments.shippedAt,
      deliveredAt: shipments.deliveredAt,
      pieces: sql<number>`(select coalesce(sum(l.qty), 0)::int from ${shipmentLines} l where l.shipment_id = ${shipments}.shipment_id)`,
    })
    .from(shipments)
    .where(isOneOf(shipments.orderId, intArray(ids)))
    .orderBy(asc(shipments.shippedAt), asc(shipments.shipmentId))
  const left = new Map<number, Left[]>()
  for (const { orderId, number, shippedAt, deliveredAt, pieces } of rows) {
    const sent = left.get(orderId) ?? []
    sent.push({
      number,
      pieces,
      leftOn: dayIn(caller.timeZone, shippedAt),
      arrivedOn: deliveredAt && dayIn(caller.timeZone, deliveredAt),
    })
    left.set(orderId, sent)
  }
  return left
}
