import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AGING_GROUPS } from '../contract'
import { bucketOf, dayOfEntry, daysOfGroup, overdueDays, readAging } from './aging'
import { addDays, dayIn, daysBetween, dueDay } from './due-date'

const AS_OF = '2026-11-25'

describe('aging as of 2026-11-25', () => {
  it.each([
    ['FIN-007', 'week1', '2026-11-25', '2026-12-02'],
    ['FIN-008', 'week2', '2026-12-03', '2026-12-09'],
    ['FIN-009', 'd30', '2026-10-26', '2026-11-24'],
    ['FIN-010', 'd60', '2026-09-26', '2026-10-25'],
    ['FIN-011', 'd90', '2026-08-27', '2026-09-25'],
    ['FIN-012', 'd120', '2026-07-28', '2026-08-26'],
  ] as const)(
    '%s %s holds what is due from its first to its last day, and no other group does',
    (_row, group, first, last) => {
      expect([bucketOf(first, AS_OF), bucketOf(last, AS_OF)]).toEqual([group, group])
      expect(bucketOf(addDays(first, -1), AS_OF)).not.toBe(group)
      expect(bucketOf(addDays(last, 1), AS_OF)).not.toBe(group)
    },
  )

  it('FIN-013 over120 holds what was due 121 days ago and before, and later what is due in 15 days and after', () => {
    expect([bucketOf('2026-07-27', AS_OF), bucketOf('2020-02-29', AS_OF)]).toEqual(['over120', 'over120'])
    expect(bucketOf('2026-07-28', AS_OF)).toBe('d120')
    expect([bucketOf('2026-12-09', AS_OF), bucketOf('2026-12-10', AS_OF)]).toEqual(['week2', 'later'])
  })

  it('FIN-009 an open credit is due on the day from which it is seen, and never overdue', () => {
    expect(dayOfEntry('credit', '2026-07-01', AS_OF)).toBe('2026-11-25')
    expect(dayOfEntry('credit', '2026-11-30', AS_OF)).toBe('2026-11-30')
    expect(dayOfEntry('invoice', '2026-07-01', AS_OF)).toBe('2026-07-01')
  })

  it('puts every entry into exactly one group, seen from any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 0, max: 4000 }), (days, later) => {
        const asOf = addDays('2024-02-28', later)
        const group = bucketOf(addDays(asOf, days), asOf)
        expect(AGING_GROUPS).toContain(group)
        const { first, last } = daysOfGroup(group, asOf)
        const due = addDays(asOf, days)
        expect((first === null || first <= due) && (last === null || due <= last)).toBe(true)
        expect(overdueDays(addDays(asOf, days), asOf)).toBe(Math.max(0, -days))
        expect(daysBetween(asOf, addDays(asOf, days))).toBe(days)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('days', () => {
  it('ACC-011 an invoice is due after its terms in calendar days, over 29 February and the change of summer time', () => {
    expect(dueDay('2028-02-15', 14)).toBe('2028-02-29')
    expect(dueDay('2026-03-20', 14)).toBe('2026-04-03')
    expect(dueDay('2026-11-25', 0)).toBe('2026-11-25')
  })

  it('belong to the time zone of the site', () => {
    const moment = new Date('2026-12-31T23:30:00Z')
    expect(dayIn('Europe/Amsterdam', moment)).toBe('2027-01-01')
    expect(dayIn('America/New_York', moment)).toBe('2026-12-31')
  })
})

it('VAL-018 reads whole days, and nothing else', () => {
  expect(['30', ' 0 ', '120'].map(readAging)).toEqual([30, 0, 120])
  expect(['x', '', '-1', '1.5', '1e2', '30 days', '99999'].map(readAging)).toEqual(Array(7).fill(undefined))
})
