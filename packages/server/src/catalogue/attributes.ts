/** What describes a part: name, label and value, as list pages and product pages show them (API-052, API-057). */
import type { SkuAttribute } from '@cartwright/core/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Deps } from '../app/handler'
import { textArray } from '../db/rows'
import { brands, goodsClasses, skus } from '../db/schema'
import { isOneOf } from '../parts/is-one-of'
import { isSoldIn } from './sku-view'

const LABEL_CASSETTE = 109

type Row = typeof skus.$inferSelect & { brandName: string; className: string }

interface Definition {
  name: string
  label: string
  /** Undefined where the part has none. */
  read: (row: Row) => string | number | null | undefined
  /** In lists too, not only on the product page. */
  isShort: boolean
  /** Label cassettes have it, or all others. */
  only?: 'label' | 'print'
}

const DEFINITIONS: readonly Definition[] = [
  { name: 'brand', label: 'Brand', read: row => row.brandName, isShort: true },
  { name: 'class', label: 'Class', read: row => row.className, isShort: true },
  { name: 'oemCode', label: 'OEM#', read: row => row.oemCode, isShort: true },
  { name: 'colour', label: 'Colour', read: row => row.colour, isShort: true, only: 'print' },
  { name: 'pageYield', label: 'Page yield', read: row => row.pageYield, isShort: true, only: 'print' },
  { name: 'tapeWidthMm', label: 'Tape width', read: row => withUnit(row.tapeWidthMm), isShort: true, only: 'label' },
  { name: 'printColour', label: 'Print colour', read: row => readTape(row).print, isShort: true, only: 'label' },
  { name: 'tapeColour', label: 'Tape colour', read: row => readTape(row).tape, isShort: true, only: 'label' },
  { name: 'finish', label: 'Finish', read: row => readTape(row).finish, isShort: false, only: 'label' },
  { name: 'unionCode', label: 'Union code', read: row => row.unionCode, isShort: false },
  { name: 'productBarcode', label: 'Product barcode', read: row => row.productBarcode, isShort: false },
  { name: 'boxBarcode', label: 'Box barcode', read: row => row.boxBarcode, isShort: false },
  { name: 'supplier', label: 'Supplier', read: row => row.supplier, isShort: false },
  { name: 'printerCount', label: 'Compatible printers', read: row => row.printerCount || null, isShort: false },
]

/** All attributes of one part, or only those of lists; empty for an unknown part. @source API-052 */
export async function attributesOfSku(goodsSkuId: number, isDetails: boolean, deps: Deps): Promise<SkuAttribute[]> {
  const [row] = await readParts(eq(skus.goodsSkuId, goodsSkuId), deps)
  return row ? describe(row, isDetails) : []
}

/** The attributes that parts of a class have, without values. @source API-052 */
export const attributesOfClass = (classId: number | undefined, isDetails: boolean): SkuAttribute[] =>
  DEFINITIONS.filter(definition => (isDetails || definition.isShort) && suits(definition, classId)).map(
    ({ name, label }) => ({ name, label, value: '' }),
  )

/** Attributes of lists by part number; unknown numbers are not in it. @source API-057, CAT-004 */
export async function attributesByNumbers(numbers: readonly string[], deps: Deps) {
  const rows = await readParts(isOneOf(skus.number, textArray(numbers)), deps)
  return Object.fromEntries(rows.map(row => [row.number, describe(row, false)]))
}

async function readParts(condition: SQL, { db, region }: Deps): Promise<Row[]> {
  const rows = await db
    .select({ sku: skus, brandName: brands.brandName, className: goodsClasses.className })
    .from(skus)
    .innerJoin(brands, eq(brands.brandId, skus.brandId))
    .innerJoin(goodsClasses, eq(goodsClasses.classId, skus.classId))
    .where(and(condition, isSoldIn(region)))
  return rows.map(({ sku, ...names }) => ({ ...sku, ...names }))
}

function describe(row: Row, isDetails: boolean): SkuAttribute[] {
  return DEFINITIONS.flatMap(definition => {
    const { name, label, read, isShort } = definition
    const value = (isDetails || isShort) && suits(definition, row.classId) ? read(row) : null
    return value === null || value === undefined || value === '' ? [] : [{ name, label, value: String(value) }]
  })
}

const suits = ({ only }: Definition, classId: number | undefined): boolean =>
  only === undefined || classId === undefined || (only === 'label') === (classId === LABEL_CASSETTE)

const withUnit = (width: number | null): string | null => (width === null ? null : `${width} mm`)

/** `black on yellow (flexible ID)`: print, tape and finish. */
function readTape({ colour }: Row): {
  print?: string | undefined
  tape?: string | undefined
  finish?: string | undefined
} {
  const [, print, tape, finish] = /^(.+?) on ([^(]+?)(?: \((.+)\))?$/.exec(colour ?? '') ?? []
  return { print, tape, finish }
}
