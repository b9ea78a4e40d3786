/** Everything besides an order that changes where pieces are or when they arrive: those that wait are served and notified. */
import { compareWhen } from '@cartwright/core/rules'
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { allocations, arrivals, orderLines, stocks, warehouses } from '../db/schema'
import { announceDates } from './announce-dates'
import { readPromises, toPromised } from './promises'
import { queuePlace } from './queue-place'
import { serveWaiting } from './serve-waiting'
import { type Held, movePieces } from './stock'
import { readWarehouseDays } from './warehouse-days'

/**
 * Locks shelves and arrivals of some parts, runs `change`, gives what has become free to the orders that wait, the oldest first, and tells
 * their buyers of days that are known now or have moved.
 * @param tx a transaction
 * @param shownFrom asked after the change: buyers were shown days from this one on, earlier ones as open; by default from today on
 */
export async function changeSupply(
  tx: Database,
  goodsSkuIds: readonly number[],
  now: Date,
  change: () => Promise<void>,
  shownFrom: () => string | undefined = () => undefined,
): Promise<void> {
  const ids = [...new Set(goodsSkuIds)].sort((a, b) => a - b)
  if (ids.length === 0) return
  await lockSupply(tx, ids)
  const waiting = await readWaiting(tx, ids)
  const lineIds = [...new Set(waiting.map(row => row.orderLineId))]
  const days = await readWarehouseDays(tx, now)
  const todayOf = new Map(waiting.map(row => [row.orderLineId, days.get(row.warehouse) ?? '']))
  const before = await readPromises(tx, lineIds, 'open')
  await change()
  await serve(tx, ids, days)
  const after = await readPromises(tx, lineIds, 'open')
  await announceDates(tx, { before, after, todayOf, shownFrom: shownFrom() }, now)
}

/** In the order in which orders lock them. */
export async function lockSupply(tx: Database, ids: readonly number[]): Promise<void> {
  const shelves = tx
    .select({ qty: stocks.qty })
    .from(stocks)
    .where(isOneOf(stocks.goodsSkuId, intArray(ids)))
  await shelves.orderBy(asc(stocks.goodsSkuId), asc(stocks.warehouse)).for('update')
  const coming = tx
    .select({ qty: arrivals.qty })
    .from(arrivals)
    .where(isOneOf(arrivals.goodsSkuId, intArray(ids)))
  await coming.orderBy(asc(arrivals.goodsSkuId), asc(arrivals.warehouse), asc(arrivals.etaDate)).for('update')
}

/** What orders wait for, the oldest order first. */
const readWaiting = (tx: Database, ids: readonly number[]) =>
  tx
    .select({
      allocationId: allocations.allocationId,
      orderLineId: allocations.orderLineId,
      goodsSkuId: allocations.goodsSkuId,
      arrivalId: allocations.arrivalId,
      qty: allocations.qty,
      kind: allocations.kind,
      warehouse: orderLines.warehouse,
      region: warehouses.region,
    })
    .from(allocations)
    .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
    .innerJoin(warehouses, eq(warehouses.code, orderLines.warehouse))
    .where(sql`${isOneOf(allocations.goodsSkuId, intArray(ids))} and ${allocations.kind} in ('arrival', 'none')`)
    .orderBy(asc(queuePlace), asc(allocations.allocationId))
    .for('update', { of: allocations })

