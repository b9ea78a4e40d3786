/** Shapes of catalogue, promotion, inventory and search-history calls. */
import * as v from 'valibot'
import { COLOUR_CHARS, KEYWORD_CHARS, LIST_NUMBERS, LIST_SORTS, SUPPLIES } from './list-bounds'
import {
  amount,
  type CallSchemas,
  day,
  filled,
  filledLine,
  partNumber,
  queryIds,
  queryInteger,
  queryList,
  queryOwner,
  text,
} from './schema'

/** Price of one piece from `minQty` pieces on, in the currency of the account. */
export const priceTier = v.object({ minQty: v.number(), price: amount })

/** What an account pays; every field is null for visitors (PERM-018). */
const prices = {
  /** Price of one piece before tiers and promotions. */
  unitPrice: v.nullable(amount),
  /** Lower price of one piece by promotion, null when there is none (ENT-007). */
  discountPrice: v.nullable(amount),
  /** Quantity prices, lowest `minQty` first; empty when there are none. */
  tiers: v.array(priceTier),
  currency: v.nullable(v.string()),
}

/** How many pieces are where, for signed-in accounts. */
export const availability = v.object({
  /** Pieces in the warehouse of the own site. */
  stock: v.number(),
  /** Pieces in the other warehouses, delivered within 72 hours. */
  otherStock: v.number(),
  /** Pieces on their way to the warehouse of the own site. */
  inTransit: v.number(),
  /** Day the next of them arrive, null when none is known. */
  etaDate: v.nullable(day),
})

/** An article as lists show it. */
export const sku = v.object({
  goodsSkuId: v.number(),
  /** Our part number. */
  number: v.string(),
  oemCode: v.string(),
  name: v.string(),
  /** 102 toner, 103 toner kits, 105 drum unit, 109 label cassette. */
  classId: v.number(),
  brandId: v.number(),
  brandName: v.string(),
  /** `black`, `cyan`, `magenta`, `yellow`, `multi (CMY)`, `multi (CMYK)`, or print on tape colour for labels. */
  colour: v.nullable(v.string()),
  /** The colour of a label in the reader's language; toner is one of the words above. */
  colourName: v.optional(v.string()),
  /** Pages, A4 at 5 %. */
  pageYield: v.nullable(v.number()),
  /** Millimetres, label cassettes only. */
  tapeWidthMm: v.nullable(v.number()),
  unionCode: v.string(),
  boxBarcode: v.string(),
  productBarcode: v.string(),
  /** The buyer's own number, null for visitors and where none is kept (CAT-007). */
  custNumber: v.nullable(v.string()),
  /** Path of the picture below the shop's origin. */
  image: v.string(),
  /** First printers it fits, without the brand. */
  printers: v.array(v.string()),
  /** How many printers it fits in all. */
  printerCount: v.number(),
  disabled: v.boolean(),
  /** Part number that takes the place of a disabled part. */
  successor: v.nullable(v.string()),
  /** Null for visitors. */
  availability: v.nullable(availability),
  ...prices,
})

/** Which of its numbers a text can be (CAT-007). */
export const numberKind = v.picklist(['number', 'oemCode', 'unionCode', 'boxBarcode', 'productBarcode', 'custNumber'])

/** An article as a search lists it. */
export const listedSku = v.object({
  ...sku.entries,
  /** The number that is the keyword or begins with it; null when other words matched. */
  matchedBy: v.optional(v.nullable(numberKind)),
})

/** Pieces of one warehouse, and what comes there next. */
export const warehouseStock = v.object({
  warehouse: v.string(),
  /** Where it is. */
  name: v.string(),
  stock: v.number(),
  inTransit: v.number(),
  etaDate: v.nullable(day),
})

/** An article as its own page shows it. */
export const skuDetails = v.object({
  ...sku.entries,
  /** Id of the part that takes the place of a disabled one, null when there is none that is sold. */
  successorId: v.nullable(v.number()),
  /** The own warehouse first; null for visitors. */
  warehouses: v.nullable(v.array(warehouseStock)),
  description: v.string(),
  supplier: v.string(),
  className: v.string(),
  series: v.array(v.string()),
  /** All printers it fits, with the brand. */
  compatiblePrinters: v.array(v.string()),
  promotion: v.nullable(v.object({ title: v.string(), endsOn: day })),
})

