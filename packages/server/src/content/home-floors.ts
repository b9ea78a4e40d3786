/** Rows of the home page with parts to look at. */
import type { HomeFloor, Sku } from '@cartwright/core/contract'
import { viewerOf } from '../catalogue/pricing'
import { findSoldSkus } from '../catalogue/sku-view'
import type { Deps, Principal } from '../http/handler'
import type { Spoken } from '../texts/language'
import type { Content } from './contents'

type FloorPart = HomeFloor['goods'][number]

/**
 * Fills floors with their parts, in the order they are named; parts that are no longer sold are left out.
 * @source API-031, PERM-018
 */
export async function fillFloors(
  floors: readonly Content[],
  caller: Principal | null,
  deps: Deps,
  language: Spoken,
): Promise<HomeFloor[]> {
  const parts = await findSoldSkus(deps, caller, floors.flatMap(numbersOf), language)
  const seen = (part: Sku): FloorPart => (viewerOf(caller) === 'visitor' ? forVisitors(part) : part)
  return floors.map(floor => ({
    id: floor.contentId,
    title: floor.title,
    link: floor.link,
    goods: numbersOf(floor).flatMap(number => {
      const part = parts.get(number)
      return part ? [seen(part)] : []
    }),
  }))
}

/** What their tiles show, and nothing that is empty for them. */
const forVisitors = (part: Sku): FloorPart => {
  const { goodsSkuId, number, oemCode, name, brandName, image, colour, pageYield } = part
  return { goodsSkuId, number, oemCode, name, brandName, image, colour, pageYield }
}

function numbersOf({ extra }: Content): string[] {
  const { numbers } = extra
  return Array.isArray(numbers) ? numbers.map(String) : []
}
