/** Periods that a statement of account is asked for. */
import { addDays, dayIn } from '../rules/due-date'

export interface StatementPeriod {
  /** First and last day, `yyyy-MM-dd`; the last one is never after the day from which the account is seen. */
  from: string
  /** Last day, `yyyy-MM-dd`, that day included. */
  to: string
  /** What the period is called by: a month, a year, or a number of days. */
  kind: 'month' | 'year' | 'days'
}

const MONTHS = 12
/** Of the period that belongs to no month or year. */
const DAYS = 90

/** The month of a day and the eleven before it, its year and the one before, and the last 90 days. */
export function statementPeriods(asOf: string): StatementPeriod[] {
  const [year = 0, month = 1] = asOf.split('-').map(Number)
  const until = (day: string) => (day < asOf ? day : asOf)
  const months = Array.from({ length: MONTHS }, (_, back): StatementPeriod => {
    const first = dayOf(year, month - back)
    return { from: first, to: until(addDays(dayOf(year, month - back + 1), -1)), kind: 'month' }
  })
  const years = [year, year - 1].map(
    (of): StatementPeriod => ({ from: dayOf(of, 1), to: until(addDays(dayOf(of + 1, 1), -1)), kind: 'year' }),
  )
  return [...months, ...years, { from: addDays(asOf, -DAYS), to: asOf, kind: 'days' }]
}

/** The first of a month; months below 1 and above 12 belong to the years beside it. */
const dayOf = (year: number, month: number): string => dayIn('UTC', new Date(Date.UTC(year, month - 1, 1)))
