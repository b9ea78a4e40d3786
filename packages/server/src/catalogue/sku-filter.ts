/** Which parts a list or a search is about. */
import { type CallRead, SUPPLIES } from '@cartwright/core/contract'
import { normalizeNumber } from '@cartwright/core/rules'
import { type SQL, sql } from 'drizzle-orm'
import { intList, textList } from '../db/rows'
import { joinedName } from '../db/schema/catalogue'
import type { Param } from '../db/statement'
import type { Deps } from '../http/handler'
import { barcodeForms } from './barcode'
import type { BuyerValues } from './buyer-values'
import { seenPrice, type Viewer } from './pricing'
import { asTyped, wholeNumber } from './readings'
import { patternOf } from './search-text'
import { isSuppliedFrom } from './supply'

/** The filters of query and statistics (API-049, API-050). */
export type SkuFilter = CallRead<'catalogue.stat'>['query']

/** A search never looks at more parts than this for one way of matching, so that its cost has an end. */
export const SEARCH_HITS_MAX = 2_000
/** A trigram index finds words from this length on. */
const WORD_MIN = 3
/** A word of Chinese has two characters; those are looked for in all texts. */
const isWord = (text: string) => text.length >= WORD_MIN || /\p{Script=Han}/u.test(text)
/** So many words are looked up in the index, the longest first; the others are looked for in what it finds. */
const INDEXED_MAX = 3
/** No text begins with the key and sorts after this. */
const LAST_CHARACTER = '\u{10FFFF}'

const IDS = ['brandId', 'modelId', 'seriesId'] as const
const WORDS = ['colour', 'availability'] as const
const ENDS = ['yieldFrom', 'yieldTo', 'priceFrom', 'priceTo'] as const
const PROPERTIES = ['classId', ...IDS, ...ENDS, ...WORDS] as const
export type Property = (typeof PROPERTIES)[number]

/** What the statement of a filter looks like. */
export interface FilterForm {
  properties: readonly Property[]
  /** How many words the index looks for; null without a keyword. */
  words: number | null
  /** Parts must fit a printer that the keyword names. */
  isPrinter: boolean
  /** Parts that the keyword names by more than their numbers come first. */
  isNamed?: boolean
  viewer: Viewer
}

/** What is given to the statement of a filter. */
export interface FilterValues
  extends Partial<Record<Property, number | string>>,
    Partial<Record<`word${number}`, string>> {
  region: Deps['region']
  keyword: string
  /** The keyword as a number, and what sorts after all that begin with it. */
  key: string
  keyEnd: string
  barcodes: string
  moreWords: string
  /** Of a printer: its longest number, for the index; all of them, and how they stand in its name; the words beside. */
  printer: string
  printerWords: string
  printerForms: string
  otherWords: string
  /** Ids of the parts that the keyword names. */
  named?: string
}

/** Visitors cannot ask for what is in stock or what it costs: the answer would tell them (PERM-018). */
const HIDDEN: readonly Property[] = ['availability', 'priceFrom', 'priceTo']

export function readFilter(
  filter: SkuFilter,
  viewer: Viewer,
  region: Deps['region'],
  reading = asTyped(filter.keyword?.trim() ?? ''),
  named: readonly number[] = [],
): { form: FilterForm; values: FilterValues } {
  const isPrinter = reading.printer.length > 0
  const keyword = reading.keyword.toLowerCase()
  const key = isPrinter ? '' : normalizeNumber(keyword)
  const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length)
  const words = longestFirst(reading.words)
  const patterns = words.map(patternOf)
  const indexed = words.some(isWord) ? patterns.slice(0, INDEXED_MAX) : []
  const printer = longestFirst(reading.printer)
  const printerWords = printer.map(patternOf)
  return {
    form: {
      viewer,
      properties: PROPERTIES.filter(
        name => filter[name] !== undefined && !(viewer === 'visitor' && HIDDEN.includes(name)),
      ),
      words: keyword ? indexed.length : null,
      isPrinter,
      isNamed: named.length > 0,
    },
    values: {
      // Nothing else that was sent: it would replace the account that asks.
      classId: filter.classId,
      ...Object.fromEntries(ENDS.map(name => [name, filter[name]])),
      ...Object.fromEntries(IDS.map(name => [name, intList(filter[name] ?? [])])),
      ...Object.fromEntries(WORDS.map(name => [name, textList(filter[name] ?? [])])),
      ...Object.fromEntries(indexed.map((pattern, place) => [`word${place}`, pattern])),
      region,
      keyword,
      key,
      keyEnd: key && key + LAST_CHARACTER,
      barcodes: textList(barcodeForms(key)),
      moreWords: textList(patterns.slice(indexed.length)),
      printer: printerWords[0] ?? '',
      printerWords: textList(printerWords.slice(1)),
      printerForms: textList(printer.map(wholeNumber)),
      otherWords: textList(isPrinter ? patterns : []),
      named: intList(named),
    },
  }
}

