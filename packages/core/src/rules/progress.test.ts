import { describe, expect, it } from 'vitest'
import type { When } from '../contract'
import { orderProgress, type ProgressFacts, progressSums, returnsWait } from './progress'

const part = (qty: number, when: When) => ({ qty, when, warehouse: 'NL' })
const left = (number: string, pieces: number, arrivedOn: string | null) => ({
  number,
  pieces,
  leftOn: '2026-11-19',
  arrivedOn,
})
const facts: ProgressFacts = {
  waiting: [],
  backOrderMode: 'shipAvailable',
  shipments: [],
  orderedOn: '2026-11-18',
  firstLeavesOn: null,
  // A Thursday, and two working days.
  shipViaDays: { min: 1, max: 2 },
  today: '2026-11-20',
}
const progress = (change: Partial<ProgressFacts>) => orderProgress({ ...facts, ...change })

describe('N7 how far an order has come', () => {
  it('ORD-009 names each shipment with the days on which it left, is expected and arrived, and then what waits', () => {
    const parts = progress({
      shipments: [left('SO-1-1', 306, '2026-11-20'), left('SO-1-2', 40, null)],
      waiting: [[part(30, '2026-12-17'), part(14, 'unknown')], [part(10, '2026-12-17')]],
    })
    expect(parts).toEqual([
      { pieces: 306, shipment: 'SO-1-1', leavesOn: '2026-11-19', expectedOn: null, arrivedOn: '2026-11-20' },
      { pieces: 40, shipment: 'SO-1-2', leavesOn: '2026-11-19', expectedOn: '2026-11-23', arrivedOn: null },
      { pieces: 40, shipment: null, leavesOn: '2026-12-17', expectedOn: '2026-12-21', arrivedOn: null },
      { pieces: 14, shipment: null, leavesOn: null, expectedOn: null, arrivedOn: null },
    ])
    expect(progressSums(parts)).toEqual({
      pieces: 400,
      arrived: 306,
      pending: [
        { pieces: 40, what: 'expected', day: '2026-11-23' },
        { pieces: 40, what: 'expected', day: '2026-12-21' },
        { pieces: 14, what: 'unknown', day: null },
      ],
    })
  })

  it('ORD-013 carries the four kinds of "when" to days at the door', () => {
    const waiting = [[part(1, 'now'), part(2, '72h'), part(3, '2026-12-17'), part(4, 'unknown')]]
    const days = progress({ waiting, firstLeavesOn: '2026-11-23' }).map(({ pieces, leavesOn, expectedOn }) => [
      pieces,
      leavesOn,
      expectedOn,
    ])
    expect(days).toEqual([
      [2, '2026-11-21', '2026-11-24'],
      [1, '2026-11-23', '2026-11-25'],
      [3, '2026-12-17', '2026-12-21'],
      [4, null, null],
    ])
  })

  it('ORD-013 what comes before the next shipping day leaves on it, and together waits for the last', () => {
    const waiting = [[part(1, 'now'), part(2, '2026-11-22')]]
    expect(progress({ waiting, firstLeavesOn: '2026-11-23' })).toMatchObject([{ pieces: 3, leavesOn: '2026-11-23' }])
    const together = progress({ waiting: [[part(1, 'now')], [part(2, '2026-12-17')]], backOrderMode: 'shipTogether' })
    expect(together).toMatchObject([{ pieces: 3, leavesOn: '2026-12-17', expectedOn: '2026-12-21' }])
  })

  it('promises no day that has passed, of what waits and of what is under way', () => {
    const late = { today: '2026-11-27', shipments: [left('SO-1-1', 3, null)], waiting: [[part(2, '2026-11-26')]] }
    expect(progressSums(progress(late)).pending).toEqual([
      { pieces: 3, what: 'underWay', day: null },
      { pieces: 2, what: 'unknown', day: null },
    ])
  })

  it('names the day on which goods leave where the way to the door is not known', () => {
    const parts = progress({ shipViaDays: null, waiting: [[part(2, '2026-12-17')]] })
    expect(progressSums(parts).pending).toEqual([{ pieces: 2, what: 'leaving', day: '2026-12-17' }])
  })
})

describe('N2 when returns of an order open', () => {
  const ordered = [[part(306, 'now'), part(84, '2026-12-17')]]
  const wait = (change: Partial<ProgressFacts>) => returnsWait(progress({ waiting: ordered, ...change }))

  it('RMA-010 ORD-017 counts what has not arrived, and names the last day on which it is expected', () => {
    const rest = [[part(84, '2026-12-17')]]
    expect(wait({ waiting: rest, shipments: [left('SO-1-1', 306, '2026-11-20')] })).toEqual({
      pieces: 84,
      day: '2026-12-21',
    })
    expect(wait({ waiting: rest, shipments: [left('SO-1-1', 306, null)] })).toEqual({ pieces: 390, day: '2026-12-21' })
    expect(wait({ waiting: [], shipments: [left('SO-1-1', 390, null)] })).toEqual({ pieces: 390, day: '2026-11-23' })
    expect(wait({ waiting: [[part(17, '72h')]] })).toEqual({ pieces: 17, day: '2026-11-24' })
    expect(wait({ waiting: [[part(2, 'now')]], firstLeavesOn: '2026-11-20' })).toEqual({ pieces: 2, day: '2026-11-24' })
  })

  it.each([
    ['pieces without a day', { waiting: [[part(5, '2026-12-17'), part(1, 'unknown')]] }, 6],
    ['a day that has passed', { waiting: [[part(5, '2026-11-12')]] }, 5],
    ['a way that takes no one knows how long', { waiting: [[part(5, '2026-12-17')]], shipViaDays: null }, 5],
  ])('RMA-010 knows no day with %s', (_with, change, pieces) => {
    expect(wait(change)).toEqual({ pieces, day: null })
  })
})