/** Who asks, as the three SKU calls want it; visitors send -1 (API-049). The server believes only the token. */
const asker = { custId: v.optional(queryOwner), accountId: v.optional(queryOwner), roles: v.optional(text(400)) }

const supply = v.picklist(SUPPLIES)
const inBounds = ([min, max]: readonly [number, number]) => v.optional(queryInteger(min, max))

const skuFilter = {
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
  availability: v.optional(queryList(supply)),
}

const countOf = <T extends v.GenericSchema>(value: T) => v.array(v.object({ value, count: v.number() }))

/** Parts behind each choice of a filter: that filter itself does not count, all others do. */
const facets = v.object({
  /** Parts of class and keyword, before any filter. */
  all: v.number(),
  brandId: countOf(v.number()),
  seriesId: countOf(v.number()),
  /** Of the chosen series, and those chosen without theirs. */
  modelId: countOf(v.number()),
  /** `name` is in the reader's language. */
  colour: v.array(v.object({ value: v.string(), name: v.optional(v.string()), count: v.number() })),
  /** `value` is the first yield of a step, the next one ends it. */
  pageYield: countOf(v.number()),
  /** Empty for visitors. */
  availability: countOf(supply),
  /** Steps like those of the yields, in the currency of the account. Empty for visitors. */
  price: v.optional(countOf(v.number())),
})

const numbers = v.pipe(v.array(partNumber), v.maxLength(1000))
const warehouseItems = v.pipe(v.array(v.object({ number: partNumber, warehouse: text(8) })), v.maxLength(1000))

export const image = v.object({ imageId: v.number(), number: v.string(), url: v.string() })
export const attribute = v.object({ name: v.string(), label: v.string(), value: v.string() })
export const searchEntry = v.object({ searchId: v.number(), keyword: v.string(), custnum: v.number() })

