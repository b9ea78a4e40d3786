/** Brands that have parts here (API-046). */
import type { CallResult } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import { readRows } from '../db/rows'
import type { Deps } from '../http/handler'

/** By name; of one class when given. @source API-046 */
export function listBrands(classId: number | undefined, { db, region }: Deps): Promise<CallResult<'catalogue.brands'>> {
  const isOfClass = classId === undefined ? sql`true` : sql`s.class_id = ${classId}`
  return readRows(
    db,
    sql`select b.brand_id as "brandId", b.brand_name as "brandName" from brands b
      where exists (select 1 from skus s where s.brand_id = b.brand_id and not s.disabled
        and s.market in ('ALL', ${region}) and ${isOfClass})
      order by b.brand_name`,
  )
}
