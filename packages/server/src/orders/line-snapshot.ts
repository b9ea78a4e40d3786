/** What a part is called when it is ordered, and what a kit is packed of: an order line keeps both when the part changes. */
import { and, asc, eq } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import {
  brands,
  kitParts,
  type OrderedKitPart,
  type orderLines,
  prices,
  type SnapshotKitPart,
  skus,
} from '../db/schema'
import { FALLBACK_LANGUAGE, type Spoken } from '../texts/language'

export type LineSnapshot = Pick<
  typeof orderLines.$inferSelect,
  'number' | 'oemCode' | 'names' | 'brandName' | 'classId' | 'colour' | 'kit'
>

/** By SKU id. @param priceListId of the company, for the parts of kits */
export async function readSnapshots(
  db: Database,
  ids: readonly number[],
  priceListId: number,
): Promise<Map<number, LineSnapshot>> {
  const rows = await db
    .select({
      goodsSkuId: skus.goodsSkuId,
      number: skus.number,
      oemCode: skus.oemCode,
      name: skus.name,
      others: skus.names,
      brandName: brands.brandName,
      classId: skus.classId,
      colour: skus.colour,
    })
    .from(skus)
    .innerJoin(brands, eq(brands.brandId, skus.brandId))
    .where(isOneOf(skus.goodsSkuId, intArray(ids)))
  const kits = await readKits(db, ids, priceListId)
  return new Map(
    rows.map(({ goodsSkuId, name, others, ...row }) => [
      goodsSkuId,
      { ...row, names: namesOf(name, others), kit: kits.get(goodsSkuId) ?? [] },
    ]),
  )
}

/** By SKU id of the kit; what is no kit is not in it. */
async function readKits(
  db: Database,
  ids: readonly number[],
  priceListId: number,
): Promise<Map<number, OrderedKitPart[]>> {
  const rows = await db
    .select({
      kitSku: kitParts.kitSku,
      pieces: kitParts.pieces,
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
    .where(isOneOf(kitParts.kitSku, intArray(ids)))
    .orderBy(asc(kitParts.kitSku), asc(skus.number))
  const kits = new Map<number, OrderedKitPart[]>()
  for (const { kitSku, pieces, price, part, brandName } of rows) {
    const { goodsSkuId, number, oemCode, productBarcode: barcode } = part
    const packed = {
      goodsSkuId,
      number,
      oemCode,
      barcode,
      brandName,
      pieces,
      weight: price ?? 0,
      names: namesOf(part.name, part.names),
    }
    kits.set(kitSku, [...(kits.get(kitSku) ?? []), packed])
  }
  return kits
}

const namesOf = (name: string, others: Readonly<Record<string, string>>) => ({ [FALLBACK_LANGUAGE]: name, ...others })

export const lineName = ({ names }: Pick<LineSnapshot, 'names'>, language: Spoken): string =>
  names[language] ?? names[FALLBACK_LANGUAGE] ?? ''

/** What a kit is packed of, as its reader reads it. */
export const kitIn = (kit: readonly OrderedKitPart[], language: Spoken): SnapshotKitPart[] =>
  kit.map(({ names, ...part }) => ({ ...part, name: lineName({ names }, language) }))
