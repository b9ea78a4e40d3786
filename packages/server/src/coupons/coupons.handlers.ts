/** Coupons (API-090, API-091). There are none in the US: every call answers as if it did not exist (CPN-001). */
import { COUPON_CODE } from '@cartwright/core/contract'
import { requestContextOf } from '../catalogue/request-context'
import { ApiError, notFound } from '../http/api-error'
import type { Deps, Handlers } from '../http/handler'
import { draftOrder } from '../orders/order-confirmation'
import { couponMessage } from './coupon-of-order'
import { assertMayGuess } from './guesses'
import { listCoupons } from './list-coupons'

export const couponsHandlers: Handlers<'coupons.list' | 'coupons.check'> = {
  'coupons.list': ({ caller, query, language }, deps) => {
    assertEu(deps)
    return listCoupons(requestContextOf(caller, deps, language), query)
  },
  'coupons.check': async ({ caller, body: { code, ...order }, language }, deps) => {
    assertEu(deps)
    const scope = requestContextOf(caller, deps, language)
    await assertMayGuess(scope, code)
    const { confirmation } = await draftOrder(scope, { ...order, couponCode: code }, { lock: false })
    if (confirmation.coupon) return confirmation.coupon
    const why = confirmation.couponProblem?.code ?? COUPON_CODE.EMPTY
    throw new ApiError(why, couponMessage(why))
  },
}

function assertEu({ region }: Deps): void {
  if (region !== 'EU') throw notFound('This page')
}
