/** What the kits among some articles are packed of. */
import { asc, eq } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { brands, kitParts, skus } from '../db/schema'
import type { ContentPart } from './article-text'

/** By SKU id of the kit; what is no kit is not in it. */
export type KitContents = ReadonlyMap<number, readonly ContentPart[]>

export async function readKitContents(db: Database, skuIds: readonly number[]): Promise<KitContents> {
  const rows = await db
    .select({
      ...{ kitSku: kitParts.kitSku, pieces: kitParts.pieces, number: skus.number, oemCode: skus.oemCode },
      brandName: brands.brandName,
    })
    .from(kitParts)
    .innerJoin(skus, eq(skus.goodsSkuId, kitParts.partSku))
    .innerJoin(brands, eq(brands.brandId, skus.brandId))
    .where(isOneOf(kitParts.kitSku, intArray([...skuIds])))
    .orderBy(asc(kitParts.kitSku), asc(skus.number))
  const kits = new Map<number, ContentPart[]>()
  for (const { kitSku, ...part } of rows) kits.set(kitSku, [...(kits.get(kitSku) ?? []), part])
  return kits
}
