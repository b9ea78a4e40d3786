/** Where an order stands, as its pieces and shipments say, and the events that tell how it came there. */
import { dayIn, isOrderReturnable } from '@cartwright/core/rules'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { allocations, orderEvents, orderLines, orders, shipments } from '../db/schema'
import { readTimeZone } from '../site/read-site'
import type { PieceHooks } from './order-hooks.types'

export interface Progress {
  /** As it is stored; before the first shipment it counts. */
  stored: string
  /** Pieces that have not left. */
  open: number
  shipments: number
  undelivered: number
}

/** @source ORD-009 */
export function statusOf({ stored, open, shipments: left, undelivered }: Progress): string {
  if (stored === 'cancelled' || left === 0) return stored
  if (open > 0) return 'partly shipped'
  return undelivered > 0 ? 'shipped' : 'all goods delivered'
}

/**
 * Computes the status again after something has left or arrived; with the last delivery its day at the site.
 * @param tx a transaction that has locked the order
 */
export async function refreshStatus(
  tx: Database,
  orderId: number,
  now: Date,
  { onArrived }: Pick<PieceHooks, 'onArrived'>,
): Promise<string> {
  const [order] = await tx
    .select({ stored: orders.status, orgId: orders.orgId })
    .from(orders)
    .where(eq(orders.orderId, orderId))
  if (!order) throw new Error(`there is no order with the id ${orderId}`)
  const [pieces] = await tx
    .select({ open: sql<number>`coalesce(sum(${allocations.qty} - ${allocations.shipped}), 0)::int` })
    .from(allocations)
    .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
    .where(eq(orderLines.orderId, orderId))
  const sent = await tx.select().from(shipments).where(eq(shipments.orderId, orderId))
  const deliveries = sent.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  const status = statusOf({
    stored: order.stored,
    open: pieces?.open ?? 0,
    shipments: sent.length,
    undelivered: sent.length - deliveries.length,
  })
  const last = Math.max(...deliveries.map(moment => moment.getTime()))
  const deliveryDate =
    status === 'all goods delivered' ? dayIn(await readTimeZone(tx, order.orgId), new Date(last)) : null
  await tx.update(orders).set({ status, deliveryDate }).where(eq(orders.orderId, orderId))
  if (isOrderReturnable(status)) await onArrived(tx, orderId, now)
  return status
}

/** Events of an order that its timeline shows. */
export type TimelineEvent =
  | 'placed'
  | 'processing'
  | 'shipped'
  | 'delivered'
  | 'rest-cancelled'
  | 'rest-moved'
  | 'cancelled'
  | 'note-added'
  | 'note-replaced'

interface EventFacts {
  /** Account that did it; the supplier without one. */
  actor?: number | null
  /** Number of the shipment. */
  shipment?: string
  /** Pieces that are not delivered any more, and why. */
  pieces?: number
  reason?: string
  /** Number of the order that pieces were moved to. */
  order?: string
  /** Names of the files of a delivery note. */
  files?: string
}

export async function recordEvent(
  tx: Database,
  orderId: number,
  kind: TimelineEvent,
  at: Date,
  { actor = null, ...data }: EventFacts = {},
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, at, kind, actor, data: { ...data } })
}
