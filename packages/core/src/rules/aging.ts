/** How long open entries are due or overdue. */
import type { AgingGroup, Entry } from '../contract'
import { addDays, daysBetween } from './due-date'

/** Least days until the due day of each group but the last; an overdue entry has less than none. */
const FROM: readonly (readonly [group: AgingGroup, days: number])[] = [
  ['later', 15],
  ['week2', 8],
  ['week1', 0],
  ['d30', -30],
  ['d60', -60],
  ['d90', -90],
  ['d120', -120],
]

/**
 * The group of an entry that is due on a day, seen from another. It counts from the due day and never from the day of the invoice.
 * @source FIN-007 to FIN-013
 */
export function bucketOf(dueTime: string, asOf: string): AgingGroup {
  const days = daysBetween(asOf, dueTime)
  return FROM.find(([, from]) => days >= from)?.[0] ?? 'over120'
}

/** First and last day until which entries of a group are due; null where there is none. */
export function daysOfGroup(group: AgingGroup, asOf: string): { first: string | null; last: string | null } {
  const at = FROM.findIndex(([name]) => name === group)
  const above = FROM[(at < 0 ? FROM.length : at) - 1]
  const own = FROM[at]
  return {
    first: own ? addDays(asOf, own[1]) : null,
    last: above ? addDays(asOf, above[1] - 1) : null,
  }
}

/**
 * The day by which an entry is grouped. A credit that is open can be used on any day from its own on: seen later it stands with what is
 * due then, and never with what is overdue.
 */
export const dayOfEntry = (type: Entry['type'], dueTime: string, asOf: string): string =>
  type === 'credit' && dueTime < asOf ? asOf : dueTime

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
