/** Coupons (API-090). There are none in the US: every call answers as if it did not exist (CPN-001). */
import { requestContextOf } from '../catalogue/request-context'
import { notFound } from '../http/api-error'
import type { Deps, Handlers } from '../http/handler'
import { listCoupons } from './list-coupons'

export const couponsHandlers: Handlers<'coupons.list'> = {
  'coupons.list': ({ caller, query, language }, deps) => {
    assertHasCoupons(deps)
    return listCoupons(requestContextOf(caller, deps, language), query)
  },
}

/** @throws ApiError `NOT_FOUND` in the US */
export function assertHasCoupons({ region }: Pick<Deps, 'region'>): void {
  if (region !== 'EU') throw notFound('This page')
}
