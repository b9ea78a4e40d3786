/** What of an order is still to be invoiced. */
import { effectivePrice, invoiceSums, partOfLine } from '@cartwright/core/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { allocations, invoices, orderLines, orders, shipmentLines } from '../db/schema'
import { chargesOf, couponShare } from './order-charges'

/**
 * Computes again what the invoices to come amount to, after an invoice or after pieces were cancelled: everything that is left on one
 * invoice, with tax. It counts against the credit of the company.
 * @param tx a transaction that has locked the order
 * @source ACC-011
 */
export async function refreshToInvoice(tx: Database, orderId: number): Promise<void> {
  const rows = await tx
    .select({
      order: orders,
      line: orderLines,
      ordered: sql<number>`(select coalesce(sum(a.qty), 0)::int from ${allocations} a
        where a.order_line_id = ${orderLines.orderLineId})`,
      invoiced: sql<number>`(select coalesce(sum(l.qty), 0)::int from ${shipmentLines} l
        join ${invoices} i on i.shipment_id = l.shipment_id and i.kind = 'invoice'
        where l.order_line_id = ${orderLines.orderLineId})`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(eq(orderLines.orderId, orderId))
  const order = rows[0]?.order
  if (!order) throw new Error(`there is no order with lines under the id ${orderId}`)
  const taxed = { category: order.vatCategory, rate: order.vatRate }
  const lines = rows
    .filter(({ ordered, invoiced }) => ordered > invoiced)
    .map(({ line, ordered, invoiced }) => ({ net: partOfLine(effectivePrice(line), invoiced, ordered), ...taxed }))
  const earlier = await tx
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
  const left = invoiceSums({
    lines,
    allowances: [
      couponShare(
        order,
        lines,
        earlier.map(({ snapshot }) => snapshot),
      ),
    ],
    charges: chargesOf(order, earlier.length).map(({ amount }) => amount),
  })
  const toInvoice = lines.length > 0 ? left.grandTotal : 0
  await tx.update(orders).set({ toInvoice }).where(eq(orders.orderId, orderId))
}
