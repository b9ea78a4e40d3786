/** What kits of the demo catalogue are packed of. */
import type { InferInsertModel } from 'drizzle-orm'
import type { kitParts } from '../db/schema'
import type { SeedSku } from './catalogue'
import { readKitFacts } from './facts'

export function makeKitParts(parts: readonly SeedSku[]): InferInsertModel<typeof kitParts>[] {
  const ids = new Map(parts.map(({ fact, goodsSkuId }) => [`${fact.brand}/${fact.oemCode}`, goodsSkuId]))
  return readKitFacts().flatMap(({ brand, kit, part, pieces }) => {
    const [kitSku, partSku] = [ids.get(`${brand}/${kit}`), ids.get(`${brand}/${part}`)]
    if (kitSku === undefined || partSku === undefined) throw new Error(`facts: ${kit} or ${part} is no article`)
    return [{ kitSku, partSku, pieces }]
  })
}
