/** Parts as lists show them: read by id, one statement per subject for a whole page or list. */
import type { Sku } from '@cartwright/core/contract'
import { discountPriceAt, type PartPrices } from '@cartwright/core/rules'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Caller, Deps } from '../app/handler'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { brands, custNumbers, skus } from '../db/schema'
import { isOneOf } from '../parts/is-one-of'
import { findAvailability, NOWHERE } from './availability'
import { imagePath } from './image-path'
import { priceParts } from './pricing'

/** What a visitor sees instead of prices and stock (PERM-018). */
const NOTHING = { unitPrice: null, discountPrice: null, tiers: [], currency: null, availability: null }
/** Nobody's, for the joins of a visitor. */
const NO_CUSTOMER = -1

/** True for parts that this region sells, and those that both do. */
export const isSoldIn = (region: Deps['region']): SQL => sql`${skus.market} in ('ALL', ${region})`

/**
 * Parts by SKU id, at the prices and stock of this account; none of both for visitors. Disabled parts too.
 * @source API-049, PERM-018, CAT-007, CAT-008
 */
export async function findSkus(
  db: Database,
  caller: Caller | null,
  goodsSkuIds: readonly number[],
  now: Date,
): Promise<Map<number, Sku>> {
  if (goodsSkuIds.length === 0) return new Map()
  const ids = [...new Set(goodsSkuIds)]
  const rows = await db
    .select({ sku: skus, brandName: brands.brandName, custNumber: custNumbers.custNumber })
    .from(skus)
    .innerJoin(brands, eq(brands.brandId, skus.brandId))
    .leftJoin(
      custNumbers,
      and(eq(custNumbers.goodsSkuId, skus.goodsSkuId), eq(custNumbers.custId, caller?.custId ?? NO_CUSTOMER)),
    )
    .where(isOneOf(skus.goodsSkuId, intArray(ids)))
  const commerce = await readCommerce(db, caller, ids, now)
  return new Map(
    rows.map(({ sku, brandName, custNumber }) => [
      sku.goodsSkuId,
      { ...toFacts(sku, brandName), custNumber, ...commerce(sku.goodsSkuId) },
    ]),
  )
}

type Commerce = Pick<Sku, 'unitPrice' | 'discountPrice' | 'tiers' | 'currency' | 'availability'>

async function readCommerce(
  db: Database,
  caller: Caller | null,
  ids: readonly number[],
  now: Date,
): Promise<(id: number) => Commerce> {
  if (!caller) return () => NOTHING
  const prices = await priceParts(db, caller, ids, now)
  const availability = await findAvailability(db, caller, ids, now)
  return id => ({
    ...toPrices(prices.get(id), caller.currency),
    availability: availability.get(id) ?? NOWHERE,
  })
}

function toPrices(prices: PartPrices | undefined, currency: string): Omit<Commerce, 'availability'> {
  if (!prices) return { unitPrice: null, discountPrice: null, tiers: [], currency }
  return {
    unitPrice: prices.unitPrice,
    discountPrice: discountPriceAt(prices, 1),
    tiers: [...prices.tiers],
    currency,
  }
}

const toFacts = (row: typeof skus.$inferSelect, brandName: string) => ({
  goodsSkuId: row.goodsSkuId,
  number: row.number,
  oemCode: row.oemCode,
  name: row.name,
  classId: row.classId,
  brandId: row.brandId,
  brandName,
  colour: row.colour,
  pageYield: row.pageYield,
  tapeWidthMm: row.tapeWidthMm,
  unionCode: row.unionCode,
  boxBarcode: row.boxBarcode,
  productBarcode: row.productBarcode,
  image: imagePath(row),
  printers: row.printers,
  printerCount: row.printerCount,
  disabled: row.disabled,
  successor: row.successor,
})
