/** When the warehouse of a site hands goods over to the carriers. */
import { addDays, dayIn } from '@cartwright/core/rules'

/** When a site ships. */
export interface ShippingDays {
  /** Such as `Europe/Amsterdam`. */
  timeZone: string
  /**
   * Last moment for an order to leave on the same day, `HH:mm` up to `24:00`, by day: `1` (Monday) to `7`, or one day as `yyyy-MM-dd`, which counts before
   * its weekday. Null, or no entry: nothing leaves.
   */
  cutOffs: Readonly<Record<string, string | null>>
}

/** A warehouse that is closed for longer names no day. */
const DAYS_MAX = 60
const DAY_SECONDS = 24 * 3600

/**
 * The day on which goods leave that are there and are ordered now, and the cut-off of today while it has not passed.
 * @returns undefined where nothing is known of the site's days
 * @source ORD-013
 */
export function nextShippingDay(
  now: Date,
  { timeZone, cutOffs }: ShippingDays,
): { day: string; orderBy: string | undefined } | undefined {
  const today = dayIn(timeZone, now)
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now)
  const cutOffOn = (day: string) => (Object.hasOwn(cutOffs, day) ? cutOffs[day] : cutOffs[weekdayOf(day)])
  for (let days = 0; days <= DAYS_MAX; days += 1) {
    const day = addDays(today, days)
    const cutOff = cutOffOn(day)
    if (!cutOff) continue
    if (days > 0) return { day, orderBy: undefined }
    if (time < cutOff) return { day, orderBy: cutOff }
  }
  return undefined
}

/**
 * How long it is until the cut-off of today, in whole seconds.
 * @param cutOff `HH:mm` at the site, later than now; `24:00` is the end of the day
 */
export function secondsToCutOff(now: Date, { timeZone }: Pick<ShippingDays, 'timeZone'>, cutOff: string): number {
  const [hours = 0, minutes = 0] = cutOff.split(':').map(Number)
  const wanted = hours * 3600 + minutes * 60
  const first = wanted - secondsOfDay(now, timeZone)
  // The clocks may change in between, by less than half a day. At 24:00 the clock shows 0:00.
  const missed = wanted - secondsOfDay(new Date(now.getTime() + first * 1000), timeZone)
  const halfDay = DAY_SECONDS / 2
  return first + ((missed + halfDay) % DAY_SECONDS) - halfDay
}

function secondsOfDay(at: Date, timeZone: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
    .format(at)
    .split(':')
    .map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string): string => String(new Date(`${day}T12:00:00Z`).getUTCDay() || 7)
