import { expect, it } from 'vitest'
import { nextShippingDay, type ShippingDays, secondsToCutOff } from './shipping-day'

const WEEK = { 1: '16:30', 2: '16:30', 3: '16:30', 4: '16:30', 5: '15:00' }
const NL: ShippingDays = {
  timeZone: 'Europe/Amsterdam',
  cutOffs: { ...WEEK, '2026-12-24': '12:00', '2026-12-25': null, '2026-12-29': '24:00' },
}

it.each([
  // Amsterdam is an hour before UTC in winter.
  ['a minute before the cut-off', '2026-11-26T15:29:00Z', '2026-11-26', '16:30'],
  ['at the cut-off', '2026-11-26T15:30:00Z', '2026-11-27', undefined],
  ['by the cut-off of that day', '2026-11-27T14:00:00Z', '2026-11-30', undefined],
  ['on a Saturday', '2026-11-28T09:00:00Z', '2026-11-30', undefined],
  ['after midnight in Amsterdam, still yesterday in UTC', '2026-11-26T23:30:00Z', '2026-11-27', '15:00'],
  ['in summer, two hours before UTC', '2026-07-02T14:45:00Z', '2026-07-03', undefined],
  ['a day with a cut-off of its own', '2026-12-24T10:59:00Z', '2026-12-24', '12:00'],
  ['in the last second of a day that ships until its end', '2026-12-29T22:59:59Z', '2026-12-29', '24:00'],
  ['over a holiday and a weekend', '2026-12-24T11:00:00Z', '2026-12-28', undefined],
])('ORD-013 goods that are there leave on the next shipping day: %s', (_when, now, day, orderBy) => {
  expect(nextShippingDay(new Date(now), NL)).toEqual({ day, orderBy })
})

it('ORD-013 names no day of a site that has no shipping days', () => {
  expect(nextShippingDay(new Date('2026-11-26T09:00:00Z'), { timeZone: 'UTC', cutOffs: {} })).toBeUndefined()
  expect(nextShippingDay(new Date('2026-11-26T09:00:00Z'), { timeZone: 'UTC', cutOffs: { 1: null } })).toBeUndefined()
})

it.each([
  ['in winter', '2026-11-26T13:20:00Z', '16:30', 2 * 3600 + 10 * 60],
  ['to the second', '2026-11-26T15:29:15Z', '16:30', 45],
  ['in summer', '2026-07-02T12:00:00Z', '16:30', 2.5 * 3600],
  ['on the day on which an hour is left out', '2026-03-29T00:30:00Z', '16:30', 14 * 3600],
  ['on the day that has an hour more', '2026-10-24T22:30:00Z', '16:30', 17 * 3600],
  ['to the end of the day', '2026-11-26T22:59:15Z', '24:00', 45],
  ['to the end of the day on which an hour is left out', '2026-03-28T23:30:00Z', '24:00', 22.5 * 3600],
])('ORD-013 the time until the cut-off of today: %s', (_when, now, cutOff, seconds) => {
  expect(secondsToCutOff(new Date(now), NL, cutOff)).toBe(seconds)
})
