/** Catalogue, promotions and inventory (ledger API-044 to API-060, API-063). */
import * as v from 'valibot'
import type { Call } from './call'
import { COLOUR_CHARS, KEYWORD_CHARS, LIST_NUMBERS, LIST_SORTS, PAGE_NUMBERS, SUPPLIES } from './list-bounds'
import type { Policy } from './policy'
import { promisesShape } from './promise'
import { readingStepShape, resolvedLineFields } from './quick-order'
import { filled, id, partNumber, quantity, queryIds, queryInteger, queryList, queryOwner, text } from './schema'
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
import { arrivalsShape, numberKindShape, skuFields, skuShape } from './sku'

/** An article as a search lists it. */
export const listedSkuShape = object({
  ...skuFields,
  /** The number that is the keyword or begins with it; null when other words matched. */
  matchedBy: optional(nullable(numberKindShape)),
  /** How the keyword was read as this article where it is none of its numbers; missing where it is, and where other words matched. */
  reading: optional(readingStepShape),
  /** A printer that the keyword names and the article fits; missing where no printer is named. */
  fits: optional(string),
})

/** Pieces of one warehouse, and what comes there next. */
export const warehouseStockShape = object({
  /** Code of the warehouse. */
  warehouse: string,
  /** Name of the place where it is. */
  name: string,
  /** Pieces that are there. */
  stock: number,
  /** Pieces on their way to it that are promised to no one. */
  inTransit: number,
  /** Day the next of them arrive; null when none is known. */
  etaDate: nullable(day),
  /** All that are on their way to it by day, the next first; missing from back ends that do not tell. */
  arrivals: optional(arrivalsShape),
})

/** An article as its own page shows it. */
export const skuDetailsShape = object({
  ...skuFields,
  /** Id of the part that takes the place of a disabled one; null when there is none that is sold. */
  successorId: nullable(number),
  /** Warehouses of the region, the own one first; null for visitors. */
  warehouses: nullable(listOf(warehouseStockShape)),
  /** Text about the part in the language of the request; blank where there is none. */
  description: textOrBlank,
  /** Who makes it; blank where it is not known. */
  supplier: textOrBlank,
  /** Name of its class in the language of the request. */
  className: textOrBlank,
  /** Names of the printer series that it fits. */
  series: listOf(string),
  /** All printers that it fits, with the brand. */
  compatiblePrinters: listOf(string),
  /** The promotion that lowers its price for the account; null when there is none, and for visitors. */
  promotion: nullable(
    object({
      /** Name of the promotion in the language of the request. */
      title: string,
      /** Last day of it, at the site. */
      endsOn: day,
    }),
  ),
  /** What a kit is packed of; missing for other parts. */
  kit: optional(
    listOf(
      object({
        /** Id of the part in the kit. */
        goodsSkuId: number,
        /** Our number of the part in the kit. */
        number: string,
        /** Its name in the language of the request. */
        name: string,
        /** Pieces of it in one kit. */
        pieces: number,
      }),
    ),
  ),
})

const countOf = <T>(value: Shape<T>) =>
  listOf(
    object({
      /** The choice. */
      value,
      /** Parts that it would leave. */
      count: number,
    }),
  )

export const supplyShape = oneOf(SUPPLIES)

/** Parts behind each choice of a filter: that filter itself does not count, all others do. */
export const facetsShape = object({
  /** Parts of class and keyword, before any filter. */
  all: number,
  /** By the brand of the printers. */
  brandId: countOf(number),
  /** By the series of the printers. */
  seriesId: countOf(number),
  /** By printer: those of the chosen series, and those chosen without theirs. */
  modelId: countOf(number),
  /** By colour of the print. */
  colour: listOf(
    object({
      /** Colour in English, as the filter takes it. */
      value: string,
      /** Colour in the language of the request; missing where there is no word for it. */
      name: optional(string),
      /** Parts that it would leave. */
      count: number,
    }),
  ),
  /** By yield: `value` is the first one of a step, and the next step ends it. */
  pageYield: countOf(number),
  /** By where pieces are; empty for visitors. */
  availability: countOf(supplyShape),
  /** By price of one piece, in steps like those of the yields, in the currency of the account; empty for visitors. */
  price: optional(countOf(number)),
})

