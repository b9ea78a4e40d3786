/**
 * Texts of the demo shop in a data directory that an older version has filled: they become those of this version, but
 * for what someone has changed. What the seed writes is kept as hashes; a text with another one is someone's own.
 */
import { createHash } from 'node:crypto'
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { keepSearchWords } from '../catalogue/did-you-mean'
import { isOneOf } from '../catalogue/is-one-of'
import { searchColumnsAfter } from '../catalogue/search-text'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { contents, countries, goodsClasses, seededTexts, shipVias, skus } from '../db/schema'
import { makeCatalogue, type SeedSku } from './catalogue'
import { makeContents } from './contents'
import { groupBy } from './group-by'
import { insertRows } from './insert-rows'
import { retireSome } from './life-cycle'
import { GOODS_CLASSES, SHIP_VIAS } from './sites'

/** Of all these texts, as `versionOf` tells it: a start compares it and goes on. */
export const TEXTS_VERSION = 'c97124699190c46f45a8caeebf4e5b29'
const VERSION_KEY = 'version'

interface Named {
  name: string
  names?: Readonly<Record<string, string>> | undefined
  description?: string | undefined
  descriptions?: Readonly<Record<string, string>> | undefined
}

type SeedContent = ReturnType<typeof makeContents>[number]
/** What the seed wrote, by key; empty in data directories that did not keep it yet. */
type Written = ReadonlyMap<string, string>

interface DemoTexts {
  skus: readonly SeedSku[]
  contents: readonly SeedContent[]
}

export function makeTexts(): DemoTexts {
  const catalogue = makeCatalogue()
  const all = { ...catalogue, skus: retireSome(catalogue.skus) }
  return { skus: all.skus, contents: makeContents(all) }
}

/** @returns false when the texts were those of this version already, or the catalogue is not the seeded one */
export async function refreshTexts(db: Database): Promise<boolean> {
  if ((await isCurrent(db)) || !(await isSeededCatalogue(db))) return false
  const texts = makeTexts()
  return db.transaction(async tx => {
    await tx.execute(sql`lock table ${seededTexts}`)
    if (await isCurrent(tx)) return false
    const written = new Map((await tx.select().from(seededTexts)).map(({ key, hash }) => [key, hash]))
    await refreshSkus(tx, texts.skus, written)
    await refreshNames(tx, written)
    await refreshContents(tx, texts.contents, written)
    await keepTexts(tx, texts)
    return true
  })
}

/** The part that `makeCatalogue` makes first. All of them are not made at each start: that takes as long as everything else about it. */
export const FIRST_PART = { goodsSkuId: 10_001, number: 'CW-Q2612A' }

/** Whether the parts of the database are those of the seed, and not those that a supplier has imported. */
export async function isSeededCatalogue(db: Database): Promise<boolean> {
  const { goodsSkuId, number } = FIRST_PART
  const found = await db
    .select({ number: skus.number })
    .from(skus)
    .where(and(eq(skus.goodsSkuId, goodsSkuId), eq(skus.number, number)))
  return found.length > 0
}

/** Remembers what the seed has written. */
export async function keepTexts(db: Database, texts: DemoTexts): Promise<void> {
  await db.delete(seededTexts)
  const rows = [...hashesOf(texts), [VERSION_KEY, TEXTS_VERSION] as const].map(([key, hash]) => ({ key, hash }))
  await insertRows(db, seededTexts, rows)
}

export const versionOf = (texts: DemoTexts): string => hashOf([...hashesOf(texts)])

async function isCurrent(db: Database): Promise<boolean> {
  const [row] = await db.select().from(seededTexts).where(eq(seededTexts.key, VERSION_KEY))
  return row?.hash === TEXTS_VERSION
}

async function refreshSkus(db: Database, wanted: readonly SeedSku[], written: Written): Promise<void> {
  const before = new Map((await db.select().from(skus)).map(row => [row.goodsSkuId, row]))
  const changed = wanted.flatMap(seed => {
    const row = before.get(seed.goodsSkuId)
    const isDue = row && hashOfNames(row) !== hashOfNames(seed)
    if (!isDue || !isOfSeed(keyOf.sku(seed), row, seed, written)) return []
    const { goodsSkuId, name, names = {}, description = '', descriptions = {} } = seed
    const { search } = searchColumnsAfter(row, { ...row, name, names })
    return [{ id: goodsSkuId, name, names, description, descriptions, search }]
  })
  await db.execute(sql`
    update ${skus} as s set name = t.name, names = t.names, description = t.description,
      descriptions = t.descriptions, search = t.search
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as t(id int, name text, names jsonb, description text, descriptions jsonb, search text)
    where s.goods_sku_id = t.id`)
  await keepSearchWords(db, isOneOf(skus.goodsSkuId, intArray(changed.map(({ id }) => id))))
}

