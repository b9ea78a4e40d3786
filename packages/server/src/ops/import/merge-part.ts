/** What a part will be after its row of the file: new, or as it is with what the row says on top. */
import { searchColumns, searchColumnsAfter } from '../../catalogue/search-text'
import type { brands, goodsClasses, skus } from '../../db/schema'
import type { Translated } from './columns'
import type { ImportRow } from './read-rows'

export type SkuRecord = typeof skus.$inferSelect

/** What the shop has before the import. */
export interface KnownNames {
  skus: ReadonlyMap<string, SkuRecord>
  /** Numbers of the file itself, which may be successors too. */
  inFile: ReadonlySet<string>
  classes: readonly (typeof goodsClasses.$inferSelect)[]
  brands: readonly (typeof brands.$inferSelect)[]
  /** Counted up with every new part. */
  nextId: number
}

export type Merged =
  | { sku: SkuRecord; isNew: boolean; problems: never[] }
  | { sku: undefined; isNew: boolean; problems: string[] }

const NEEDED = ['oemCode', 'name', 'class', 'brand'] as const
/** Printers a list shows. */
const PRINTERS_SHOWN = 3

export function mergePart({ fields, texts }: ImportRow, known: KnownNames): Merged {
  const before = known.skus.get(fields.number)
  const isNew = before === undefined
  const goodsClass = findNamed(known.classes, fields.class, row => [row.className, String(row.classId)])
  const brand = findNamed(known.brands, fields.brand, row => [row.brandName])
  const problems = [
    ...(isNew ? NEEDED.filter(name => !fields[name]).map(name => `${name} is needed for a new part`) : []),
    ...(fields.class && !goodsClass ? [`there is no class "${fields.class}"`] : []),
    ...(fields.brand && !brand ? [`there is no brand "${fields.brand}" (--add-brands adds it)`] : []),
    ...successorProblems(fields.number, fields.successor, known),
  ]
  const { class: _class, brand: _brand, printers, kitParts: _parts, ...columns } = fields
  const base = before ?? emptySku(known.nextId)
  const sku = {
    ...base,
    ...columns,
    names: textsOf('name', base.names),
    descriptions: textsOf('description', base.descriptions),
    classId: goodsClass?.classId ?? base.classId,
    brandId: brand?.brandId ?? base.brandId,
    printers: printers?.slice(0, PRINTERS_SHOWN) ?? base.printers,
    printerCount: printers?.length ?? base.printerCount,
  }
  if (problems.length > 0) return { sku: undefined, isNew, problems }
  if (isNew) known.nextId++
  const search = before && !printers ? searchColumnsAfter(before, sku) : searchColumns(sku, printers ?? [])
  return { sku: { ...sku, ...search }, isNew, problems: [] }

  /** What stood there in other languages was said of the English text: with another one it is out of date. */
  function textsOf(name: Translated, own: Record<string, string>): Record<string, string> {
    const isNewText = fields[name] !== undefined && fields[name] !== base[name]
    return { ...(isNewText ? {} : own), ...texts[name] }
  }
}

function findNamed<T>(rows: readonly T[], name: string | undefined, namesOf: (row: T) => string[]): T | undefined {
  const wanted = name?.toLowerCase()
  return wanted === undefined ? undefined : rows.find(row => namesOf(row).some(own => own.toLowerCase() === wanted))
}

function successorProblems(number: string, successor: string | undefined, { skus, inFile }: KnownNames): string[] {
  if (successor === undefined) return []
  if (successor === number) return ['a part cannot be its own successor']
  return skus.has(successor) || inFile.has(successor) ? [] : [`there is no part "${successor}" to be its successor`]
}

const emptySku = (goodsSkuId: number): SkuRecord => ({
  goodsSkuId,
  number: '',
  oemCode: '',
  name: '',
  names: {},
  description: '',
  descriptions: {},
  classId: 0,
  brandId: 0,
  colour: null,
  pageYield: null,
  tapeWidthMm: null,
  unionCode: '',
  boxBarcode: '',
  productBarcode: '',
  supplier: '',
  printers: [],
  printerCount: 0,
  market: 'ALL',
  disabled: false,
  successor: null,
  numberKey: '',
  oemKey: '',
  search: '',
})