export const imageShape = object({
  /** Id of the picture. */
  imageId: number,
  /** Our number of the part. */
  number: string,
  /** Path of the picture below the shop's origin. */
  url: string,
})

export const attributeShape = object({
  /** Name of the attribute, the same in all languages, such as `pageYield`. */
  name: string,
  /** The name in words, in the language of the request. */
  label: string,
  /** Its value in words; blank where the attributes of a class were asked for. */
  value: string,
})

/** Part numbers, 1,000 at most. */
const numbers = serverOnly(() => v.pipe(v.array(partNumber), v.maxLength(1000)))

export const promotions = {
  name: 'catalogue.promotions',
  id: 'API-044',
  method: 'POST',
  path: '/clientsystem/promotionalactivities/frontPromotionForCust',
  answer: 'data',
  reads: true,
  result: recordOf(
    object({
      /** Name of the promotion in the language of the request. */
      title: string,
      /** Price of one piece by it, in the currency of the account. */
      discountPrice: amount,
      /** Last day of it, at the site. */
      endsOn: day,
    }),
  ),
} as const satisfies Call
export const promotionsInput = serverOnly(() => ({
  body: v.object({
    numbers,
    /** Customer number; the server believes the token. */
    custnum: v.number(),
    /** Id of the site; the server believes the token. */
    orgId: v.number(),
  }),
}))
export const promotionsPolicy = { access: 'signed-in', right: 'catalogue', pace: 'light' } as const satisfies Policy

export const classes = {
  name: 'catalogue.classes',
  id: 'API-045',
  method: 'GET',
  path: '/goods/goodsclass/freedom/list',
  answer: 'data',
  result: listOf(
    object({
      /** 102 toner, 103 toner kits, 105 drum unit, 109 label cassette. */
      classId: number,
      /** Name in the language of the request. */
      className: string,
    }),
  ),
} as const satisfies Call
export const classesPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const brands = {
  name: 'catalogue.brands',
  id: 'API-046',
  method: 'GET',
  path: '/clientsystem/goods/client/brands',
  answer: 'data',
  result: listOf(
    object({
      /** Id of a brand of printers. */
      brandId: number,
      /** Name of the brand. */
      brandName: string,
    }),
  ),
} as const satisfies Call
export const brandsInput = serverOnly(() => ({
  query: v.object({
    /** Only brands that parts of this class fit; without it all. */
    classId: v.optional(queryInteger(0, 999_999)),
  }),
}))
export const brandsPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const series = {
  name: 'catalogue.series',
  id: 'API-047',
  method: 'GET',
  path: '/goods/series/freedom/selectByBrandId/{id}',
  answer: 'data',
  result: listOf(
    object({
      /** Id of the series. */
      seriesId: number,
      /** Id of its brand. */
      brandId: number,
      /** Name of the series. */
      seriesName: string,
    }),
  ),
} as const satisfies Call
export const seriesInput = serverOnly(() => ({
  params: v.object({
    /** Id of the brand. */
    id: queryInteger(0, 999_999),
  }),
}))
export const seriesPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const models = {
  name: 'catalogue.models',
  id: 'API-048',
  method: 'GET',
  path: '/goods/model/freedom/selectBySeriesId/{id}',
  answer: 'data',
  result: listOf(
    object({
      /** Id of the printer. */
      modelId: number,
      /** Id of its series. */
      seriesId: number,
      /** Name of the printer, without the brand. */
      modelName: string,
    }),
  ),
} as const satisfies Call
export const modelsInput = serverOnly(() => ({
  params: v.object({
    /** Id of the series. */
    id: queryInteger(0, 999_999),
  }),
}))
export const modelsPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

const inBounds = ([min, max]: readonly [number, number]) => v.optional(queryInteger(min, max))

