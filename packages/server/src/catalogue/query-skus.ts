/** Lists and searches of parts, and their counts (API-049, API-050). */
import type { CallRead, CallResult, NumberKind, ReadingStep } from '@cartwright/core/contract'
import { normalizeNumber } from '@cartwright/core/rules'
import { type SQL, sql } from 'drizzle-orm'
import { type Param, statement } from '../db/statement'
import type { Deps, Principal } from '../http/handler'
import type { Spoken } from '../texts/language'
import { type BuyerValues, buyerValues, type ReaderValues } from './buyer-values'
import { colourIn } from './colour-names'
import { correctWords } from './correct-words'
import { readFacets } from './count-facets'
import { nameParts } from './name-parts'
import { seenPrice, viewerOf } from './pricing'
import { asTyped, otherReadings, type Reading } from './readings'
import {
  type FilterForm,
  type FilterGiven,
  type FilterValues,
  filteredSkus,
  fitsPrinter,
  matchedBy,
  readFilter,
  type SkuFilter,
} from './sku-filter'
import { type SkuRow, skuColumns, skuJoins, toSku } from './sku-view'

const PAGE_SIZE = 20

type Query = CallRead<'catalogue.query'>['query']

type PageValues = ReaderValues & FilterValues & { limit: number; offset: number }
type PageForm = FilterForm & { sort: Query['sort'] }

type PageRow = (SkuRow | { goodsSkuId: null }) & {
  total: string
  isExact: boolean | null
  matchedBy?: NumberKind | null
  fits?: string | null
}

/** The rows of a page, each with the number of all parts; an empty page is one row without a part. */
const readPage = statement<PageValues, PageRow, PageForm>(
  (given, form) => sql`
    with hits as materialized (${filteredSkus(given, form)}),
      page as (
        select id, row_number() over () as place from (
          select h.goods_sku_id as id from hits h join skus s using (goods_sku_id)
          order by ${orderOf(form, given)} limit ${given('limit')} offset ${given('offset')}) as sorted
      )
    select found.total, found."isExact", ${skuColumns(given, form.viewer)}
      ${form.words === null ? sql`` : sql`, ${matchedBy(given)} as "matchedBy", ${fitsPrinter(given, form)} as fits`}
    from (select count(*) as total, bool_or(rank = 0) as "isExact" from hits) as found left join page on true left join skus s on s.goods_sku_id = page.id
    ${skuJoins(given, form.viewer)}
    order by page.place`,
)

/**
 * One page. Sorted by match unless asked otherwise; sorting by price or stock needs an account, since the order alone
 * would tell what visitors must not know. A keyword that finds nothing as it is typed is read in other ways.
 * @source API-049, LIM-001, LIM-002, PERM-018
 */
export async function querySkus(
  query: Query,
  caller: Principal | null,
  deps: Deps,
  language: Spoken,
): Promise<CallResult<'catalogue.query'>> {
  const { pageNum = 1, pageSize = PAGE_SIZE, sort } = query
  const { answer: rows, names } = await readAnyWay(query, caller, deps, async (reading, named) => {
    const { form, values } = readFilter(query, viewerOf(caller), deps.region, reading, named)
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize }
    const given = { ...buyerValues(caller, deps.clock()), ...values, ...page, language }
    const found = await readPage(deps.db, given, { ...form, sort })
    return { answer: found, total: Number(found[0]?.total ?? 0), isExact: found[0]?.isExact === true }
  })
  return {
    rows: rows.flatMap(row => {
      if (row.goodsSkuId === null) return []
      const reading = names?.get(row.goodsSkuId)
      const { matchedBy, fits } = row
      return { ...toSku(row, caller, language), matchedBy, ...(reading && { reading }), ...(fits && { fits }) }
    }),
    total: Number(rows[0]?.total ?? 0),
  }
}

const readTotal = statement<FilterGiven, { total: string }, FilterForm>(
  (given, form) => sql`select count(*) as total from (${filteredSkus(given, form)}) as hits`,
)

interface Answer<T> {
  answer: T
  /** The keyword was read in another way than it was typed. */
  reading?: Reading
  /** How the keyword was read as parts that it names, by their ids. */
  names?: ReadonlyMap<number, ReadingStep>
}

/**
 * The answer to a filter: what the keyword names comes first. Where no part has it, the answer to another reading of it, at last to its
 * words put right. Other filters do not decide on that: what is found must not change its meaning with a click.
 */
async function readAnyWay<T>(
  { keyword = '' }: SkuFilter,
  caller: Principal | null,
  deps: Deps,
  read: (reading?: Reading, named?: readonly number[]) => Promise<{ answer: T; total: number; isExact: boolean }>,
): Promise<Answer<T>> {
  const { answer, total, isExact } = await read()
  const text = keyword.trim()
  if (isExact || !text) return { answer }
  const names = await readNames(text, caller, deps)
  const typed = asTyped(text)
  if (names.size > 0) return { answer: (await read(typed, [...names.keys()])).answer, names }
  if (total > 0) return { answer }
  const isFound = async (reading: Reading) => {
    const { form, values } = readFilter({ keyword }, viewerOf(caller), deps.region, reading)
    const [counted] = await readTotal(deps.db, { ...buyerValues(caller, deps.clock()), ...values }, form)
    return Number(counted?.total ?? 0) > 0
  }
  for (const reading of [typed, ...otherReadings(text)]) {
    if (await isFound(reading)) return reading === typed ? { answer } : { ...(await read(reading)), reading }
  }
  const corrected = asTyped(await correctWords(text, deps, { numbers: false }))
  const isCorrected = corrected.keyword !== text.toLowerCase() && (await isFound(corrected))
  return isCorrected ? { ...(await read(corrected)), reading: corrected } : { answer }
}

