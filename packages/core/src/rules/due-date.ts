/** Days of the calendar, `yyyy-MM-dd`, and the one place where a moment becomes a day or a time of the clock. */

const DAY_MS = 86_400_000
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** The day that lies some days after another one, before it for a number below zero. */
export const addDays = (day: string, days: number): string =>
  new Date(noon(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Days from one day to another; below zero when that is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((noon(to) - noon(from)) / DAY_MS)

/** The day an invoice is due: its terms are calendar days. @source ACC-011, FIN-005 */
export const dueDay = (invoiceDay: string, termsDays: number): string => addDays(invoiceDay, termsDays)

/** A moment as the wire writes it, `yyyy-MM-dd HH:mm:ss` in UTC; an invalid date for a text that is none. */
export const momentOf = (wire: string): Date => new Date(`${wire.replace(' ', 'T')}Z`)

/** The day it is at a moment in a time zone, such as `Europe/Amsterdam`; undefined is the zone of the reader. */
export const dayIn = (timeZone: string | undefined, moment: Date): string => timeIn(timeZone, moment).slice(0, 10)

/** What calendar and clock show at a moment in a time zone: `yyyy-MM-dd HH:mm:ss`. */
export function timeIn(timeZone: string | undefined, moment: Date): string {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(moment)) part[type] = value
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`
}

/** Short name of a time zone at a moment, as a language writes it: `CET`, `EST`. */
export const zoneName = (locale: string, timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** Whether a text names a time zone that is known here. */
export function isTimeZone(text: string): boolean {
  try {
    return text !== '' && clockOf(text) !== undefined
  } catch {
    return false
  }
}

/** Made once a zone: making one costs more than using it a hundred times. */
const clocks = new Map<string | undefined, Intl.DateTimeFormat>()

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}
