/** Lines of orders, with what can go back of them. */
import type { ReturnableLine } from '@cartwright/core/contract'
import { dayIn, effectivePrice, normalizeNumber, type ReturnableFacts, returnBlocks } from '@cartwright/core/rules'
import { and, asc, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { findMatches } from '../catalogue/find-matches'
import { findPartsById } from '../catalogue/find-parts'
import { imagePath } from '../catalogue/image-path'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { intArray, readRows } from '../db/rows'
import {
  invoices,
  orderLines,
  orders,
  orgSites,
  receivables,
  rmaLines,
  rmas,
  sellers,
  shipmentLines,
  shipments,
} from '../db/schema'
import { pricesFor } from '../orders/order.view'
import { hasSeenPrices, readAccountPrices } from '../orders/own-prices'

/** Lines that one search shows. */
const FOUND_MAX = 60

/** A line of an order of the company, and what its return follows from. */
export interface FoundLine extends Omit<ReturnableLine, 'problems'>, ReturnableFacts {
  orgId: number
  vatRate: number
  timeZone: string
  /** A passed time refuses a return, see `ops site:set`. */
  isEnforced: boolean
}

/** Goods of another seller, in another currency or with another tax are credited by a document of their own. */
export const sellerOf = ({ orgId, currency, vatRate }: FoundLine): string => `${orgId} ${currency} ${vatRate}`

/** @source RMA-010 */
export async function findReturnable(
  scope: RequestContext,
  wanted: { orderNo: string } | { keyword: string },
): Promise<ReturnableLine[]> {
  const condition = 'orderNo' in wanted ? eq(orders.orderNo, wanted.orderNo) : await holds(scope, wanted.keyword.trim())
  const found = await readLines(scope, condition)
  return found.map(toReturnable)
}

/** By id of the order line, for lines of the own company. @param except a return whose pieces do not count */
export async function readReturnable(
  scope: RequestContext,
  orderLineIds: readonly number[],
  except?: number,
): Promise<Map<number, FoundLine>> {
  if (orderLineIds.length === 0) return new Map()
  const found = await readLines(scope, isOneOf(orderLines.orderLineId, intArray(orderLineIds)), except)
  return new Map(found.map(line => [line.orderLineId, line]))
}

export function toReturnable(found: FoundLine): ReturnableLine {
  const { orderStatus: _status, isInReturn: _in, orgId: _org, vatRate: _rate, ...shown } = found
  const { invoicedQty: _invoiced, timeZone: _zone, isEnforced: _enforced, ...line } = shown
  return { ...line, problems: returnBlocks(found) }
}

/** Numbers of orders, and of articles of any kind. */
async function holds({ db, caller, region }: RequestContext, keyword: string): Promise<SQL | undefined> {
  const isPart = (column: SQLWrapper) => sql`position(lower(${keyword}) in lower(${column})) > 0`
  const key = normalizeNumber(keyword)
  const ids = key === '' ? [] : (await findMatches([key], caller, { db, region })).map(match => match.id)
  return or(
    ...[orders.orderNo, orders.soNo, orders.poNo].map(isPart),
    ids.length > 0 ? inArray(orderLines.goodsSkuId, ids) : undefined,
  )
}

async function readLines(scope: RequestContext, condition: SQL | undefined, except?: number): Promise<FoundLine[]> {
  const { db, caller } = scope
  const rows = await db
    .select({ line: orderLines, order: orders, timeZone: sellers.timeZone, returnWindows: orgSites.returnWindows })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .innerJoin(orgSites, eq(orgSites.orgId, orders.orgId))
    .leftJoin(sellers, eq(sellers.orgId, orders.orgId))
    .where(and(eq(orders.custId, caller.custId), hasSeenPrices(scope), condition))
    .orderBy(desc(orders.createTime), asc(orderLines.position))
    .limit(except === undefined ? FOUND_MAX : 1_000)
  const ids = intArray(rows.map(({ line }) => line.orderLineId))
  const arrived = await db
    .select({
      orderLineId: shipmentLines.orderLineId,
      pieces: sql<number>`sum(${shipmentLines.qty})::int`,
      /** The last invoice of the line. */
      invoicedOn: sql<string | null>`max(${receivables.invoiceDate})::text`,
      lastDay: sql<Date>`max(${shipments.deliveredAt})`.mapWith(shipments.deliveredAt),
    })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.shipmentId, shipmentLines.shipmentId))
    .leftJoin(invoices, and(eq(invoices.shipmentId, shipments.shipmentId), eq(invoices.kind, 'invoice')))
    .leftJoin(receivables, eq(receivables.invoiceId, invoices.invoiceId))
    .where(and(isOneOf(shipmentLines.orderLineId, ids), sql`${shipments.deliveredAt} is not null`))
    .groupBy(shipmentLines.orderLineId)
  const held = await db
    .select({
      orderLineId: rmaLines.orderLineId,
      pieces: sql<number>`sum(${rmaLines.held})::int`,
      isOpen: sql<boolean>`bool_or(${rmas.status} = 'application for return')`,
      /** Of them, what a credit note is still to be written for. */
      pending: sql<number>`(sum(${rmaLines.held}) filter (where ${rmas.status} <> 'refund'))::int`,
    })
    .from(rmaLines)
    .innerJoin(rmas, eq(rmas.rmaId, rmaLines.rmaId))
    .where(
      and(
        isOneOf(rmaLines.orderLineId, ids),
        sql`${rmaLines.held} > 0`,
        except === undefined ? undefined : sql`${rmas.rmaId} <> ${except}`,
      ),
    )
    .groupBy(rmaLines.orderLineId)
  const invoicedOf = await readInvoiced(
    scope,
    rows.map(({ order }) => order.orderId),
  )
  const deliveredOf = new Map(arrived.map(row => [row.orderLineId, row]))
  const heldOf = new Map(held.map(row => [row.orderLineId, row]))
  const skuIds = rows.map(({ line }) => line.goodsSkuId)
  const parts = await findPartsById(scope, skuIds)
  const ownPrices = caller.mainAccount ? new Map<number, number>() : await readAccountPrices(scope, skuIds)
  return rows.flatMap(({ line, order, timeZone, returnWindows }): FoundLine[] => {
    const part = parts.get(line.goodsSkuId)
    if (!part) return []
    const delivery = deliveredOf.get(line.orderLineId)
    const taken = heldOf.get(line.orderLineId)
    const deliveredQty = delivery?.pieces ?? 0
    const prices = pricesFor(line, order.accountId === caller.accountId, { caller, ownPrices })
    return [
      {
        orderLineId: line.orderLineId,
        orderNo: order.orderNo,
        orderItem: line.position + 1,
        orderStatus: order.status,
        number: part.number,
        oemCode: part.oemCode,
        brandName: part.brandName,
        custNumber: line.custNumber,
        name: part.name,
        colour: part.colour,
        image: imagePath(part),
        orderedQty: line.qty,
        deliveredQty,
        leftQty: deliveredQty - (taken?.pieces ?? 0),
        invoicedQty: (invoicedOf.get(line.orderLineId) ?? 0) - (taken?.pending ?? 0),
        isInReturn: taken?.isOpen ?? false,
        deliveredOn: delivery?.lastDay ? dayIn(timeZone ?? 'UTC', delivery.lastDay) : null,
        invoicedOn: delivery?.invoicedOn ?? null,
        price: effectivePrice(prices),
        currency: order.currency,
        goodsSkuId: line.goodsSkuId,
        orgId: order.orgId,
        vatRate: order.vatRate,
        timeZone: timeZone ?? 'UTC',
        isEnforced: returnWindows === 'enforce',
      },
    ]
  })
}

/** Pieces on invoices less those on credit notes, by order line. */
async function readInvoiced({ db }: RequestContext, orderIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await readRows<{ line_id: number; pieces: number }>(
    db,
    sql`select (line->>'lineId')::int as line_id,
        sum((line->>'qty')::int * case ${invoices.kind} when 'invoice' then 1 else -1 end)::int as pieces
      from ${invoices}, jsonb_array_elements(${invoices.snapshot}->'lines') as line
      where ${isOneOf(invoices.orderId, intArray(orderIds))} group by 1`,
  )
  return new Map(rows.map(row => [row.line_id, row.pieces]))
}
