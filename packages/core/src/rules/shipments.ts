/** When the pieces of an order leave, line by line and together. */
import type { BackOrderMode, Day, OrderKind, OrderLine, Promised, TransitDays, When } from '../contract'
import { addDays } from './due-date'
import { isDay, type Shipment, shipmentsOf } from './promise'

/**
 * All lines as they leave, and what leaves together, the earliest first. Shipped together, every line waits for the last piece of all,
 * and without a day as long as one piece has none.
 * @param lines of `promiseLine`, without those that are no longer sold
 * @source ORD-013
 */
export function promiseOrder(
  lines: readonly (readonly Promised[])[],
  mode: BackOrderMode,
): { lines: Promised[][]; shipments: Shipment[] } {
  const last = latest(lines.flat())
  const leaving = lines.map(line => (mode === 'shipTogether' && last !== 'now' ? waitFor(line, last) : [...line]))
  return { lines: leaving, shipments: shipmentsOf(leaving.flat()).sort((a, b) => compareWhen(a.when, b.when)) }
}

/**
 * Shipments on the days of the warehouse: what is there now, or comes in time for it, leaves on the next shipping day.
 * @param leavesOn null where that is today, or not known
 * @source ORD-013
 */
export function leaveOn(shipments: readonly Shipment[], leavesOn: Day | null | undefined): Shipment[] {
  if (!leavesOn) return [...shipments]
  return shipmentsOf(
    shipments.map(({ when, pieces }) => ({
      qty: pieces,
      when: when === 'now' || (isDay(when) && when < leavesOn) ? leavesOn : when,
    })),
  ).sort((a, b) => Number(b.when === leavesOn) - Number(a.when === leavesOn) || compareWhen(a.when, b.when))
}

/** Pieces of another warehouse leave within three days of the order. @source ORD-013 */
export const otherWarehouseDay = (ordered: Day): Day => addDays(ordered, 3)

/**
 * The first and the last day on which goods arrive that leave on a day. Carriers deliver from Monday to Friday; holidays are not known.
 * @param days working days on the way
 * @source ORD-017
 */
export const arrivalDays = (leavesOn: Day, { min, max }: TransitDays): { from: Day; to: Day } => ({
  from: addWorkingDays(leavesOn, min),
  to: addWorkingDays(leavesOn, max),
})

function addWorkingDays(day: Day, count: number): Day {
  let last = day
  for (let left = count; left > 0; ) {
    last = addDays(last, 1)
    if (new Date(`${last}T12:00:00Z`).getUTCDay() % 6 !== 0) left -= 1
  }
  return last
}

const waitFor = (line: readonly Promised[], when: When): Promised[] =>
  line.length === 0 ? [] : [{ qty: piecesOf(line), when, warehouse: null }]

const latest = (promised: readonly Promised[]): When =>
  promised.reduce<When>((last, { when }) => (compareWhen(when, last) > 0 ? when : last), 'now')

/** What is left when some pieces have gone, the earliest first. */
export function restOf(promised: readonly Promised[], gone: number): Promised[] {
  let left = gone
  return promised.flatMap(part => {
    const qty = Math.max(0, part.qty - left)
    left = Math.max(0, left - part.qty)
    return qty > 0 ? [{ ...part, qty }] : []
  })
}

/**
 * Normal: everything is in stock. Pre-Order: no piece is in stock, and every piece has a day. Back Order: anything else that is short.
 * @source ORD-010, ORD-011, ORD-012
 */
export function orderKind(lines: readonly (readonly Promised[])[]): OrderKind {
  const promised = lines.flat()
  if (promised.every(({ when }) => isInStock(when))) return 'Normal'
  return promised.every(({ when }) => isDay(when)) ? 'Pre-Order' : 'Back Order'
}

/** The earlier one first: now, within 72 hours, by day, unknown. */
export const compareWhen = (a: When, b: When): number =>
  rankOf(a) - rankOf(b) || (isDay(a) && isDay(b) ? a.localeCompare(b) : 0)

const rankOf = (when: When): number => (when === 'now' ? 0 : when === '72h' ? 1 : isDay(when) ? 2 : 3)

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
