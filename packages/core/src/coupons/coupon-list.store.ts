/** The coupons of the company, by where they stand, page by page. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { onContextChange } from '../catalogue/catalogue-context'
import type { Coupon, CouponStatus } from '../contract'
import * as couponsCalls from '../contract/coupons'
import type { ShopError } from '../errors/shop-error'
import { PAGE_SIZE } from '../limits'
import { createLatestRead } from '../listing/latest-read'
import type { Shop } from '../shop.types'

export interface CouponListState {
  /** Which coupons are shown (CPN-004). */
  filter: CouponStatus
  status: 'loading' | 'ready' | 'failed'
  error: ShopError | undefined
  rows: readonly Coupon[]
  /** Of all pages. */
  total: number
  /** From 1. */
  page: number
}

export interface CouponList {
  store: StoreApi<CouponListState>
  show(filter: CouponStatus): void
  turn(page: number): void
  reload(): void
  destroy(): void
}

/**
 * Reads its first page at once, in the EU: elsewhere there are no coupons (CPN-001).
 * @source CPN-002, CPN-004, API-090
 */
export function createCouponList(shop: Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>): CouponList {
  const { client, session, sites } = shop
  const store = createStore<CouponListState>(() => ({
    filter: 'toBeUsed',
    status: 'loading',
    error: undefined,
    rows: [],
    total: 0,
    page: 1,
  }))
  const latest = createLatestRead(session)

  async function load(): Promise<void> {
    store.setState({ status: 'loading', error: undefined })
    const signal = await latest.start()
    if (signal.aborted || !session.store.getState().isSignedIn || sites.store.getState().region !== 'EU') return
    const { filter, page } = store.getState()
    const query = { status: filter, pageNum: page, pageSize: PAGE_SIZE }
    try {
      const { rows, total } = await client.call(couponsCalls.list, { query }, { signal, silent: true })
      if (!signal.aborted) store.setState({ status: 'ready', rows, total })
    } catch (error) {
      if (!signal.aborted) store.setState({ status: 'failed', error: error as ShopError, rows: [], total: 0 })
    }
  }

  const change = (change: Partial<CouponListState>) => {
    store.setState(change)
    void load()
  }
  const stops = [
    onContextChange(shop, () => change({ rows: [], total: 0, page: 1 })),
    sites.store.subscribe((now, before) => {
      if (now.region !== before.region) void load()
    }),
  ]
  void load()

  return {
    store,
    show: filter => change({ filter, page: 1, rows: [], total: 0 }),
    turn: page => change({ page }),
    reload: () => void load(),
    destroy: () => {
      latest.stop()
      for (const stop of stops) stop()
    },
  }
}
