/** What is on the way to a company, which dates of it have moved, and what it ordered last. */
import type { CallResult, DeskOrder, MovedDate } from '@cartwright/core/contract'
import { dayIn, promiseOrder } from '@cartwright/core/rules'
import { and, asc, count, desc, eq, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import { orderEvents, orders, parcels, shipmentLines, shipments } from '../db/schema'
import { DATE_EVENTS, type DateEvent } from './dated-lines'
import { toDays } from './delivery'
import { matching, selectPage, toRows } from './list-orders'
import { readProgress, readWaiting } from './read-progress'
import { sameShipVia } from './ship-via-of-order'
import { readLeaving, readLeavingOfOrders } from './shipping-days'

const ROWS = 5
const LAST_ORDERS = 3
/** Events that are read for `ROWS` dates: an article may have moved several times. */
const EVENTS = 60
const MOVED_MS = 14 * 24 * 60 * 60 * 1000

const OPEN = ['submitted', 'processing', 'partly shipped', 'shipped']

/** @source API-079 */
export async function readDesk(scope: RequestContext): Promise<CallResult<'orders.desk'>> {
  const own = await matching(scope, {})
  const last = await selectPage(scope, and(own, notInArray(orders.status, [...OPEN, 'cancelled'])), {
    pageSize: LAST_ORDERS,
  })
  const open = and(own, inArray(orders.status, OPEN))
  const [counted] = await scope.db.select({ total: count() }).from(orders).where(open)
  const shown = await scope.db
    .select({
      orderId: orders.orderId,
      orderNo: orders.orderNo,
      poNo: orders.poNo,
      status: orders.status,
      city: sql<string>`coalesce(${orders.shipTo}->>'city', '')`,
      backOrderMode: orders.backOrderMode,
      leavesOn: orders.leavesOn,
      createTime: orders.createTime,
      shipVia: sameShipVia(scope.region),
    })
    .from(orders)
    .where(open)
    .orderBy(desc(orders.createTime), desc(orders.orderId))
    .limit(ROWS)
  const ids = shown.map(order => order.orderId)
  const [waiting, underWay] = [await readWaiting(scope, ids), await readUnderWay(scope, ids)]
  const progress = await readProgress(scope, ids)
  const firstLeaving = await readLeavingOfOrders(scope, shown)
  const onTheWay: DeskOrder[] = []
  for (const { orderId, backOrderMode, leavesOn: _day, createTime: _time, shipVia, ...order } of shown) {
    const mode = backOrderMode === 'shipTogether' ? 'shipTogether' : 'shipAvailable'
    const left = promiseOrder([waiting.get(orderId) ?? []], mode).lines.flat()
    const leavesFirst = left.some(({ when }) => when === 'now')
    onTheWay.push({
      ...order,
      waiting: left,
      ...(underWay.get(orderId) ?? NOTHING),
      progress: progress.get(orderId) ?? [],
      firstLeavesOn: leavesFirst ? (firstLeaving.get(orderId) ?? null) : null,
      shipViaDays: shipVia && toDays(shipVia),
    })
  }
  return {
    onTheWay: { total: counted?.total ?? 0, orders: onTheWay },
    moved: await readMoved(scope, open),
    last: await toRows(scope, last),
    ...(await readLeaving(scope)),
  }
}

type UnderWay = Pick<DeskOrder, 'piecesUnderWay' | 'parcelsUnderWay' | 'leftOn'>
const NOTHING: UnderWay = { piecesUnderWay: 0, parcelsUnderWay: 0, leftOn: null }

/** What has left and has not arrived, by order. */
async function readUnderWay({ db, caller }: RequestContext, ids: readonly number[]): Promise<Map<number, UnderWay>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      orderId: shipments.orderId,
      shippedAt: shipments.shippedAt,
      pieces: sql<number>`(select coalesce(sum(l.qty), 0)::int from ${shipmentLines} l where l.shipment_id = ${shipments}.shipment_id)`,
      parcels: sql<number>`(select count(*)::int from ${parcels} p where p.shipment_id = ${shipments}.shipment_id)`,
    })
    .from(shipments)
    .where(and(inArray(shipments.orderId, [...ids]), isNull(shipments.deliveredAt)))
    .orderBy(asc(shipments.shippedAt))
  const underWay = new Map<number, UnderWay>()
  for (const { orderId, shippedAt, pieces, parcels: sent } of rows) {
    const { piecesUnderWay, parcelsUnderWay, leftOn } = underWay.get(orderId) ?? NOTHING
    underWay.set(orderId, {
      piecesUnderWay: piecesUnderWay + pieces,
      parcelsUnderWay: parcelsUnderWay + sent,
      leftOn: leftOn ?? dayIn(caller.timeZone, shippedAt),
    })
  }
  return underWay
}

/** The last change of each article of each open order. */
async function readMoved({ db, now }: RequestContext, open: ReturnType<typeof and>): Promise<MovedDate[]> {
  const rows = await db
    .select({
      orderNo: orders.orderNo,
      poNo: orders.poNo,
      kind: orderEvents.kind,
      at: orderEvents.at,
      data: orderEvents.data,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.orderId, orderEvents.orderId))
    .where(and(open, inArray(orderEvents.kind, DATE_EVENTS), gte(orderEvents.at, new Date(now.getTime() - MOVED_MS))))
    .orderBy(desc(orderEvents.eventId))
    .limit(EVENTS)
  const moved = new Map<string, MovedDate>()
  for (const { orderNo, poNo, kind, at, data } of rows) {
    for (const { number, promises, was } of (data.lines ?? []) as Pick<MovedDate, 'number' | 'promises' | 'was'>[]) {
      const key = `${orderNo} ${number}`
      if (!moved.has(key))
        moved.set(key, {
          orderNo,
          poNo,
          number,
          kind: kind as DateEvent,
          at: formatTime(at),
          promises,
          ...(was && { was }),
        })
    }
  }
  return [...moved.values()].slice(0, ROWS)
}
