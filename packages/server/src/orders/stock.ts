/** Pieces for an order: where they come from, and taking them. */
import { splitSupply } from '@cartwright/core/rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { textArray } from '../db/rows'
import { skus, stocks, warehouses } from '../db/schema'

/** Pieces of one part by warehouse: the own site's first, then the others of the region by code. */
export type StockLevels = readonly { warehouse: string; qty: number }[]

/**
 * Stock of some parts in all warehouses of the region. With `lock` the rows stay locked until the transaction ends,
 * taken in the order of their ids, so that two orders never wait for each other in a circle.
 */
export async function readStockLevels(
  { db, caller, region }: RequestContext,
  numbers: readonly string[],
  { lock }: { lock: boolean },
): Promise<Map<number, StockLevels>> {
  const rows = db
    .select({ goodsSkuId: stocks.goodsSkuId, warehouse: stocks.warehouse, qty: stocks.qty })
    .from(stocks)
    .innerJoin(skus, eq(skus.goodsSkuId, stocks.goodsSkuId))
    .innerJoin(warehouses, eq(warehouses.code, stocks.warehouse))
    .where(and(isOneOf(skus.number, textArray(numbers)), eq(warehouses.region, region)))
    .orderBy(asc(stocks.goodsSkuId), asc(stocks.warehouse))
  const shelves = new Map<number, { warehouse: string; qty: number }[]>()
  for (const { goodsSkuId, ...shelf } of await (lock ? rows.for('update', { of: stocks }) : rows)) {
    const known = shelves.get(goodsSkuId) ?? []
    if (shelf.warehouse === caller.warehouse) known.unshift(shelf)
    else known.push(shelf)
    shelves.set(goodsSkuId, known)
  }
  return shelves
}

/** How a quantity is met: from the first shelf on, the rest on back order (ORD-013). */
export interface Allocation {
  /** Pieces on all shelves. */
  stock: number
  shipNow: number
  backOrdered: number
  /** Pieces by warehouse, together `shipNow`. */
  taken: Record<string, number>
}

export function allocateStock(qty: number, shelves: StockLevels): Allocation {
  const stock = shelves.reduce((pieces, shelf) => pieces + shelf.qty, 0)
  const split = splitSupply({ qty, stock })
  const taken: Record<string, number> = {}
  let missing = split.shipNow
  for (const shelf of shelves) {
    const pieces = Math.min(missing, shelf.qty)
    if (pieces > 0) taken[shelf.warehouse] = pieces
    missing -= pieces
  }
  return { stock, ...split, taken }
}

type Taken = readonly { goodsSkuId: number; taken: Readonly<Record<string, number>> }[]

/** Takes the pieces of some lines from their shelves. The table refuses to go below zero. */
export const takeStock = (db: Database, lines: Taken): Promise<void> => moveStock(db, lines, -1)

/** Puts the pieces of some lines back. */
export const returnStock = (db: Database, lines: Taken): Promise<void> => moveStock(db, lines, 1)

async function moveStock(db: Database, lines: Taken, sign: 1 | -1): Promise<void> {
  const moves = lines.flatMap(({ goodsSkuId, taken }) =>
    Object.entries(taken).map(([warehouse, qty]) => ({ goods_sku_id: goodsSkuId, warehouse, qty: sign * qty })),
  )
  if (moves.length === 0) return
  await db.execute(sql`
    update ${stocks} as s set qty = s.qty + m.qty
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(goods_sku_id int, warehouse text, qty int)
    where s.goods_sku_id = m.goods_sku_id and s.warehouse = m.warehouse`)
}
