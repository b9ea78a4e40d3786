/** Who gets pieces that have become free: the oldest order first, and no order gets any later for it. */
import type { When } from '@cartwright/core/contract'
import { compareWhen } from '@cartwright/core/rules'

/** Pieces of one part that an order waits for. */
export interface Waiting {
  allocationId: number
  /** Warehouse of the buyer's site. */
  warehouse: string
  region: string
  qty: number
  /** From where they are promised, null without a date. */
  arrivalId: number | null
}

/** Free pieces on a shelf. */
export interface FreeShelf {
  warehouse: string
  region: string
  qty: number
}

/** Free pieces of an arrival. */
export interface FreeArrival {
  arrivalId: number
  warehouse: string
  day: string
  qty: number
}

/** From where some pieces come now. */
export interface Part {
  kind: 'stock' | 'arrival' | 'none'
  warehouse: string | null
  arrivalId: number | null
  qty: number
}

interface Source extends Part {
  region: string | null
  when: When
}

interface Served extends Waiting {
  parts: (Part & { when: When })[]
}

/**
 * Gives free pieces of a part to those that wait for it.
 * @param waiting the oldest first
 * @param arrivals all of the part; those before the day of their warehouse are given to no one
 * @param days which day it is, by warehouse
 * @returns the parts of what is served differently, by allocation
 */
export function serveWaiting(
  waiting: readonly Waiting[],
  {
    shelves,
    arrivals,
    days,
  }: { shelves: readonly FreeShelf[]; arrivals: readonly FreeArrival[]; days: ReadonlyMap<string, string> },
): Map<number, Part[]> {
  const coming = arrivals
    .map(
      (arrival): Source => ({
        ...arrival,
        kind: 'arrival',
        region: null,
        when: arrival.day < (days.get(arrival.warehouse) ?? '') ? 'unknown' : arrival.day,
      }),
    )
    .sort((a, b) => compareWhen(a.when, b.when))
  const byId = new Map(coming.map(source => [source.arrivalId, source]))
  const stock = shelves.map((shelf): Source => ({ ...shelf, kind: 'stock', arrivalId: null, when: 'now' }))
  const served = waiting.map((one): Served => ({ ...one, parts: [startOf(one, byId)] }))
  const changed = new Set<Served>()

  const give = (source: Source, to: Served, when: When) => {
    // The last of its pieces first, so that one move does for them.
    for (const part of to.parts.toSorted((a, b) => compareWhen(b.when, a.when))) {
      const qty = Math.min(source.qty, part.qty)
      if (qty <= 0 || compareWhen(part.when, when) <= 0) continue
      part.qty -= qty
      source.qty -= qty
      // Comes later than `source`, so it is given on when its turn comes.
      const left = byId.get(part.arrivalId)
      if (left) left.qty += qty
      to.parts.push({ kind: source.kind, warehouse: source.warehouse, arrivalId: source.arrivalId, qty, when })
      changed.add(to)
    }
  }

  for (const one of served) {
    for (const shelf of stock) if (shelf.warehouse === one.warehouse) give(shelf, one, 'now')
    for (const shelf of stock)
      if (shelf.warehouse !== one.warehouse && shelf.region === one.region) give(shelf, one, '72h')
  }
  for (const arrival of coming) {
    for (const one of served) if (arrival.warehouse === one.warehouse) give(arrival, one, arrival.when)
  }
  return new Map(
    [...changed].map(({ allocationId, parts }) => [allocationId, parts.filter(({ qty }) => qty > 0).map(toPart)]),
  )
}

const toPart = ({ kind, warehouse, arrivalId, qty }: Part): Part => ({ kind, warehouse, arrivalId, qty })

function startOf(
  { arrivalId, warehouse, qty }: Waiting,
  byId: ReadonlyMap<number | null, Source>,
): Served['parts'][number] {
  const source = byId.get(arrivalId)
  return source
    ? { kind: 'arrival', warehouse, arrivalId, qty, when: source.when }
    : { kind: 'none', warehouse: null, arrivalId: null, qty, when: 'unknown' }
}
