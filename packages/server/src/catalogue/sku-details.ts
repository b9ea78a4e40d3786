/** One part as its own page shows it (API-051), and the parts bought with it (API-053). */
import type { Sku, SkuDetails } from '@cartwright/core/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Caller, Deps } from '../app/handler'
import { notFound } from '../app/refusal'
import { readRows } from '../db/rows'
import { goodsClasses, skus } from '../db/schema'
import { findOffers } from './offers'
import { findSkus, isSoldIn } from './sku-view'

/**
 * @throws Refusal `NOT_FOUND` when this region has no such part
 * @source API-051, CAT-007
 */
export async function getSkuDetails(id: number, caller: Caller | null, deps: Deps): Promise<SkuDetails> {
  const { db, clock, region } = deps
  const [row] = await db
    .select({ description: skus.description, supplier: skus.supplier, className: goodsClasses.className })
    .from(skus)
    .innerJoin(goodsClasses, eq(goodsClasses.classId, skus.classId))
    .where(and(eq(skus.goodsSkuId, id), isSoldIn(region)))
  const part = row && (await findSkus(db, caller, [id], clock())).get(id)
  if (!row || !part) throw notFound(`Product ${id}`)
  const printers = await readRows<{ series: string; printer: string }>(
    db,
    sql`select e.series_name as series, b.brand_name || ' ' || m.model_name as printer
      from sku_models f join models m using (model_id) join series e using (series_id) join brands b using (brand_id)
      where f.goods_sku_id = ${id} order by e.series_name, m.model_name`,
  )
  const offer = caller ? (await findOffers(caller, [part.number], deps)).get(part.number) : undefined
  return {
    ...part,
    ...row,
    series: [...new Set(printers.map(({ series }) => series))],
    compatiblePrinters: printers.map(({ printer }) => printer),
    promotion: offer ? { title: offer.title, endsOn: offer.endsOn } : null,
  }
}

/**
 * Parts for the same printers, the closest first; only what is sold here.
 * @throws Refusal `NOT_FOUND` for an unknown number
 * @source API-053, CAT-010
 */
export async function listRelated(number: string, caller: Caller | null, deps: Deps): Promise<Sku[]> {
  const { db, clock, region } = deps
  const id = await getSkuId(number, deps)
  const rows = await readRows<{ id: number }>(
    db,
    sql`select r.related_id as id from related_skus r join skus s on s.goods_sku_id = r.related_id
      where r.goods_sku_id = ${id} and not s.disabled and s.market in ('ALL', ${region}) order by r.position`,
  )
  const parts = await findSkus(
    db,
    caller,
    rows.map(row => row.id),
    clock(),
  )
  return rows.flatMap(row => parts.get(row.id) ?? [])
}

async function getSkuId(number: string, { db, region }: Deps): Promise<number> {
  const [row] = await db
    .select({ id: skus.goodsSkuId })
    .from(skus)
    .where(and(eq(skus.number, number), isSoldIn(region)))
  if (!row) throw notFound(`Product ${number}`)
  return row.id
}
