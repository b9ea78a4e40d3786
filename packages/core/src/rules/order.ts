/** What kind of order it is, and what ships when. */
import type { Availability, OrderKind } from '../contract'

/** How one line is met from stock. */
export interface LineSupply {
  qty: number
  /** Pieces in stock for this line. */
  stock: number
  /** Day more arrive, null when none is known. */
  etaDate: string | null
}

/**
 * Pieces that can ship at once: the own warehouse's and, within 72 hours, the others'.
 * @param availability null for visitors, who do not see stock
 * @source ORD-013
 */
export const piecesInReach = (availability: Pick<Availability, 'stock' | 'otherStock'> | null): number =>
  availability ? Math.max(0, availability.stock) + Math.max(0, availability.otherStock) : 0

/**
 * Pieces that ship at once and pieces that ship later.
 * @source ORD-013
 */
export function splitSupply({ qty, stock }: Pick<LineSupply, 'qty' | 'stock'>): {
  shipNow: number
  backOrdered: number
} {
  const shipNow = Math.min(qty, Math.max(0, stock))
  return { shipNow, backOrdered: qty - shipNow }
}

/**
 * Normal: everything is in stock. Pre-Order: no line has a piece in stock, and every line has an expected arrival.
 * Back Order: anything else that is short.
 * @source ORD-010, ORD-011, ORD-012
 */
export function orderKind(lines: readonly LineSupply[]): OrderKind {
  const short = lines.filter(line => splitSupply(line).backOrdered > 0)
  if (short.length === 0) return 'Normal'
  const notYetThere = short.length === lines.length && short.every(line => line.stock <= 0 && line.etaDate !== null)
  return notYetThere ? 'Pre-Order' : 'Back Order'
}
