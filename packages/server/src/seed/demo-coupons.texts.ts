/** Titles of the coupons of the demo shop. */
import type { Texts } from '@cartwright/core/texts'

export const demoCouponsTexts = {
  namespace: 'demo-coupons',
  english: {
    welcomeVoucher: 'Welcome voucher',
    fivePercentOff: '5% off your order',
    freeShipping: 'Free shipping',
    forLabelCassettes: 'For label cassettes',
    thankYouForTenYears: 'Thank you for ten years',
    thankYouForYourOrder: 'Thank you for your order',
    forTheFirstOrder: 'For the first order',
    summerDiscount: 'Summer discount',
    nextMonthsDiscount: 'Next month’s discount',
    withdrawn: 'Withdrawn',
  },
} as const satisfies Texts
