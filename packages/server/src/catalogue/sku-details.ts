/** One part as its own page shows it (API-051). */
import type { SkuDetails, WarehouseStock } from '@cartwright/core/contract'
import { dayIn } from '@cartwright/core/rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readRows } from '../db/rows'
import { goodsClasses, kitParts, skus } from '../db/schema'
import { notFound } from '../http/api-error'
import type { Deps, Principal } from '../http/handler'
import { nameIn, type Spoken } from '../texts/language'
import { findOffers } from './offers'
import { findSkus, isSoldIn } from './sku-view'
import { successorIn } from './successor'

const successors = alias(skus, 'successors')

/**
 * @throws ApiError `NOT_FOUND` when this region has no such part
 * @source API-051, CAT-007
 */
export async function getSkuDetails(
  id: number,
  caller: Principal | null,
  deps: Deps,
  language: Spoken,
): Promise<SkuDetails> {
  const { db, region } = deps
  const [row] = await db
    .select({
      description: skus.description,
      descriptions: skus.descriptions,
      supplier: skus.supplier,
      className: goodsClasses.className,
      classNames: goodsClasses.names,
      successorId: successors.goodsSkuId,
    })
    .from(skus)
    .leftJoin(successors, eq(successors.number, successorIn(region)))
    .innerJoin(goodsClasses, eq(goodsClasses.classId, skus.classId))
    .where(and(eq(skus.goodsSkuId, id), isSoldIn(region)))
  const part = row && (await findSkus(deps, caller, [id], language)).get(id)
  if (!row || !part) throw notFound(`Product ${id}`)
  const printers = await readRows<{ series: string; printer: string }>(
    db,
    sql`select e.series_name as series, b.brand_name || ' ' || m.model_name as printer
      from sku_models f join models m using (model_id) join series e using (series_id) join brands b using (brand_id)
      where f.goods_sku_id = ${id} order by e.series_name, m.model_name`,
  )
  const offer = caller ? (await findOffers(caller, [part.number], deps, language)).get(part.number) : undefined
  const { className, classNames, description, descriptions, ...more } = row
  return {
    ...part,
    ...more,
    description: nameIn(language, description, descriptions),
    className: nameIn(language, className, classNames),
    series: [...new Set(printers.map(({ series }) => series))],
    compatiblePrinters: printers.map(({ printer }) => printer),
    warehouses: caller?.confirmed ? await listWarehouses(id, caller, deps) : null,
    promotion: offer ? { title: offer.title, endsOn: offer.endsOn } : null,
    kit: await listKit(id, deps, language),
  }
}

/** Parts of a kit by number; none of other articles. */
async function listKit(id: number, { db }: Deps, language: Spoken): Promise<NonNullable<SkuDetails['kit']>> {
  const rows = await db
    .select({
      goodsSkuId: skus.goodsSkuId,
      number: skus.number,
      name: skus.name,
      names: skus.names,
      pieces: kitParts.pieces,
    })
    .from(kitParts)
    .innerJoin(skus, eq(skus.goodsSkuId, kitParts.partSku))
    .where(eq(kitParts.kitSku, id))
    .orderBy(asc(skus.number))
  return rows.map(({ name, names, ...part }) => ({ ...part, name: nameIn(language, name, names) }))
}

/** Every warehouse of the region, the own one first. @source CAT-008 */
async function listWarehouses(
  id: number,
  { warehouse, timeZone }: Principal,
  { db, clock }: Deps,
): Promise<WarehouseStock[]> {
  const rows = await readRows<WarehouseStock & { stock: string | number; inTransit: string | number }>(
    db,
    sql`select w.code as warehouse, w.name, coalesce(k.qty, 0) as stock, coalesce(due.coming, 0) as "inTransit",
        due.eta::text as "etaDate", coalesce(due.arrivals, '[]') as arrivals
      from warehouses w
      left join stocks k on k.goods_sku_id = ${id} and k.warehouse = w.code
      left join lateral (
        select (array_agg(a.qty - a.promised order by a.eta_date))[1] as coming, min(a.eta_date) as eta,
          json_agg(json_build_object('day', a.eta_date, 'qty', a.qty - a.promised) order by a.eta_date) as arrivals
        from arrivals a
        where a.goods_sku_id = ${id} and a.warehouse = w.code and a.promised < a.qty
          and a.eta_date >= ${dayIn(timeZone, clock())}::date) due on true
      where w.region = (select region from warehouses where code = ${warehouse})
      order by w.code <> ${warehouse}, w.name`,
  )
  return rows.map(row => ({ ...row, stock: Number(row.stock), inTransit: Number(row.inTransit) }))
}

/** @throws ApiError `NOT_FOUND` when this region has no such part */
export async function getSkuId(number: string, { db, region }: Deps): Promise<number> {
  const [row] = await db
    .select({ id: skus.goodsSkuId })
    .from(skus)
    .where(and(eq(skus.number, number), isSoldIn(region)))
  if (!row) throw notFound(`Product ${number}`)
  return row.id
}
