/** What describes a part: name, label and value, as list pages and product pages show them (API-052, API-057). */
import type { SkuAttribute } from '@cartwright/core/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import { textArray } from '../db/rows'
import { brands, goodsClasses, skus } from '../db/schema'
import type { Deps } from '../http/handler'
import { nameIn, type Spoken } from '../texts/language'
import { localize, type TextOf } from '../texts/localize'
import { attributesTexts } from './attributes.texts'
import { colourIn, LABEL_CASSETTE, readTape, type TapeColours } from './colour-names'
import { isOneOf } from './is-one-of'
import { isSoldIn } from './sku-view'

type Row = typeof skus.$inferSelect & { brandName: string; className: string; names: Record<string, string> }

interface Definition {
  name: TextOf<typeof attributesTexts>
  /** Undefined where the part has none. */
  read: (row: Row, language: Spoken) => string | number | null | undefined
  /** In lists too, not only on the product page. */
  isShort: boolean
  /** Label cassettes have it, or all others. */
  only?: 'label' | 'print'
}

/** Print, tape or finish of a label cassette. */
const readColour =
  (name: keyof TapeColours): Definition['read'] =>
  ({ colour }, language) => {
    const word = readTape(colour ?? '')?.[name]
    return word && colourIn(language, word)
  }

const DEFINITIONS: readonly Definition[] = [
  { name: 'brand', read: row => row.brandName, isShort: true },
  { name: 'class', read: (row, language) => nameIn(language, row.className, row.names), isShort: true },
  { name: 'oemCode', read: row => row.oemCode, isShort: true },
  {
    name: 'colour',
    read: (row, language) => row.colour && colourIn(language, row.colour),
    isShort: true,
    only: 'print',
  },
  { name: 'pageYield', read: row => row.pageYield, isShort: true, only: 'print' },
  { name: 'tapeWidthMm', read: (row, language) => withUnit(row.tapeWidthMm, language), isShort: true, only: 'label' },
  { name: 'printColour', read: readColour('print'), isShort: true, only: 'label' },
  { name: 'tapeColour', read: readColour('tape'), isShort: true, only: 'label' },
  { name: 'finish', read: readColour('finish'), isShort: false, only: 'label' },
  { name: 'unionCode', read: row => row.unionCode, isShort: false },
  { name: 'productBarcode', read: row => row.productBarcode, isShort: false },
  { name: 'boxBarcode', read: row => row.boxBarcode, isShort: false },
  { name: 'supplier', read: row => row.supplier, isShort: false },
  { name: 'printerCount', read: row => row.printerCount || null, isShort: false },
]

/** All attributes of one part, or only those of lists; empty for an unknown part. @source API-052 */
export async function attributesOfSku(
  goodsSkuId: number,
  isDetails: boolean,
  deps: Deps,
  language: Spoken,
): Promise<SkuAttribute[]> {
  const [row] = await readParts(eq(skus.goodsSkuId, goodsSkuId), deps)
  return row ? describe(row, isDetails, language) : []
}

/** The attributes that parts of a class have, without values. @source API-052 */
export const attributesOfClass = (classId: number | undefined, isDetails: boolean, language: Spoken): SkuAttribute[] =>
  DEFINITIONS.filter(definition => (isDetails || definition.isShort) && suits(definition, classId)).map(({ name }) => ({
    name,
    label: localize(attributesTexts, name)(language),
    value: '',
  }))

/** Attributes of lists by part number; unknown numbers are not in it. @source API-057, CAT-004 */
export async function attributesByNumbers(numbers: readonly string[], deps: Deps, language: Spoken) {
  const rows = await readParts(isOneOf(skus.number, textArray(numbers)), deps)
  return Object.fromEntries(rows.map(row => [row.number, describe(row, false, language)]))
}

async function readParts(condition: SQL, { db, region }: Deps): Promise<Row[]> {
  const rows = await db
    .select({ sku: skus, brandName: brands.brandName, className: goodsClasses.className, names: goodsClasses.names })
    .from(skus)
    .innerJoin(brands, eq(brands.brandId, skus.brandId))
    .innerJoin(goodsClasses, eq(goodsClasses.classId, skus.classId))
    .where(and(condition, isSoldIn(region)))
  return rows.map(({ sku, ...more }) => ({ ...sku, ...more }))
}

function describe(row: Row, isDetails: boolean, language: Spoken): SkuAttribute[] {
  return DEFINITIONS.flatMap(definition => {
    const { name, read, isShort } = definition
    const value = (isDetails || isShort) && suits(definition, row.classId) ? read(row, language) : null
    return value === null || value === undefined || value === ''
      ? []
      : [{ name, label: localize(attributesTexts, name)(language), value: String(value) }]
  })
}

const suits = ({ only }: Definition, classId: number | undefined): boolean =>
  only === undefined || classId === undefined || (only === 'label') === (classId === LABEL_CASSETTE)

const withUnit = (width: number | null, language: Spoken): string | null =>
  width === null ? null : `${width.toLocaleString(language)} mm`
