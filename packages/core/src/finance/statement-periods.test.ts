import { expect, it } from 'vitest'
import { statementPeriods } from './statement-periods'

it('API-095 a statement is about a month, a year or the last 90 days, and ends on the day from which it is seen', () => {
  const periods = statementPeriods('2028-03-14')
  expect(periods.slice(0, 4)).toEqual([
    { from: '2028-03-01', to: '2028-03-14', kind: 'month' },
    { from: '2028-02-01', to: '2028-02-29', kind: 'month' },
    { from: '2028-01-01', to: '2028-01-31', kind: 'month' },
    { from: '2027-12-01', to: '2027-12-31', kind: 'month' },
  ])
  expect(periods.slice(11)).toEqual([
    { from: '2027-04-01', to: '2027-04-30', kind: 'month' },
    { from: '2028-01-01', to: '2028-03-14', kind: 'year' },
    { from: '2027-01-01', to: '2027-12-31', kind: 'year' },
    { from: '2027-12-15', to: '2028-03-14', kind: 'days' },
  ])
  expect(statementPeriods('2026-12-31')[0]).toEqual({ from: '2026-12-01', to: '2026-12-31', kind: 'month' })
})
