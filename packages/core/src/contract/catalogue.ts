/** Catalogue, promotions and inventory (ledger API-044 to API-060, API-063). */
import * as v from 'valibot'
import type { Call } from './call'
import { COLOUR_CHARS, KEYWORD_CHARS, LIST_NUMBERS, LIST_SORTS, SUPPLIES } from './list-bounds'
import type { Policy } from './policy'
import { filled, partNumber, queryIds, queryInteger, queryList, queryOwner, text } from './schema'
import { serverOnly } from './server-only'
import {
  amount,
  boolean,
  day,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Read,
  recordOf,
  type Shape,
  string,
  textOrBlank,
} from './shape'
import { numberKindShape, skuFields, skuShape } from './sku'

/** An article as a search lists it. */
export const listedSkuShape = object({
  ...skuFields,
  /** The number that is the keyword or begins with it; null when other words matched. */
  matchedBy: optional(nullable(numberKindShape)),
})

/** Pieces of one warehouse, and what comes there next. */
export const warehouseStockShape = object({
  warehouse: string,
  /** Where it is. */
  name: string,
  stock: number,
  inTransit: number,
  etaDate: nullable(day),
})

/** An article as its own page shows it. */
export const skuDetailsShape = object({
  ...skuFields,
  /** Id of the part that takes the place of a disabled one, null when there is none that is sold. */
  successorId: nullable(number),
  /** The own warehouse first; null for visitors. */
  warehouses: nullable(listOf(warehouseStockShape)),
  description: textOrBlank,
  supplier: textOrBlank,
  className: textOrBlank,
  series: listOf(string),
  /** All printers it fits, with the brand. */
  compatiblePrinters: listOf(string),
  promotion: nullable(object({ title: string, endsOn: day })),
  /** What a kit is packed of; added to what is specified. */
  kit: optional(listOf(object({ goodsSkuId: number, number: string, name: string, pieces: number }))),
})

const countOf = <T>(value: Shape<T>) => listOf(object({ value, count: number }))

export const supplyShape = oneOf(SUPPLIES)

/** Parts behind each choice of a filter: that filter itself does not count, all others do. */
export const facetsShape = object({
  /** Parts of class and keyword, before any filter. */
  all: number,
  brandId: countOf(number),
  seriesId: countOf(number),
  /** Of the chosen series, and those chosen without theirs. */
  modelId: countOf(number),
  /** `name` is in the reader's language. */
  colour: listOf(object({ value: string, name: optional(string), count: number })),
  /** `value` is the first yield of a step, the next one ends it. */
  pageYield: countOf(number),
  /** Empty for visitors. */
  availability: countOf(supplyShape),
  /** Steps like those of the yields, in the currency of the account. Empty for visitors. */
  price: optional(countOf(number)),
})

export const imageShape = object({ imageId: number, number: string, url: string })

export const attributeShape = object({ name: string, label: string, value: string })

const numbers = serverOnly(() => v.pipe(v.array(partNumber), v.maxLength(1000)))

export const promotions = {
  name: 'catalogue.promotions',
  id: 'API-044',
  method: 'POST',
  path: '/clientsystem/promotionalactivities/frontPromotionForCust',
  answer: 'data',
  reads: true,
  result: recordOf(object({ title: string, discountPrice: amount, endsOn: day })),
} as const satisfies Call
export const promotionsInput = serverOnly(() => ({
  body: v.object({ numbers, custnum: v.number(), orgId: v.number() }),
}))
export const promotionsPolicy = { access: 'signed-in', pace: 'light' } as const satisfies Policy

export const classes = {
  name: 'catalogue.classes',
  id: 'API-045',
  method: 'GET',
  path: '/goods/goodsclass/freedom/list',
  answer: 'data',
  result: listOf(object({ classId: number, className: string })),
} as const satisfies Call
export const classesPolicy = { access: 'visitor' } as const satisfies Policy

