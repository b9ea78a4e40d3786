/** Coupons. The specification does not show these calls; their paths are ours (ledger API-090, API-091). */
import * as v from 'valibot'
import type { Call } from './call'
import { couponCode, orderFields } from './order-fields'
import type { Policy } from './policy'
import { listPage } from './schema'
import { serverOnly } from './server-only'
import { amount, day, listOf, nullable, number, object, oneOf, type Read, string } from './shape'

/** A fixed amount off, a percentage off, or no shipping cost (CPN-005 to CPN-007). */
export const COUPON_TYPES = ['voucher', 'discount', 'freeShipping'] as const
export const couponTypeShape = oneOf(COUPON_TYPES)

/** Where a coupon stands for the company, in the order of the filters (CPN-004). */
export const COUPON_STATUSES = ['toBeUsed', 'used', 'expired'] as const

/** Why a coupon does not apply: the `code` of the answer (ERR-017 to ERR-024). */
export const COUPON_CODE = {
  NOT_FOUND: 20000,
  EMPTY: 20001,
  USED_UP: 20002,
  NOT_STARTED: 20003,
  USED_OR_EXPIRED: 20004,
  DISCOUNTED_ITEMS: 20005,
  WRONG_PRODUCTS: 20006,
  WRONG_CONDITION: 20007,
} as const

/** A coupon that the company may use, or might have used. */
export const couponShape = object({
  /** What a buyer enters. */
  code: string,
  /** Name in the language of the request. */
  title: string,
  /** `voucher`: an amount off. `discount`: a percentage off. `freeShipping`: no shipping cost. */
  type: couponTypeShape,
  /** What it takes off: an amount for `voucher`, percent for `discount`, 0 for `freeShipping`. */
  value: number,
  /** Net value of the articles from which on it applies. */
  initialAmount: amount,
  /** ISO 4217 code of its amounts. */
  currency: string,
  /** When it counts, in days of the site. */
  effectiveDate: object({
    /** First day on which it counts. */
    from: day,
    /** Last day on which it counts; null for a coupon without an end. */
    to: nullable(day),
  }),
  /** How often the company may use it. */
  uses: number,
  /** How often the company may use it still. */
  usesLeft: number,
  /** Whether the company can use it, has used it, or is too late. */
  status: oneOf(COUPON_STATUSES),
  /** Numbers of the articles that it is for; empty for all. */
  numbers: listOf(string),
})

/** A coupon as it counts for an order. */
export const appliedCouponShape = object({
  /** The code as the coupon is written. */
  code: string,
  /** Name in the language of the request. */
  title: string,
  /** What it takes off. */
  type: couponTypeShape,
  /** Taken off the articles, net. */
  discount: amount,
  /** Shipping cost that is left out, net. */
  shippingSaved: amount,
})

/** Coupons of the own company, those that end first before the others. EU only. */
export const list = {
  name: 'coupons.list',
  id: 'API-090',
  method: 'GET',
  path: '/clientsystem/coupon/list',
  answer: 'rows',
  added: true,
  result: couponShape,
} as const satisfies Call
export const listInput = serverOnly(() => ({
  query: v.strictObject({
    ...listPage,
    /** Only coupons that stand like this; without it all. */
    status: v.optional(v.picklist(COUPON_STATUSES)),
  }),
}))
export const listPolicy = { access: 'confirmed', right: 'order' } as const satisfies Policy

/** What a coupon does to an order, or one of `COUPON_CODE` as the code of the answer. Nothing is used by it. EU only. */
export const check = {
  name: 'coupons.check',
  id: 'API-091',
  method: 'POST',
  path: '/clientsystem/coupon/check',
  answer: 'data',
  added: true,
  reads: true,
  result: appliedCouponShape,
} as const satisfies Call
/** The code, and the order that it is for. */
export const checkInput = serverOnly(() => ({
  body: v.object({
    ...orderFields,
    /** The code, as the buyer has entered it. */
    code: couponCode,
  }),
}))
export const checkPolicy = { access: 'confirmed', right: 'order', pace: 'guess' } as const satisfies Policy

export type Coupon = Read<typeof couponShape>
export type CouponType = Read<typeof couponTypeShape>
export type CouponStatus = Coupon['status']
export type AppliedCoupon = Read<typeof appliedCouponShape>