/** Who asks, as the three SKU calls want it; visitors send -1 (API-049). The server believes only the token. */
const asker = serverOnly(() => ({
  /** Id of the company; -1 for a visitor. */
  custId: v.optional(queryOwner),
  /** Id of the account; -1 for a visitor. With an id of one, a token that has ended is answered with 401. */
  accountId: v.optional(queryOwner),
  /** Roles of the account, comma-joined; without meaning for the server. */
  roles: v.optional(text(400)),
}))

const skuFilter = serverOnly(() => ({
  ...asker,
  /** Class, as `catalogue.classes` lists them; 0 or missing for all. */
  classId: inBounds(LIST_NUMBERS.classId),
  /** Brands of printers, comma-joined. */
  brandId: v.optional(queryIds),
  /** Series of printers, comma-joined. */
  seriesId: v.optional(queryIds),
  /** Printers, comma-joined. */
  modelId: v.optional(queryIds),
  /** What is looked for: words, or a number of any kind. */
  keyword: v.optional(text(KEYWORD_CHARS)),
  /** Id of the site; the server goes by the token. */
  orgId: v.optional(queryInteger(-1, 9999)),
  /** Colours of the parts, comma-joined. */
  colour: v.optional(queryList(text(COLOUR_CHARS))),
  /** Fewest pages. */
  yieldFrom: inBounds(LIST_NUMBERS.yieldFrom),
  /** Most pages. */
  yieldTo: inBounds(LIST_NUMBERS.yieldTo),
  /** Lowest price of one piece as the account sees it, in whole units of its currency. Not for visitors. */
  priceFrom: inBounds(LIST_NUMBERS.priceFrom),
  /** Highest price of one piece. */
  priceTo: inBounds(LIST_NUMBERS.priceTo),
  /** Where pieces are: in the warehouse of the own site, in the others, or arriving within ten days; comma-joined. Not for visitors. */
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
    /** Page, from 1; the first one by default. */
    pageNum: inBounds(LIST_NUMBERS.pageNum),
    /** Rows of a page, 1 to 100; 20 by default. */
    pageSize: inBounds(LIST_NUMBERS.pageSize),
    /** What comes first: the best match, which is the default, the number, the highest yield, the lowest price, or most stock. */
    sort: v.optional(v.picklist(LIST_SORTS)),
  }),
}))
export const queryPolicy = { access: 'visitor', right: 'catalogue' } as const satisfies Policy

/** For a keyword that no part matches: the same with its words put right, and parts with numbers like it. */
export const nearest = {
  name: 'catalogue.nearest',
  id: 'API-049',
  method: 'GET',
  path: '/goods/sku/freedom/nearest',
  answer: 'data',
  added: true,
  result: object({
    /** A keyword that finds at least one part; null when no word can be put right. */
    keyword: nullable(string),
    /** The nearest parts, the nearest first; empty where none is near. */
    parts: listOf(skuShape),
  }),
} as const satisfies Call
export const nearestInput = serverOnly(() => ({
  query: v.object({
    ...asker,
    /** The number or words that nothing was found for. */
    keyword: filled(KEYWORD_CHARS),
  }),
}))
export const nearestPolicy = { access: 'visitor', right: 'catalogue' } as const satisfies Policy

