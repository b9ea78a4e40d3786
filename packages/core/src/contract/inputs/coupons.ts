/** What the calls of `coupons` take. */
import * as v from 'valibot'
import { COUPON_STATUSES } from '../coupons'
import { couponCode, orderFields } from './orders'
import { type CallInputs, queryInteger, queryPageSize } from './schema'

export const inputs = {
  'coupons.list': {
    query: v.strictObject({
      pageNum: v.optional(queryInteger(1, 100_000)),
      pageSize: v.optional(queryPageSize),
      status: v.optional(v.picklist(COUPON_STATUSES)),
    }),
  },
  /** The code, and the order that it is for. */
  'coupons.check': { body: v.object({ ...orderFields, code: couponCode }) },
} satisfies Record<string, CallInputs>
