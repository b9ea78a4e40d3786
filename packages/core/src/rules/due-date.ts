/** Days of the calendar, `yyyy-MM-dd`: no clock and no time zone takes part. */

const DAY_MS = 86_400_000
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** The day that lies some days after another one, before it for a number below zero. */
export const addDays = (day: string, days: number): string =>
  new Date(noon(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Days from one day to another; below zero when that is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((noon(to) - noon(from)) / DAY_MS)

/** The day an invoice is due: its terms are calendar days. @source ACC-011, FIN-005 */
export const dueDay = (invoiceDay: string, termsDays: number): string => addDays(invoiceDay, termsDays)

/** The day it is at a moment in a time zone, such as `Europe/Amsterdam`. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)
