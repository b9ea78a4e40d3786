/** Orders that repeat one: the same purchase order number, or the same articles in the same quantities. */
import { createHash } from 'node:crypto'
import type { OrderTwin } from '@cartwright/core/contract'
import { and, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import { orders, quickOrders } from '../db/schema'
import { isReadableQuickOrder } from '../saved-lists/readable-list'

/** Older orders are not repeated by mistake. */
const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
const TWINS_MAX = 5

interface Pieces {
  goodsSkuId: number
  qty: number
}

/** The same text for the same articles and quantities, in any order. The migration that added the column made it in SQL. */
export function linesKey(lines: readonly Pieces[]): string {
  const sorted = lines.toSorted((a, b) => a.goodsSkuId - b.goodsSkuId)
  const text = sorted.map(({ goodsSkuId, qty }) => `${goodsSkuId}:${qty}`).join(',')
  return createHash('md5').update(text).digest('hex')
}

/** How many orders were placed from a quick order; none of one that the caller does not see. */
export async function countOrdersOf({ db, caller }: RequestContext, quickOrderId: number): Promise<number> {
  const seen = db
    .select({ id: quickOrders.quickOrderId })
    .from(quickOrders)
    .where(and(eq(quickOrders.quickOrderId, quickOrderId), isReadableQuickOrder(caller)))
  return db.$count(orders, and(eq(orders.custId, caller.custId), inArray(orders.quickOrderId, seen)))
}

/**
 * Orders with one PO number are placed one after the other, so that of two sent at the same moment the second finds the first.
 * @param tx the transaction that places the order; it holds the lock until its end
 */
export async function lockPoNo(tx: Database, custId: number, poNo: string | undefined): Promise<void> {
  const po = poNo?.trim().toLowerCase() ?? ''
  if (po !== '') await tx.execute(sql`select pg_advisory_xact_lock(${custId}, hashtext(${po}))`)
}

/** Orders of the company within the last 30 days, cancelled ones aside, the newest first. */
export async function findTwins(
  { db, caller, now }: RequestContext,
  lines: readonly Pieces[],
  poNo: string | undefined,
): Promise<OrderTwin[]> {
  const po = poNo?.trim().toLowerCase() ?? ''
  const key = linesKey(lines)
  const isSamePo = po === '' ? undefined : sql`lower(${orders.poNo}) = ${po}`
  const isSameLines = lines.length === 0 ? undefined : eq(orders.linesKey, key)
  if (!isSamePo && !isSameLines) return []
  const rows = await db
    .select({
      orderNo: orders.orderNo,
      poNo: orders.poNo,
      linesKey: orders.linesKey,
      createTime: orders.createTime,
    })
    .from(orders)
    .where(
      and(
        eq(orders.custId, caller.custId),
        gte(orders.createTime, new Date(now.getTime() - DAYS * DAY_MS)),
        ne(orders.status, 'cancelled'),
        or(isSamePo, isSameLines),
      ),
    )
    .orderBy(desc(orders.createTime), desc(orders.orderId))
    .limit(TWINS_MAX)
  return rows.map(row => ({
    orderNo: row.orderNo,
    poNo: row.poNo,
    soDate: formatTime(row.createTime),
    sameLines: lines.length > 0 && row.linesKey === key,
    samePo: po !== '' && row.poNo.toLowerCase() === po,
  }))
}
