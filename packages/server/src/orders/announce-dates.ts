/** Days that have become known or have moved, as events of their orders and as messages to those who ordered. */
import type { Promised, When } from '@cartwright/core/contract'
import { isDay, isInStock } from '@cartwright/core/rules'
import { asc, eq } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { orderEvents, orderLines, orders, skus } from '../db/schema'
import { announce } from './announce'
import type { DatedLine, DateEvent } from './dated-lines'

type ByLine = ReadonlyMap<number, readonly Promised[]>

/** By their weight, when lines of one order differ. */
const KINDS: readonly DateEvent[] = ['date-moved', 'date-known', 'goods-arrived']

interface Changes {
  before: ByLine
  after: ByLine
  /** Which day it is where the pieces of a line leave. */
  todayOf: ReadonlyMap<number, string>
  /** See `changeSupply`. */
  shownFrom: string | undefined
}

/** @param tx the transaction of the change */
export async function announceDates(
  tx: Database,
  { before, after, todayOf, shownFrom }: Changes,
  now: Date,
): Promise<void> {
  const changed = [...after].flatMap(([orderLineId, promises]) => {
    const kind = eventOf(before.get(orderLineId) ?? [], promises, todayOf.get(orderLineId) ?? '', shownFrom)
    return kind ? [[orderLineId, { kind, promises }] as const] : []
  })
  if (changed.length === 0) return
  const changes = new Map(changed)
  const rows = await tx
    .select({
      orderLineId: orderLines.orderLineId,
      number: skus.number,
      orderId: orders.orderId,
      orderNo: orders.orderNo,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .innerJoin(skus, eq(skus.goodsSkuId, orderLines.goodsSkuId))
    .where(isOneOf(orderLines.orderLineId, intArray(changes.keys())))
    .orderBy(asc(orders.orderId), asc(orderLines.position))
  for (const { orderId, orderNo } of new Map(rows.map(row => [row.orderId, row])).values()) {
    const lines = rows.filter(row => row.orderId === orderId)
    const kind = KINDS.find(known => lines.some(line => changes.get(line.orderLineId)?.kind === known)) ?? 'date-moved'
    const data = {
      lines: lines.map(
        ({ orderLineId, number }): DatedLine => ({
          lineId: orderLineId,
          number,
          promises: changes.get(orderLineId)?.promises ?? [],
          was: before.get(orderLineId) ?? [],
        }),
      ),
    }
    await tx.insert(orderEvents).values({ orderId, at: now, kind, data })
    if (kind !== 'goods-arrived') await announce(tx, 'orderDates', orderNo, now)
  }
}

/**
 * What a change means for a line; undefined when nothing has changed that its buyer knows of.
 * @param shownFrom before the change, days from this one on stood as days
 */
export function eventOf(
  before: readonly Promised[],
  after: readonly Promised[],
  today: string,
  shownFrom = today,
): DateEvent | undefined {
  const was = piecesByWhen(before, shownFrom)
  const is = piecesByWhen(after, today)
  const whens = [...new Set([...was.keys(), ...is.keys()])]
  const fewer = whens.filter(when => (is.get(when) ?? 0) < (was.get(when) ?? 0))
  const more = whens.filter(when => (is.get(when) ?? 0) > (was.get(when) ?? 0))
  // Where pieces have only become fewer they were cancelled: no day is known or has moved.
  if (fewer.length === 0 || more.length === 0) return undefined
  if (fewer.includes('unknown')) return 'date-known'
  return more.every(isInStock) ? 'goods-arrived' : 'date-moved'
}

/** A day that has passed is none. */
function piecesByWhen(promised: readonly Promised[], today: string): Map<When, number> {
  const pieces = new Map<When, number>()
  for (const { qty, when } of promised) {
    const known = isDay(when) && when < today ? 'unknown' : when
    pieces.set(known, (pieces.get(known) ?? 0) + qty)
  }
  return pieces
}
