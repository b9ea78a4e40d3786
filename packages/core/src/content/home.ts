/** What the home page shows: tiles and floors of the server, and how many parts there are. */
import { createStore } from 'zustand/vanilla'
import type { CallResult, HomeFloor, Subject } from '../contract'
import * as catalogueCalls from '../contract/catalogue'
import * as contentCalls from '../contract/content'
import type { Shop } from '../shop.types'
import type { WithStore } from '../with-store'

export interface HomeState {
  /** `failed` when nothing could be read; with a part of it the page is `ready`. */
  status: 'loading' | 'ready' | 'failed'
  /** The large pictures, in their order; empty where they could not be read. */
  banners: readonly Subject[]
  /** Tiles of brands, likewise. */
  brandSubjects: readonly Subject[]
  /** Tiles of campaigns, likewise. */
  activitySubjects: readonly Subject[]
  /** Rows of parts, likewise. */
  floors: readonly HomeFloor[]
  /** Parts in all, by brand and by class. */
  counts: CallResult<'catalogue.stat'> | undefined
}

export interface Home extends WithStore<HomeState> {
  /** Reads everything in the language of the moment; what fails stays empty, the rest is shown. */
  load(): Promise<void>
}

/** @source API-029 to API-031, API-038, API-050, RT-001 */
export function createHome(shop: Pick<Shop, 'client' | 'i18n' | 'sites'>): Home {
  const store = createStore<HomeState>(() => ({
    status: 'loading',
    banners: [],
    brandSubjects: [],
    activitySubjects: [],
    floors: [],
    counts: undefined,
  }))
  let latest = 0

  async function load(): Promise<void> {
    const turn = ++latest
    const query = { language: shop.i18n.store.getState().language, orgId: shop.sites.store.getState().orgId }
    const quiet = { silent: true }
    const [banners, brandSubjects, activitySubjects, floors, counts] = await Promise.allSettled([
      shop.client.call(contentCalls.banners, { query }, quiet),
      shop.client.call(contentCalls.brandSubjects, { query }, quiet),
      shop.client.call(contentCalls.activitySubjects, { query }, quiet),
      shop.client.call(contentCalls.homeFloors, { query }, quiet),
      shop.client.call(catalogueCalls.stat, { query: {} }, quiet),
    ])
    // An answer in the language of before must not overtake.
    if (turn !== latest) return
    const all = [banners, brandSubjects, activitySubjects, floors, counts]
    store.setState({
      status: all.every(part => part.status === 'rejected') ? 'failed' : 'ready',
      banners: orNone(banners),
      brandSubjects: orNone(brandSubjects),
      activitySubjects: orNone(activitySubjects),
      floors: orNone(floors),
      counts: counts.status === 'fulfilled' ? counts.value : undefined,
    })
  }

  return { store, load }
}

/** What failed stays empty. */
const orNone = <T>(part: PromiseSettledResult<readonly T[]>): readonly T[] =>
  part.status === 'fulfilled' ? part.value : []
