import { expect, it } from 'vitest'
import { arrivalDays } from './shipments'

it.each([
  ['within a week', '2026-11-24', { min: 1, max: 2 }, { from: '2026-11-25', to: '2026-11-26' }],
  ['over a weekend', '2026-11-27', { min: 1, max: 2 }, { from: '2026-11-30', to: '2026-12-01' }],
  ['from a Saturday', '2026-11-28', { min: 1, max: 1 }, { from: '2026-11-30', to: '2026-11-30' }],
  ['on the day itself', '2026-11-27', { min: 0, max: 5 }, { from: '2026-11-27', to: '2026-12-04' }],
])(
  'ORD-017 goods arrive as many working days after they leave as the ship via takes: %s',
  (_when, leaves, days, arrival) => {
    expect(arrivalDays(leaves, days)).toEqual(arrival)
  },
)
