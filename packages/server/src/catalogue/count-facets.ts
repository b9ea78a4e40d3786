/** How many parts are behind each choice of the list filters (API-050). */
import { type SkuFacets, SUPPLIES } from '@cartwright/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import { statement } from '../db/statement'
import { seenPrice } from './pricing'
import { type FilterForm, type FilterGiven, filteredSkus, hasProperty, type Property } from './sku-filter'
import { isSuppliedFrom } from './supply'

/** Yields at which the steps of the drawing begin. */
const YIELD_STEPS = sql.raw('array[0, 1000, 2000, 3000, 4000, 6000, 8000, 10000, 12000, 15000, 20000, 30000]')
/** Prices, in the currency of the account. */
const PRICE_STEPS = sql.raw('array[0, 10, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500]')

/** Parts of class and keyword are what the filters are chosen from. */
const isBase = (name: Property) => name === 'classId'
/** The two ends of a range are one filter. */
const RANGES: Partial<Record<Property, keyof SkuFacets>> = {
  yieldFrom: 'pageYield',
  yieldTo: 'pageYield',
  priceFrom: 'price',
  priceTo: 'price',
}
const isOf = (name: Property, facet: keyof SkuFacets) => (RANGES[name] ?? name) === facet

/**
 * Each facet counts the parts that all other filters leave: what a choice would add is seen before it is made. Every part
 * is judged once, no matter what the number of facets.
 */
export const readFacets = statement<FilterGiven, { facets: SkuFacets }, FilterForm>(
  (given, { properties, viewer, ...form }) => {
    const isVisitor = viewer === 'visitor'
    const chosen = properties.filter(name => !isBase(name))
    const fits = (name: Property) => sql.identifier(`fits_${name}`)
    const isLeft = (facet: keyof SkuFacets) =>
      sql.join([sql`true`, ...chosen.filter(name => !isOf(name, facet)).map(name => sql`${fits(name)}`)], sql` and `)
    const models = sql`listed s join sku_models f using (goods_sku_id) join models m using (model_id)`
    const facets: Record<keyof SkuFacets, SQL> = {
      all: sql`(select count(*) from listed)`,
      brandId: tally(sql`select brand_id as value, count(*) as n from listed where ${isLeft('brandId')} group by 1`),
      seriesId: tally(sql`
        select m.series_id as value, count(distinct s.goods_sku_id) as n from ${models}
        where ${isLeft('seriesId')} group by 1`),
      modelId: tally(sql`
        select f.model_id as value, count(*) as n from ${models}
        where (m.series_id = any(${given('seriesId')}::int[]) or f.model_id = any(${given('modelId')}::int[]))
          and ${isLeft('modelId')} group by 1`),
      colour: tally(sql`
        select colour as value, count(*) as n from listed where colour is not null and ${isLeft('colour')} group by 1`),
      pageYield: inSteps(sql`s.page_yield`, YIELD_STEPS, isLeft('pageYield')),
      price: isVisitor ? sql`'[]'::json` : inSteps(sql`s.price`, PRICE_STEPS, isLeft('price')),
      availability: isVisitor
        ? sql`'[]'::json`
        : tally(
            sql.join(
              SUPPLIES.map(
                from => sql`select ${sql.raw(`'${from}'`)} as value, count(*) as n from listed s
                  where ${isLeft('availability')} and ${isSuppliedFrom(from, given)}`,
              ),
              sql` union all `,
            ),
          ),
    }
    const columns = chosen.map(name => sql`, coalesce(${hasProperty(name, given, viewer)}, false) as ${fits(name)}`)
    const price = isVisitor ? sql`` : sql`, ${seenPrice(given, sql`s.goods_sku_id`, viewer)} as price`
    const fields = Object.entries(facets).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
    return sql`
      with hits as materialized (${filteredSkus(given, { ...form, viewer, properties: properties.filter(isBase) })}),
        listed as materialized (
          select s.goods_sku_id, s.brand_id, s.colour, s.page_yield ${price} ${sql.join(columns)}
          from hits join skus s using (goods_sku_id))
      select json_build_object(${sql.join(fields, sql`, `)}) as facets`
  },
)

/** How many of the parts lie in each step; the next one ends it. */
const inSteps = (value: SQL, steps: SQL, isLeft: SQL): SQL =>
  tally(
    sql`select step.value, count(s.goods_sku_id) as n
      from (select value, lead(value) over (order by value) as next from unnest(${steps}) as steps(value)) step
      left join listed s on ${value} >= step.value and (step.next is null or ${value} < step.next) and ${isLeft}
      group by 1`,
    sql`value`,
  )

/** The most frequent first, unless they have an order of their own. */
const tally = (counts: SQL, order = sql`n desc, value`): SQL => sql`(
  select coalesce(json_agg(json_build_object('value', value, 'count', n) order by ${order}), '[]') from (${counts}) c)`
