import { catalogueOf } from '@cartwright/core'
import type { Supply } from '@cartwright/core/contract'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { productListTexts } from './product-list.texts'

/** Code of the warehouse of the buyer's site; it may become known after the first drawing. */
export function useOwnWarehouse(): string {
  const shop = useShop()
  const { sites } = shop
  const catalogue = catalogueOf(shop)
  return useStore(sites.store, () => catalogue.ownWarehouse())
}

/** Names where pieces come from. */
export function useSupplyName(): (supply: Supply) => string {
  const t = useTexts(productListTexts)
  const warehouse = useOwnWarehouse()
  return supply => {
    if (supply === 'stock') return warehouse ? t('inStockAt', { warehouse }) : t('inStock')
    return supply === 'otherStock' ? t('inOtherWarehouse') : t('arriving')
  }
}
