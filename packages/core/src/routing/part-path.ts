import type { Shop } from '../shop.types'

/** Path of the page of a part on the reader's site. @source RT-034 */
export const partPath = ({ sites }: Pick<Shop, 'sites'>, goodsSkuId: number): string =>
  `/pd/product?sku_id=${goodsSkuId}&org_id=${sites.store.getState().orgId}`
