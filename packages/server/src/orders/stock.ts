/** Pieces for an order: what there is, taking them, and giving them back. */
import type { Promised } from '@cartwright/core/contract'
import { dayIn, isInStock, type Supply } from '@cartwright/core/rules'
import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { textArray } from '../db/rows'
import { allocations, arrivals, skus, stocks, warehouses } from '../db/schema'

/** What an order can be met from, seen from the buyer's site. */
export interface OrderSupply extends Supply {
  own: { warehouse: string; qty: number }
  others: { warehouse: string; qty: number }[]
  arrivals: { arrivalId: number; day: string; qty: number }[]
}

/**
 * What there is of some parts in the region, by SKU id. With `lock` the rows stay locked until the transaction ends: shelves by part
 * and warehouse, then arrivals by part and day, so that two orders never wait for each other in a circle.
 */
export async function readSupplies(
  { db, caller, region, now }: RequestContext,
  numbers: readonly string[],
  { lock }: { lock: boolean },
): Promise<Map<number, OrderSupply>> {
  const supplies = new Map<number, OrderSupply>()
  const supplyOf = (id: number): OrderSupply => {
    const known = supplies.get(id)
    if (known) return known
    const empty: OrderSupply = { own: { warehouse: caller.warehouse, qty: 0 }, others: [], arrivals: [] }
    supplies.set(id, empty)
    return empty
  }
  const isAsked: SQL = isOneOf(skus.number, textArray(numbers))

  const shelves = db
    .select({ goodsSkuId: stocks.goodsSkuId, warehouse: stocks.warehouse, qty: stocks.qty })
    .from(stocks)
    .innerJoin(skus, eq(skus.goodsSkuId, stocks.goodsSkuId))
    .innerJoin(warehouses, eq(warehouses.code, stocks.warehouse))
    .where(and(isAsked, eq(warehouses.region, region)))
    .orderBy(asc(stocks.goodsSkuId), asc(stocks.warehouse))
  for (const { goodsSkuId, ...shelf } of await (lock ? shelves.for('update', { of: stocks }) : shelves)) {
    const supply = supplyOf(goodsSkuId)
    if (shelf.warehouse === caller.warehouse) supply.own = shelf
    else supply.others.push(shelf)
  }

  const coming = db
    .select({
      goodsSkuId: arrivals.goodsSkuId,
      arrivalId: arrivals.arrivalId,
      day: arrivals.etaDate,
      qty: sql<number>`${arrivals.qty} - ${arrivals.promised}`,
    })
    .from(arrivals)
    .innerJoin(skus, eq(skus.goodsSkuId, arrivals.goodsSkuId))
    .where(
      and(
        isAsked,
        eq(arrivals.warehouse, caller.warehouse),
        gte(arrivals.etaDate, dayIn(caller.timeZone, now)),
        sql`${arrivals.promised} < ${arrivals.qty}`,
      ),
    )
    .orderBy(asc(arrivals.goodsSkuId), asc(arrivals.etaDate))
  for (const { goodsSkuId, ...arrival } of await (lock ? coming.for('update', { of: arrivals }) : coming)) {
    supplyOf(goodsSkuId).arrivals.push(arrival)
  }
  return supplies
}

export interface PromisedLine {
  orderLineId: number
  goodsSkuId: number
  promises: readonly Promised[]
  supply: OrderSupply
}

/** Keeps the pieces of some lines for them. The tables refuse to go below zero, and to promise more than arrives. */
export async function allocate(db: Database, lines: readonly PromisedLine[]): Promise<void> {
  const rows = lines.flatMap(({ orderLineId, goodsSkuId, promises, supply }) =>
    promises.map(({ qty, when, warehouse }) => {
      const arrivalId = supply.arrivals.find(({ day }) => day === when)?.arrivalId ?? null
      const kind = isInStock(when) ? 'stock' : arrivalId === null ? 'none' : 'arrival'
      return { orderLineId, goodsSkuId, kind, warehouse: kind === 'none' ? null : warehouse, arrivalId, qty }
    }),
  )
  if (rows.length === 0) return
  await db.insert(allocations).values(rows)
  await movePieces(db, rows, -1)
}

export type Held = Pick<typeof allocations.$inferSelect, 'goodsSkuId' | 'kind' | 'warehouse' | 'arrivalId' | 'qty'>

/** Takes pieces from their shelves and arrivals, or puts them back with `sign` 1. */
export async function movePieces(db: Database, held: readonly Held[], sign: 1 | -1): Promise<void> {
  const moves = JSON.stringify(
    held.map(({ goodsSkuId, kind, warehouse, arrivalId, qty }) => ({ goodsSkuId, kind, warehouse, arrivalId, qty })),
  )
  const taken = (kind: 'stock' | 'arrival') => sql`(
    select "goodsSkuId", warehouse, "arrivalId", sum(qty)::int as qty
    from jsonb_to_recordset(${moves}::jsonb) as m("goodsSkuId" int, kind text, warehouse text, "arrivalId" int, qty int)
    where kind = ${kind} group by 1, 2, 3) as m`
  await db.execute(sql`
    update ${stocks} as s set qty = s.qty + ${sql.raw(`${sign}`)} * m.qty from ${taken('stock')}
    where s.goods_sku_id = m."goodsSkuId" and s.warehouse = m.warehouse`)
  await db.execute(sql`
    update ${arrivals} as a set promised = a.promised - ${sql.raw(`${sign}`)} * m.qty from ${taken('arrival')}
    where a.arrival_id = m."arrivalId"`)
}
