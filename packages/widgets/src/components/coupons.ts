/** `@cartwright/widgets/coupons`: the component of `<cw-coupons>` alone. Its css is `coupons.css`. */
import { CouponList as CouponListView } from '../coupons/coupon-list'
import { forHost } from '../provider/for-host'

export const CouponList = /* @__PURE__ */ forHost('cw-coupons', CouponListView)
