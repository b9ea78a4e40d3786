/** Codes that somebody tries out: of an account twenty unknown ones are answered in an hour, whichever call they come with. */
import type { RequestContext } from '../catalogue/request-context'
import { acquire, assertWithinLimit, type Limit, limitKey, readCounter, tooMany } from '../limits/rate-limit'
import { findCoupon } from './find-coupon'

const UNKNOWN: Limit = { max: 20, windowMs: 60 * 60_000 }

/**
 * Counts a code that no coupon of the company has, each once an hour: a basket is confirmed again and again with the code that was typed.
 * A code of another company counts as one that does not exist.
 * @throws ApiError `TOO_MANY` for every code, when the account has tried too many unknown ones
 */
export async function assertMayGuess(scope: RequestContext, code: string | null | undefined): Promise<void> {
  const { db, caller, now } = scope
  const typed = code?.trim().toLowerCase()
  if (!typed) return
  const account = String(caller.accountId)
  const ofAccount = limitKey('coupon codes', account)
  const isFound = (await findCoupon(scope, typed, { lock: false })) !== undefined
  const { count, resets } = await readCounter(db, ofAccount, now, UNKNOWN.windowMs)
  if (count > UNKNOWN.max) throw tooMany(now, resets)
  if (isFound) return
  const isNew = await acquire(db, limitKey('coupon code', account, typed), now, UNKNOWN.windowMs)
  if (isNew) await assertWithinLimit(db, ofAccount, now, UNKNOWN)
}
