/** What leaves the warehouse when. */
import type { BackOrderMode, OrderLine } from '../contract'

/** What of a line decides when its pieces leave. */
export type ShippedLine = Pick<OrderLine, 'qty' | 'shipNow' | 'backOrdered' | 'etaDate'>

/** Pieces that leave the warehouse together. */
export interface Shipment {
  when: 'now' | 'later' | 'complete'
  /** Day of what does not leave now, null when none is known. */
  day: string | null
  pieces: number
}

/**
 * What leaves when, the earliest first, those without a known day last. Shipped together it is one shipment, on the last
 * day of all, or on none as long as one is not known.
 * @param lines without those that are no longer sold
 * @source ORD-013
 */
export function shipmentsOf(lines: readonly ShippedLine[], mode: BackOrderMode): Shipment[] {
  const sum = (of: readonly ShippedLine[], pick: 'qty' | 'shipNow' | 'backOrdered') =>
    of.reduce((all, line) => all + line[pick], 0)
  const late = lines.filter(line => line.backOrdered > 0)
  const days = [...new Set(late.map(line => line.etaDate))].sort((a, b) => (a ?? '9').localeCompare(b ?? '9'))
  const last = days.at(-1)
  // Complete with what comes last; one line without a date leaves that open.
  if (mode === 'shipTogether' && last !== undefined) return [{ when: 'complete', day: last, pieces: sum(lines, 'qty') }]
  const now = sum(lines, 'shipNow')
  const later = days.map(day => {
    const pieces = sum(
      late.filter(line => line.etaDate === day),
      'backOrdered',
    )
    return { when: 'later', day, pieces } as const
  })
  return now > 0 ? [{ when: 'now', day: null, pieces: now }, ...later] : later
}
