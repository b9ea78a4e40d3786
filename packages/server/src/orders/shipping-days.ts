/** When the warehouse of the caller's site ships. */
import { nextShippingDay } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { sellers, shippingDays } from '../db/schema'

/**
 * The day on which goods leave that are there and are ordered now.
 * @returns `leavesOn` null where that is today or not known, `orderBy` null where it is another day
 * @source ORD-013
 */
export async function readLeaving(scope: RequestContext): Promise<{
  leavesOn: string | null
  orderBy: string | null
}> {
  const next = await readNextShippingDay(scope)
  return { leavesOn: next && !next.orderBy ? next.day : null, orderBy: next?.orderBy ?? null }
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
  const [seller] = await db.select({ timeZone: sellers.timeZone }).from(sellers).where(eq(sellers.orgId, caller.orgId))
  const cutOffs = Object.fromEntries(days.map(({ day, cutOff }) => [day, cutOff]))
  return nextShippingDay(now, { timeZone: seller?.timeZone ?? 'UTC', cutOffs })
}