export type FilterGiven = FilterValues & BuyerValues
type GivenFilter = Param<FilterGiven>

/**
 * SQL of a table expression `(goods_sku_id, rank)`: the parts of the filter, 0 exact number or named by the keyword, 1 beginning of a number,
 * 2 contains all words. Without a keyword all have rank 0.
 * Parts that are no longer sold are found by their exact number only.
 */
export function filteredSkus(given: GivenFilter, { properties, words, isPrinter, isNamed, viewer }: FilterForm): SQL {
  const isInFilter = sql.join(
    [sql`s.market in ('ALL', ${given('region')})`, ...properties.map(name => hasProperty(name, given, viewer))],
    sql` and `,
  )
  const isListed = sql`${isInFilter} and not s.disabled`
  if (words === null) return sql`select s.goods_sku_id, 0 as rank from skus s where ${isListed}`
  if (isPrinter) return capped(2, fitting(given), isListed)
  const names = isNamed ? [...exact(given), sql`s.goods_sku_id = any(${given('named')}::int[])`] : exact(given)
  const ways = [
    ...names.map(is => sql`select s.goods_sku_id, 0 as rank from skus s where ${is} and ${isInFilter}`),
    ...beginning(given).map(is => capped(1, is, isListed)),
    capped(2, words > 0 ? containing(given, words) : isOfBrand(given), isListed),
  ]
  return sql`select goods_sku_id, min(rank) as rank from (${sql.join(ways, sql` union all `)}) as hits group by goods_sku_id`
}

const capped = (rank: 1 | 2, is: SQL, isListed: SQL): SQL =>
  sql`(select s.goods_sku_id, ${sql.raw(String(rank))} as rank from skus s where ${is} and ${isListed}
    limit ${sql.raw(String(SEARCH_HITS_MAX))})`

/** Whether part `s` has what was asked for; of several choices any will do. */
export function hasProperty(name: Property, given: GivenFilter, viewer: Viewer): SQL {
  const value = given(name)
  switch (name) {
    case 'classId':
      return sql`s.class_id = ${value}`
    case 'brandId':
      return sql`s.brand_id = any(${value}::int[])`
    case 'modelId':
      return sql`s.goods_sku_id in (select goods_sku_id from sku_models where model_id = any(${value}::int[]))`
    case 'seriesId':
      return sql`s.goods_sku_id in (
        select f.goods_sku_id from sku_models f join models m using (model_id) where m.series_id = any(${value}::int[]))`
    case 'colour':
      return sql`s.colour = any(${value}::text[])`
    case 'yieldFrom':
      return sql`s.page_yield >= ${value}`
    case 'yieldTo':
      return sql`s.page_yield <= ${value}`
    case 'priceFrom':
      return sql`${seenPrice(given, sql`s.goods_sku_id`, viewer)} >= ${value}`
    case 'priceTo':
      return sql`${seenPrice(given, sql`s.goods_sku_id`, viewer)} <= ${value}`
    case 'availability':
      return sql`(${sql.join(
        SUPPLIES.map(from => sql`${sql.raw(`'${from}'`)} = any(${value}::text[]) and ${isSuppliedFrom(from, given)}`),
        sql` or `,
      )})`
  }
}

/** The own numbers apart from the others: each kind then uses its own index. */
const exact = (given: GivenFilter): SQL[] => [
  sql`(s.number_key = ${given('key')} or s.oem_key = ${given('key')} or s.union_code = ${given('key')}
    or s.box_barcode = any(${given('barcodes')}::text[]) or s.product_barcode = any(${given('barcodes')}::text[]))`,
  sql`s.goods_sku_id in (
    select goods_sku_id from cust_numbers where cust_id = ${given('custId')} and cust_key = ${given('key')})`,
]

