/** Kits of a catalogue file: whether their parts can be packed into one, and what the shop has of them afterwards. */
import { eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../catalogue/is-one-of'
import type { Database } from '../../db/database'
import { intArray, textArray } from '../../db/rows'
import { kitParts, skus } from '../../db/schema'
import type { ImportRow } from './read-rows'

/** Numbers of the parts, by the number of the kit. */
type Kits = ReadonlyMap<string, readonly string[]>

/** Kits that the shop has of the articles, and those which they are a part of. */
async function readKits(db: Database, numbers: readonly string[]): Promise<Kits> {
  const [kit, part] = [alias(skus, 'kit'), alias(skus, 'part')]
  const rows = await db
    .select({ kit: kit.number, part: part.number })
    .from(kitParts)
    .innerJoin(kit, eq(kit.goodsSkuId, kitParts.kitSku))
    .innerJoin(part, eq(part.goodsSkuId, kitParts.partSku))
    .where(or(isOneOf(kit.number, textArray(numbers)), isOneOf(part.number, textArray(numbers))))
  const kits = new Map<string, string[]>()
  for (const row of rows) kits.set(row.kit, [...(kits.get(row.kit) ?? []), row.part])
  return kits
}

/**
 * @param rows those that are good but for their kits
 * @param isThere whether the shop has an article before the import
 * @returns what is wrong, by row; a row that is left out leaves its kit as it is, which can make another row wrong
 */
export async function findKitProblems(
  db: Database,
  rows: readonly ImportRow[],
  isThere: (number: string) => boolean,
): Promise<Map<ImportRow, string[]>> {
  const problems = new Map<ImportRow, string[]>()
  if (rows.every(({ fields }) => !fields.kitParts)) return problems
  const named = rows.flatMap(({ fields: { number, kitParts: parts = [] } }) => [
    number,
    ...parts.map(part => part.number),
  ])
  const before = await readKits(db, [...new Set(named)])
  for (;;) {
    const good = rows.filter(row => !problems.has(row))
    const after = new Map(before)
    for (const { fields } of good) {
      if (fields.kitParts)
        after.set(
          fields.number,
          fields.kitParts.map(({ number }) => number),
        )
    }
    const inFile = new Set(good.map(({ fields }) => fields.number))
    const found = good.flatMap(row => {
      const wrong = problemsOf(row, after, number => isThere(number) || inFile.has(number))
      return wrong.length > 0 ? [[row, wrong] as const] : []
    })
    if (found.length === 0) return problems
    for (const [row, wrong] of found) problems.set(row, wrong)
  }
}

function problemsOf(
  { fields: { number, kitParts: parts = [] } }: ImportRow,
  kits: Kits,
  isThere: (number: string) => boolean,
) {
  if (parts.length === 0) return []
  const owner = [...kits].find(([kit, inside]) => kit !== number && inside.includes(number))?.[0]
  return [
    ...(owner === undefined ? [] : [`it is a part of the kit "${owner}", and a kit is no part of another one`]),
    ...parts.flatMap(part => {
      if (part.number === number) return ['a kit cannot be a part of itself']
      if (!isThere(part.number)) return [`there is no part "${part.number}" to be in the kit`]
      return (kits.get(part.number) ?? []).length > 0 ? [`"${part.number}" is a kit itself`] : []
    }),
  ]
}

/** @param idOf of every article that a row names */
export async function writeKits(
  db: Database,
  rows: readonly { row: ImportRow; sku: { goodsSkuId: number } }[],
  idOf: (number: string) => number | undefined,
): Promise<void> {
  const kits = rows.flatMap(({ row, sku }) => (row.fields.kitParts ? [{ ...sku, parts: row.fields.kitParts }] : []))
  if (kits.length === 0) return
  const ids = kits.map(({ goodsSkuId }) => goodsSkuId)
  await db.delete(kitParts).where(isOneOf(kitParts.kitSku, intArray(ids)))
  for (const { goodsSkuId, parts } of kits) {
    const packed = parts.flatMap(({ number, pieces }) => {
      const partSku = idOf(number)
      return partSku === undefined ? [] : [{ kitSku: goodsSkuId, partSku, pieces }]
    })
    if (packed.length > 0) await db.insert(kitParts).values(packed)
  }
}
