/** What a part will be after its row of the file: new, or as it is with what the row says on top. */
import { searchColumns } from '../../catalogue/search-text'
import type { brands, goodsClasses, skus } from '../../db/schema'
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

export function mergePart({ fields }: ImportRow, known: KnownNames): Merged {
  const before = known.skus.get(fields.number)
  const isNew = before === undefined
  const goodsClass = findNamed(known.classes, fields.class, row => [row.className, String(row.classId)])
  const brand = findNamed(known.brands, fields.brand, row => [row.brandName])
  const problems = [
    ...(isNew ? NEEDED.filter(name => !fields[name]).map(name => `${name} is needed for a new part`) : []),
    ...(fields.class && !goodsClass ? [`there is no class "${fields.class}"`] : []),
    ...(fields.brand && !brand ? [`there is no brand "${fields.brand}"`] : []),
    ...successorProblems(fields.number, fields.successor, known),
  ]
  const { class: _class, brand: _brand, printers, ...columns } = fields
  const base = before ?? emptySku(known.nextId)
  const sku = {
    ...base,
    ...columns,
    classId: goodsClass?.classId ?? base.classId,
    brandId: brand?.brandId ?? base.brandId,
    printers: printers?.slice(0, PRINTERS_SHOWN) ?? base.printers,
    printerCount: printers?.length ?? base.printerCount,
  }
  if (problems.length > 0) return { sku: undefined, isNew, problems }
  if (isNew) known.nextId++
  const allPrinters = printers ?? (before ? printersIn(before) : [])
  return { sku: { ...sku, ...searchColumns(sku, allPrinters) }, isNew, problems: [] }
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

/** The names of all printers stand in the text that is searched, behind what describes the part itself. */
function printersIn(before: SkuRecord): string[] {
  const own = searchColumns(before, []).search
  return before.search.startsWith(own) ? [before.search.slice(own.length).trim()].filter(Boolean) : before.printers
}

const emptySku = (goodsSkuId: number): SkuRecord => ({
  goodsSkuId,
  number: '',
  oemCode: '',
  name: '',
  description: '',
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