const begins = (column: SQL, given: GivenFilter): SQL =>
  sql`${column} ~>=~ ${given('key')} and ${column} ~<~ ${given('keyEnd')}`

const beginning = (given: GivenFilter): SQL[] => [
  begins(sql`s.number_key`, given),
  begins(sql`s.oem_key`, given),
  sql`s.goods_sku_id in (
    select goods_sku_id from cust_numbers where cust_id = ${given('custId')} and ${begins(sql`cust_key`, given)})`,
]

/** Which number of part `s` is the keyword or begins with it; `n` is the company's own. Null where other words matched. */
export const matchedBy = (given: GivenFilter): SQL => sql`case
  when s.number_key = ${given('key')} then 'number'
  when s.oem_key = ${given('key')} then 'oemCode'
  when s.union_code = ${given('key')} then 'unionCode'
  when s.box_barcode = any(${given('barcodes')}::text[]) then 'boxBarcode'
  when s.product_barcode = any(${given('barcodes')}::text[]) then 'productBarcode'
  when n.cust_key = ${given('key')} then 'custNumber'
  when ${begins(sql`s.number_key`, given)} then 'number'
  when ${begins(sql`s.oem_key`, given)} then 'oemCode'
  when ${begins(sql`n.cust_key`, given)} then 'custNumber'
end`

/**
 * The printer that the keyword names and part `s` fits: one with all words that the part's own texts do not hold. Null where those hold all, and
 * where a number of the part is meant.
 */
export function fitsPrinter(given: GivenFilter, { words, isPrinter }: FilterForm): SQL {
  if (!isPrinter && !words) return sql`null`
  const patterns = isPrinter
    ? sql`${given('otherWords')}::text[]`
    : sql`(array[${sql.join(
        Array.from({ length: words ?? 0 }, (_, place) => given(`word${place}`)),
        sql`, `,
      )}]::text[] || ${given('moreWords')}::text[])`
  const missing = sql`unnest(${patterns}) as wanted(word) where
    lower(concat_ws(' ', s.number, s.number_key, s.oem_code, s.oem_key, s.name, s.names::text)) not like word`
  const named = isPrinter
    ? sql`${isPrinterOf(given)} and not exists (select from ${missing} and ${JOINED_MODEL} not like word)`
    : sql`exists (select from ${missing}) and not exists (select from ${missing} and m.search not like word)`
  return sql`case when (${matchedBy(given)}) is null then (
    select m.model_name from sku_models f join models m using (model_id)
    where f.goods_sku_id = s.goods_sku_id and ${named} order by m.model_name limit 1) end`
}

/** All words in any order: `m404 toner`, `kyocera 5240`. */
const containing = (given: GivenFilter, words: number): SQL =>
  sql.join(
    [
      ...Array.from({ length: words }, (_, place) => sql`s.search like ${given(`word${place}`)}`),
      sql`s.search like all(${given('moreWords')}::text[])`,
    ],
    sql` and `,
  )

const JOINED_MODEL = joinedName(sql`m.search`)

/** Printer `m` has that name. */
const isPrinterOf = (given: GivenFilter): SQL => sql`${JOINED_MODEL} like ${given('printer')}
    and ${JOINED_MODEL} like all(${given('printerWords')}::text[]) and ${JOINED_MODEL} ~ all(${given('printerForms')}::text[])`

/** Fits a printer of that name; the words beside it may be the printer's or the part's. */
const fitting = (given: GivenFilter): SQL => sql`s.goods_sku_id in (
  select f.goods_sku_id from models m join sku_models f using (model_id) join skus p using (goods_sku_id)
  where ${isPrinterOf(given)}
    and not exists (select from unnest(${given('otherWords')}::text[]) as beside(word)
      where p.search not like word and ${JOINED_MODEL} not like word))`

/** Names too short for the trigram index, such as `hp`, can still be a brand. */
const isOfBrand = (given: GivenFilter): SQL =>
  sql`s.brand_id in (select brand_id from brands where lower(brand_name) = ${given('keyword')})`
