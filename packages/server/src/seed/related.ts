/** Which parts are bought together: other colours and the drum for the same printers. */
import type { InferInsertModel } from 'drizzle-orm'
import type { relatedSkus } from '../db/schema'
import type { SeedCatalogue, SeedSku } from './catalogue'
import { groupBy } from './group-by'

const RELATED_MAX = 8
const DRUM = 105
const LABEL = 109

export function relateParts(
  parts: readonly SeedSku[],
  fits: SeedCatalogue['skuModels'],
): InferInsertModel<typeof relatedSkus>[] {
  const byId = new Map(parts.map(part => [part.goodsSkuId, part]))
  const partsOf = groupBy(fits, ({ modelId }) => modelId)
  const modelsOf = groupBy(fits, ({ goodsSkuId }) => goodsSkuId)
  return parts.flatMap(part => {
    const shared = new Map<number, number>()
    for (const { modelId } of modelsOf.get(part.goodsSkuId) ?? []) {
      for (const { goodsSkuId } of partsOf.get(modelId) ?? []) {
        shared.set(goodsSkuId, (shared.get(goodsSkuId) ?? 0) + 1)
      }
    }
    return [...shared]
      .flatMap(([id, printers]) => {
        const other = byId.get(id)
        return other && isGoodCompany(part, other) ? [{ other, score: closeness(part, other, printers) }] : []
      })
      .sort((a, b) => b.score - a.score || a.other.goodsSkuId - b.other.goodsSkuId)
      .slice(0, RELATED_MAX)
      .map(({ other }, position) => ({ goodsSkuId: part.goodsSkuId, relatedId: other.goodsSkuId, position }))
  })
}

const isGoodCompany = (part: SeedSku, other: SeedSku): boolean =>
  other.goodsSkuId !== part.goodsSkuId && !other.disabled && (other.market === 'ALL' || other.market === part.market)

/** The drum and the other colours of the same yield come first, then the same thing in another size. */
function closeness(part: SeedSku, other: SeedSku, printers: number): number {
  const overlap = printers / Math.max(1, part.printerCount ?? 1, other.printerCount ?? 1)
  if (part.classId === LABEL) return overlap + (part.tapeWidthMm === other.tapeWidthMm ? 1 : 0)
  const isDrumAndToner = (part.classId === DRUM) !== (other.classId === DRUM)
  const isOtherColour = part.colour !== other.colour
  const yields = [part.pageYield ?? 1, other.pageYield ?? 1]
  const sameYield = Math.min(...yields) / Math.max(...yields)
  return overlap + (isDrumAndToner ? 1.5 : 0) + (isOtherColour && !isDrumAndToner ? 1 : 0) + sameYield / 2
}
