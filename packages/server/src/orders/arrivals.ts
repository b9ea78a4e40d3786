/** What the supplier knows of arrivals: that there is one, that it moves, that it has come. */
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { allocations, arrivals, orderLines, stocks } from '../db/schema'
import { changeSupply } from './change-supply'
import { queuePlace } from './queue-place'

/** Where pieces of a part are or come to. */
export interface Place {
  goodsSkuId: number
  warehouse: string
}

type Arrival = typeof arrivals.$inferSelect

/** Pieces that come on a day, besides those that come on it anyway. @param tx a transaction */
export const addArrival = (tx: Database, place: Place, { day, qty }: { day: string; qty: number }, now: Date) =>
  changeSupply(tx, [place.goodsSkuId], now, async () => {
    await tx
      .insert(arrivals)
      .values({ ...place, etaDate: day, qty })
      .onConflictDoUpdate({
        target: [arrivals.goodsSkuId, arrivals.warehouse, arrivals.etaDate],
        set: { qty: sql`${arrivals.qty} + ${qty}`, receivedAt: null },
      })
  })

/**
 * Moves what was to come on a day to another one, with the orders that wait for it.
 * @param tx a transaction
 * @returns its pieces, 0 when nothing was to come on that day
 */
export async function moveArrival(
  tx: Database,
  place: Place,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<number> {
  let pieces = 0
  await changeSupply(tx, [place.goodsSkuId], now, async () => {
    const [arrival] = await readArrivals(tx, place, from)
    if (!arrival) return
    pieces = arrival.qty
    const [other] = await tx.select().from(arrivals).where(isOn(place, to))
    if (!other) {
      await tx.update(arrivals).set({ etaDate: to }).where(eq(arrivals.arrivalId, arrival.arrivalId))
      return
    }
    // Two that come on one day are one.
    const { arrivalId } = other
    const sums = { qty: other.qty + arrival.qty, promised: other.promised + arrival.promised, receivedAt: null }
    await tx.update(arrivals).set(sums).where(eq(arrivals.arrivalId, arrivalId))
    await tx.update(allocations).set({ arrivalId }).where(eq(allocations.arrivalId, arrival.arrivalId))
    await tx.delete(arrivals).where(eq(arrivals.arrivalId, arrival.arrivalId))
  })
  return pieces
}

/**
 * Pieces have come: those that were expected, the earliest first, and beyond that others. Who was promised them gets them, the oldest order
 * first; the others go to the orders that wait, and to the shelf.
 * @param day counts the arrival of that day alone as received
 * @param tx a transaction
 * @returns how many of them were expected
 */
export async function receivePieces(
  tx: Database,
  place: Place,
  { qty, day }: { qty: number; day?: string | undefined },
  now: Date,
): Promise<number> {
  let expected = 0
  await changeSupply(tx, [place.goodsSkuId], now, async () => {
    let kept = 0
    for (const arrival of await readArrivals(tx, place, day)) {
      const pieces = Math.min(qty - expected, arrival.qty)
      if (pieces === 0) break
      const promised = Math.min(pieces, arrival.promised)
      await giveToHolders(tx, arrival, promised)
      const left = { qty: arrival.qty - pieces, promised: arrival.promised - promised }
      await tx
        .update(arrivals)
        .set({ ...left, receivedAt: left.qty === 0 ? now : null })
        .where(eq(arrivals.arrivalId, arrival.arrivalId))
      expected += pieces
      kept += promised
    }
    const free = qty - kept
    await tx
      .insert(stocks)
      .values({ ...place, qty: free })
      .onConflictDoUpdate({ target: [stocks.goodsSkuId, stocks.warehouse], set: { qty: sql`${stocks.qty} + ${free}` } })
  })
  return expected
}

const isOn = ({ goodsSkuId, warehouse }: Place, day: string | undefined) =>
  and(
    eq(arrivals.goodsSkuId, goodsSkuId),
    eq(arrivals.warehouse, warehouse),
    day === undefined ? undefined : eq(arrivals.etaDate, day),
  )

/** What is still to come, the earliest first. */
const readArrivals = (tx: Database, place: Place, day: string | undefined): Promise<Arrival[]> =>
  tx
    .select()
    .from(arrivals)
    .where(and(isOn(place, day), gt(arrivals.qty, 0)))
    .orderBy(asc(arrivals.etaDate))

/** Pieces of an arrival are on the shelf of the orders that were promised them, the oldest first. */
async function giveToHolders(tx: Database, { arrivalId, warehouse }: Arrival, pieces: number): Promise<void> {
  const isHeld = eq(allocations.arrivalId, arrivalId)
  const held = await tx
    .select(getTableColumns(allocations))
    .from(allocations)
    .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
    .where(isHeld)
    .orderBy(asc(queuePlace), asc(allocations.allocationId))
  let left = pieces
  for (const { allocationId, orderLineId, goodsSkuId, qty } of held) {
    const given = Math.min(left, qty)
    if (given === 0) break
    left -= given
    const isIt = eq(allocations.allocationId, allocationId)
    if (given < qty)
      await tx
        .update(allocations)
        .set({ qty: qty - given })
        .where(isIt)
    else await tx.delete(allocations).where(isIt)
    await tx.insert(allocations).values({ orderLineId, goodsSkuId, kind: 'stock', warehouse, qty: given })
  }
}
