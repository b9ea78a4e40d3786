/** Shipments and events of one order. */
import type { OrderEvent, Shipment } from '@cartwright/core/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import { accounts, invoices, orderEvents, orderLines, parcels, shipmentLines, shipments } from '../db/schema'
import { mayUse } from '../http/authorization'
import { fullName } from '../session/full-name'
import { trackingUrl } from './carriers'
import { DATE_EVENTS, type DatedLine } from './dated-lines'

/** In the order in which they left. */
export async function readShipments(db: Database, orderId: number): Promise<Shipment[]> {
  const rows = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.shippedAt), asc(shipments.shipmentId))
  if (rows.length === 0) return []
  const isOfOrder = eq(shipments.orderId, orderId)
  const lines = await db
    .select({
      shipmentId: shipmentLines.shipmentId,
      lineId: shipmentLines.orderLineId,
      number: orderLines.number,
      qty: shipmentLines.qty,
    })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.shipmentId, shipmentLines.shipmentId))
    .innerJoin(orderLines, eq(orderLines.orderLineId, shipmentLines.orderLineId))
    .where(isOfOrder)
    .orderBy(asc(orderLines.position))
  const sent = await db
    .select({
      shipmentId: parcels.shipmentId,
      carrier: parcels.carrier,
      trackingNo: parcels.trackingNo,
      weight: parcels.weight,
    })
    .from(parcels)
    .innerJoin(shipments, eq(shipments.shipmentId, parcels.shipmentId))
    .where(isOfOrder)
    .orderBy(asc(parcels.parcelId))
  return rows.map(({ shipmentId, number, shippedAt, deliveredAt }) => ({
    number,
    shippedAt: formatTime(shippedAt),
    deliveredAt: deliveredAt && formatTime(deliveredAt),
    lines: lines.filter(line => line.shipmentId === shipmentId).map(({ shipmentId: _id, ...line }) => line),
    parcels: sent
      .filter(parcel => parcel.shipmentId === shipmentId)
      .map(({ shipmentId: _id, ...parcel }) => ({
        ...parcel,
        trackingUrl: trackingUrl(parcel.carrier, parcel.trackingNo),
      })),
  }))
}

const isDateEvent = (kind: string) => (DATE_EVENTS as readonly string[]).includes(kind)

const toDates = ({ number, promises, was }: DatedLine): NonNullable<OrderEvent['dates']>[number] => ({
  number,
  promises: [...promises],
  ...(was && { was: [...was] }),
})

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** In the order in which it happened, with the invoices of the order. */
export async function readEvents({ db, caller }: RequestContext, orderId: number): Promise<OrderEvent[]> {
  const rows = await db
    .select({
      kind: orderEvents.kind,
      at: orderEvents.at,
      data: orderEvents.data,
      actor: orderEvents.actor,
      by: fullName,
    })
    .from(orderEvents)
    .leftJoin(accounts, eq(accounts.accountId, orderEvents.actor))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.eventId))
  const invoiced = await db
    .select({ at: invoices.createTime, shipment: shipments.number, note: invoices.invoiceNo })
    .from(invoices)
    .leftJoin(shipments, eq(shipments.shipmentId, invoices.shipmentId))
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.invoiceId))
  const happened = rows.map(({ kind, at, data, actor, by }) => ({
    kind,
    at,
    by: actor === null ? null : by,
    shipment: textOf(data.shipment),
    note: textOf(data.reason) ?? textOf(data.order) ?? textOf(data.files),
    ...(isDateEvent(kind) && { dates: ((data.lines ?? []) as DatedLine[]).map(toDates) }),
  }))
  return [
    ...happened,
    ...invoiced.map(({ at, shipment, note }) => ({
      kind: 'invoiced',
      by: null,
      at,
      shipment,
      note: mayUse(caller, 'finance') ? note : null,
    })),
  ]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(event => ({ ...event, at: formatTime(event.at) }))
}
