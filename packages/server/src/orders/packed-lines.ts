/** What a packing list says of the lines of a shipment: kept when it leaves, because orders go on to change. */
import type { BackOrderMode } from '@cartwright/core/contract'
import { promiseOrder, restOf } from '@cartwright/core/rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orderLines, orders, type Packed, parcelLines, parcels, shipmentLines, shipments } from '../db/schema'
import { readPromises } from './promises'

/**
 * @param leaving what is about to leave, taken off the shelves and not written as shipped yet
 * @returns by line
 */
export async function readPacked(
  tx: Database,
  orderId: number,
  leaving: readonly { orderLineId: number; qty: number }[],
): Promise<Map<number, Packed>> {
  const lines = await tx
    .select({
      orderLineId: orderLines.orderLineId,
      mode: orders.backOrderMode,
      before: sql<number>`(select coalesce(sum(l.qty), 0)::int from ${shipmentLines} l
        where l.order_line_id = ${orderLines}.order_line_id)`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const promises = await readPromises(
    tx,
    lines.map(({ orderLineId }) => orderLineId),
  )
  const qtyOf = (id: number) => leaving.find(({ orderLineId }) => orderLineId === id)?.qty ?? 0
  const rest = lines.map(({ orderLineId, before }) =>
    restOf(promises.get(orderLineId) ?? [], before + qtyOf(orderLineId)),
  )
  const { lines: toCome } = promiseOrder(rest, (lines[0]?.mode ?? 'shipAvailable') as BackOrderMode)
  return new Map(
    lines.map(({ orderLineId, before }, at) => [
      orderLineId,
      { before, toCome: (toCome[at] ?? []).map(({ qty, when }) => ({ qty, when })) },
    ]),
  )
}

export interface Packing {
  /** By line; a line that left before this was kept has what is certain of it: `before`. */
  lines: ReadonlyMap<number, { before: number } & Partial<Packed>>
  /** In the order of the shipment's parcels, by line; empty where it is not known what is in which. */
  parcels: readonly ReadonlyMap<number, number>[]
}

/** @param number of the shipment */
export async function readPacking(db: Database, number: string): Promise<Packing> {
  const lines = await db
    .select({
      orderLineId: shipmentLines.orderLineId,
      packed: shipmentLines.packed,
      before: sql<number>`(select coalesce(sum(l.qty), 0)::int from ${shipmentLines} l
        where l.order_line_id = ${shipmentLines}.order_line_id and l.shipment_id < ${shipmentLines}.shipment_id)`,
    })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.shipmentId, shipmentLines.shipmentId))
    .where(eq(shipments.number, number))
  const packed = await db
    .select({ parcelId: parcels.parcelId, orderLineId: parcelLines.orderLineId, qty: parcelLines.qty })
    .from(parcels)
    .innerJoin(shipments, and(eq(shipments.shipmentId, parcels.shipmentId), eq(shipments.number, number)))
    .innerJoin(parcelLines, eq(parcelLines.parcelId, parcels.parcelId))
    .orderBy(asc(parcels.parcelId))
  const contents = new Map<number, Map<number, number>>()
  for (const { parcelId, orderLineId, qty } of packed) {
    contents.set(parcelId, (contents.get(parcelId) ?? new Map<number, number>()).set(orderLineId, qty))
  }
  return {
    lines: new Map(lines.map(({ orderLineId, packed, before }) => [orderLineId, packed ?? { before }])),
    parcels: [...contents.values()],
  }
}
