/** A coupon on an order: what it takes off when the order is confirmed, and of an order that used it. */

import { type AppliedCoupon, CODE, COUPON_CODE } from '@cartwright/core/contract'
import { readToday } from '../account/billing'
import type { RequestContext } from '../catalogue/request-context'
import type { OrderCoupon } from '../db/schema'
import { nameIn, type Spoken } from '../texts/language'
import { type LocalizedMessage, localize } from '../texts/localize'
import { couponRefusals } from './coupon-refusals.texts'
import { type CouponLine, type CouponOrder, couponEffect, couponProblem } from './coupon-rules'
import { type FoundCoupon, findCoupon } from './find-coupon'

const NOT_FOUND = localize(couponRefusals, 'notFound')

/** What the buyer reads (ERR-017 to ERR-024, VAL-039). */
const MESSAGES: Readonly<Record<number, LocalizedMessage>> = {
  [COUPON_CODE.NOT_FOUND]: NOT_FOUND,
  [COUPON_CODE.EMPTY]: localize(couponRefusals, 'codeMissing'),
  [COUPON_CODE.USED_UP]: localize(couponRefusals, 'usedUp'),
  [COUPON_CODE.NOT_STARTED]: localize(couponRefusals, 'notStarted'),
  [COUPON_CODE.USED_OR_EXPIRED]: localize(couponRefusals, 'usedOrExpired'),
  [COUPON_CODE.DISCOUNTED_ITEMS]: localize(couponRefusals, 'discountedItems'),
  [COUPON_CODE.WRONG_PRODUCTS]: localize(couponRefusals, 'wrongProduct'),
  [COUPON_CODE.WRONG_CONDITION]: localize(couponRefusals, 'wrongCondition'),
  [CODE.REFUSED]: localize(couponRefusals, 'shipViaFirst'),
}

export const couponMessage = (code: number): LocalizedMessage => MESSAGES[code] ?? NOT_FOUND

/** A coupon that was asked for, before the order is known. */
export interface AskedCoupon {
  code: string
  found: FoundCoupon | undefined
  /** At the site, `yyyy-MM-dd`. */
  today: string
}

/** @returns undefined for a blank code */
export async function readCoupon(
  scope: RequestContext,
  code: string | null | undefined,
  options: { lock: boolean },
): Promise<AskedCoupon | undefined> {
  if (!code?.trim()) return undefined
  return {
    code,
    found: await findCoupon(scope, code, options),
    today: await readToday(scope.db, scope.caller.orgId, scope.now),
  }
}

export interface JudgedCoupon {
  coupon: AppliedCoupon | null
  couponProblem: { code: number; msg: string } | null
}

/** What the coupon does to an order at the prices that the caller sees, or why it does not count. */
export function judgeCoupon({ code, found, today }: AskedCoupon, order: CouponOrder, language: Spoken): JudgedCoupon {
  const problem = couponProblem(code, found?.terms, order, today)
  if (!found || problem !== undefined) {
    const why = problem ?? COUPON_CODE.NOT_FOUND
    return { coupon: null, couponProblem: { code: why, msg: couponMessage(why)(language) } }
  }
  const { row, terms } = found
  const effect = couponEffect(terms, order.lines, order.shippingCost ?? 0)
  const title = nameIn(language, row.titles.en, row.titles)
  return { coupon: { code: row.code, title, type: row.type, ...effect }, couponProblem: null }
}

/** What an order keeps of its coupon. */
export const toOrderCoupon = ({ row }: FoundCoupon, { shippingSaved }: AppliedCoupon): OrderCoupon => ({
  code: row.code,
  titles: row.titles,
  type: row.type,
  value: row.value,
  goodsSkuIds: row.goodsSkuIds,
  shippingSaved,
})

/**
 * What the coupon of an order takes off lines that are seen at other prices than they are stored: for a sub-account it follows from the
 * lines alone, so that the company's price cannot be found by division (ACC-016).
 */
export const discountOn = (coupon: OrderCoupon | null, lines: readonly CouponLine[]): number =>
  coupon ? couponEffect(coupon, lines, 0).discount : 0

/** The coupon of an order as its reader sees it. */
export const toAppliedCoupon = (coupon: OrderCoupon, discount: number, language: Spoken): AppliedCoupon => ({
  code: coupon.code,
  title: nameIn(language, coupon.titles.en, coupon.titles),
  type: coupon.type,
  discount,
  shippingSaved: coupon.shippingSaved,
})
