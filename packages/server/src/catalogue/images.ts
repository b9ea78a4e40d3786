/** Pictures of parts (API-054 to API-056). */
import type { SkuImage } from '@cartwright/core/contract'
import { and } from 'drizzle-orm'
import { textArray } from '../db/rows'
import { skus } from '../db/schema'
import type { Deps } from '../http/handler'
import { imagePath } from './image-path'
import { isOneOf } from './is-one-of'
import { isSoldIn } from './sku-view'

/** All pictures of some parts; a part has one, drawn from its class and colour. Unknown numbers have none. */
export async function findImages(numbers: readonly string[], { db, region }: Deps): Promise<SkuImage[]> {
  const rows = await db
    .select()
    .from(skus)
    .where(and(isOneOf(skus.number, textArray(numbers)), isSoldIn(region)))
  return rows.map(row => ({ imageId: row.goodsSkuId, number: row.number, url: imagePath(row) }))
}
