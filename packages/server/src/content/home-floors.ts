/** Rows of the home page with parts to look at. */
import type { HomeFloor } from '@cartwright/core/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Caller, Deps } from '../app/handler'
import { type Language, nameIn } from '../app/language'
import { imagePath } from '../catalogue/image-path'
import { findSkus } from '../catalogue/sku-view'
import { brands, skus } from '../db/schema'
import type { Content } from './contents'

type FloorPart = HomeFloor['goods'][number]

/**
 * Fills floors with their parts, in the order they are named; parts that are no longer sold are left out.
 * @source API-031, PERM-018
 */
export async function fillFloors(
  floors: readonly Content[],
  caller: Caller | null,
  { db, region, clock }: Deps,
  language: Language,
): Promise<HomeFloor[]> {
  const numbers = [...new Set(floors.flatMap(numbersOf))]
  const rows = numbers.length === 0 ? [] : await findParts(numbers)
  const parts = new Map(rows.map(part => [part.number, part]))
  return floors.map(floor => ({
    id: floor.contentId,
    title: floor.title,
    link: floor.link,
    goods: numbersOf(floor).flatMap(number => parts.get(number) ?? []),
  }))

  async function findParts(wanted: string[]): Promise<FloorPart[]> {
    const found = await db
      .select()
      .from(skus)
      .innerJoin(brands, eq(brands.brandId, skus.brandId))
      .where(and(inArray(skus.number, wanted), inArray(skus.market, ['ALL', region]), eq(skus.disabled, false)))
    if (caller) {
      const ids = found.map(({ skus: part }) => part.goodsSkuId)
      return [...(await findSkus(db, caller, ids, clock(), language)).values()]
    }
    return found.map(({ skus: part, brands: { brandName } }) => {
      const { goodsSkuId, number, oemCode, colour, pageYield } = part
      const name = nameIn(language, part.name, part.names)
      return { goodsSkuId, number, oemCode, name, brandName, image: imagePath(part), colour, pageYield }
    })
  }
}

function numbersOf({ extra }: Content): string[] {
  const { numbers } = extra
  return Array.isArray(numbers) ? numbers.map(String) : []
}