async function serve(tx: Database, ids: readonly number[], days: ReadonlyMap<string, string>): Promise<void> {
  const waiting = await readWaiting(tx, ids)
  if (waiting.length === 0) return
  const shelves = await tx
    .select({ goodsSkuId: stocks.goodsSkuId, warehouse: stocks.warehouse, region: warehouses.region, qty: stocks.qty })
    .from(stocks)
    .innerJoin(warehouses, eq(warehouses.code, stocks.warehouse))
    .where(isOneOf(stocks.goodsSkuId, intArray(ids)))
    .orderBy(asc(stocks.goodsSkuId), asc(stocks.warehouse))
  const coming = await tx
    .select({
      goodsSkuId: arrivals.goodsSkuId,
      arrivalId: arrivals.arrivalId,
      warehouse: arrivals.warehouse,
      day: arrivals.etaDate,
      qty: sql<number>`${arrivals.qty} - ${arrivals.promised}`,
    })
    .from(arrivals)
    .where(isOneOf(arrivals.goodsSkuId, intArray(ids)))
  const left: Held[] = []
  const taken: (Held & { orderLineId: number })[] = []
  const served: number[] = []
  for (const id of ids) {
    const of = <T extends { goodsSkuId: number }>(rows: readonly T[]) => rows.filter(row => row.goodsSkuId === id)
    const changed = serveWaiting(of(waiting), { shelves: of(shelves), arrivals: of(coming), days })
    for (const row of of(waiting)) {
      const parts = changed.get(row.allocationId)
      if (!parts) continue
      served.push(row.allocationId)
      left.push(row)
      taken.push(...parts.map(part => ({ ...part, goodsSkuId: id, orderLineId: row.orderLineId })))
    }
  }
  if (served.length === 0) return
  await tx.delete(allocations).where(inArray(allocations.allocationId, served))
  await movePieces(tx, left, 1)
  await tx.insert(allocations).values(taken)
  await movePieces(tx, taken, -1)
}

/**
 * Gives back what an order holds and has not shipped: its pieces go to the orders that wait, else back to their shelves and arrivals.
 * @param tx a transaction that has locked the order
 * @param wanted of these lines only, by position from 0: all of a line, or so many pieces of it, those first that would come last
 * @returns how many pieces that were
 */
export async function releaseOrder(
  tx: Database,
  orderId: number,
  now: Date,
  wanted?: ReadonlyMap<number, number | 'all'>,
): Promise<number> {
  const all = await tx
    .select({ orderLineId: orderLines.orderLineId, goodsSkuId: orderLines.goodsSkuId, position: orderLines.position })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  const lines = all.filter(line => wanted?.has(line.position) ?? true)
  const lineIds = lines.map(line => line.orderLineId)
  let pieces = 0
  await changeSupply(
    tx,
    lines.map(line => line.goodsSkuId),
    now,
    async () => {
      const isOfOrder = isOneOf(allocations.orderLineId, intArray(lineIds))
      const open = await tx
        .select({
          ...getTableColumns(allocations),
          day: arrivals.etaDate,
          own: orderLines.warehouse,
        })
        .from(allocations)
        .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
        .leftJoin(arrivals, eq(arrivals.arrivalId, allocations.arrivalId))
        .where(sql`${isOfOrder} and ${allocations.shipped} < ${allocations.qty}`)
      const left = new Map(lines.map(line => [line.orderLineId, piecesOf(wanted?.get(line.position))]))
      const freed = open.sort(lastFirst).flatMap(held => {
        const most = left.get(held.orderLineId) ?? 0
        const qty = Math.min(held.qty - held.shipped, most)
        left.set(held.orderLineId, most - qty)
        return qty > 0 ? [{ ...held, qty, kept: held.qty - qty }] : []
      })
      pieces = freed.reduce((sum, held) => sum + held.qty, 0)
      for (const { allocationId, kept } of freed) {
        const isIt = eq(allocations.allocationId, allocationId)
        if (kept === 0) await tx.delete(allocations).where(isIt)
        else await tx.update(allocations).set({ qty: kept }).where(isIt)
      }
      await movePieces(tx, freed, 1)
    },
  )
  return pieces
}

const piecesOf = (wanted: number | 'all' | undefined) => (typeof wanted === 'number' ? wanted : Number.MAX_SAFE_INTEGER)

type Promisable = Parameters<typeof toPromised>[0] & { own: string }

/** What a buyer has the longest to wait for. */
const lastFirst = (a: Promisable, b: Promisable) => compareWhen(toPromised(b, b.own).when, toPromised(a, a.own).when)
