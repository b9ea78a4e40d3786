/** Offers that an account may see (API-044). */

import { dayIn } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import { readRows, textArray } from '../db/rows'
import type { Deps, Principal } from '../http/handler'
import type { Spoken } from '../texts/language'
import { priceParts } from './pricing'

export interface Offer {
  title: string
  /** Price of one piece. */
  discountPrice: number
  /** Last day, `yyyy-MM-dd`. */
  endsOn: string
}

/**
 * Running offers by part number. Where an account has a price of its own there is none: the reduced price would tell
 * the real one.
 * @source API-044, CAT-006
 */
export async function findOffers(
  caller: Principal,
  numbers: readonly string[],
  { db, clock, region }: Deps,
  language: Spoken,
): Promise<Map<string, Offer>> {
  const now = clock()
  const rows = await readRows<{ id: number; number: string; title: string; ends: string }>(
    db,
    sql`select distinct on (s.goods_sku_id) s.goods_sku_id as id, s.number, coalesce(p.titles ->> ${language}, p.title) as title, p.ends_on::text as ends
      from skus s join promotions p using (goods_sku_id)
      where s.number = any(${textArray(numbers)}) and s.market in ('ALL', ${region}) and not s.disabled
        and p.org_id = ${caller.orgId} and ${dayIn(caller.timeZone, now)}::date between p.starts_on and p.ends_on
      order by s.goods_sku_id, p.percent_off desc, p.ends_on desc`,
  )
  const prices = await priceParts(
    db,
    caller,
    rows.map(row => row.id),
    now,
  )
  return new Map(
    rows.flatMap(({ id, number, title, ends }): [string, Offer][] => {
      const discountPrice = prices.get(id)?.promotionPrice ?? null
      return discountPrice === null ? [] : [[number, { title, discountPrice, endsOn: ends }]]
    }),
  )
}
