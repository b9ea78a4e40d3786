import { defineElement } from '../element/define-element'
import { CouponList } from './coupon-list'

/** `<cw-coupons>`: the coupons of the company, in the EU. */
export const element = defineElement({
  tag: 'cw-coupons',
  component: CouponList,
  focus: 'control',
  states: ['loading', 'ready', 'empty', 'failed', 'signed-out', 'not-granted', 'busy'],
  parts: ['badge', 'button', 'empty', 'root', 'segmented'],
})
