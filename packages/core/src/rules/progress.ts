/** How far the pieces of an order have come: what list, desk and page say of it comes from here. */
import type { BackOrderMode, Day, ProgressPart, Promised, TransitDays, When } from '../contract'
import { isDay } from './promise'
import { arrivalDays, otherWarehouseDay, promiseOrder } from './shipments'

/** What is known of an order that was not cancelled. */
export interface ProgressFacts {
  /** Pieces that have not left, by line. */
  waiting: readonly (readonly Promised[])[]
  /** Whether what is there leaves first, or all of it together. */
  backOrderMode: BackOrderMode
  /** What has left, in that order. */
  shipments: readonly { number: string; pieces: number; leftOn: Day; arrivedOn: Day | null }[]
  /** Day of the order at the site. */
  orderedOn: Day
  /** Day on which pieces leave that are `now`; null where it has passed or is not known. */
  firstLeavesOn: Day | null
  /** Null where goods are picked up, or the time on the way is not known. */
  shipViaDays: TransitDays | null
  /** Of the site. */
  today: Day
}

/**
 * The pieces of an order by what travels together: shipments as they left, then what has not left, the earliest first. A day that has
 * passed without the goods is no promise any more, and null.
 * @source ORD-009, ORD-013, ORD-017
 */
export function orderProgress(facts: ProgressFacts): ProgressPart[] {
  const { shipments, shipViaDays, firstLeavesOn, orderedOn, today } = facts
  const unlessPassed = (day: Day | null) => (day !== null && day >= today ? day : null)
  const expected = (leavesOn: Day | null) =>
    leavesOn && shipViaDays ? unlessPassed(arrivalDays(leavesOn, shipViaDays).to) : null
  const left = shipments.map(({ number, pieces, leftOn, arrivedOn }) => ({
    pieces,
    shipment: number,
    leavesOn: leftOn,
    expectedOn: arrivedOn === null ? expected(leftOn) : null,
    arrivedOn,
  }))
  const leavingDay = (when: When): Day | null => {
    if (when === 'now') return firstLeavesOn
    if (when === '72h') return otherWarehouseDay(orderedOn)
    if (!isDay(when)) return null
    // What comes before the next shipping day leaves on that day.
    return firstLeavesOn !== null && when < firstLeavesOn && when >= today ? firstLeavesOn : when
  }
  const byDay = new Map<Day | null, number>()
  for (const { when, pieces } of promiseOrder(facts.waiting, facts.backOrderMode).shipments) {
    const day = unlessPassed(leavingDay(when))
    byDay.set(day, (byDay.get(day) ?? 0) + pieces)
  }
  const waiting = [...byDay].map(([leavesOn, pieces]) => ({
    pieces,
    shipment: null,
    leavesOn,
    expectedOn: expected(leavesOn),
    arrivedOn: null,
  }))
  return [...left, ...waiting.sort((a, b) => compareDays(a.leavesOn, b.leavesOn))]
}

/** What is not known comes last. */
const compareDays = (a: Day | null, b: Day | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a.localeCompare(b)

/** Pieces that have not arrived, with the one day that is known of them. */
export interface PendingPieces {
  /** At least 1. */
  pieces: number
  /** `expected` at the door on `day`, `leaving` on `day`; without a day `underWay` where they have left, else `unknown`. */
  what: 'expected' | 'leaving' | 'underWay' | 'unknown'
  /** Null while no day is known. */
  day: Day | null
}

export interface ProgressSums {
  /** Pieces of the order that are still ordered. */
  pieces: number
  /** Those that have arrived. */
  arrived: number
  /** The earliest first; pieces without a day last. */
  pending: PendingPieces[]
}

/** What a sentence about the order says. */
export function progressSums(parts: readonly ProgressPart[]): ProgressSums {
  const pending: PendingPieces[] = []
  for (const part of parts.filter(({ arrivedOn }) => arrivedOn === null)) {
    const next = pendingOf(part)
    const same = pending.find(({ what, day }) => what === next.what && day === next.day)
    if (same) same.pieces += next.pieces
    else pending.push(next)
  }
  const piecesIn = (some: readonly Pick<ProgressPart, 'pieces'>[]) => some.reduce((all, { pieces }) => all + pieces, 0)
  return {
    pieces: piecesIn(parts),
    arrived: piecesIn(parts.filter(({ arrivedOn }) => arrivedOn !== null)),
    pending: pending.sort((a, b) => compareDays(a.day, b.day)),
  }
}

/** How a language says the parts of the sentence. */
export interface ProgressSentenceWords {
  /** How many of all pieces have arrived; called when some have. */
  arrived: (arrived: number, pieces: number) => string
  /** Where other pieces are; called for each entry of `pending`. */
  pending: (pieces: PendingPieces) => string
}

/**
 * The one sentence that list, desk, page, export and mail say of an order: "306 of 390 arrived, 84 expected 21 Dec"; empty where nothing is
 * known, and of a cancelled order.
 * @source ORD-009, ORD-017
 */
export function progressSentence(parts: readonly ProgressPart[], words: ProgressSentenceWords): string {
  const { arrived, pieces, pending } = progressSums(parts)
  const first = arrived > 0 ? [words.arrived(arrived, pieces)] : []
  return [...first, ...pending.map(words.pending)].join(', ')
}

function pendingOf({ pieces, shipment, leavesOn, expectedOn }: ProgressPart): PendingPieces {
  if (expectedOn !== null) return { pieces, what: 'expected', day: expectedOn }
  if (shipment === null && leavesOn !== null) return { pieces, what: 'leaving', day: leavesOn }
  return { pieces, what: shipment === null ? 'unknown' : 'underWay', day: null }
}

/**
 * What has to arrive before goods of an order can go back: pieces that have not arrived, and the day by which all of them are expected,
 * null where one of them has none.
 * @source RMA-010, ORD-017
 */
export function returnsWait(parts: readonly ProgressPart[]): { pieces: number; day: Day | null } {
  const { pieces, arrived, pending } = progressSums(parts)
  const isKnown = pending.every(({ what }) => what === 'expected')
  return { pieces: pieces - arrived, day: isKnown ? (pending.at(-1)?.day ?? null) : null }
}
