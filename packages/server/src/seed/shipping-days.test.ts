import { expect, it } from 'vitest'
import { easterSunday, makeShippingDays } from './shipping-days'

const days = makeShippingDays('2026-11-26')
const cutOff = (orgId: number, day: string) => days.find(row => row.orgId === orgId && row.day === day)?.cutOff

it('ORD-013 the demo sites ship on working days until their cut-off, and not on their holidays', () => {
  expect(['1', '5', '6', '7'].map(day => cutOff(1, day))).toEqual(['16:30', '16:30', undefined, undefined])
  expect(cutOff(5, '1')).toBe('15:00')
  expect(['2026-12-24', '2026-12-25', '2026-12-26', '2027-03-29'].map(day => cutOff(1, day))).toEqual([
    '12:00',
    null,
    null,
    null,
  ])
  expect(['2026-12-25', '2026-12-26', '2027-03-29'].map(day => cutOff(2, day))).toEqual([null, undefined, undefined])
})

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})
