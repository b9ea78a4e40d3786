/** When the warehouse of the caller's site ships. */
import { dayIn } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { shippingDays } from '../db/schema'
import { nextShippingDay, type ShippingDays, secondsToCutOff } from './shipping-day'

/** What a confirmation and a desk say of it. */
export interface Leaving {
  leavesOn: string | null
  orderBy: string | null
  orderWithin: number | null
}

/**
 * The day on which goods leave that are there and are ordered now.
 * @returns `leavesOn` null where that is today or not known, `orderBy` and `orderWithin` null where it is another day
 * @source ORD-013
 */
export async function readLeaving(scope: RequestContext): Promise<Leaving> {
  return leavingOf(scope, await readNextShippingDay(scope))
}

/** The same with the day where it is today. */
export async function readLeavingDay(scope: RequestContext): Promise<Leaving & { firstLeavesOn: string | null }> {
  const next = await readNextShippingDay(scope)
  return { ...leavingOf(scope, next), firstLeavesOn: next?.day ?? null }
}

function leavingOf({ now }: RequestContext, next: Awaited<ReturnType<typeof readNextShippingDay>>): Leaving {
  if (!next?.orderBy) return { leavesOn: next?.day ?? null, orderBy: null, orderWithin: null }
  return { leavesOn: null, orderBy: next.orderBy, orderWithin: secondsToCutOff(now, next, next.orderBy) }
}

/** What decides when the first pieces of an order leave. */
interface Ordered {
  orderId: number
  leavesOn: string | null
  createTime: Date
}

/** The day on which pieces leave that were there when they were ordered, by order; orders whose day has passed or is not known are left out. */
export async function readLeavingOfOrders(
  scope: RequestContext,
  found: readonly Ordered[],
): Promise<Map<number, string>> {
  if (found.length === 0) return new Map()
  const site = await readShippingDays(scope)
  const today = dayIn(scope.caller.timeZone, scope.now)
  return new Map(
    found.flatMap(({ orderId, leavesOn, createTime }) => {
      const day = leavesOn ?? sameDay(createTime, site)
      return day !== null && day >= today ? [[orderId, day]] : []
    }),
  )
}

/** The day of the order, where goods that were there left on it. */
function sameDay(ordered: Date, site: ShippingDays): string | null {
  const next = nextShippingDay(ordered, site)
  return next?.orderBy ? next.day : null
}

async function readNextShippingDay(scope: RequestContext) {
  const site = await readShippingDays(scope)
  const next = nextShippingDay(scope.now, site)
  return next && { ...next, timeZone: site.timeZone }
}

async function readShippingDays({ db, caller }: RequestContext): Promise<ShippingDays> {
  const days = await db
    .select({ day: shippingDays.day, cutOff: shippingDays.cutOff })
    .from(shippingDays)
    .where(eq(shippingDays.orgId, caller.orgId))
  const cutOffs = Object.fromEntries(days.map(({ day, cutOff }) => [day, cutOff]))
  return { timeZone: caller.timeZone, cutOffs }
}
