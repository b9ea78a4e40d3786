/** Whether a coupon counts for an order, and what it takes off. Asked by the check, by the confirmation and when the order is placed. */
import { CODE, COUPON_CODE, type CouponStatus, type CouponType } from '@cartwright/core/contract'
import { percent, sum } from '@cartwright/core/rules'

/** What a coupon does. */
export interface CouponValue {
  type: CouponType
  /** An amount for `voucher`, percent for `discount`. */
  value: number
  /** Parts that it is for; empty for all. */
  goodsSkuIds: readonly number[]
}

/** When, for whom and how often it holds. */
export interface CouponTerms extends CouponValue {
  isDisabled: boolean
  /** First and last day, `yyyy-MM-dd`; the last one counts entirely. */
  from: string
  to: string | null
  /** By all companies together, null without a limit. */
  uses: number | null
  used: number
  usesOfCompany: number
  usedByCompany: number
  initialAmount: number
  currency: string
  /** Order types that it is for; empty for all. */
  orderTypes: readonly string[]
}

export interface CouponLine {
  goodsSkuId: number
  discountPrice: number | null
  price: number
}

export interface CouponOrder {
  lines: readonly CouponLine[]
  orderType: string
  currency: string
  /** Null as long as no ship via is chosen. */
  shippingCost: number | null
}

/**
 * The code of the answer for a coupon that does not count, undefined for one that does: the first that applies.
 * @param code as it was typed
 * @param coupon undefined when there is none with that code for the company
 * @param today at the site, `yyyy-MM-dd`
 * @source ERR-017 to ERR-024, VAL-039, CPN-005 to CPN-007
 */
export function couponProblem(
  code: string,
  coupon: CouponTerms | undefined,
  order: CouponOrder,
  today: string,
): number | undefined {
  if (code.trim() === '') return COUPON_CODE.EMPTY
  if (!coupon) return COUPON_CODE.NOT_FOUND
  if (coupon.isDisabled || today < coupon.from) return COUPON_CODE.NOT_STARTED
  if (isOver(coupon, today) || coupon.usedByCompany >= coupon.usesOfCompany) return COUPON_CODE.USED_OR_EXPIRED
  if (isUsedUp(coupon)) return COUPON_CODE.USED_UP
  if (coupon.type === 'freeShipping' && order.shippingCost === null) return CODE.REFUSED
  const eligible = eligibleLines(coupon, order.lines)
  if (eligible.length === 0) return COUPON_CODE.WRONG_PRODUCTS
  if (coupon.type === 'discount' && order.lines.some(line => line.discountPrice !== null)) {
    return COUPON_CODE.DISCOUNTED_ITEMS
  }
  const isFor = coupon.orderTypes.length === 0 || coupon.orderTypes.includes(order.orderType)
  const isEnough = sum(eligible.map(line => line.price)) >= coupon.initialAmount
  if (!isFor || !isEnough || coupon.currency !== order.currency) return COUPON_CODE.WRONG_CONDITION
  return undefined
}

/**
 * What a coupon that counts takes off, at the prices of the lines; never more than the articles come to.
 * @source CPN-005, CPN-006, CPN-007
 */
export function couponEffect(
  coupon: CouponValue,
  lines: readonly CouponLine[],
  shippingCost: number,
): { discount: number; shippingSaved: number } {
  if (coupon.type === 'freeShipping') return { discount: 0, shippingSaved: shippingCost }
  const eligible = sum(eligibleLines(coupon, lines).map(line => line.price))
  const discount = coupon.type === 'voucher' ? Math.min(coupon.value, eligible) : percent(eligible, coupon.value)
  return { discount, shippingSaved: 0 }
}

type Usage = Pick<CouponTerms, 'isDisabled' | 'to' | 'uses' | 'used' | 'usesOfCompany' | 'usedByCompany'>

/** How often the company may still use it. */
export const couponUsesLeft = ({ uses, used, usesOfCompany, usedByCompany }: Usage): number =>
  Math.max(0, Math.min(usesOfCompany - usedByCompany, uses === null ? Number.POSITIVE_INFINITY : uses - used))

/**
 * Where a coupon stands for a company. One that others have used up, or that was disabled, is over as well.
 * @source CPN-004
 */
export function couponStatus(coupon: Usage, today: string): CouponStatus {
  if (coupon.usedByCompany >= coupon.usesOfCompany) return 'used'
  return coupon.isDisabled || isOver(coupon, today) || isUsedUp(coupon) ? 'expired' : 'toBeUsed'
}

const isOver = ({ to }: Pick<Usage, 'to'>, today: string) => to !== null && today > to
const isUsedUp = ({ uses, used }: Pick<Usage, 'uses' | 'used'>) => uses !== null && used >= uses
const eligibleLines = ({ goodsSkuIds }: CouponValue, lines: readonly CouponLine[]) =>
  goodsSkuIds.length === 0 ? lines : lines.filter(line => goodsSkuIds.includes(line.goodsSkuId))
