/** When the warehouses of the demo sites ship: working days with their cut-off times, public holidays, and short days before them. */
import { addDays } from '@cartwright/core/rules'
import type { InferInsertModel } from 'drizzle-orm'
import type { shippingDays } from '../db/schema'
import { SITES } from './sites'

type ShippingDay = InferInsertModel<typeof shippingDays>

const WEEKDAYS = ['1', '2', '3', '4', '5']
const CUT_OFF = '16:30'
const CUT_OFFS: Readonly<Record<string, string>> = { DE: '15:00' }
const SHORT_DAY = '12:00'

/** Month and day of public holidays, by the country of the site, beside New Year, Easter Monday and Christmas. */
const HOLIDAYS: Readonly<Record<string, readonly string[]>> = {
  NL: ['04-27', '12-26'],
  IT: ['01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-26'],
  DE: ['05-01', '10-03', '12-26'],
  GB: ['12-26'],
  FR: ['05-01', '05-08', '07-14', '08-15', '11-01', '11-11'],
  PL: ['01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-26'],
  US: ['07-04', '11-11'],
}

/** @param today this year and the next one get their holidays */
export function makeShippingDays(today: string): ShippingDay[] {
  const year = Number(today.slice(0, 4))
  return SITES.flatMap(({ orgId, iso2 }) => {
    const cutOff = CUT_OFFS[iso2] ?? CUT_OFF
    const week = WEEKDAYS.map(day => ({ orgId, day, cutOff }))
    return [...week, ...[year, year + 1].flatMap(each => exceptionsOf(each, iso2).map(row => ({ orgId, ...row })))]
  })
}

function exceptionsOf(year: number, iso2: string): Pick<ShippingDay, 'day' | 'cutOff'>[] {
  const closed = ['01-01', '12-25', ...(HOLIDAYS[iso2] ?? [])].map(day => `${year}-${day}`)
  if (iso2 !== 'US') closed.push(addDays(easterSunday(year), 1))
  // Christmas Eve and New Year's Eve are short where they are working days.
  const short = ['12-24', '12-31'].map(day => `${year}-${day}`).filter(isWorkingDay)
  return [...closed.map(day => ({ day, cutOff: null })), ...short.map(day => ({ day, cutOff: SHORT_DAY }))]
}

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

/** The Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114
  const text = (value: number) => String(value).padStart(2, '0')
  return `${year}-${text(Math.floor(n / 31))}-${text((n % 31) + 1)}`
}