/** Counts for the same filters as the query (API-050). */
export const stat = {
  name: 'catalogue.stat',
  id: 'API-050',
  method: 'GET',
  path: '/goods/sku/freedom/list/stat',
  answer: 'data',
  result: object({
    /** Parts that fit the filters. */
    total: number,
    /** Brands of printers that they fit, those with the most parts first. */
    brands: listOf(
      object({
        /** Id of the brand. */
        brandId: number,
        /** Name of the brand. */
        brandName: string,
        /** Parts that fit it. */
        count: number,
      }),
    ),
    /** Classes of the parts. */
    classes: listOf(
      object({
        /** Id of the class. */
        classId: number,
        /** Name in the language of the request. */
        className: string,
        /** Parts of the class. */
        count: number,
      }),
    ),
    /** Series of printers that they fit, those with the most parts first. */
    series: listOf(
      object({
        /** Id of the series. */
        seriesId: number,
        /** Name of the series. */
        seriesName: string,
        /** Parts that fit it. */
        count: number,
      }),
    ),
    /** Parts behind each choice of the filters; missing from back ends that know only what is specified. */
    facets: optional(facetsShape),
    /** What was looked for in the place of a keyword that finds nothing, for example `M404` for `M404dn`. */
    searched: optional(string),
  }),
} as const satisfies Call
export const statInput = serverOnly(() => ({ query: v.object(skuFilter) }))
export const statPolicy = { access: 'visitor', right: 'catalogue' } as const satisfies Policy

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
  params: v.object({
    /** Id of the part. */
    id: queryInteger(1, 2_147_483_647),
  }),
  query: v.object({
    ...asker,
    /** Id of the site; the server goes by the token. */
    orgId: v.optional(queryInteger(-1, 9999)),
  }),
}))
export const skuPolicy = { access: 'visitor', right: 'catalogue' } as const satisfies Policy

/** What one number of a page means, what that many pieces of it cost, and when they leave. */
export const numberedShape = object({
  ...resolvedLineFields,
  /** Price of one piece at the quantity; null for visitors, for accounts that see none, and where no one part is sold. */
  price: nullable(
    object({
      /** Price of one piece before quantity price and promotion. */
      unitPrice: amount,
      /** Lower price of one piece at the quantity; null when there is none. */
      discountPrice: nullable(amount),
      /** ISO 4217 code of both. */
      currency: string,
    }),
  ),
  /** When the pieces of the quantity leave; null for who sees no stock, and where no one part is sold. */
  promise: nullable(promisesShape),
})

/**
 * Numbers of any kind on the page of a host, up to 200 in one call: what they mean, price and promise at a quantity. A visitor is told
 * neither prices nor stock (PERM-018), and own numbers are those of the company that is signed in.
 */
export const byNumbers = {
  name: 'catalogue.byNumbers',
  id: 'QO-003',
  method: 'POST',
  path: '/goods/sku/freedom/numbers',
  answer: 'data',
  reads: true,
  added: true,
  result: object({
    /** One for each line of the request, in its order. */
    lines: listOf(numberedShape),
  }),
} as const satisfies Call
export const byNumbersInput = serverOnly(() => ({
  query: v.object(asker),
  body: v.object({
    /** What is asked about, 200 lines at most. */
    lines: v.pipe(
      v.array(
        v.object({
          /** Comes back with the answer; any text of the client. */
          key: filled(40),
          /** A number of any kind; blank or missing where the part is named by its id. */
          number: v.optional(text(120)),
          /** Id of the part; it is believed before `number`. */
          goodsSkuId: v.optional(id),
          /** Pieces that price and promise are wanted for; 1 by default. */
          qty: v.optional(quantity),
        }),
      ),
      v.minLength(1),
      v.maxLength(PAGE_NUMBERS),
    ),
  }),
}))
export const byNumbersPolicy = { access: 'visitor', right: 'catalogue', pace: 'line' } as const satisfies Policy

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
    /** Class whose attributes are listed, where no part is named; without it those of all. */
    classId: v.optional(queryInteger(0, 999_999)),
    /** Id of the part whose attributes are listed with their values. */
    goodsSkuId: v.optional(queryInteger(1, 2_147_483_647)),
    /** 1: all attributes, as the page of a part shows them. 0 or missing: those of lists. */
    isDetails: v.optional(queryInteger(0, 1)),
    /** Id of the site; the server goes by the region. */
    orgId: v.optional(queryInteger(-1, 9999)),
  }),
}))
export const classAttributesPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

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
export const relatedInput = serverOnly(() => ({
  query: v.object({
    /** Our part number. */
    number: partNumber,
  }),
}))
export const relatedPolicy = { access: 'visitor', right: 'catalogue' } as const satisfies Policy

