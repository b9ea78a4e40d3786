import { defineElement } from '../element/define-element'
import badgeCss from '../primitives/badge.css?inline'
import busyCss from '../primitives/busy.css?inline'
import buttonCss from '../primitives/button.css?inline'
import feedbackCss from '../primitives/feedback.css?inline'
import fieldCss from '../primitives/field.css?inline'
import pagerCss from '../primitives/pager.css?inline'
import segmentedCss from '../primitives/segmented.css?inline'
import statusCss from '../primitives/status.css?inline'
import tableCss from '../primitives/table.css?inline'
import { CouponList } from './coupon-list'
import couponListCss from './coupon-list.css?inline'

/** `<cw-coupons>`: the coupons of the company, in the EU. */
export const element = defineElement({
  tag: 'cw-coupons',
  component: CouponList,
  css: [
    buttonCss,
    segmentedCss,
    statusCss,
    badgeCss,
    fieldCss,
    feedbackCss,
    busyCss,
    pagerCss,
    tableCss,
    couponListCss,
  ],
})
