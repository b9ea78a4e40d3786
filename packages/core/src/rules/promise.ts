/** When the pieces of a line leave. Every date that a buyer sees comes from here; what leaves together says `shipments.ts`. */
import type { Availability, OrderLine, Promised, When } from '../contract'

/** What a line can be met from. */
export interface Supply {
  /** The warehouse of the buyer's site. */
  own: { warehouse: string | null; qty: number }
  /** The other warehouses of the region, by code. */
  others: readonly { warehouse: string | null; qty: number }[]
  /** Pieces on their way to the own warehouse that nobody has been promised, by day, days gone by left out. */
  arrivals: readonly { day: string; qty: number }[]
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

/** The earlier one first: now, within 72 hours, by day, unknown. */
export const compareWhen = (a: When, b: When): number =>
  rankOf(a) - rankOf(b) || (isDay(a) && isDay(b) ? a.localeCompare(b) : 0)

const rankOf = (when: When): number => (when === 'now' ? 0 : when === '72h' ? 1 : when === 'unknown' ? 3 : 2)

/** Whether it names a day. */
export const isDay = (when: When): boolean => rankOf(when) === 2

/** Whether the pieces are in a warehouse. */
export const isInStock = (when: When): boolean => rankOf(when) < 2

/** Pieces of all parts. */
export const piecesOf = (promised: readonly Promised[]): number => promised.reduce((sum, { qty }) => sum + qty, 0)

/**
 * The same in short: pieces in stock, pieces that are not, and the first day of those.
 * @source ORD-013
 */
export function summaryOf(promised: readonly Promised[]): Pick<OrderLine, 'shipNow' | 'backOrdered' | 'etaDate'> {
  const later = promised.filter(({ when }) => !isInStock(when))
  const backOrdered = piecesOf(later)
  return {
    shipNow: piecesOf(promised) - backOrdered,
    backOrdered,
    etaDate: later.find(({ when }) => isDay(when))?.when ?? null,
  }
}

/**
 * Pieces in stock: the own warehouse's and, within 72 hours, the others'.
 * @param availability null for visitors, who do not see stock
 * @source ORD-013
 */
export const piecesInReach = (availability: Pick<Availability, 'stock' | 'otherStock'> | null): number =>
  availability ? Math.max(0, availability.stock) + Math.max(0, availability.otherStock) : 0