/** The parts that a keyword names by more than a number as it stands; several articles side by side are all named. */
async function readNames(text: string, caller: Principal | null, deps: Deps): Promise<Map<number, ReadingStep>> {
  const naming = /\d/.test(text.normalize('NFKC')) ? (await nameParts([text], caller, deps)).get(text) : undefined
  if (!naming) return new Map()
  const { matches, reading, articles } = naming
  if (matches.length > 0) return new Map(reading ? matches.map(({ id }) => [id, reading]) : [])
  return new Map(articles.length > 1 ? articles.flatMap(({ ids }) => ids.map(id => [id, 'words'])) : [])
}

function orderOf({ sort, viewer }: PageForm, given: Param<PageValues>): SQL {
  const byMatch = sql`h.rank, ${sellingFirst(given, viewer)}, s.brand_id, s.number`
  switch (sort) {
    case 'number':
      return sql`s.number`
    case 'yield':
      return sql`s.page_yield desc nulls last, s.number`
    case 'price':
      return viewer === 'visitor' ? byMatch : sql`${seenPrice(given, sql`s.goods_sku_id`, viewer)} nulls last, s.number`
    case 'stock':
      return viewer === 'visitor' ? byMatch : sql`${ownStock(given)} desc nulls last, s.number`
    default:
      return byMatch
  }
}

/**
 * What sells comes first. For accounts that is what is in stock as well; visitors do not see stock, nor do they from the order of a list.
 */
function sellingFirst(given: Param<PageValues>, viewer: PageForm['viewer']): SQL {
  const sold = sql`(select sold from sku_sales a where a.region = ${given('region')} and a.goods_sku_id = s.goods_sku_id)`
  if (viewer === 'visitor') return sql`${sold} desc nulls last`
  return sql`case when exists (select from stocks k join warehouses w on w.code = k.warehouse
    where k.goods_sku_id = s.goods_sku_id and w.region = ${given('region')} and k.qty > 0) then ${sold} end desc nulls last`
}

const ownStock = (given: Param<BuyerValues>): SQL =>
  sql`(select qty from stocks k where k.goods_sku_id = s.goods_sku_id and k.warehouse = ${given('warehouse')})`

type Counts = CallResult<'catalogue.stat'>

const readCounts = statement<FilterGiven & ReaderValues, { counts: Counts; isExact: boolean }, FilterForm>(
  (given, form) => sql`
    with hits as materialized (${filteredSkus(given, form)}),
      listed as (select s.goods_sku_id, s.brand_id, s.class_id from hits join skus s using (goods_sku_id))
    select (select coalesce(bool_or(rank = 0), false) from hits) as "isExact", json_build_object(
      'total', (select count(*) from listed),
      'brands', (
        select coalesce(json_agg(json_build_object('brandId', brand_id, 'brandName', brand_name, 'count', n)
          order by n desc, brand_name), '[]')
        from (select brand_id, count(*) as n from listed group by brand_id) c join brands using (brand_id)),
      'classes', (
        select coalesce(json_agg(json_build_object('classId', class_id, 'className', coalesce(names ->> ${given('language')}, class_name),
          'count', n)
          order by position), '[]')
        from (select class_id, count(*) as n from listed group by class_id) c join goods_classes using (class_id)),
      'series', (
        select coalesce(json_agg(json_build_object('seriesId', series_id, 'seriesName', series_name, 'count', n)
          order by n desc, series_name), '[]')
        from (
          select m.series_id, count(distinct f.goods_sku_id) as n
          from listed join sku_models f using (goods_sku_id) join models m using (model_id) group by m.series_id
        ) c join series using (series_id))
    ) as counts`,
)

/**
 * How many parts the filters leave, by brand, class and series; and how many each choice of a filter would leave. Says
 * what was looked for in the place of a keyword that finds nothing.
 * @source API-050
 */
export async function countSkus(
  filter: SkuFilter,
  caller: Principal | null,
  deps: Deps,
  language: Spoken,
): Promise<Counts> {
  const { answer, reading } = await readAnyWay(filter, caller, deps, async (reading, named) => {
    const { form, values } = readFilter(filter, viewerOf(caller), deps.region, reading, named)
    const given = { ...buyerValues(caller, deps.clock()), ...values }
    const [[row], [counted]] = [
      await readCounts(deps.db, { ...given, language }, form),
      await readFacets(deps.db, given, form),
    ]
    const answer = { counts: row?.counts, facets: counted?.facets }
    return { answer, total: row?.counts.total ?? 0, isExact: row?.isExact === true }
  })
  const facets = answer.facets && {
    ...answer.facets,
    colour: answer.facets.colour.map(choice => ({ ...choice, name: colourIn(language, choice.value) })),
  }
  const counts = answer.counts ?? { total: 0, brands: [], classes: [], series: [] }
  const isOther = reading && normalizeNumber(reading.keyword) !== normalizeNumber(filter.keyword ?? '')
  const searched = isOther ? reading.keyword : undefined
  return { ...counts, facets, ...(searched && { searched }) }
}
