/** Orders as their company reads them; a sub-account sees them at its own prices. */
import type { CallRead, Order, Page } from '@cartwright/core/contract'
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { findPartsById } from '../catalogue/find-parts'
import { viewerOf } from '../catalogue/pricing'
import type { RequestContext } from '../catalogue/request-context'
import { accountPrices, orderLines, orders, quickOrders, shipVias } from '../db/schema'
import { notFound } from '../http/api-error'
import { type OrderRow, toOrder } from './order.view'
import { readFiles } from './order-files'

const PAGE_SIZE = 20

/**
 * Orders of the own company, newest first. `keyword` is part of an order, sales order or purchase order number.
 * @source API-079
 */
export async function listOrders(scope: RequestContext, query: CallRead<'orders.list'>['query']): Promise<Page<Order>> {
  const { pageNum = 1, pageSize = PAGE_SIZE, keyword, status } = query
  const condition = and(
    eq(orders.custId, scope.caller.custId),
    status && eq(orders.status, status),
    holdsNumber(keyword),
    hasSeenPrices(scope),
  )
  const [counted] = await scope.db.select({ total: count() }).from(orders).where(condition)
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize }
  return { rows: await readOrders(scope, condition, page), total: counted?.total ?? 0 }
}

/**
 * @throws ApiError `NOT_FOUND` for an unknown order, and for someone else's
 * @source API-079
 */
export async function getOrder(scope: RequestContext, orderNo: string): Promise<Order> {
  const isIt = and(eq(orders.orderNo, orderNo), eq(orders.custId, scope.caller.custId), hasSeenPrices(scope))
  const [order] = await readOrders(scope, isIt, { limit: 1, offset: 0 })
  if (!order) throw notFound(`Order ${orderNo}`)
  return order
}

/**
 * A sales rep whose company shows no prices of its own reads the orders all of whose lines have an account price: those of others
 * cannot be shown without the company's price or sums that do not add up.
 */
function hasSeenPrices({ caller }: RequestContext): SQL | undefined {
  if (viewerOf(caller) !== 'subOwnOnly') return undefined
  return sql`not exists (
    select from ${orderLines} l where l.order_id = ${orders.orderId}
      and not (${orders.accountId} = ${caller.accountId} and l.account_price is not null)
      and not exists (select from ${accountPrices} p
        where p.account_id = ${caller.accountId} and p.goods_sku_id = l.goods_sku_id))`
}

function holdsNumber(keyword: string | undefined): SQL | undefined {
  const wanted = keyword?.trim()
  if (!wanted) return undefined
  return or(
    ...[orders.orderNo, orders.soNo, orders.poNo].map(
      column => sql`position(lower(${wanted}) in lower(${column})) > 0`,
    ),
  )
}

/** Four or five statements, no matter what the number of orders. */
async function readOrders(
  scope: RequestContext,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> {
  const { db, caller, language } = scope
  const found: OrderRow[] = await db
    .select({ order: orders, qoNo: quickOrders.qoNo, shipViaNames: namesOfShipVia(scope.region) })
    .from(orders)
    .leftJoin(quickOrders, eq(quickOrders.quickOrderId, orders.quickOrderId))
    .where(condition)
    .orderBy(desc(orders.orderId))
    .limit(limit)
    .offset(offset)
  if (found.length === 0) return []
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        found.map(({ order }) => order.orderId),
      ),
    )
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  const files = await readFiles(
    db,
    found.map(({ order }) => order.orderId),
  )
  const parts = await findPartsById(
    scope,
    lines.map(line => line.goodsSkuId),
  )
  const ownPrices = caller.mainAccount ? new Map<number, number>() : await readAccountPrices(scope, [...parts.keys()])
  return found.map(row =>
    toOrder(
      row,
      lines.filter(line => line.orderId === row.order.orderId),
      { caller, language, parts, ownPrices, files: files.get(row.order.orderId) ?? [] },
    ),
  )
}

/** An order keeps the name of its ship via, in no language. */
const namesOfShipVia = (region: RequestContext['region']) => sql<Record<string, string> | null>`(
  select v.names from ${shipVias} v where v.name = ${orders.shipVia} and v.region = ${region} limit 1)`

/** The prices set for the caller, by part. */
async function readAccountPrices({ db, caller }: RequestContext, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ goodsSkuId: accountPrices.goodsSkuId, price: accountPrices.price })
    .from(accountPrices)
    .where(and(eq(accountPrices.accountId, caller.accountId), inArray(accountPrices.goodsSkuId, ids)))
  return new Map(rows.map(row => [row.goodsSkuId, row.price]))
}
