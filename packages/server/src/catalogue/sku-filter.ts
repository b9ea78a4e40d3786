/** Which parts a list or a search is about. Statements are sent unnamed: a LIKE must be planned for its own text. */
import type { CallRead } from '@cartwright/core/contract'
import { normalizeNumber } from '@cartwright/core/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Caller, Deps } from '../app/handler'
import { textArray } from '../db/rows'
import { barcodeForms } from './barcode'

/** The filters of query and statistics (API-049, API-050). */
export type SkuFilter = CallRead<'catalogue.stat'>['query']

/** A search never looks at more parts than this for one way of matching, so that its cost has an end. */
export const SEARCH_HITS_MAX = 2_000
/** A trigram index finds words from this length on. */
const WORD_MIN = 3
/** No text begins with the key and sorts after this. */
const LAST_CHARACTER = '\u{10FFFF}'

/**
 * SQL of a table expression `(goods_sku_id, rank)`: the parts of the filter, 0 exact number, 1 beginning of a number,
 * 2 contains all words. Without a keyword all have rank 0.
 * Parts that are no longer sold are found by their exact number only.
 */
export function filteredSkus(filter: SkuFilter, caller: Caller | null, region: Deps['region']): SQL {
  const keyword = filter.keyword?.trim() ?? ''
  const isListed = sql`${conditions(filter, region)} and not s.disabled`
  if (!keyword) return sql`select s.goods_sku_id, 0 as rank from skus s where ${isListed}`
  const ways = [
    exact(keyword, filter, caller, region),
    beginning(keyword, isListed),
    containing(keyword, isListed) ?? ofBrand(keyword, isListed),
  ]
  const hits = sql.join(
    ways.filter(way => way !== undefined),
    sql` union all `,
  )
  return sql`select goods_sku_id, min(rank) as rank from (${hits}) as hits group by goods_sku_id`
}

function conditions(filter: SkuFilter, region: Deps['region']): SQL {
  const parts = [sql`s.market in ('ALL', ${region})`]
  if (filter.classId !== undefined) parts.push(sql`s.class_id = ${filter.classId}`)
  if (filter.brandId !== undefined) parts.push(sql`s.brand_id = ${filter.brandId}`)
  if (filter.modelId !== undefined) {
    parts.push(sql`s.goods_sku_id in (select goods_sku_id from sku_models where model_id = ${filter.modelId})`)
  }
  if (filter.seriesId !== undefined) {
    parts.push(sql`s.goods_sku_id in (
      select f.goods_sku_id from sku_models f join models m using (model_id) where m.series_id = ${filter.seriesId})`)
  }
  return sql.join(parts, sql` and `)
}

/** One branch per kind of number, so that each uses its own index. */
function exact(keyword: string, filter: SkuFilter, caller: Caller | null, region: Deps['region']): SQL {
  const key = normalizeNumber(keyword)
  const barcodes = textArray(barcodeForms(key))
  const columns = [
    sql`s.number_key = ${key}`,
    sql`s.oem_key = ${key}`,
    sql`s.union_code = ${key}`,
    sql`s.box_barcode = any(${barcodes})`,
    sql`s.product_barcode = any(${barcodes})`,
  ]
  if (caller) {
    columns.push(
      sql`s.goods_sku_id in (select goods_sku_id from cust_numbers where cust_id = ${caller.custId} and cust_key = ${key})`,
    )
  }
  const isInFilter = conditions(filter, region)
  return sql.join(
    columns.map(column => sql`select s.goods_sku_id, 0 as rank from skus s where ${column} and ${isInFilter}`),
    sql` union all `,
  )
}

function beginning(keyword: string, isListed: SQL): SQL | undefined {
  const key = normalizeNumber(keyword)
  if (!key) return undefined
  const branch = (column: SQL) => sql`(select s.goods_sku_id, 1 as rank from skus s
    where ${column} ~>=~ ${key} and ${column} ~<~ ${key + LAST_CHARACTER} and ${isListed} limit ${SEARCH_HITS_MAX})`
  return sql`${branch(sql`s.number_key`)} union all ${branch(sql`s.oem_key`)}`
}

/** All words in any order: `m404 toner`, `kyocera 5240`. */
function containing(keyword: string, isListed: SQL): SQL | undefined {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.some(word => word.length >= WORD_MIN)) return undefined
  const hasWords = sql.join(
    words.map(word => sql`s.search like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  )
  return sql`(select s.goods_sku_id, 2 as rank from skus s where ${hasWords} and ${isListed} limit ${SEARCH_HITS_MAX})`
}

/** Names too short for the trigram index, such as `hp`, can still be a brand. */
const ofBrand = (keyword: string, isListed: SQL): SQL => sql`(select s.goods_sku_id, 2 as rank from skus s
  where s.brand_id in (select brand_id from brands where lower(brand_name) = ${keyword.toLowerCase()}) and ${isListed}
  limit ${SEARCH_HITS_MAX})`
