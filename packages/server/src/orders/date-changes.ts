/** Which lines of an order leave on other days than before, for the mail about it. */
import type { Order, Promised } from '@cartwright/core/contract'
import { restOf } from '@cartwright/core/rules'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orderEvents, orders } from '../db/schema'
import { DATE_EVENTS, type DatedLine } from './dated-lines'
import type { OrderMailTexts } from './order-mail.texts'
import { promisesInWords, toCome } from './order-texts'

/** What was promised of each line before the first change, by line. */
export type DatesBefore = ReadonlyMap<number, readonly Promised[]>

/** @param since as `formatTime` writes it: when the first change happened that the mail is about */
export async function readDatesBefore(db: Database, orderNo: string, since: string): Promise<DatesBefore> {
  const rows = await db
    .select({ data: orderEvents.data })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.orderId, orderEvents.orderId))
    .where(
      and(
        eq(orders.orderNo, orderNo),
        gte(orderEvents.at, new Date(`${since.replace(' ', 'T')}Z`)),
        inArray(orderEvents.kind, [...DATE_EVENTS]),
      ),
    )
    .orderBy(asc(orderEvents.at), asc(orderEvents.eventId))
  const before = new Map<number, readonly Promised[]>()
  for (const { data } of rows)
    for (const line of (data.lines ?? []) as DatedLine[])
      if (!before.has(line.lineId)) before.set(line.lineId, line.was)
  return before
}

/** Lines whose dates are others now, each with both, and numbers of the other lines that still wait. */
export function dateChanges(
  order: Order,
  before: DatesBefore,
  texts: OrderMailTexts,
  day: (day: string) => string,
): { changed: { number: string; pieces: number; from: string; to: string }[]; others: string[] } {
  const open = toCome(order)
  const changed: ReturnType<typeof dateChanges>['changed'] = []
  const others: string[] = []
  for (const [at, { lineId = 0, number }] of order.lines.entries()) {
    const now = open[at] ?? []
    const pieces = now.reduce((sum, { qty }) => sum + qty, 0)
    if (pieces === 0) continue
    const was = before.get(lineId)
    const waited = was?.reduce((sum, { qty }) => sum + qty, 0) ?? 0
    const from = was ? promisesInWords(restOf(was, Math.max(0, waited - pieces)), order, texts, day) : ''
    const to = promisesInWords(now, order, texts, day)
    if (was && from !== to) changed.push({ number, pieces, from, to })
    else others.push(number)
  }
  return { changed, others }
}
