/** The list of orders: filtered, sorted and paged by the database, which reads an index in the order of the list. */
import type { CallRead, CallResult, OrderKind, OrderRow, OrderType, Page } from '@cartwright/core/contract'
import { addDays, leftOfOrder, normalizeNumber } from '@cartwright/core/rules'
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { findMatches } from '../catalogue/find-matches'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import { discountOn } from '../coupons/coupon-of-order'
import { contains } from '../db/contains'
import { intArray } from '../db/rows'
import { accounts, type OrderCoupon, orderEvents, orderLines, orders, quickOrders } from '../db/schema'
import { recipientOfOrder } from '../db/schema/orders'
import { isReadableQuickOrder } from '../saved-lists/readable-list'
import { fullName } from '../session/full-name'
import { dayStart } from '../site/day-start'
import { orderIdsByNumber } from './find-by-number'
import { pricesFor } from './order.view'
import { hasSeenPrices, readAccountPrices } from './own-prices'
import { readPromises } from './promises'
import { readProgress } from './read-progress'
import { orderSums } from './sums'

const PAGE_SIZE = 20
/** Rows of an export that are read at once. */
const PIECE = 200

export type ListQuery = CallRead<'orders.list'>['query']
/** Without pages: an export has none. */
export type ListFilter = Omit<ListQuery, 'pageNum' | 'pageSize'>

/**
 * Orders of the own company. `keyword` is part of the number of an order, sales order, purchase order, quick order, invoice, credit
 * note, delivery note or parcel, of the recipient's company, name or city, or the number of an article, of any kind.
 * @source API-079, ORD-001
 */
export async function listOrders(scope: RequestContext, query: ListQuery): Promise<Page<OrderRow>> {
  const condition = await matching(scope, query)
  const [counted] = await scope.db.select({ total: count() }).from(orders).where(condition)
  return { rows: await readRows(scope, condition, query), total: counted?.total ?? 0 }
}

/** Accounts that have placed orders which the caller sees, by name. */
export async function listOrderers(scope: RequestContext): Promise<CallResult<'orders.orderers'>> {
  const found = await scope.db
    .selectDistinct({ accountId: orders.accountId, name: fullName })
    .from(orders)
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .where(and(eq(orders.custId, scope.caller.custId), hasSeenPrices(scope)))
  return found.sort((a, b) => a.name.localeCompare(b.name) || a.accountId - b.accountId)
}

export async function matching(scope: RequestContext, query: ListFilter): Promise<SQL | undefined> {
  const { status, kind, orderType, source, placedBy, from, to } = query
  const { timeZone } = scope.caller
  return and(
    eq(orders.custId, scope.caller.custId),
    status && eq(orders.status, status),
    kind && eq(orders.kind, kind),
    orderType && eq(orders.orderType, orderType),
    placedBy === undefined ? undefined : eq(orders.accountId, Number(placedBy)),
    source && isNotNull(orders.quickOrderId),
    from === undefined ? undefined : gte(orders.createTime, dayStart(from, timeZone)),
    to === undefined ? undefined : lt(orders.createTime, dayStart(addDays(to, 1), timeZone)),
    await isNamedBy(scope, query.keyword),
    hasSeenPrices(scope),
  )
}

/** By every number, by whom it goes to, and by the articles in it. */
async function isNamedBy(scope: RequestContext, keyword: string | undefined): Promise<SQL | undefined> {
  const wanted = keyword?.trim()
  if (!wanted) return undefined
  const { custId } = scope.caller
  const found = [
    orderIdsByNumber(scope, wanted),
    sql`select order_id from ${orders} where cust_id = ${custId} and ${contains(recipientOfOrder, wanted)}`,
  ]
  const ids = await articlesOf(scope, wanted)
  if (ids.length > 0)
    found.push(sql`select order_id from ${orderLines} where ${isOneOf(sql`goods_sku_id`, intArray(ids))}`)
  return sql`${orders.orderId} in (${sql.join(found, sql` union all `)})`
}

/** Parts that the text is a number of. */
async function articlesOf(scope: RequestContext, wanted: string): Promise<number[]> {
  const key = normalizeNumber(wanted)
  return key === '' ? [] : (await findMatches([key], scope.caller, scope)).map(match => match.id)
}

