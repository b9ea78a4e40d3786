/** Parts as lists show them: facts, own number, prices and stock in one statement for a whole page or list. */
import type { Sku } from '@cartwright/core/contract'
import { discountPriceAt } from '@cartwright/core/rules'
import { type SQL, sql } from 'drizzle-orm'
import { intList, textList } from '../db/rows'
import { skus } from '../db/schema'
import { type Param, statement } from '../db/statement'
import type { Deps, Principal } from '../http/handler'
import type { Spoken } from '../texts/language'
import { type AvailabilityRow, availabilityColumns, availabilityJoins, toAvailability } from './availability'
import { type BuyerValues, buyerValues, type ReaderValues } from './buyer-values'
import { colourIn, LABEL_CASSETTE } from './colour-names'
import { imagePath } from './image-path'
import { type PriceRow, priceColumns, toPrices, type Viewer, viewerOf } from './pricing'
import { successorIn } from './successor'

/** What a visitor sees instead of prices and stock (PERM-018). */
const NOTHING: Commerce = { unitPrice: null, discountPrice: null, tiers: [], currency: null, availability: null }

/** True for parts that this region sells, and those that both do. */
export const isSoldIn = (region: Deps['region']): SQL => sql`${skus.market} in ('ALL', ${region})`

type Commerce = Pick<Sku, 'unitPrice' | 'discountPrice' | 'tiers' | 'currency' | 'availability'>

/** What `factColumns` reads. */
export interface FactRow extends Omit<Sku, 'image' | 'tapeWidthMm' | 'colourName' | keyof Commerce> {
  tapeWidthMm: string | null
}

/** What `skuColumns` reads; of prices and stock nothing for visitors. */
export interface SkuRow extends FactRow, PriceRow, AvailabilityRow {}

/** Columns of the part `s`; needs `factJoins`. */
export const factColumns = (
  given: Param<Pick<ReaderValues, 'language' | 'region'>>,
): SQL => sql`s.goods_sku_id as "goodsSkuId",
  s.number, s.oem_code as "oemCode", coalesce(s.names ->> ${given('language')}, s.name) as name, s.class_id as "classId", s.brand_id as "brandId", b.brand_name as "brandName", s.colour, s.page_yield as "pageYield",
  s.tape_width_mm as "tapeWidthMm", s.union_code as "unionCode", s.box_barcode as "boxBarcode",
  s.product_barcode as "productBarcode", s.printers, s.printer_count as "printerCount", s.disabled, ${successorIn(given('region'), 's')} as successor,
  n.cust_number as "custNumber"`

export const factJoins = (given: Param<Pick<BuyerValues, 'custId'>>): SQL =>
  sql`left join brands b on b.brand_id = s.brand_id
    left join cust_numbers n on n.cust_id = ${given('custId')} and n.goods_sku_id = s.goods_sku_id`

/** Columns for `toSku` of the part `s`; needs `skuJoins`. */
export function skuColumns(given: Param<ReaderValues>, viewer: Viewer): SQL {
  const facts = factColumns(given)
  if (viewer === 'visitor') return facts
  return sql`${facts}, ${priceColumns(given, sql`s.goods_sku_id`, viewer)}, ${availabilityColumns(given)}`
}

export function skuJoins(given: Param<BuyerValues>, viewer: Viewer): SQL {
  if (viewer === 'visitor') return factJoins(given)
  return sql`${factJoins(given)} ${availabilityJoins(given, sql`s.goods_sku_id`)}`
}

const readSkus = statement<ReaderValues & { ids: string }, SkuRow, Viewer>(
  (given, viewer) =>
    sql`select ${skuColumns(given, viewer)}
      from unnest(${given('ids')}::int[]) as ids(id) join skus s on s.goods_sku_id = ids.id ${skuJoins(given, viewer)}`,
)

/**
 * Parts by SKU id, at the prices and stock of this account; none of both for visitors. Disabled parts too.
 * @source API-049, PERM-018, CAT-007, CAT-008
 */
export async function findSkus(
  { db, clock, region }: Pick<Deps, 'db' | 'clock' | 'region'>,
  caller: Principal | null,
  goodsSkuIds: readonly number[],
  language: Spoken,
): Promise<Map<number, Sku>> {
  if (goodsSkuIds.length === 0) return new Map()
  const values = { ...buyerValues(caller, clock()), language, region, ids: intList(new Set(goodsSkuIds)) }
  const rows = await readSkus(db, values, viewerOf(caller))
  return new Map(rows.map(row => [row.goodsSkuId, toSku(row, caller, language)]))
}

const readSold = statement<ReaderValues & { numbers: string }, SkuRow, Viewer>(
  (given, viewer) =>
    sql`select ${skuColumns(given, viewer)} from skus s ${skuJoins(given, viewer)}
      where s.number = any(${given('numbers')}::text[]) and s.market in ('ALL', ${given('region')}) and not s.disabled`,
)

/**
 * Parts by number, as `findSkus` gives them, as far as this region sells them.
 * @source API-031, PERM-018
 */
export async function findSoldSkus(
  { db, clock, region }: Deps,
  caller: Principal | null,
  numbers: Iterable<string>,
  language: Spoken,
): Promise<Map<string, Sku>> {
  const values = { ...buyerValues(caller, clock()), language, region, numbers: textList(new Set(numbers)) }
  const rows = await readSold(db, values, viewerOf(caller))
  return new Map(rows.map(row => [row.number, toSku(row, caller, language)]))
}

export function toSku(row: SkuRow, caller: Principal | null, language: Spoken): Sku {
  const tapeWidthMm = row.tapeWidthMm === null ? null : Number(row.tapeWidthMm)
  return {
    goodsSkuId: row.goodsSkuId,
    number: row.number,
    oemCode: row.oemCode,
    name: row.name,
    classId: row.classId,
    brandId: row.brandId,
    brandName: row.brandName,
    colour: row.colour,
    colourName: row.classId === LABEL_CASSETTE && row.colour ? colourIn(language, row.colour) : undefined,
    pageYield: row.pageYield,
    tapeWidthMm,
    unionCode: row.unionCode,
    boxBarcode: row.boxBarcode,
    productBarcode: row.productBarcode,
    custNumber: row.custNumber,
    image: imagePath({ classId: row.classId, colour: row.colour, tapeWidthMm }),
    printers: row.printers,
    printerCount: row.printerCount,
    disabled: row.disabled,
    successor: row.successor,
    ...(caller && viewerOf(caller) !== 'visitor' ? toCommerce(row, caller.currency) : NOTHING),
  }
}

function toCommerce(row: SkuRow, currency: string): Commerce {
  const prices = toPrices(row)
  return {
    unitPrice: prices?.unitPrice ?? null,
    discountPrice: prices ? discountPriceAt(prices, 1) : null,
    tiers: [...(prices?.tiers ?? [])],
    currency,
    availability: toAvailability(row),
  }
}