async function refreshNames(db: Database, written: Written): Promise<void> {
  for (const row of await db.select().from(goodsClasses)) {
    const seed = GOODS_CLASSES.find(({ classId }) => classId === row.classId)
    if (!seed || !isOfSeed(keyOf.goodsClass(row), named(row), named(seed), written)) continue
    const { className, names } = seed
    await db.update(goodsClasses).set({ className, names }).where(eq(goodsClasses.classId, row.classId))
  }
  for (const row of await db.select().from(shipVias)) {
    const seed = SHIP_VIAS.find(({ shipViaId }) => shipViaId === row.shipViaId)
    if (!seed || !isOfSeed(keyOf.shipVia(row), row, seed, written)) continue
    const { name, names } = seed
    await db.update(shipVias).set({ name, names }).where(eq(shipVias.shipViaId, row.shipViaId))
  }
}

/** Texts of one kind, language and region are changed together: what someone added or took away is seen as well. */
async function refreshContents(db: Database, wanted: readonly SeedContent[], written: Written): Promise<void> {
  const rows = await db
    .select({ ...getTableColumns(contents), isFromSeed: IS_FROM_SEED })
    .from(contents)
    .where(isNull(contents.orgId))
    .orderBy(asc(contents.position), asc(contents.contentId))
  const before = groupBy(rows, keyOf.content)
  const fresh: SeedContent[] = []
  for (const [key, seeds] of groupBy(wanted, keyOf.content)) {
    const own = before.get(key) ?? []
    const hash = written.get(key)
    const isUntouched = hash === undefined ? own.every(row => row.isFromSeed) : hash === hashOfContents(own)
    const isDue = hashOfContents(own) !== hashOfContents(seeds)
    const [seed] = seeds
    if (!isUntouched || !isDue || !seed) continue
    const { region, language, kind } = seed
    const isOfGroup = [eq(contents.region, region), eq(contents.language, language), eq(contents.kind, kind)]
    await db.delete(contents).where(and(isNull(contents.orgId), ...isOfGroup))
    fresh.push(...seeds)
  }
  await insertRows(db, contents, fresh)
}

/**
 * For data directories that kept no hashes: the seed fills all tables in one transaction, and a row that was written
 * again has another one.
 */
const IS_FROM_SEED = sql<boolean>`${contents}.xmin = (select xmin from ${countries} limit 1)`

/** Whether a text is as the seed wrote it. Before hashes were kept it wrote the same in English, and nothing else. */
function isOfSeed(key: string, now: Named, seed: Named, written: Written): boolean {
  const { name, description } = seed
  return hashOfNames(now) === (written.size > 0 ? written.get(key) : hashOfNames({ name, description }))
}

function hashesOf(texts: DemoTexts): (readonly [key: string, hash: string])[] {
  return [
    ...texts.skus.map(row => [keyOf.sku(row), hashOfNames(row)] as const),
    ...GOODS_CLASSES.map(row => [keyOf.goodsClass(row), hashOfNames(named(row))] as const),
    ...SHIP_VIAS.map(row => [keyOf.shipVia(row), hashOfNames(row)] as const),
    ...[...groupBy(texts.contents, keyOf.content)].map(([key, group]) => [key, hashOfContents(group)] as const),
  ]
}

const keyOf = {
  sku: ({ goodsSkuId }: { goodsSkuId: number }) => `sku ${goodsSkuId}`,
  goodsClass: ({ classId }: { classId: number }) => `class ${classId}`,
  shipVia: ({ shipViaId }: { shipViaId: number }) => `ship via ${shipViaId}`,
  content: ({ region, language, kind }: SeedContent) => `contents ${region} ${language} ${kind}`,
}

const named = (row: Omit<Named, 'name'> & { className: string }): Named => ({ ...row, name: row.className })

const hashOfNames = ({ name, names = {}, description = '', descriptions = {} }: Named) =>
  hashOf([name, Object.entries(names).toSorted(), description, Object.entries(descriptions).toSorted()])

const hashOfContents = (rows: readonly SeedContent[]) =>
  hashOf(rows.map(({ title, body, image, link, extra }) => [title, body, image, link, extra]))

const hashOf = (said: unknown): string => createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32)
