import { type SQL, sql } from 'drizzle-orm'

/** The moment at which a day begins by a clock, for statements. */
export const dayStart = (day: string, timeZone: string): SQL<Date> =>
  sql<Date>`(${day}::timestamp at time zone ${timeZone})`
