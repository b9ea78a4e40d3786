/** Why a coupon does not count (ERR-017 to ERR-024, VAL-039). */
import type { Texts } from '@cartwright/core/texts'

export const couponRefusals = {
  namespace: 'coupon-refusals',
  english: {
    codeMissing: 'Coupon code cannot be null/empty',
    discountedItems: 'Discount coupons cannot be used with discounted items',
    notFound: 'Coupon not found',
    notStarted: 'Activity not started or coupon invalid',
    shipViaFirst: 'Please select a ship via first: a free shipping coupon needs one.',
    usedOrExpired: 'Coupon used or expired',
    usedUp: 'Coupons used up',
    wrongCondition: "Coupon can't be used under this condition",
    wrongProduct: "Coupon can't be used on this product",
  },
} as const satisfies Texts