/** Every sort ends with the id, so that no row stands on two pages or on none. */
function sorted({ sort = 'soDate', order = 'desc' }: ListFilter): SQL[] {
  const by = order === 'asc' ? asc : desc
  return [by(sort === 'poNo' ? sql`lower(${orders.poNo})` : orders.createTime), by(orders.orderId)]
}

/** The rows of one page; the database may stop reading when it has them. */
export const selectPage = (
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  condition: SQL | undefined,
  query: ListFilter & { pageNum?: number | undefined; pageSize?: number | undefined },
) => {
  const { pageNum = 1, pageSize = PAGE_SIZE } = query
  return db
    .select({
      order: {
        orderId: orders.orderId,
        accountId: orders.accountId,
        currency: orders.currency,
        discount: orders.discount,
        coupon: orders.coupon,
        shippingCost: orders.shippingCost,
        handlingFee: orders.handlingFee,
        vatRate: orders.vatRate,
        grandTotal: orders.grandTotal,
      },
      orderNo: orders.orderNo,
      soNo: orders.soNo,
      poNo: orders.poNo,
      qoNo: quickOrders.qoNo,
      quickOrderId: quickOrders.quickOrderId,
      createTime: orders.createTime,
      status: orders.status,
      kind: orders.kind,
      orderType: orders.orderType,
      trackingNo: orders.trackingNo,
      placedBy: fullName,
      recipient: recipientName,
      lineCount: sql<number>`(select count(*)::int from ${orderLines} l where l.order_id = ${orders.orderId})`,
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .leftJoin(quickOrders, and(eq(quickOrders.quickOrderId, orders.quickOrderId), isReadableQuickOrder(caller)))
    .where(condition)
    .orderBy(...sorted(query))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
}

/**
 * All rows of a list, in pieces. Each piece goes on behind the last row of the one before it, so that none is read twice, and an order
 * that comes meanwhile moves nothing.
 */
export async function* readAllRows(
  scope: RequestContext,
  condition: SQL | undefined,
  filter: ListFilter,
): AsyncGenerator<OrderRow[]> {
  const { sort = 'soDate', order = 'desc' } = filter
  const [key, lastKey] =
    sort === 'poNo' ? [sql`lower(${orders.poNo})`, sql`lower(o.po_no)`] : [orders.createTime, sql`o.create_time`]
  const beyond = order === 'asc' ? sql`>` : sql`<`
  for (let last: number | undefined; ; ) {
    const isNext =
      last === undefined
        ? undefined
        : sql`(${key}, ${orders.orderId}) ${beyond} (select ${lastKey}, o.order_id from ${orders} o where o.order_id = ${last})`
    const rows = await selectPage(scope, and(condition, isNext), { ...filter, pageSize: PIECE })
    if (rows.length > 0) yield withProgress(scope, rows)
    last = rows.at(-1)?.order.orderId
    if (rows.length < PIECE) return
  }
}

type Selected = Awaited<ReturnType<typeof selectPage>>

async function readRows(scope: RequestContext, condition: SQL | undefined, query: ListQuery): Promise<OrderRow[]> {
  return withProgress(scope, await selectPage(scope, condition, query))
}

async function withProgress(scope: RequestContext, found: Selected): Promise<OrderRow[]> {
  const progress = await readProgress(
    scope,
    found.map(({ order }) => order.orderId),
  )
  const rows = await toRows(scope, found)
  return rows.map((row, at) => ({ ...row, progress: progress.get(found[at]?.order.orderId ?? 0) ?? [] }))
}

export async function toRows(scope: RequestContext, rows: Selected): Promise<OrderRow[]> {
  const totals = await seenTotals(
    scope,
    rows.map(row => row.order),
  )
  const left = await leftTotals(scope, rows)
  return rows.map(({ order: { orderId, currency, grandTotal }, createTime, ...row }) => ({
    ...row,
    soDate: formatTime(createTime),
    // Written by this server only, checked by the contract on the way in.
    kind: row.kind as OrderKind,
    orderType: row.orderType as OrderType,
    currency,
    grandTotal: totals.get(orderId) ?? grandTotal,
    leftTotal: left.get(orderId),
  }))
}

/** Company or person, and city. */
const recipientName = sql<string>`concat_ws(', ', coalesce(nullif(trim(${orders.shipTo} ->> 'company'), ''),
  nullif(trim(concat_ws(' ', ${orders.shipTo} ->> 'firstName', ${orders.shipTo} ->> 'lastName')), '')),
  nullif(trim(${orders.shipTo} ->> 'city'), ''))`

interface Charged {
  orderId: number
  accountId: number
  currency: string
  discount: number
  coupon: OrderCoupon | null
  shippingCost: number
  handlingFee: number
  vatRate: number
}

/** What a sub-account sees in the place of the stored totals, by order: they follow from the amounts of the lines alone (ACC-016). */
async function seenTotals(scope: RequestContext, found: readonly Charged[]): Promise<Map<number, number>> {
  if (scope.caller.mainAccount || found.length === 0) return new Map()
  const lines = await seenLines(scope, found)
  return new Map([...lines].map(([order, seen]) => [order.orderId, seenSums(scope, order, seen).grandTotal]))
}

/** What is still to be delivered and paid, by order, of those of which something was cancelled (ORD-009). */
async function leftTotals(scope: RequestContext, rows: Selected): Promise<Map<number, number>> {
  const orderIds = rows.map(({ order }) => order.orderId)
  const isCut = and(inArray(orderEvents.orderId, orderIds), inArray(orderEvents.kind, ['rest-cancelled', 'rest-moved']))
  const cut =
    orderIds.length > 0
      ? await scope.db.selectDistinct({ orderId: orderEvents.orderId }).from(orderEvents).where(isCut)
      : []
  const ids = new Set(cut.map(({ orderId }) => orderId))
  const whole = rows.flatMap(({ order, status }) => (status === 'cancelled' ? [[order.orderId, 0] as const] : []))
  const partly = rows.filter(({ order, status }) => status !== 'cancelled' && ids.has(order.orderId))
  if (partly.length === 0) return new Map(whole)
  const lines = await seenLines(
    scope,
    partly.map(({ order }) => order),
  )
  const promises = await readPromises(
    scope.db,
    [...lines.values()].flat().map(({ orderLineId }) => orderLineId),
  )
  const left = [...lines].map(([order, seen]) => {
    const sums = seenSums(scope, order, seen)
    const placed = seen.map(line => ({ ...line, promises: promises.get(line.orderLineId) ?? [] }))
    const rest = leftOfOrder({ status: '', ...sums, lines: placed, events: [{ kind: 'rest-cancelled' }] })
    return [order.orderId, rest?.grandTotal ?? sums.grandTotal] as const
  })
  return new Map([...whole, ...left])
}

/** The sums of an order at the prices that its reader sees. */
const seenSums = ({ caller }: RequestContext, order: Charged, seen: SeenLine[]) =>
  orderSums(seen, { ...order, discount: caller.mainAccount ? order.discount : discountOn(order.coupon, seen) })

type SeenLine = Awaited<ReturnType<typeof seenLines>> extends Map<unknown, (infer Line)[]> ? Line : never

/** The lines of orders at the prices that the reader sees. */
async function seenLines(scope: RequestContext, found: readonly Charged[]) {
  const lines = await scope.db
    .select({
      orderLineId: orderLines.orderLineId,
      orderId: orderLines.orderId,
      goodsSkuId: orderLines.goodsSkuId,
      qty: orderLines.qty,
      unitPrice: orderLines.unitPrice,
      discountPrice: orderLines.discountPrice,
      price: orderLines.price,
      accountPrice: orderLines.accountPrice,
    })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        found.map(order => order.orderId),
      ),
    )
  const { caller } = scope
  const ownPrices = caller.mainAccount
    ? new Map<number, number>()
    : await readAccountPrices(scope, [...new Set(lines.map(line => line.goodsSkuId))])
  return new Map(
    found.map(order => {
      const isOrderer = order.accountId === caller.accountId
      const seen = lines
        .filter(line => line.orderId === order.orderId)
        .map(line => ({
          orderLineId: line.orderLineId,
          goodsSkuId: line.goodsSkuId,
          qty: line.qty,
          ...pricesFor(line, isOrderer, { caller, ownPrices }),
        }))
      return [order, seen]
    }),
  )
}
