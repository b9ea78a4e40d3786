/** What a command on an order has done, for the supplier. */
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { allocations, customers, invoices, orderLines, orders, shipmentLines, shipments } from '../db/schema'

export interface Pieces {
  number: string
  qty: number
}

/** Shipments of an order with their pieces and invoices, and what has not left. */
export interface OrderReport {
  company: string
  custnum: number
  shipments: { number: string; isDelivered: boolean; pieces: Pieces[]; invoiceNo: string | null }[]
  left: Pieces[]
}

export async function readOrderReport(tx: Database, orderId: number): Promise<OrderReport> {
  const [company] = await tx
    .select({ company: customers.company, custnum: customers.custnum })
    .from(orders)
    .innerJoin(customers, eq(customers.custId, orders.custId))
    .where(eq(orders.orderId, orderId))
  if (!company) throw new Error(`the order ${orderId} is gone`)
  const sent = await tx
    .select({
      shipment: shipments.number,
      deliveredAt: shipments.deliveredAt,
      number: orderLines.number,
      qty: shipmentLines.qty,
      invoiceNo: sql<string | null>`(select i.invoice_no from ${invoices} i
        where i.shipment_id = ${shipments.shipmentId} and i.kind = 'invoice')`,
    })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.shipmentId))
    .innerJoin(orderLines, eq(orderLines.orderLineId, shipmentLines.orderLineId))
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.shipmentId), asc(orderLines.position))
  const left = await tx
    .select({ number: orderLines.number, qty: sql<number>`sum(${allocations.qty} - ${allocations.shipped})::int` })
    .from(allocations)
    .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.orderLineId)
    .having(sql`sum(${allocations.qty} - ${allocations.shipped}) > 0`)
    .orderBy(asc(orderLines.position))
  const known = new Map<string, OrderReport['shipments'][number]>()
  for (const { shipment, deliveredAt, invoiceNo, number, qty } of sent) {
    const entry = known.get(shipment) ?? { number: shipment, isDelivered: deliveredAt !== null, pieces: [], invoiceNo }
    entry.pieces.push({ number, qty })
    known.set(shipment, entry)
  }
  return { ...company, shipments: [...known.values()], left }
}

const count = (pieces: readonly Pieces[]) => pieces.reduce((sum, { qty }) => sum + qty, 0)

/** `5 pieces: 2 × CW-10001, 3 × CW-10002` */
export function piecesText(pieces: readonly Pieces[]): string {
  const all = count(pieces)
  return `${all} ${all === 1 ? 'piece' : 'pieces'}: ${pieces.map(({ number, qty }) => `${qty} × ${number}`).join(', ')}`
}

export const leftText = ({ left }: Pick<OrderReport, 'left'>): string =>
  left.length > 0 ? `Still to leave: ${piecesText(left)}.` : 'Nothing is left to ship.'
