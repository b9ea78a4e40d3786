/** Working hours of a site in words. */
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** A Sunday. */
const FIRST_DAY_MS = Date.UTC(2026, 0, 4)
const DAY_MS = 24 * 60 * 60 * 1000

/** Working hours as a site has them, such as `Mon–Fri 8:30–17:30`, with the days in the language of a mail. */
export function workTimeIn(workTime: string, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return workTime.replace(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, day =>
    name.format(FIRST_DAY_MS + DAYS.indexOf(day) * DAY_MS),
  )
}
