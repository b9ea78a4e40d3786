/** What is known of the catalogue without a list or a page of one's own. */
import { defineFeature, type Kernel } from '../feature'
import { partPath } from '../routing/part-path'
import type { Catalogue } from './catalogue.types'
import { ownWarehouseOf } from './own-warehouse'
import { createSkuFacts } from './sku-facts'

/** The catalogue of a shop. */
export const catalogueOf = defineFeature(createCatalogue)

function createCatalogue({ client, session, sites }: Kernel): Catalogue {
  const ownWarehouse = () => ownWarehouseOf({ session, sites })
  return {
    ownWarehouse,
    partPath: goodsSkuId => partPath({ sites }, goodsSkuId),
    ...createSkuFacts({ client, session, sites, ownWarehouse }),
  }
}
