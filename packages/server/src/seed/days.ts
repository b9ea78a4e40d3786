/** Calendar days of the demo shop, `yyyy-MM-dd`. */
import { addDays, dayIn } from '@cartwright/core/rules'

/** The day that the demo shop is filled on: the one of its first site. */
export const demoDay = (now: Date): string => dayIn('Europe/Amsterdam', now)

/** The same day, or the Monday after a weekend: nothing arrives on Saturday and Sunday. */
export function toWorkday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 6) return addDays(day, 2)
  return weekday === 0 ? addDays(day, 1) : day
}
