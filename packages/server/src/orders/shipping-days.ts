/** When the warehouse of the caller's site ships. */
import { nextShippingDay, secondsToCutOff } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { shippingDays } from '../db/schema'

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

/**
 * The day of the order, where goods that were there left on it.
 * @param ordered when the order was placed
 * @returns null where they left later, or nothing is known of the site's days
 */
export async function readSameDayLeaving(scope: RequestContext, ordered: Date): Promise<string | null> {
  const next = await readNextShippingDay({ ...scope, now: ordered })
  return next?.orderBy ? next.day : null
}

async function readNextShippingDay({ db, caller, now }: RequestContext) {
  const days = await db
    .select({ day: shippingDays.day, cutOff: shippingDays.cutOff })
    .from(shippingDays)
    .where(eq(shippingDays.orgId, caller.orgId))
  const cutOffs = Object.fromEntries(days.map(({ day, cutOff }) => [day, cutOff]))
  const { timeZone } = caller
  const next = nextShippingDay(now, { timeZone, cutOffs })
  return next && { ...next, timeZone }
}
