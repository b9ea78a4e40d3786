/** Calendar days as text, `yyyy-MM-dd`. */
const DAY_MS = 86_400_000

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The same day, or the Monday after a weekend: nothing arrives on Saturday and Sunday. */
export function toWorkday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 6) return addDays(day, 2)
  return weekday === 0 ? addDays(day, 1) : day
}
