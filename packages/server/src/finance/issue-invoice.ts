/** Invoices: one for each shipment, written once and never changed. */
import { type Address, CODE, toLanguage } from '@cartwright/core/contract'
import { dayIn, dueDay, effectivePrice, invoiceSums, partOfLine, sum } from '@cartwright/core/rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { InvoiceSnapshot, SnapshotLine } from '../db/schema'
import {
  customers,
  invoices,
  orderLines,
  orders,
  orgSites,
  receivables,
  sellers,
  shipmentLines,
  shipments,
  skus,
} from '../db/schema'
import { ApiError } from '../http/api-error'
import { kitIn, lineName } from '../orders/line-snapshot'
import { paperLanguage } from '../pdf/paper-language'
import { FALLBACK_LANGUAGE, type Spoken } from '../texts/language'
import { announceInvoice } from './announce-invoice'
import { assertMayBeIssued } from './e-invoice/assert-may-be-issued'
import { hashSnapshot } from './hash-snapshot'
import { formatsOf } from './invoice-formats'
import { takeInvoiceNumber } from './invoice-number'
import { chargesOf, couponShare } from './order-charges'
import { buyerOf, sellerOf } from './parties'
import { lockEntries } from './receivables'
import { storeEInvoices } from './stored-documents'
import { refreshToInvoice } from './to-invoice'

/** Invoices a shipment where its seller does that by itself. @param tx a transaction that has locked the order */
export async function invoiceOnShip(tx: Database, orderId: number, shipmentId: number, now: Date): Promise<void> {
  const [seller] = await tx
    .select({ wants: sellers.invoiceOnShip })
    .from(orders)
    .innerJoin(sellers, eq(sellers.orgId, orders.orgId))
    .where(eq(orders.orderId, orderId))
  if (seller?.wants) await issueInvoice(tx, shipmentId, now)
}

/**
 * The invoice of a shipment; one that has been issued is answered as it is.
 * @param tx a transaction that has locked the order
 * @returns its number
 * @source FIN-005
 */
export async function issueInvoice(tx: Database, shipmentId: number, now: Date): Promise<string> {
  const [issued] = await tx
    .select({ invoiceNo: invoices.invoiceNo })
    .from(invoices)
    .where(and(eq(invoices.shipmentId, shipmentId), eq(invoices.kind, 'invoice')))
  if (issued) return issued.invoiceNo
  const { order, seller, customer, site, shipment } = await readShipment(tx, shipmentId)
  await lockEntries(tx, order.custId)
  const language = toLanguage(customer.language ?? site.language) ?? FALLBACK_LANGUAGE
  const earlier = await tx
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .where(and(eq(invoices.orderId, order.orderId), eq(invoices.kind, 'invoice')))
  // What is printed is in a language that documents have, and so are names and notes.
  const printed = paperLanguage(language, seller.countryIso2)
  const lines = await readLines(tx, {
    shipmentId,
    order,
    language: printed,
  })
  const coupon = couponShare(
    order,
    lines,
    earlier.map(({ snapshot }) => snapshot),
  )
  const charges = chargesOf(order, earlier.length)
  const allowances = coupon > 0 ? [{ kind: 'coupon' as const, amount: coupon }] : []
  const invoiceDate = dayIn(seller.timeZone, now)
  const content: Omit<InvoiceSnapshot, 'invoiceNo'> = {
    kind: 'invoice',
    invoiceDate,
    dueDate: dueDay(invoiceDate, customer.termsDays),
    termsDays: customer.termsDays,
    currency: order.currency,
    language,
    seller: sellerOf(seller, printed),
    buyer: buyerOf(customer, order.billTo as unknown as Address, order.buyerReference),
    shipTo: order.shipTo as unknown as Address,
    orderNo: order.orderNo,
    soNo: order.soNo,
    poNo: order.poNo,
    orderDate: dayIn(seller.timeZone, order.createTime),
    shipment: shipment.number,
    deliveryDate: dayIn(seller.timeZone, shipment.shippedAt),
    corrects: null,
    lines,
    allowances,
    charges,
    sums: invoiceSums({
      lines,
      allowances: allowances.map(({ amount }) => amount),
      charges: charges.map(({ amount }) => amount),
    }),
  }
  const { invoiceNo } = await writeInvoice(tx, content, { seller, order, shipmentId, correctsId: null }, now)
  await refreshToInvoice(tx, order.orderId)
  return invoiceNo
}

