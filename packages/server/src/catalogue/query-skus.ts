/** Lists and searches of parts, and their counts (API-049, API-050). */
import type { CallRead, CallResult } from '@cartwright/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Caller, Deps } from '../app/handler'
import { readRows } from '../db/rows'
import { ownPrice } from './pricing'
import { filteredSkus, type SkuFilter } from './sku-filter'
import { findSkus } from './sku-view'

const PAGE_SIZE = 20

type Query = CallRead<'catalogue.query'>['query']

/**
 * One page. Sorted by match unless asked otherwise; sorting by price or stock needs an account, since the order alone
 * would tell what visitors must not know.
 * @source API-049, LIM-001, LIM-002, PERM-018
 */
export async function querySkus(
  query: Query,
  caller: Caller | null,
  { db, clock, region }: Deps,
): Promise<CallResult<'catalogue.query'>> {
  const { pageNum = 1, pageSize = PAGE_SIZE } = query
  const rows = await readRows<{ id: number | null; total: string }>(
    db,
    sql`with hits as materialized (${filteredSkus(query, caller, region)}),
      page as (
        select h.goods_sku_id as id, row_number() over (order by ${orderOf(query.sort, caller)}) as place
        from hits h join skus s using (goods_sku_id)
        order by place limit ${pageSize} offset ${(pageNum - 1) * pageSize}
      )
      select page.id, (select count(*) from hits) as total from (select 1) as always left join page on true
      order by place`,
  )
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]))
  const parts = await findSkus(db, caller, ids, clock())
  return { rows: ids.flatMap(id => parts.get(id) ?? []), total: Number(rows[0]?.total ?? 0) }
}

function orderOf(sort: Query['sort'], caller: Caller | null): SQL {
  const byMatch = sql`h.rank, s.brand_id, s.number`
  switch (sort) {
    case 'number':
      return sql`s.number`
    case 'yield':
      return sql`s.page_yield desc nulls last, s.number`
    case 'price':
      return caller ? sql`${paidPrice(caller)} nulls last, s.number` : byMatch
    case 'stock':
      return caller ? sql`${ownStock(caller)} desc nulls last, s.number` : byMatch
    default:
      return byMatch
  }
}

/** The price this account sees: sorting by the real one would give it away. */
const paidPrice = (caller: Caller): SQL => sql`coalesce(
  ${ownPrice(caller, sql`s.goods_sku_id`)},
  (select price from prices p
    where p.price_list_id = ${caller.priceListId} and p.goods_sku_id = s.goods_sku_id and p.min_qty = 1))`

const ownStock = (caller: Caller): SQL =>
  sql`(select qty from stocks k where k.goods_sku_id = s.goods_sku_id and k.warehouse = ${caller.warehouse})`

/**
 * How many parts the filters leave, by brand, class and series.
 * @source API-050
 */
export async function countSkus(
  filter: SkuFilter,
  caller: Caller | null,
  { db, region }: Deps,
): Promise<CallResult<'catalogue.stat'>> {
  const [row] = await readRows<{ counts: CallResult<'catalogue.stat'> }>(
    db,
    sql`with hits as materialized (${filteredSkus(filter, caller, region)}),
      listed as (select s.goods_sku_id, s.brand_id, s.class_id from hits join skus s using (goods_sku_id))
    select json_build_object(
      'total', (select count(*) from listed),
      'brands', (
        select coalesce(json_agg(json_build_object('brandId', brand_id, 'brandName', brand_name, 'count', n)
          order by n desc, brand_name), '[]')
        from (select brand_id, count(*) as n from listed group by brand_id) c join brands using (brand_id)),
      'classes', (
        select coalesce(json_agg(json_build_object('classId', class_id, 'className', class_name, 'count', n)
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
  return row?.counts ?? { total: 0, brands: [], classes: [], series: [] }
}
