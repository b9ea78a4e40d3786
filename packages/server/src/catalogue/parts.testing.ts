/** What tests of cart and orders do to parts: pick some, and set prices and stock they can calculate with. */
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { accountPrices, allocations, arrivals, prices, promotions, skus, stocks } from '../db/schema'

export interface TestPart {
  goodsSkuId: number
  number: string
  oemCode: string
}

/** Parts sold everywhere, the first by id. */
export const somePartsSold = (db: Database, count: number, offset = 0): Promise<TestPart[]> =>
  db
    .select({ goodsSkuId: skus.goodsSkuId, number: skus.number, oemCode: skus.oemCode })
    .from(skus)
    .where(and(eq(skus.market, 'ALL'), eq(skus.disabled, false), isNull(skus.successor)))
    .orderBy(asc(skus.goodsSkuId))
    .limit(count)
    .offset(offset)

/** Gives a part one price on all lists, with tiers if wanted, and nothing else that lowers it. */
export async function setPrice(db: Database, part: TestPart, price: number, tiers: Record<number, number> = {}) {
  await db.delete(promotions).where(eq(promotions.goodsSkuId, part.goodsSkuId))
  await db.delete(accountPrices).where(eq(accountPrices.goodsSkuId, part.goodsSkuId))
  await db.delete(prices).where(eq(prices.goodsSkuId, part.goodsSkuId))
  for (const [minQty, amount] of Object.entries({ 1: price, ...tiers })) {
    await db.execute(sql`
      insert into prices (price_list_id, goods_sku_id, min_qty, price)
      select price_list_id, ${part.goodsSkuId}, ${Number(minQty)}, ${amount} from price_lists`)
  }
}

/** Sets the pieces of a part in the warehouses named; the others have none, nothing is on its way, and no order waits for any. */
export async function setStock(db: Database, part: TestPart, pieces: Record<string, number>, eta?: string) {
  const isWaiting = and(eq(allocations.goodsSkuId, part.goodsSkuId), ne(allocations.kind, 'stock'))
  await db.delete(allocations).where(isWaiting)
  await db.delete(arrivals).where(eq(arrivals.goodsSkuId, part.goodsSkuId))
  await db.delete(stocks).where(eq(stocks.goodsSkuId, part.goodsSkuId))
  for (const [warehouse, qty] of Object.entries(pieces)) {
    await db.insert(stocks).values({ goodsSkuId: part.goodsSkuId, warehouse, qty })
    if (eta) await db.insert(arrivals).values({ goodsSkuId: part.goodsSkuId, warehouse, etaDate: eta, qty: 100 })
  }
}

/** Puts pieces of a part on their way to a warehouse, by day. */
export async function setArrivals(db: Database, part: TestPart, warehouse: string, pieces: Record<string, number>) {
  const { goodsSkuId } = part
  await db
    .insert(arrivals)
    .values(Object.entries(pieces).map(([etaDate, qty]) => ({ goodsSkuId, warehouse, etaDate, qty })))
}

/** What is on its way of a part: pieces and how many of them are promised, by day. */
export async function readArrivals(
  db: Database,
  part: TestPart,
): Promise<Record<string, [qty: number, promised: number]>> {
  const rows = await db
    .select()
    .from(arrivals)
    .where(eq(arrivals.goodsSkuId, part.goodsSkuId))
    .orderBy(asc(arrivals.etaDate))
  return Object.fromEntries(rows.map(({ etaDate, qty, promised }) => [etaDate, [qty, promised]]))
}

/** Pieces of a part by warehouse, without those that have none. */
export async function readStock(db: Database, part: TestPart): Promise<Record<string, number>> {
  const rows = await db
    .select()
    .from(stocks)
    .where(eq(stocks.goodsSkuId, part.goodsSkuId))
    .orderBy(asc(stocks.warehouse))
  return Object.fromEntries(rows.filter(row => row.qty > 0).map(row => [row.warehouse, row.qty]))
}

/** Takes a part off the market. */
export const disable = (db: Database, part: TestPart, successor: string | null = null) =>
  db.update(skus).set({ disabled: true, successor }).where(eq(skus.goodsSkuId, part.goodsSkuId))
