/** The page of one part. What stands around it may be missing without harm. */
import { createStore } from 'zustand/vanilla'
import type { SkuDetails } from '../contract'
import * as catalogueCalls from '../contract/catalogue'
import { isShopError, type ShopError } from '../errors/shop-error'
import { catalogueContextOf, onContextChange, sessionSettled } from '../listing/catalogue-context'
import type { Shop } from '../shop.types'
import type { PartPage, PartPageState } from './catalogue.types'

/** @source API-051 to API-054, CAT-010 */
export function createPartPage(
  shop: Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>,
  goodsSkuId: number,
): PartPage {
  const { client, session } = shop
  const store = createStore<PartPageState>(() => ({
    status: 'loading',
    error: undefined,
    part: undefined,
    images: [],
    attributes: [],
    related: undefined,
  }))
  let asking = new AbortController()

  async function load(): Promise<void> {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    if (store.getState().status !== 'ready') store.setState(store.getInitialState())
    await sessionSettled(session, signal)
    if (signal.aborted) return
    try {
      const options = { signal, silent: true }
      const part = await client.call(
        catalogueCalls.sku,
        { params: { id: goodsSkuId }, query: catalogueContextOf(shop) },
        options,
      )
      if (signal.aborted) return
      store.setState({ status: 'ready', error: undefined, part })
      await loadAround(part, signal)
    } catch (error) {
      if (signal.aborted) return
      const isMissing = isShopError(error, 'not-found') || isShopError(error, 'invalid')
      store.setState({
        ...store.getInitialState(),
        status: isMissing ? 'missing' : 'failed',
        error: error as ShopError,
      })
    }
  }

  async function loadAround({ number, classId }: SkuDetails, signal: AbortSignal): Promise<void> {
    const options = { signal, silent: true }
    const { orgId } = catalogueContextOf(shop)
    const attributes = { classId, goodsSkuId, isDetails: 1, orgId }
    const show = (change: Partial<PartPageState>) => {
      if (!signal.aborted) store.setState(change)
    }
    await Promise.allSettled([
      client.call(catalogueCalls.images, { query: { number } }, options).then(images => show({ images })),
      client
        .call(catalogueCalls.classAttributes, { query: attributes }, options)
        .then(answer => show({ attributes: answer })),
      client.call(catalogueCalls.related, { query: { number } }, options).then(
        related => show({ related }),
        () => show({ related: store.getState().related ?? [] }),
      ),
    ])
  }

  const stopWatching = onContextChange(shop, () => void load())
  void load()

  return {
    store,
    reload: () => void load(),
    destroy: () => {
      asking.abort()
      stopWatching()
    },
  }
}
