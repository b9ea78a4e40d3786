/** What is known of the catalogue without a list or a page of one's own. */
import { defineFeature, type Kernel } from '../feature'
import { partPath } from '../routing/part-path'
import type { Catalogue } from './catalogue.types'
import { createSkuFacts } from './sku-facts'

/** Warehouse of the EU, and of 'stock NL (72H)' (API-062). */
export const NL_WAREHOUSE = 'NL'

/** The catalogue of a shop. */
export const catalogueOf = defineFeature(createCatalogue)

function createCatalogue({ client, session, sites }: Kernel): Catalogue {
  /** Blank in the US (API-061), else the warehouse of the buyer's site. */
  function ownWarehouse(): string {
    const { region, sites: known } = sites.store.getState()
    if (region === 'US') return ''
    const orgId = session.store.getState().orgId ?? sites.store.getState().orgId
    return known.find(site => site.orgId === orgId)?.warehouse ?? NL_WAREHOUSE
  }

  return {
    ownWarehouse,
    partPath: goodsSkuId => partPath({ sites }, goodsSkuId),
    ...createSkuFacts({ client, session, sites, ownWarehouse }),
  }
}
