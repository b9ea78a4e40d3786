/** Words of the notification about a new coupon. */
import type { Texts } from '@cartwright/core/texts'

export const couponNoticeTexts = {
  namespace: 'coupon-notice',
  english: {
    title: 'A coupon for you: {{title}}',
    code: 'Enter the code {{code}} when you confirm an order.',
    open: 'Coupons',
  },
} as const satisfies Texts
