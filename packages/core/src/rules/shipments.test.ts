import { describe, expect, it } from 'vitest'
import { shipmentsOf } from './shipments'

const line = (shipNow: number, backOrdered = 0, etaDate: string | null = null) => ({
  ...{ qty: shipNow + backOrdered, shipNow, backOrdered, etaDate },
})

describe('what leaves when', () => {
  it.each(['shipAvailable', 'shipTogether'] as const)('ORD-013 all at once when nothing is short (%s)', mode => {
    expect(shipmentsOf([line(2), line(3)], mode)).toEqual([{ when: 'now', day: null, pieces: 5 }])
  })

  it('ORD-013 what is there leaves now, the rest by day, the earliest first and without a day last', () => {
    const lines = [line(0, 1), line(3, 2, '2030-02-01'), line(4), line(0, 7, '2030-01-15'), line(1, 1, '2030-02-01')]
    expect(shipmentsOf(lines, 'shipAvailable')).toEqual([
      { when: 'now', day: null, pieces: 8 },
      { when: 'later', day: '2030-01-15', pieces: 7 },
      { when: 'later', day: '2030-02-01', pieces: 3 },
      { when: 'later', day: null, pieces: 1 },
    ])
  })

  it('ORD-013 nothing leaves now when nothing is there', () => {
    expect(shipmentsOf([line(0, 2, '2030-02-01')], 'shipAvailable')).toEqual([
      { when: 'later', day: '2030-02-01', pieces: 2 },
    ])
  })

  it.each([
    ['with what comes last', [line(3, 2, '2030-02-01'), line(4), line(0, 1, '2030-01-15')], '2030-02-01', 10],
    ['on no day as long as one is open', [line(3, 2, '2030-02-01'), line(0, 1)], null, 6],
  ])('ORD-013 shipped together all leaves %s', (_, lines, day, pieces) => {
    expect(shipmentsOf(lines, 'shipTogether')).toEqual([{ when: 'complete', day, pieces }])
  })

  it('nothing leaves without lines', () => {
    expect(shipmentsOf([], 'shipTogether')).toEqual([])
  })
})
