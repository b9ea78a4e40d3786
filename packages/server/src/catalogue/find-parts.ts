/** Parts as cart, favourites and orders show them: looked up by number or id, one statement for a whole list. */
import type { GoodsSku } from '@cartwright/core/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { intArray, textArray } from '../db/rows'
import { brands, custNumbers, skus } from '../db/schema'
import { imagePath } from './image-path'
import { isOneOf } from './is-one-of'
import type { RequestContext } from './request-context'
import { isSoldIn } from './sku-view'
import { successorIn } from './successor'

/** Whose eyes a part is seen with: in which language its name is read, and where its successor is sold. */
type Reader = Pick<RequestContext, 'language' | 'region'> | Record<'language' | 'region', SQL>

/** The columns of a part; needs the joins of `findWhere`. */
export const partColumns = ({ language, region }: Reader) => ({
  goodsSkuId: skus.goodsSkuId,
  number: skus.number,
  oemCode: skus.oemCode,
  name: sql<string>`coalesce(${skus.names} ->> ${language}, ${skus.name})`,
  brandName: brands.brandName,
  classId: skus.classId,
  colour: skus.colour,
  pageYield: skus.pageYield,
  tapeWidthMm: skus.tapeWidthMm,
  disabled: skus.disabled,
  successor: successorIn(region),
  /** The customer's own number for it (CAT-007). */
  ownNumber: custNumbers.custNumber,
})

export interface Part {
  goodsSkuId: number
  number: string
  oemCode: string
  name: string
  brandName: string
  classId: number
  colour: string | null
  pageYield: number | null
  tapeWidthMm: number | null
  disabled: boolean
  successor: string | null
  ownNumber: string | null
}

/** The same for a statement written by hand, on the tables' own names. */
export const partFacts = (reader: Reader): SQL =>
  sql.join(
    Object.entries(partColumns(reader)).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )

/** What `partFacts` reads: the driver gives numerics as text. */
export type PartRow = Omit<Part, 'tapeWidthMm'> & { tapeWidthMm: string | null }

export const toPart = (row: PartRow): Part => ({
  goodsSkuId: row.goodsSkuId,
  number: row.number,
  oemCode: row.oemCode,
  name: row.name,
  brandName: row.brandName,
  classId: row.classId,
  colour: row.colour,
  pageYield: row.pageYield,
  tapeWidthMm: row.tapeWidthMm === null ? null : Number(row.tapeWidthMm),
  disabled: row.disabled,
  successor: row.successor,
  ownNumber: row.ownNumber,
})

/** Joins a customer's own numbers. */
export const isOwnNumber = (custId: number): SQL | undefined =>
  and(eq(custNumbers.goodsSkuId, skus.goodsSkuId), eq(custNumbers.custId, custId))

/** Parts of the shop's region by number, disabled ones too. */
export async function findParts(scope: RequestContext, numbers: readonly string[]): Promise<Map<string, Part>> {
  if (numbers.length === 0) return new Map()
  const rows = await findWhere(scope, and(isOneOf(skus.number, textArray(numbers)), isSoldIn(scope.region)))
  return new Map(rows.map(row => [row.number, row]))
}

/** Parts by id, wherever they are sold: what is in a cart or an order stays readable. */
export async function findPartsById(scope: RequestContext, ids: readonly number[]): Promise<Map<number, Part>> {
  if (ids.length === 0) return new Map()
  const rows = await findWhere(scope, isOneOf(skus.goodsSkuId, intArray(ids)))
  return new Map(rows.map(row => [row.goodsSkuId, row]))
}

const findWhere = (scope: RequestContext, condition: SQL | undefined): Promise<Part[]> =>
  scope.db
    .select(partColumns(scope))
    .from(skus)
    .innerJoin(brands, eq(brands.brandId, skus.brandId))
    .leftJoin(custNumbers, isOwnNumber(scope.caller.custId))
    .where(condition)

/** The part behind a cart row or favourite (ENT-007). */
export const toGoodsSku = (part: Part): GoodsSku => ({
  goodsSkuId: part.goodsSkuId,
  oemCode: part.oemCode,
  name: part.name,
  brandName: part.brandName,
  classId: part.classId,
  colour: part.colour,
  pageYield: part.pageYield,
  image: imagePath(part),
})
