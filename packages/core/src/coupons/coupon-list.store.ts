/** The coupons of the company, by where they stand, page by page. */
import type { Coupon, CouponStatus } from '../contract'
import * as couponsCalls from '../contract/coupons'
import { createPagedList, type PagedList, type PagedListState, type PageQuery } from '../listing/paged-list'
import type { Shop } from '../shop.types'

export interface CouponQuery extends PageQuery {
  /** Which coupons are shown; those to be used by default (CPN-004). */
  status?: CouponStatus | undefined
}

export type CouponListState = PagedListState<Coupon, CouponQuery>
export type CouponList = PagedList<Coupon, CouponQuery>

const NONE = { rows: [], total: 0 }

/**
 * Reads its first page at once, in the EU: elsewhere there are no coupons (CPN-001).
 * @source CPN-002, CPN-004, API-090
 */
export function createCouponList(shop: Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>): CouponList {
  const { client, session, sites } = shop
  const list = createPagedList<Coupon, CouponQuery>(shop, {
    query: {},
    defaults: { status: 'toBeUsed' },
    read: ({ status = 'toBeUsed', ...page }, options) =>
      session.store.getState().isSignedIn && sites.store.getState().region === 'EU'
        ? client.call(couponsCalls.list, { query: { status, ...page } }, options)
        : Promise.resolve(NONE),
  })
  const stopWatching = sites.store.subscribe((now, before) => {
    if (now.region !== before.region) list.reload()
  })
  return {
    ...list,
    destroy: () => {
      stopWatching()
      list.destroy()
    },
  }
}
