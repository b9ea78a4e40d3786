/** Facts about many parts by their numbers, one request for a whole list. */
import type { CallOptions } from '../client/client.types'
import * as catalogueCalls from '../contract/catalogue'
import type { Shop } from '../shop.types'
import type { Catalogue } from './catalogue.types'

export interface LookUpContext extends Pick<Shop, 'client' | 'session' | 'sites'> {
  /** Default address. */
  ownWarehouse: () => string
}

export type SkuFacts = Pick<
  Catalogue,
  'stockByNumber' | 'etaByNumber' | 'imagesByNumber' | 'attributesByNumber' | 'yieldsByNumber' | 'promotionsByNumber'
>

/** @param options of each of the calls */
export function createSkuFacts(
  { client, session, sites, ownWarehouse }: LookUpContext,
  options?: CallOptions,
): SkuFacts {
  const itemsOf = (numbers: readonly string[], warehouse = ownWarehouse()) =>
    numbers.map(number => ({ number, warehouse }))
  return {
    stockByNumber: (numbers, warehouse) =>
      client.call(catalogueCalls.inventory, { body: itemsOf(numbers, warehouse) }, options),
    etaByNumber: (numbers, warehouse) =>
      client.call(catalogueCalls.eta, { body: itemsOf(numbers, warehouse) }, options),
    imagesByNumber: numbers => client.call(catalogueCalls.imagesByNumbers, { body: [...numbers] }, options),
    attributesByNumber: numbers => client.call(catalogueCalls.attributesByNumbers, { body: [...numbers] }, options),
    yieldsByNumber: numbers => client.call(catalogueCalls.yields, { body: [...numbers] }, options),
    promotionsByNumber: numbers => {
      const { custnum, orgId } = session.store.getState()
      const asked = { numbers: [...numbers], custnum, orgId: orgId ?? sites.store.getState().orgId }
      return client.call(catalogueCalls.promotions, { body: asked }, options)
    },
  }
}