export const brands = {
  name: 'catalogue.brands',
  id: 'API-046',
  method: 'GET',
  path: '/clientsystem/goods/client/brands',
  answer: 'data',
  result: listOf(object({ brandId: number, brandName: string })),
} as const satisfies Call
export const brandsInput = serverOnly(() => ({ query: v.object({ classId: v.optional(queryInteger(0, 999_999)) }) }))
export const brandsPolicy = { access: 'visitor' } as const satisfies Policy

export const series = {
  name: 'catalogue.series',
  id: 'API-047',
  method: 'GET',
  path: '/goods/series/freedom/selectByBrandId/{id}',
  answer: 'data',
  result: listOf(object({ seriesId: number, brandId: number, seriesName: string })),
} as const satisfies Call
export const seriesInput = serverOnly(() => ({ params: v.object({ id: queryInteger(0, 999_999) }) }))
export const seriesPolicy = { access: 'visitor' } as const satisfies Policy

export const models = {
  name: 'catalogue.models',
  id: 'API-048',
  method: 'GET',
  path: '/goods/model/freedom/selectBySeriesId/{id}',
  answer: 'data',
  result: listOf(object({ modelId: number, seriesId: number, modelName: string })),
} as const satisfies Call
export const modelsInput = serverOnly(() => ({ params: v.object({ id: queryInteger(0, 999_999) }) }))
export const modelsPolicy = { access: 'visitor' } as const satisfies Policy

const inBounds = ([min, max]: readonly [number, number]) => v.optional(queryInteger(min, max))

/** Who asks, as the three SKU calls want it; visitors send -1 (API-049). The server believes only the token. */
const asker = serverOnly(() => ({
  custId: v.optional(queryOwner),
  accountId: v.optional(queryOwner),
  roles: v.optional(text(400)),
}))

const skuFilter = serverOnly(() => ({
  ...asker,
  classId: inBounds(LIST_NUMBERS.classId),
  /** Comma-joined where several will do. */
  brandId: v.optional(queryIds),
  seriesId: v.optional(queryIds),
  modelId: v.optional(queryIds),
  keyword: v.optional(text(KEYWORD_CHARS)),
  orgId: v.optional(queryInteger(-1, 9999)),
  /** Colours of the parts, comma-joined. */
  colour: v.optional(queryList(text(COLOUR_CHARS))),
  /** Pages, both ends included. */
  yieldFrom: inBounds(LIST_NUMBERS.yieldFrom),
  yieldTo: inBounds(LIST_NUMBERS.yieldTo),
  /** Price of one piece as the account sees it, in whole units of its currency, both ends included. Not for visitors. */
  priceFrom: inBounds(LIST_NUMBERS.priceFrom),
  priceTo: inBounds(LIST_NUMBERS.priceTo),
  /** In the warehouse of the own site, in the others, or arriving within ten days; comma-joined. Not for visitors. */
  availability: v.optional(queryList(v.picklist(SUPPLIES))),
}))

export const query = {
  name: 'catalogue.query',
  id: 'API-049',
  method: 'GET',
  path: '/goods/sku/freedom/query',
  answer: 'rows',
  parts: true,
  result: listedSkuShape,
} as const satisfies Call
export const queryInput = serverOnly(() => ({
  query: v.object({
    ...skuFilter,
    pageNum: inBounds(LIST_NUMBERS.pageNum),
    pageSize: inBounds(LIST_NUMBERS.pageSize),
    sort: v.optional(v.picklist(LIST_SORTS)),
  }),
}))
export const queryPolicy = { access: 'visitor' } as const satisfies Policy

/** For a keyword that no part matches: the same with its words put right, and parts with numbers like it. */
export const nearest = {
  name: 'catalogue.nearest',
  id: 'API-049',
  method: 'GET',
  path: '/goods/sku/freedom/nearest',
  answer: 'data',
  added: true,
  result: object({
    /** Finds at least one part; null when no word can be put right. */
    keyword: nullable(string),
    parts: listOf(skuShape),
  }),
} as const satisfies Call
export const nearestInput = serverOnly(() => ({
  query: v.object({ ...asker, keyword: filled(KEYWORD_CHARS) }),
}))
export const nearestPolicy = { access: 'visitor' } as const satisfies Policy