export interface WrittenFor {
  /** Of a credit note: what is left of its invoice. */
  creditable?: number
  seller: { sellerId: number; code: string }
  order: Pick<typeof orders.$inferSelect, 'orderId' | 'custId' | 'accountId'>
  shipmentId: number | null
  correctsId: number | null
}

/**
 * Writes the document and what is open of it, and announces it. The number is taken last.
 * @throws ApiError `REFUSED` with the rules that it breaks: its number is given back with the transaction
 */
export async function writeInvoice(
  tx: Database,
  content: Omit<InvoiceSnapshot, 'invoiceNo'>,
  { seller, order, shipmentId, correctsId, creditable }: WrittenFor,
  now: Date,
): Promise<{ invoiceNo: string; receivableId: number }> {
  const { kind, sums } = content
  const invoiceNo = await takeInvoiceNumber(tx, kind, seller, content.invoiceDate)
  const snapshot: InvoiceSnapshot = {
    ...content,
    invoiceNo,
    issuedAt: now.toISOString(),
    formats: formatsOf(content),
  }
  assertMayBeIssued(snapshot, creditable)
  const [written] = await tx
    .insert(invoices)
    .values({
      invoiceNo,
      kind,
      sellerId: seller.sellerId,
      custId: order.custId,
      orderId: order.orderId,
      shipmentId,
      correctsId,
      snapshot,
      snapshotHash: hashSnapshot(snapshot),
      createTime: now,
    })
    .returning({ invoiceId: invoices.invoiceId })
  if (!written) throw new Error('an inserted invoice came back without its id')
  await storeEInvoices(tx, { ...written, snapshot }, now)
  const amount = kind === 'credit' ? sum([-sums.grandTotal]) : sums.grandTotal
  const [entry] = await tx
    .insert(receivables)
    .values({
      custId: order.custId,
      type: kind,
      invoiceId: written.invoiceId,
      number: invoiceNo,
      invoiceDate: content.invoiceDate,
      dueDate: content.dueDate,
      orderId: order.orderId,
      accountId: order.accountId,
      poNo: content.poNo,
      currency: content.currency,
      amount,
      balance: amount,
      status: amount === 0 ? 'cleared' : 'open',
    })
    .returning({ receivableId: receivables.receivableId })
  if (!entry) throw new Error('an inserted entry came back without its id')
  await announceInvoice(tx, snapshot, order.custId, now)
  return { invoiceNo, receivableId: entry.receivableId }
}

async function readShipment(tx: Database, shipmentId: number) {
  const [found] = await tx
    .select({ order: orders, seller: sellers, customer: customers, site: orgSites, shipment: shipments })
    .from(shipments)
    .innerJoin(orders, eq(orders.orderId, shipments.orderId))
    .innerJoin(customers, eq(customers.custId, orders.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, orders.orgId))
    .innerJoin(sellers, eq(sellers.orgId, orders.orgId))
    .where(eq(shipments.shipmentId, shipmentId))
  if (!found) throw new ApiError(CODE.REFUSED, 'The site of this order has no seller who invoices.')
  return found
}

/** The pieces of a shipment at the prices of their lines, as far as these are left by the invoices before it. */
async function readLines(
  tx: Database,
  { shipmentId, order, language }: { shipmentId: number; order: typeof orders.$inferSelect; language: Spoken },
): Promise<SnapshotLine[]> {
  const rows = await tx
    .select({
      line: orderLines,
      qty: shipmentLines.qty,
      barcode: skus.productBarcode,
      before: sql<number>`(select coalesce(sum(l.qty), 0)::int from ${shipmentLines} l
        join ${invoices} i on i.shipment_id = l.shipment_id and i.kind = 'invoice'
        where l.order_line_id = ${orderLines.orderLineId})`,
    })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.orderLineId, shipmentLines.orderLineId))
    .innerJoin(skus, eq(skus.goodsSkuId, orderLines.goodsSkuId))
    .where(eq(shipmentLines.shipmentId, shipmentId))
    .orderBy(asc(orderLines.position))
  return rows.map(({ line, qty, barcode, before }) => ({
    lineId: line.orderLineId,
    number: line.number,
    barcode,
    oemCode: line.oemCode,
    custNumber: line.custNumber,
    name: lineName(line, language),
    brandName: line.brandName,
    qty,
    before,
    unitPrice: line.unitPrice,
    discountPrice: line.discountPrice,
    net: partOfLine(effectivePrice(line), before, before + qty),
    category: order.vatCategory,
    rate: order.vatRate,
    ...(line.kit.length > 0 && { kit: kitIn(line.kit, language) }),
  }))
}
