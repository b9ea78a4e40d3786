/** What a part is called when it is ordered: an order line keeps it when the part changes. */
import type { Language } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { brands, type orderLines, skus } from '../db/schema'
import { FALLBACK_LANGUAGE } from '../http/language'

export type LineSnapshot = Pick<
  typeof orderLines.$inferSelect,
  'number' | 'oemCode' | 'names' | 'brandName' | 'classId' | 'colour'
>

/** By SKU id. */
export async function readSnapshots(db: Database, ids: readonly number[]): Promise<Map<number, LineSnapshot>> {
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
  return new Map(
    rows.map(({ goodsSkuId, name, others, ...row }) => [
      goodsSkuId,
      { ...row, names: { [FALLBACK_LANGUAGE]: name, ...others } },
    ]),
  )
}

export const lineName = ({ names }: Pick<LineSnapshot, 'names'>, language: Language): string =>
  names[language] ?? names[FALLBACK_LANGUAGE] ?? ''
