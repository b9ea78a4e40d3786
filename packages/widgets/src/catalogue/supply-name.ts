import type { Supply } from '@cartwright/core/contract'
import { useShop } from '../provider/shop-provider'
import { useT } from '../provider/use-t'
import { productListTexts } from './product-list.texts'

/** Where pieces can come from, the quickest first. */
export const SUPPLIES = ['stock', 'otherStock', 'inTransit'] as const satisfies readonly Supply[]

/** Names where pieces come from. */
export function useSupplyName(): (supply: Supply) => string {
  const { catalogue } = useShop()
  const t = useT(productListTexts)
  const warehouse = catalogue.ownWarehouse()
  return supply => {
    if (supply === 'stock') return warehouse ? t('inStockAt', { warehouse }) : t('inStock')
    return supply === 'otherStock' ? t('inOtherWarehouse') : t('arriving')
  }
}