export const catalogueSchemas = {
  'search.history': { query: v.object({ custnum: v.optional(queryOwner) }), result: v.array(searchEntry) },
  'search.remember': {
    body: v.object({ custnum: v.number(), keyword: filledLine(KEYWORD_CHARS) }),
    result: v.nullable(searchEntry),
  },
  'search.forget': { params: v.object({ id: queryInteger(1, 2_147_483_647) }), result: v.null() },
  'catalogue.promotions': {
    body: v.object({ numbers, custnum: v.number(), orgId: v.number() }),
    result: v.record(v.string(), v.object({ title: v.string(), discountPrice: amount, endsOn: day })),
  },
  'catalogue.classes': { result: v.array(v.object({ classId: v.number(), className: v.string() })) },
  'catalogue.brands': {
    query: v.object({ classId: v.optional(queryInteger(0, 999_999)) }),
    result: v.array(v.object({ brandId: v.number(), brandName: v.string() })),
  },
  'catalogue.series': {
    params: v.object({ id: queryInteger(0, 999_999) }),
    result: v.array(v.object({ seriesId: v.number(), brandId: v.number(), seriesName: v.string() })),
  },
  'catalogue.models': {
    params: v.object({ id: queryInteger(0, 999_999) }),
    result: v.array(v.object({ modelId: v.number(), seriesId: v.number(), modelName: v.string() })),
  },
  'catalogue.query': {
    query: v.object({
      ...skuFilter,
      pageNum: inBounds(LIST_NUMBERS.pageNum),
      pageSize: inBounds(LIST_NUMBERS.pageSize),
      sort: v.optional(v.picklist(LIST_SORTS)),
    }),
    result: listedSku,
  },
  /** For a keyword that no part matches: the same with its words put right, and parts with numbers like it. */
  'catalogue.nearest': {
    query: v.object({ ...asker, keyword: filled(KEYWORD_CHARS) }),
    result: v.object({
      /** Finds at least one part; null when no word can be put right. */
      keyword: v.nullable(v.string()),
      parts: v.array(sku),
    }),
  },
  /** Counts for the same filters as the query (API-050). */
  'catalogue.stat': {
    query: v.object(skuFilter),
    result: v.object({
      total: v.number(),
      brands: v.array(v.object({ brandId: v.number(), brandName: v.string(), count: v.number() })),
      classes: v.array(v.object({ classId: v.number(), className: v.string(), count: v.number() })),
      series: v.array(v.object({ seriesId: v.number(), seriesName: v.string(), count: v.number() })),
      /** Added to what is specified; a backend without it has filters without counts. */
      facets: v.optional(facets),
      /** What was looked for in the place of a keyword that finds nothing, for example `M404` for `M404dn`. */
      searched: v.optional(v.string()),
    }),
  },
  'catalogue.sku': {
    params: v.object({ id: queryInteger(1, 2_147_483_647) }),
    query: v.object({ ...asker, orgId: v.optional(queryInteger(-1, 9999)) }),
    result: skuDetails,
  },
  'catalogue.classAttributes': {
    query: v.object({
      classId: v.optional(queryInteger(0, 999_999)),
      goodsSkuId: v.optional(queryInteger(1, 2_147_483_647)),
      isDetails: v.optional(queryInteger(0, 1)),
      orgId: v.optional(queryInteger(-1, 9999)),
    }),
    result: v.array(attribute),
  },
  /** What stood in the same orders, the most frequent first, then parts for the same printers. */
  'catalogue.related': {
    query: v.object({ number: partNumber }),
    result: v.array(
      v.object({
        ...sku.entries,
        /** It was ordered together with the part more than once. */
        isBoughtTogether: v.optional(v.boolean()),
      }),
    ),
  },
  'catalogue.images': { query: v.object({ number: partNumber }), result: v.array(image) },
  'catalogue.image': { query: v.object({ number: partNumber }), result: image },
  'catalogue.imagesByNumbers': { body: numbers, result: v.record(v.string(), v.string()) },
  'catalogue.attributesByNumbers': { body: numbers, result: v.record(v.string(), v.array(attribute)) },
  /** Answers the disabled ones among `numberList` (API-058). */
  'catalogue.disabled': { body: v.object({ numberList: numbers, orgId: v.number() }), result: v.array(v.string()) },
  /** The company's own number for a part; blank takes it away. One per part, and for one part only. */
  'catalogue.setCustNumber': {
    body: v.object({ number: partNumber, custNumber: v.pipe(text(40), v.trim(), v.regex(/^\P{C}*$/u)) }),
    result: v.object({ custNumber: v.nullable(v.string()) }),
  },
  /** Pieces by part number; `warehouse` blank sums all (API-059, API-061). */
  'catalogue.inventory': { body: warehouseItems, result: v.record(v.string(), v.number()) },
  'catalogue.eta': {
    body: warehouseItems,
    result: v.record(v.string(), v.object({ qty: v.number(), etaDate: day, warehouse: v.string() })),
  },
  'catalogue.yields': { body: numbers, result: v.record(v.string(), v.number()) },
} satisfies Record<string, CallSchemas>

export type PriceTier = v.InferOutput<typeof priceTier>
export type Availability = v.InferOutput<typeof availability>
export type Supply = v.InferOutput<typeof supply>
export type SkuFacets = v.InferOutput<typeof facets>
export type Sku = v.InferOutput<typeof sku>
export type NumberKind = v.InferOutput<typeof numberKind>
export type ListedSku = v.InferOutput<typeof listedSku>
export type RelatedSku = v.InferOutput<(typeof catalogueSchemas)['catalogue.related']['result']>[number]
export type NearestParts = v.InferOutput<(typeof catalogueSchemas)['catalogue.nearest']['result']>
export type WarehouseStock = v.InferOutput<typeof warehouseStock>
export type SkuDetails = v.InferOutput<typeof skuDetails>
export type SkuImage = v.InferOutput<typeof image>
export type SkuAttribute = v.InferOutput<typeof attribute>
export type SearchEntry = v.InferOutput<typeof searchEntry>
