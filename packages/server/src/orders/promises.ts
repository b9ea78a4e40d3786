/** What order lines are promised, from where their pieces come. */
import type { Promised } from '@cartwright/core/contract'
import { compareWhen } from '@cartwright/core/rules'
import { asc, eq } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { allocations, arrivals, orderLines } from '../db/schema'

interface Allocated {
  kind: string
  warehouse: string | null
  /** Day of the arrival. */
  day: string | null
  qty: number
}

/** @param own warehouse of the buyer's site */
export function toPromised({ kind, warehouse, day, qty }: Allocated, own: string): Promised {
  if (kind === 'stock') return { qty, when: warehouse === own ? 'now' : '72h', warehouse }
  return day === null ? { qty, when: 'unknown', warehouse: null } : { qty, when: day, warehouse }
}

/** The earliest first, pieces that come together in one. */
export function joinPromised(promised: readonly Promised[]): Promised[] {
  const joined: Promised[] = []
  for (const part of promised.toSorted((a, b) => compareWhen(a.when, b.when))) {
    const same = joined.find(({ when, warehouse }) => when === part.when && warehouse === part.warehouse)
    if (same) same.qty += part.qty
    else joined.push({ ...part })
  }
  return joined
}

/**
 * By order line; a line of which nothing is kept, as of a cancelled order, is not in it.
 * @param pieces `open`: only those that have not left
 */
export async function readPromises(
  db: Database,
  orderLineIds: readonly number[],
  pieces: 'all' | 'open' = 'all',
): Promise<Map<number, Promised[]>> {
  const rows = await db
    .select({
      orderLineId: allocations.orderLineId,
      own: orderLines.warehouse,
      kind: allocations.kind,
      warehouse: allocations.warehouse,
      day: arrivals.etaDate,
      qty: allocations.qty,
      shipped: allocations.shipped,
    })
    .from(allocations)
    .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
    .leftJoin(arrivals, eq(arrivals.arrivalId, allocations.arrivalId))
    .where(isOneOf(allocations.orderLineId, intArray(orderLineIds)))
    .orderBy(asc(allocations.allocationId))
  const promises = new Map<number, Promised[]>()
  for (const { orderLineId, own, shipped, ...row } of rows) {
    const qty = pieces === 'all' ? row.qty : row.qty - shipped
    if (qty > 0) promises.set(orderLineId, [...(promises.get(orderLineId) ?? []), toPromised({ ...row, qty }, own)])
  }
  return new Map([...promises].map(([id, promised]) => [id, joinPromised(promised)]))
}