export const images = {
  name: 'catalogue.images',
  id: 'API-054',
  method: 'GET',
  path: '/goods/image/freedom/list',
  answer: 'data',
  result: listOf(imageShape),
} as const satisfies Call
export const imagesInput = serverOnly(() => ({
  query: v.object({
    /** Our part number. */
    number: partNumber,
  }),
}))
export const imagesPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const image = {
  name: 'catalogue.image',
  id: 'API-055',
  method: 'GET',
  path: '/goods/image/freedom/single',
  answer: 'data',
  result: imageShape,
} as const satisfies Call
export const imageInput = serverOnly(() => ({
  query: v.object({
    /** Our part number. */
    number: partNumber,
  }),
}))
export const imagePolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

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
export const imagesByNumbersPolicy = { access: 'visitor', right: 'public', pace: 'light' } as const satisfies Policy

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
export const attributesByNumbersPolicy = { access: 'visitor', right: 'public', pace: 'light' } as const satisfies Policy

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
export const disabledInput = serverOnly(() => ({
  body: v.object({
    /** Part numbers, 1,000 at most. */
    numberList: numbers,
    /** Id of the site; the server goes by the region. */
    orgId: v.number(),
  }),
}))
export const disabledPolicy = { access: 'signed-in', right: 'catalogue', pace: 'light' } as const satisfies Policy

/** The company's own number for a part; blank takes it away. One per part, and for one part only. */
export const setCustNumber = {
  name: 'catalogue.setCustNumber',
  id: 'CAT-007',
  method: 'PUT',
  path: '/goods/sku/custnumber',
  answer: 'data',
  added: true,
  result: object({
    /** The own number as it is now; null where it was taken away. */
    custNumber: nullable(string),
  }),
} as const satisfies Call
export const setCustNumberInput = serverOnly(() => ({
  body: v.object({
    /** Our part number. */
    number: partNumber,
    /** The own number, 40 characters at most; blank takes it away. */
    custNumber: v.pipe(text(40), v.trim(), v.regex(/^\P{C}*$/u)),
  }),
}))
export const setCustNumberPolicy = {
  access: 'role:mainCustomer|salesRep',
  right: 'account',
  freshPrincipal: true,
} as const satisfies Policy

const warehouseItems = serverOnly(() =>
  v.pipe(
    v.array(
      v.object({
        /** Our part number. */
        number: partNumber,
        /** Code of the warehouse; blank for all of them. */
        warehouse: text(8),
      }),
    ),
    v.maxLength(1000),
  ),
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
export const inventoryPolicy = { access: 'signed-in', right: 'catalogue', pace: 'light' } as const satisfies Policy

export const eta = {
  name: 'catalogue.eta',
  id: 'API-060',
  method: 'POST',
  path: '/clientsystem/eu/inventory/getEtaInfoByWarehouseAndNumbers',
  answer: 'data',
  reads: true,
  result: recordOf(
    object({
      /** Pieces that arrive next. */
      qty: number,
      /** Day on which they arrive. */
      etaDate: day,
      /** Code of the warehouse that they come to. */
      warehouse: string,
    }),
  ),
} as const satisfies Call
export const etaInput = serverOnly(() => ({ body: warehouseItems }))
export const etaPolicy = { access: 'signed-in', right: 'catalogue', pace: 'light' } as const satisfies Policy

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
export const yieldsPolicy = { access: 'visitor', right: 'catalogue', pace: 'light' } as const satisfies Policy

export type Supply = Read<typeof supplyShape>
export type SkuFacets = Read<typeof facetsShape>
export type ListedSku = Read<typeof listedSkuShape>
export type WarehouseStock = Read<typeof warehouseStockShape>
export type SkuDetails = Read<typeof skuDetailsShape>
export type Numbered = Read<typeof numberedShape>
export type SkuImage = Read<typeof imageShape>
export type SkuAttribute = Read<typeof attributeShape>
export type RelatedSku = Read<(typeof related)['result']>[number]
export type NearestParts = Read<(typeof nearest)['result']>
