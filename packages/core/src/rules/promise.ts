/** When the pieces of a line leave. Every date that a buyer sees comes from here; what leaves together of a whole order says `shipments.ts`. */
import type { Availability, Promised, When } from '../contract'

/** What a line can be met from. */
export interface Supply {
  /** The warehouse of the buyer's site. */
  own: { warehouse: string | null; qty: number }
  /** The other warehouses of the region, by code. */
  others: readonly { warehouse: string | null; qty: number }[]
  /** Pieces on their way to the own warehouse that are promised to no one, by day, days gone by left out. */
  arrivals: readonly { day: string; qty: number }[]
}

/** Pieces that leave the warehouse together. */
export interface Shipment {
  /** `now`, `72h`, a day, or `unknown`. */
  when: When
  /** At least 1. */
  pieces: number
}

/** What is known of a part, as supply; of a backend that names no single arrivals, the one that it names. */
export function supplyOf(availability: Availability | null): Supply {
  if (!availability) return { own: { warehouse: null, qty: 0 }, others: [], arrivals: [] }
  const { stock, otherStock, inTransit, etaDate, warehouse = null } = availability
  return {
    own: { warehouse, qty: stock },
    others: availability.others ?? [{ warehouse: null, qty: otherStock }],
    arrivals: availability.arrivals ?? (etaDate === null ? [] : [{ day: etaDate, qty: inTransit }]),
  }
}

/**
 * A quantity in parts, the earliest first: from the own warehouse, from the others within 72 hours, from arrivals by day, and what is left
 * on a day that is not known.
 * @source ORD-013, CAT-008
 */
export function promiseLine(qty: number, { own, others, arrivals }: Supply): Promised[] {
  const sources = [
    { ...own, when: 'now' },
    ...others.map(shelf => ({ ...shelf, when: '72h' })),
    ...arrivals.map(arrival => ({ warehouse: own.warehouse, qty: arrival.qty, when: arrival.day })),
    { warehouse: null, qty, when: 'unknown' },
  ]
  const promised: Promised[] = []
  let left = qty
  for (const { warehouse, when, ...source } of sources) {
    const pieces = Math.min(left, source.qty)
    if (pieces <= 0) continue
    promised.push({ qty: pieces, when, warehouse })
    left -= pieces
  }
  return promised
}

/** Parts with those that leave at the same time as one, from whichever warehouse they come. */
export function shipmentsOf(promised: readonly Pick<Promised, 'qty' | 'when'>[]): Shipment[] {
  const pieces = new Map<When, number>()
  for (const { when, qty } of promised) pieces.set(when, (pieces.get(when) ?? 0) + qty)
  return [...pieces].map(([when, sum]) => ({ when, pieces: sum }))
}

/** Whether it names a day. */
export const isDay = (when: When): boolean => /^\d{4}-/.test(when)

/**
 * Pieces in stock: the own warehouse's and, within 72 hours, the others'.
 * @param availability null for visitors, who do not see stock
 * @source ORD-013
 */
export const piecesInReach = (availability: Pick<Availability, 'stock' | 'otherStock'> | null): number =>
  availability ? Math.max(0, availability.stock) + Math.max(0, availability.otherStock) : 0
