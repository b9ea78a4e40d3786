/** What the calls of `catalogue` take. */
import * as v from 'valibot'
import { COLOUR_CHARS, KEYWORD_CHARS, LIST_NUMBERS, LIST_SORTS, SUPPLIES } from '../list-bounds'
import { type CallInputs, filled, partNumber, queryIds, queryInteger, queryList, queryOwner, text } from './schema'

/** Who asks, as the three SKU calls want it; visitors send -1 (API-049). The server believes only the token. */
const asker = { custId: v.optional(queryOwner), accountId: v.optional(queryOwner), roles: v.optional(text(400)) }

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
  availability: v.optional(queryList(v.picklist(SUPPLIES))),
}

const numbers = v.pipe(v.array(partNumber), v.maxLength(1000))

const warehouseItems = v.pipe(v.array(v.object({ number: partNumber, warehouse: text(8) })), v.maxLength(1000))

export const inputs = {
  'catalogue.promotions': { body: v.object({ numbers, custnum: v.number(), orgId: v.number() }) },
  'catalogue.brands': { query: v.object({ classId: v.optional(queryInteger(0, 999_999)) }) },
  'catalogue.series': { params: v.object({ id: queryInteger(0, 999_999) }) },
  'catalogue.models': { params: v.object({ id: queryInteger(0, 999_999) }) },
  'catalogue.query': {
    query: v.object({
      ...skuFilter,
      pageNum: inBounds(LIST_NUMBERS.pageNum),
      pageSize: inBounds(LIST_NUMBERS.pageSize),
      sort: v.optional(v.picklist(LIST_SORTS)),
    }),
  },
  'catalogue.nearest': { query: v.object({ ...asker, keyword: filled(KEYWORD_CHARS) }) },
  'catalogue.stat': { query: v.object(skuFilter) },
  'catalogue.sku': {
    params: v.object({ id: queryInteger(1, 2_147_483_647) }),
    query: v.object({ ...asker, orgId: v.optional(queryInteger(-1, 9999)) }),
  },
  'catalogue.classAttributes': {
    query: v.object({
      classId: v.optional(queryInteger(0, 999_999)),
      goodsSkuId: v.optional(queryInteger(1, 2_147_483_647)),
      isDetails: v.optional(queryInteger(0, 1)),
      orgId: v.optional(queryInteger(-1, 9999)),
    }),
  },
  'catalogue.related': { query: v.object({ number: partNumber }) },
  'catalogue.images': { query: v.object({ number: partNumber }) },
  'catalogue.image': { query: v.object({ number: partNumber }) },
  'catalogue.imagesByNumbers': { body: numbers },
  'catalogue.attributesByNumbers': { body: numbers },
  'catalogue.disabled': { body: v.object({ numberList: numbers, orgId: v.number() }) },
  'catalogue.setCustNumber': {
    body: v.object({ number: partNumber, custNumber: v.pipe(text(40), v.trim(), v.regex(/^\P{C}*$/u)) }),
  },
  'catalogue.inventory': { body: warehouseItems },
  'catalogue.eta': { body: warehouseItems },
  'catalogue.yields': { body: numbers },
} satisfies Record<string, CallInputs>
