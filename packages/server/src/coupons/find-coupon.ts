/** A coupon by its code, as far as the company of the caller may use it. */

import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { couponRedemptions, coupons } from '../db/schema'
import type { CouponTerms } from './coupon-rules'

export type CouponRow = typeof coupons.$inferSelect

export interface FoundCoupon {
  row: CouponRow
  terms: CouponTerms
}

/** Coupons for the company: for all of the region, for its site, or for itself. There are none outside the EU (CPN-001). */
export const isForCompany = ({ caller, region }: RequestContext): SQL | undefined =>
  region === 'EU'
    ? and(
        eq(coupons.region, region),
        or(isNull(coupons.orgId), eq(coupons.orgId, caller.orgId)),
        or(isNull(coupons.custId), eq(coupons.custId, caller.custId)),
      )
    : sql`false`

/**
 * @param options with `lock` the coupon stays locked until the transaction ends, so that its last use is given once
 * @returns undefined for an unknown code, and for a coupon of another site or company
 */
export async function findCoupon(
  scope: RequestContext,
  code: string,
  { lock }: { lock: boolean },
): Promise<FoundCoupon | undefined> {
  const query = scope.db
    .select()
    .from(coupons)
    .where(and(isForCompany(scope), sql`lower(${coupons.code}) = lower(${code.trim()})`))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) return undefined
  // After the lock: another order of the company may have used it while this one waited.
  const usedByCompany = await scope.db.$count(couponRedemptions, usesBy(row.couponId, scope.caller.custId))
  return { row, terms: toTerms(row, usedByCompany) }
}

const usesBy = (couponId: number, custId: number) =>
  and(eq(couponRedemptions.couponId, couponId), eq(couponRedemptions.custId, custId))

export const toTerms = (row: CouponRow, usedByCompany: number): CouponTerms => ({
  ...row,
  isDisabled: row.disabledAt !== null,
  from: row.startsOn,
  to: row.endsOn,
  usedByCompany,
})

/** Counts one use, in the transaction of the order. The table refuses more uses than there are. */
export async function redeem(
  { db, caller, now }: RequestContext,
  { row }: FoundCoupon,
  orderId: number,
): Promise<void> {
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(eq(coupons.couponId, row.couponId))
  await db.insert(couponRedemptions).values({ couponId: row.couponId, orderId, custId: caller.custId, usedAt: now })
}

/** Gives the use of an order back that is cancelled. */
export async function giveBack(db: Database, orderId: number): Promise<void> {
  const [use] = await db.delete(couponRedemptions).where(eq(couponRedemptions.orderId, orderId)).returning()
  if (use)
    await db
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.couponId, use.couponId))
}