/** Counts for the same filters as the query (API-050). */
export const stat = {
  name: 'catalogue.stat',
  id: 'API-050',
  method: 'GET',
  path: '/goods/sku/freedom/list/stat',
  answer: 'data',
  result: object({
    total: number,
    brands: listOf(object({ brandId: number, brandName: string, count: number })),
    classes: listOf(object({ classId: number, className: string, count: number })),
    series: listOf(object({ seriesId: number, seriesName: string, count: number })),
    /** Added to what is specified; a backend without it has filters without counts. */
    facets: optional(facetsShape),
    /** What was looked for in the place of a keyword that finds nothing, for example `M404` for `M404dn`. */
    searched: optional(string),
  }),
} as const satisfies Call
export const statInput = serverOnly(() => ({ query: v.object(skuFilter) }))
export const statPolicy = { access: 'visitor' } as const satisfies Policy

export const sku = {
  name: 'catalogue.sku',
  id: 'API-051',
  method: 'GET',
  path: '/goods/sku/freedom/{id}',
  answer: 'data',
  parts: true,
  result: skuDetailsShape,
} as const satisfies Call
export const skuInput = serverOnly(() => ({
  params: v.object({ id: queryInteger(1, 2_147_483_647) }),
  query: v.object({ ...asker, orgId: v.optional(queryInteger(-1, 9999)) }),
}))
export const skuPolicy = { access: 'visitor' } as const satisfies Policy

export const classAttributes = {
  name: 'catalogue.classAttributes',
  id: 'API-052',
  method: 'GET',
  path: '/goods/classattr/freedom/getAllClassAttr',
  answer: 'data',
  result: listOf(attributeShape),
} as const satisfies Call
export const classAttributesInput = serverOnly(() => ({
  query: v.object({
    classId: v.optional(queryInteger(0, 999_999)),
    goodsSkuId: v.optional(queryInteger(1, 2_147_483_647)),
    isDetails: v.optional(queryInteger(0, 1)),
    orgId: v.optional(queryInteger(-1, 9999)),
  }),
}))
export const classAttributesPolicy = { access: 'visitor' } as const satisfies Policy

/** What stood in the same orders, the most frequent first, then parts for the same printers. */
export const related = {
  name: 'catalogue.related',
  id: 'API-053',
  method: 'GET',
  path: '/goods/rela/freedom/list',
  answer: 'data',
  parts: true,
  result: listOf(
    object({
      ...skuFields,
      /** It was ordered together with the part more than once. */
      isBoughtTogether: optional(boolean),
    }),
  ),
} as const satisfies Call
export const relatedInput = serverOnly(() => ({ query: v.object({ number: partNumber }) }))
export const relatedPolicy = { access: 'visitor' } as const satisfies Policy

export const images = {
  name: 'catalogue.images',
  id: 'API-054',
  method: 'GET',
  path: '/goods/image/freedom/list',
  answer: 'data',
  result: listOf(imageShape),
} as const satisfies Call
export const imagesInput = serverOnly(() => ({ query: v.object({ number: partNumber }) }))
export const imagesPolicy = { access: 'visitor' } as const satisfies Policy

export const image = {
  name: 'catalogue.image',
  id: 'API-055',
  method: 'GET',
  path: '/goods/image/freedom/single',
  answer: 'data',
  result: imageShape,
} as const satisfies Call
export const imageInput = serverOnly(() => ({ query: v.object({ number: partNumber }) }))
export const imagePolicy = { access: 'visitor' } as const satisfies Policy

export const imagesByNumbers = {
  name: 'catalogue.imagesByNumbers',
  id: 'API-056',
  method: 'POST',
  path: '/goods/image/freedom/numbers',
  answer: 'data',
  reads: true,
  result: recordOf(string),
} as const satisfies Call
export const imagesByNumbersInput = serverOnly(() => ({ body: numbers }))
export const imagesByNumbersPolicy = { access: 'visitor', pace: 'light' } as const satisfies Policy

