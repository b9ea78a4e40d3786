/** Writes checked rows of a catalogue file: parts, kits, prices and stock. */
import { asc, max, sql } from 'drizzle-orm'
import { keepSearchWords } from '../../catalogue/did-you-mean'
import { isOneOf } from '../../catalogue/is-one-of'
import type { Database } from '../../db/database'
import { intArray, textArray } from '../../db/rows'
import { brands, goodsClasses, prices, skuModels, skus, stocks } from '../../db/schema'
import { findKitProblems, writeKits } from './kit-rows'
import { type KnownNames, mergePart, type SkuRecord } from './merge-part'
import type { BadRow, ImportRow } from './read-rows'

/** Rows per statement; a statement takes at most 65,535 parameters. */
const CHUNK_ROWS = 500
/** One import at a time, on both databases. */
const IMPORT_LOCK = 7_302_511

export interface Written {
  added: number
  updated: number
  bad: BadRow[]
}

export interface WriteOptions {
  /** The rows are only checked. */
  dryRun: boolean
  /** Brands that the shop does not have are added. */
  addBrands: boolean
}

/** Runs inside a transaction. */
export async function writeRows(db: Database, rows: readonly ImportRow[], { dryRun, addBrands }: WriteOptions) {
  await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
  const known = await readKnown(db, rows)
  const newBrands = addBrands ? brandsToAdd(rows, known.brands) : []
  known.brands = [...known.brands, ...newBrands]
  const bad: BadRow[] = []
  const merged: { row: ImportRow; sku: SkuRecord; isNew: boolean }[] = []
  for (const row of rows) {
    const { sku, problems, isNew } = mergePart(row, known)
    if (sku) merged.push({ row, sku, isNew })
    else bad.push({ line: row.line, number: row.fields.number, problems })
  }
  const kitProblems = await findKitProblems(
    db,
    merged.map(({ row }) => row),
    number => known.skus.has(number),
  )
  for (const [{ line, fields }, problems] of kitProblems) bad.push({ line, number: fields.number, problems })
  const good = merged.filter(({ row }) => !kitProblems.has(row))
  if (!dryRun) {
    const used = new Set(good.map(({ sku }) => sku.brandId))
    const wanted = newBrands.filter(({ brandId }) => used.has(brandId))
    if (wanted.length > 0) await db.insert(brands).values(wanted)
    await write(db, good)
    const added = new Map(good.map(({ sku }) => [sku.number, sku]))
    await writeKits(db, good, number => (added.get(number) ?? known.skus.get(number))?.goodsSkuId)
  }
  const added = good.filter(({ isNew }) => isNew).length
  return { added, updated: good.length - added, bad } satisfies Written
}

type Brand = KnownNames['brands'][number]

/** The brands of the file that the shop does not have, each once however it is written. */
function brandsToAdd(rows: readonly ImportRow[], known: readonly Brand[]): Brand[] {
  const names = new Map(rows.flatMap(({ fields: { brand } }) => (brand ? [[brand.toLowerCase(), brand]] : [])))
  for (const { brandName } of known) names.delete(brandName.toLowerCase())
  const highest = Math.max(0, ...known.map(({ brandId }) => brandId))
  return [...names.values()].map((brandName, at) => ({ brandId: highest + 1 + at, brandName }))
}

async function readKnown(db: Database, rows: readonly ImportRow[]): Promise<KnownNames> {
  const named = rows.flatMap(({ fields: { number, successor, kitParts = [] } }) => [
    number,
    ...kitParts.map(part => part.number),
    ...(successor ? [successor] : []),
  ])
  const found = await db
    .select()
    .from(skus)
    .where(isOneOf(skus.number, textArray(new Set(named))))
  const [highest] = await db.select({ id: max(skus.goodsSkuId) }).from(skus)
  return {
    skus: new Map(found.map(sku => [sku.number, sku])),
    inFile: new Set(rows.map(row => row.fields.number)),
    classes: await db.select().from(goodsClasses).orderBy(asc(goodsClasses.position)),
    brands: await db.select().from(brands).orderBy(asc(brands.brandName)),
    nextId: (highest?.id ?? 0) + 1,
  }
}

