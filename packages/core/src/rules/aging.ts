/** How long open entries are due or overdue. */
import { daysBetween } from './due-date'

/** `later` is no bucket of its own, but listed beside the buckets so that all of them add up to what is open. */
export const AGING_GROUPS = ['later', 'week2', 'week1', 'd30', 'd60', 'd90', 'd120', 'over120'] as const
export type AgingGroup = (typeof AGING_GROUPS)[number]

/** Least days until the due day of each group but the last. */
const FROM: readonly (readonly [days: number, group: AgingGroup])[] = [
  [15, 'later'],
  [8, 'week2'],
  [0, 'week1'],
  [-30, 'd30'],
  [-60, 'd60'],
  [-90, 'd90'],
  [-120, 'd120'],
]

/**
 * The group of an entry that is due on a day, seen from another. It counts from the due day and never from the day of the invoice.
 * @source FIN-007 to FIN-013
 */
export function bucketOf(dueTime: string, asOf: string): AgingGroup {
  const days = daysBetween(asOf, dueTime)
  return FROM.find(([from]) => days >= from)?.[1] ?? 'over120'
}

/** Days that an entry is overdue, 0 while it is not. @source FIN-005, VAL-018 */
export const overdueDays = (dueTime: string, asOf: string): number => Math.max(0, daysBetween(dueTime, asOf))

/**
 * A number of days as someone types it into the filter.
 * @returns undefined for anything that is not a whole number of days
 * @source VAL-018
 */
export function readAging(text: string): number | undefined {
  const typed = text.trim()
  return /^\d{1,4}$/.test(typed) ? Number(typed) : undefined
}