export const attributesByNumbers = {
  name: 'catalogue.attributesByNumbers',
  id: 'API-057',
  method: 'POST',
  path: '/goods/classattr/freedom/sku',
  answer: 'data',
  reads: true,
  result: recordOf(listOf(attributeShape)),
} as const satisfies Call
export const attributesByNumbersInput = serverOnly(() => ({ body: numbers }))
export const attributesByNumbersPolicy = { access: 'visitor', pace: 'light' } as const satisfies Policy

/** Answers the disabled ones among `numberList` (API-058). */
export const disabled = {
  name: 'catalogue.disabled',
  id: 'API-058',
  method: 'POST',
  path: '/goods/sku/state/disabled',
  answer: 'data',
  reads: true,
  result: listOf(string),
} as const satisfies Call
export const disabledInput = serverOnly(() => ({ body: v.object({ numberList: numbers, orgId: v.number() }) }))
export const disabledPolicy = { access: 'signed-in', pace: 'light' } as const satisfies Policy

/** The company's own number for a part; blank takes it away. One per part, and for one part only. */
export const setCustNumber = {
  name: 'catalogue.setCustNumber',
  id: 'CAT-007',
  method: 'PUT',
  path: '/goods/sku/custnumber',
  answer: 'data',
  added: true,
  result: object({ custNumber: nullable(string) }),
} as const satisfies Call
export const setCustNumberInput = serverOnly(() => ({
  body: v.object({ number: partNumber, custNumber: v.pipe(text(40), v.trim(), v.regex(/^\P{C}*$/u)) }),
}))
export const setCustNumberPolicy = {
  access: 'role:mainCustomer|salesRep',
  freshPrincipal: true,
} as const satisfies Policy

const warehouseItems = serverOnly(() =>
  v.pipe(v.array(v.object({ number: partNumber, warehouse: text(8) })), v.maxLength(1000)),
)

/** Pieces by part number; `warehouse` blank sums all (API-059, API-061). */
export const inventory = {
  name: 'catalogue.inventory',
  id: 'API-059',
  method: 'POST',
  path: '/clientsystem/eu/inventory/getInventoryMapByWarehouseAndNumbers',
  answer: 'data',
  reads: true,
  result: recordOf(number),
} as const satisfies Call
export const inventoryInput = serverOnly(() => ({ body: warehouseItems }))
export const inventoryPolicy = { access: 'signed-in', pace: 'light' } as const satisfies Policy

export const eta = {
  name: 'catalogue.eta',
  id: 'API-060',
  method: 'POST',
  path: '/clientsystem/eu/inventory/getEtaInfoByWarehouseAndNumbers',
  answer: 'data',
  reads: true,
  result: recordOf(object({ qty: number, etaDate: day, warehouse: string })),
} as const satisfies Call
export const etaInput = serverOnly(() => ({ body: warehouseItems }))
export const etaPolicy = { access: 'signed-in', pace: 'light' } as const satisfies Policy

export const yields = {
  name: 'catalogue.yields',
  id: 'API-063',
  method: 'POST',
  path: '/goods/classattr/freedom/getSkuYieldByNumbers',
  answer: 'data',
  reads: true,
  result: recordOf(number),
} as const satisfies Call
export const yieldsInput = serverOnly(() => ({ body: numbers }))
export const yieldsPolicy = { access: 'visitor', pace: 'light' } as const satisfies Policy

export type Supply = Read<typeof supplyShape>
export type SkuFacets = Read<typeof facetsShape>
export type ListedSku = Read<typeof listedSkuShape>
export type WarehouseStock = Read<typeof warehouseStockShape>
export type SkuDetails = Read<typeof skuDetailsShape>
export type SkuImage = Read<typeof imageShape>
export type SkuAttribute = Read<typeof attributeShape>
export type RelatedSku = Read<(typeof related)['result']>[number]
export type NearestParts = Read<(typeof nearest)['result']>
