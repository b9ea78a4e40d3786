import type { CartAdd, Sku } from '@cartwright/core/contract'

/** Cart line of a part. */
export const cartLine = (part: Pick<Sku, 'number' | 'custNumber' | 'goodsSkuId'>, qty: number): CartAdd => ({
  number: part.number,
  custNumber: part.custNumber,
  goodsSkuId: part.goodsSkuId,
  qty,
})
