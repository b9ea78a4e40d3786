/** Checks a coupon with the order that it is meant for. */
import { COUPON_CODE } from '@cartwright/core/contract'
import { requestContextOf } from '../catalogue/request-context'
import { couponMessage } from '../coupons/coupon-of-order'
import { assertHasCoupons } from '../coupons/coupons.handlers'
import { assertMayGuess } from '../coupons/guesses'
import { ApiError } from '../http/api-error'
import type { Handlers } from '../http/handler'
import { draftOrder } from '../orders/order-confirmation'

/** @source API-091 */
export const couponCheckHandlers: Handlers<'coupons.check'> = {
  'coupons.check': async ({ caller, body: { code, ...order }, language }, deps) => {
    assertHasCoupons(deps)
    const scope = requestContextOf(caller, deps, language)
    await assertMayGuess(scope, code)
    const { confirmation } = await draftOrder(scope, { ...order, couponCode: code }, { lock: false })
    if (confirmation.coupon) return confirmation.coupon
    const why = confirmation.couponProblem?.code ?? COUPON_CODE.EMPTY
    throw new ApiError(why, couponMessage(why))
  },
}