async function write(db: Database, good: readonly { row: ImportRow; sku: SkuRecord }[]): Promise<void> {
  // In the order of their ids, as orders lock them.
  const sorted = [...good].sort((a, b) => a.sku.goodsSkuId - b.sku.goodsSkuId)
  for (const some of chunks(sorted)) {
    const { goodsSkuId: _key, ...columns } = skuColumns
    await db
      .insert(skus)
      .values(some.map(({ sku }) => sku))
      .onConflictDoUpdate({ target: skus.goodsSkuId, set: columns })
  }
  await keepSearchWords(db, isOneOf(skus.goodsSkuId, intArray(sorted.map(({ sku }) => sku.goodsSkuId))))
  await linkPrinters(db, sorted)
  const newPrices = sorted.flatMap(({ row, sku: { goodsSkuId } }) =>
    [...row.prices].map(([priceListId, price]) => ({ priceListId, goodsSkuId, minQty: 1, price })),
  )
  for (const some of chunks(newPrices)) {
    await db
      .insert(prices)
      .values(some)
      .onConflictDoUpdate({
        target: [prices.priceListId, prices.goodsSkuId, prices.minQty],
        set: { price: sql`excluded.price` },
      })
  }
  const newStocks = sorted.flatMap(({ row, sku: { goodsSkuId } }) =>
    [...row.stocks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([warehouse, qty]) => ({ goodsSkuId, warehouse, qty })),
  )
  for (const some of chunks(newStocks)) {
    await db
      .insert(stocks)
      .values(some)
      .onConflictDoUpdate({ target: [stocks.goodsSkuId, stocks.warehouse], set: { qty: sql`excluded.qty` } })
  }
}

/** Ties parts to the printers they fit, for the filter by model; names that no printer has are only shown. */
async function linkPrinters(db: Database, good: readonly { row: ImportRow; sku: SkuRecord }[]): Promise<void> {
  const fits = good.flatMap(({ row, sku }) =>
    row.fields.printers ? [{ id: sku.goodsSkuId, brand: sku.brandId, names: row.fields.printers }] : [],
  )
  if (fits.length === 0) return
  await db.delete(skuModels).where(isOneOf(skuModels.goodsSkuId, intArray(fits.map(({ id }) => id))))
  await db.execute(sql`
    insert into ${skuModels} (goods_sku_id, model_id)
    select f.id, m.model_id
    from jsonb_to_recordset(${JSON.stringify(fits)}::jsonb) as f(id int, brand int, names jsonb)
    join series s on s.brand_id = f.brand
    join models m on m.series_id = s.series_id
    where lower(m.model_name) in (select lower(name) from jsonb_array_elements_text(f.names) as name)
    on conflict do nothing`)
}

/** Every column of a part, taken from the row that could not be inserted. */
const skuColumns = {
  goodsSkuId: sql`excluded.goods_sku_id`,
  number: sql`excluded.number`,
  oemCode: sql`excluded.oem_code`,
  name: sql`excluded.name`,
  names: sql`excluded.names`,
  description: sql`excluded.description`,
  descriptions: sql`excluded.descriptions`,
  classId: sql`excluded.class_id`,
  brandId: sql`excluded.brand_id`,
  colour: sql`excluded.colour`,
  pageYield: sql`excluded.page_yield`,
  tapeWidthMm: sql`excluded.tape_width_mm`,
  unionCode: sql`excluded.union_code`,
  boxBarcode: sql`excluded.box_barcode`,
  productBarcode: sql`excluded.product_barcode`,
  supplier: sql`excluded.supplier`,
  printers: sql`excluded.printers`,
  printerCount: sql`excluded.printer_count`,
  market: sql`excluded.market`,
  disabled: sql`excluded.disabled`,
  successor: sql`excluded.successor`,
  numberKey: sql`excluded.number_key`,
  oemKey: sql`excluded.oem_key`,
  search: sql`excluded.search`,
}

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += CHUNK_ROWS) yield rows.slice(at, at + CHUNK_ROWS)
}
