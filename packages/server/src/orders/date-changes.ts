/** Which lines of an order leave on other days than before, for the mail about it. */

import type { Order, Promised } from '@cartwright/core/contract'
import { restOf } from '@cartwright/core/rules'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orderEvents, orders } from '../db/schema'
import type { Say } from '../texts/localize'
import { DATE_EVENTS, type DatedLine } from './dated-lines'
import type { orderMailTexts } from './order-mail.texts'
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
  texts: Say<typeof orderMailTexts>,
  day: (day: string) => string,
): { changed: { number: string; pieces: number; from: string; to: string }[]; others: string[] } {
  const open = toCome(order)
  const changed: ReturnType<typeof dateChanges>['changed'] = []
  const others: string[] = []
  for (const [at, { lineId = 0, number }] of order.lines.entries()) {
    const now = open[at] ?? []
    const waiting = piecesOf(now)
    if (waiting === 0) continue
    const was = before.get(lineId)
    const rest = was && restOf(was, Math.max(0, piecesOf(was) - waiting))
    const to = rest ? without(now, rest) : []
    if (!rest || to.length === 0) others.push(number)
    else {
      const inWords = (promised: readonly Promised[]) => promisesInWords(promised, order, texts, day)
      changed.push({ number, pieces: piecesOf(to), from: inWords(without(rest, now)), to: inWords(to) })
    }
  }
  return { changed, others }
}

const piecesOf = (promised: readonly Promised[]): number => promised.reduce((sum, { qty }) => sum + qty, 0)

/** Pieces that leave at another time than these: what has stayed as it was is no news. */
function without(promised: readonly Promised[], same: readonly Promised[]): Promised[] {
  const left = new Map<string, number>()
  for (const { when, qty } of same) left.set(when, (left.get(when) ?? 0) + qty)
  return promised.flatMap(part => {
    const taken = Math.min(part.qty, left.get(part.when) ?? 0)
    left.set(part.when, (left.get(part.when) ?? 0) - taken)
    return taken < part.qty ? [{ ...part, qty: part.qty - taken }] : []
  })
}
