/** What kits are packed of, as an invoice keeps it. */
import type { Language } from '@cartwright/core/contract'
import { and, asc, eq } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { brands, kitParts, prices, type SnapshotKitPart, skus } from '../db/schema'
import { nameIn } from '../http/language'

interface Wanted {
  /** Of the company. */
  priceListId: number
  language: Language
  kitSkus: readonly number[]
}

/** By SKU id of the kit, with their list prices. */
export async function readKits(
  tx: Database,
  { priceListId, language, kitSkus }: Wanted,
): Promise<Map<number, { kit: SnapshotKitPart[] }>> {
  const rows = await tx
    .select({
      ...{ kitSku: kitParts.kitSku, pieces: kitParts.pieces },
      price: prices.price,
      part: skus,
      brandName: brands.brandName,
    })
    .from(kitParts)
    .innerJoin(skus, eq(skus.goodsSkuId, kitParts.partSku))
    .innerJoin(brands, eq(brands.brandId, skus.brandId))
    .leftJoin(
      prices,
      and(eq(prices.goodsSkuId, kitParts.partSku), eq(prices.priceListId, priceListId), eq(prices.minQty, 1)),
    )
    .where(isOneOf(kitParts.kitSku, intArray([...kitSkus])))
    .orderBy(asc(kitParts.kitSku), asc(skus.number))
  const kits = new Map<number, { kit: SnapshotKitPart[] }>()
  for (const { kitSku, pieces, price, part, brandName } of rows) {
    const { goodsSkuId, number, oemCode, productBarcode: barcode } = part
    const known = kits.get(kitSku) ?? { kit: [] }
    known.kit.push({
      ...{ goodsSkuId, number, oemCode, barcode, brandName, pieces, weight: price ?? 0 },
      name: nameIn(language, part.name, part.names),
    })
    kits.set(kitSku, known)
  }
  return kits
}
