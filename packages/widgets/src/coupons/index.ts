export { CouponList } from './coupon-list'
