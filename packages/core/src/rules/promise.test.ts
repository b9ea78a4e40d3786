import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Promised } from '../contract'
import { piecesInReach, promiseLine, type Supply, shipmentsOf, supplyOf } from './promise'
import { promisesGone } from './promises-gone'
import { compareWhen, leaveOn, orderKind, promiseOrder, restOf, summaryOf } from './shipments'

const supply = ({
  own = 0,
  others = 0,
  arrivals = {},
}: {
  own?: number
  others?: number
  arrivals?: Record<string, number>
}): Supply => ({
  own: { warehouse: 'NL', qty: own },
  others: [{ warehouse: 'DE', qty: others }],
  arrivals: Object.entries(arrivals).map(([day, qty]) => ({ day, qty })),
})
const inWords = (promised: readonly Promised[]) => promised.map(({ qty, when }) => `${qty} ${when}`).join(', ')

describe('ORD-013 CAT-008 a line is promised', () => {
  it.each([
    ['arrival smaller than the order', 900, { arrivals: { '2026-12-08': 260 } }, '260 2026-12-08, 640 unknown'],
    [
      'arrival smaller than the order, at another site',
      900,
      { arrivals: { '2026-12-01': 80 } },
      '80 2026-12-01, 820 unknown',
    ],
    ['stock and an arrival', 200, { own: 120, arrivals: { '2026-12-01': 80 } }, '120 now, 80 2026-12-01'],
    ['an arrival that is promised already', 200, { arrivals: { '2026-12-01': 0 } }, '200 unknown'],
    ['another warehouse', 5, { others: 9 }, '5 72h'],
    ['own and another warehouse', 24, { own: 18, others: 40 }, '18 now, 6 72h'],
    ['own warehouse alone', 5, { own: 3 }, '3 now, 2 unknown'],
    [
      'several arrivals',
      100,
      { own: 10, others: 5, arrivals: { '2026-12-01': 20, '2026-12-08': 40 } },
      '10 now, 5 72h, 20 2026-12-01, 40 2026-12-08, 25 unknown',
    ],
    ['a warehouse with less than nothing', 2, { own: -4, others: 2 }, '2 72h'],
  ])('%s: %i pieces', (_, qty, from, words) => {
    expect(inWords(promiseLine(qty, supply(from)))).toBe(words)
  })

  it('from the warehouse that has the pieces', () => {
    const from = {
      ...supply({ own: 1, arrivals: { '2026-12-01': 1 } }),
      others: [
        { warehouse: 'DE', qty: 1 },
        { warehouse: 'PL', qty: 1 },
      ],
    }
    expect(promiseLine(5, from)).toEqual([
      { qty: 1, when: 'now', warehouse: 'NL' },
      { qty: 1, when: '72h', warehouse: 'DE' },
      { qty: 1, when: '72h', warehouse: 'PL' },
      { qty: 1, when: '2026-12-01', warehouse: 'NL' },
      { qty: 1, when: 'unknown', warehouse: null },
    ])
  })

  it('from what a backend names that knows one arrival only', () => {
    const availability = { stock: 3, otherStock: 4, inTransit: 5, etaDate: '2026-12-01' }
    expect(inWords(promiseLine(20, supplyOf(availability)))).toBe('3 now, 4 72h, 5 2026-12-01, 8 unknown')
    expect(inWords(promiseLine(20, supplyOf({ ...availability, etaDate: null })))).toBe('3 now, 4 72h, 13 unknown')
    expect(inWords(promiseLine(2, supplyOf(null)))).toBe('2 unknown')
  })
})

describe('ORD-013 an order leaves', () => {
  const short = promiseLine(900, supply({ arrivals: { '2026-12-01': 80 } }))
  const five = promiseLine(5, supply({ own: 5 }))
  const fiveElsewhere = promiseLine(5, supply({ others: 9 }))

  it('as the pieces are there, the earliest first', () => {
    expect(promiseOrder([short, five, fiveElsewhere, five], 'shipAvailable')).toEqual({
      lines: [short, five, fiveElsewhere, five],
      shipments: [
        { when: 'now', pieces: 10 },
        { when: '72h', pieces: 5 },
        { when: '2026-12-01', pieces: 80 },
        { when: 'unknown', pieces: 820 },
      ],
    })
  })

  it('together on no day as long as one piece has none, and every line says so', () => {
    const { lines, shipments } = promiseOrder([short, five, fiveElsewhere], 'shipTogether')
    expect(shipments).toEqual([{ when: 'unknown', pieces: 910 }])
    expect(lines.map(inWords)).toEqual(['900 unknown', '5 unknown', '5 unknown'])
  })

  it.each([
    ['on the last day of all', [{ own: 20 }, { own: 20, arrivals: { '2026-11-27': 20 } }], [20, 40], '2026-11-27', 60],
    ['within 72 hours without a later piece', [{ own: 20 }, { own: 4, others: 9 }], [20, 5], '72h', 25],
    ['now when all is there', [{ own: 20 }, { own: 4 }], [20, 4], 'now', 24],
  ])('together %s', (_, from, qtys, when, pieces) => {
    const { lines, shipments } = promiseOrder(
      from.map((one, at) => promiseLine(qtys[at] ?? 0, supply(one))),
      'shipTogether',
    )
    expect(shipments).toEqual([{ when, pieces }])
    expect(lines.map(inWords)).toEqual(qtys.map(qty => `${qty} ${when}`))
  })

  it('not at all without lines', () => {
    expect(promiseOrder([], 'shipTogether')).toEqual({ lines: [], shipments: [] })
  })
})

it('ORD-013 ORD-014 says in short what is in stock, what is not and from which day on', () => {
  const of = (qty: number, from: Parameters<typeof supply>[0]) => summaryOf(promiseLine(qty, supply(from)))
  expect(of(5, { own: 3 })).toEqual({ shipNow: 3, backOrdered: 2, etaDate: null })
  expect(of(900, { own: 10, others: 5, arrivals: { '2026-12-08': 260 } })).toEqual({
    shipNow: 15,
    backOrdered: 885,
    etaDate: '2026-12-08',
  })
})

describe('order kind', () => {
  const kind = (...lines: [qty: number, from: Parameters<typeof supply>[0]][]) =>
    orderKind(lines.map(([qty, from]) => promiseLine(qty, supply(from))))

  it('ORD-010 everything in stock is Normal, in other warehouses too', () => {
    expect(kind([5, { own: 5 }], [1, { own: 90 }])).toBe('Normal')
    expect(kind([5, { own: 1, others: 4 }])).toBe('Normal')
    expect(kind()).toBe('Normal')
  })

  it('ORD-011 one short line makes a Back Order', () => {
    expect(kind([5, { own: 5 }], [5, { own: 3 }])).toBe('Back Order')
    expect(kind([5, { own: 5 }], [5, { arrivals: { '2030-01-01': 9 } }])).toBe('Back Order')
    expect(kind([5, {}])).toBe('Back Order')
  })

  it('ORD-012 no piece in stock and a day for every one is a Pre-Order', () => {
    expect(kind([5, { arrivals: { '2030-01-01': 5 } }], [2, { arrivals: { '2030-02-01': 9 } }])).toBe('Pre-Order')
    expect(kind([5, { arrivals: { '2030-01-01': 5 } }], [2, {}])).toBe('Back Order')
    expect(kind([5, { arrivals: { '2030-01-01': 4 } }])).toBe('Back Order')
  })
})

it('ORD-013 says what is left of a line when its first pieces have gone', () => {
  const line = promiseLine(100, supply({ own: 10, arrivals: { '2026-12-01': 20 } }))
  expect(inWords(restOf(line, 0))).toBe('10 now, 20 2026-12-01, 70 unknown')
  expect(inWords(restOf(line, 15))).toBe('15 2026-12-01, 70 unknown')
  expect(restOf(line, 100)).toEqual([])
})

it('counts pieces of all warehouses, and none for visitors', () => {
  expect(piecesInReach({ stock: 3, otherStock: 4 })).toBe(7)
  expect(piecesInReach({ stock: -1, otherStock: 4 })).toBe(4)
  expect(piecesInReach(null)).toBe(0)
})

describe('ORD-013 of any supply', () => {
  const pieces = fc.integer({ min: -3, max: 60 })
  const day = fc.integer({ min: 1, max: 28 }).map(date => `2026-12-${`${date}`.padStart(2, '0')}`)
  const anySupply: fc.Arbitrary<Supply> = fc.record({
    own: fc.record({ warehouse: fc.constant('NL'), qty: pieces }),
    others: fc.array(fc.record({ warehouse: fc.constantFrom('DE', 'PL'), qty: pieces }), { maxLength: 3 }),
    arrivals: fc
      .uniqueArray(fc.record({ day, qty: pieces }), { selector: arrival => arrival.day, maxLength: 4 })
      .map(all => all.toSorted((a, b) => a.day.localeCompare(b.day))),
  })
  const line = fc.tuple(fc.integer({ min: 1, max: 200 }), anySupply)
  const count = (promised: readonly Promised[]) => promised.reduce((all, { qty }) => all + qty, 0)

  it('the parts of a line are positive, sum to the quantity, become never earlier and exceed no source', () => {
    fc.assert(
      fc.property(line, ([qty, from]) => {
        const promised = promiseLine(qty, from)
        expect(promised.every(part => part.qty > 0)).toBe(true)
        expect(count(promised)).toBe(qty)
        expect(promised).toEqual(promised.toSorted((a, b) => compareWhen(a.when, b.when)))
        const of = (when: string) => count(promised.filter(part => part.when === when))
        expect(of('now')).toBeLessThanOrEqual(Math.max(0, from.own.qty))
        for (const arrival of from.arrivals) expect(of(arrival.day)).toBeLessThanOrEqual(Math.max(0, arrival.qty))
        const { shipNow, backOrdered } = summaryOf(promised)
        expect(shipNow + backOrdered).toBe(qty)
      }),
    )
  })

  it('the shipments of an order hold every piece once, and together there is one that is not earlier than any line', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), lines => {
        const promised = lines.map(([qty, from]) => promiseLine(qty, from))
        const all = lines.reduce((sum, [qty]) => sum + qty, 0)
        const apart = promiseOrder(promised, 'shipAvailable')
        expect(apart.lines).toEqual(promised)
        expect(apart.shipments.reduce((sum, shipment) => sum + shipment.pieces, 0)).toBe(all)
        const together = promiseOrder(promised, 'shipTogether')
        expect(together.shipments).toHaveLength(1)
        expect(together.shipments[0]).toEqual({ when: apart.shipments.at(-1)?.when, pieces: all })
        for (const [at, [qty]] of lines.entries()) expect(count(together.lines[at] ?? [])).toBe(qty)
      }),
    )
  })
})

it('ORD-013 what is there leaves on the next shipping day, with what arrives until then', () => {
  const shipments = [
    { when: 'now', pieces: 3 },
    { when: '72h', pieces: 2 },
    { when: '2026-11-28', pieces: 4 },
    { when: '2026-12-08', pieces: 5 },
    { when: 'unknown', pieces: 6 },
  ]
  expect(leaveOn(shipments, null)).toEqual(shipments)
  expect(leaveOn(shipments, '2026-11-30')).toEqual([
    { when: '2026-11-30', pieces: 7 },
    { when: '72h', pieces: 2 },
    { when: '2026-12-08', pieces: 5 },
    { when: 'unknown', pieces: 6 },
  ])
})

it('ORD-013 pieces of one line from two warehouses within 72 hours are one part of a shipment', () => {
  const parts = [
    { when: '72h', qty: 800 },
    { when: '72h', qty: 506 },
    { when: '2026-12-08', qty: 2 },
  ]
  expect(leaveOn(shipmentsOf(parts), null)).toEqual([
    { when: '72h', pieces: 1306 },
    { when: '2026-12-08', pieces: 2 },
  ])
})

it('what was promised for another time is gone, and what is promised for the same time still is not', () => {
  const part = (qty: number, when: Promised['when']): Promised => ({ qty, when, warehouse: 'NL' })
  const was = [part(2, 'now'), part(5, '2026-12-15'), part(3, '2026-12-20')]
  expect(promisesGone(was, [part(2, 'now'), part(4, '2026-12-15'), part(4, '2026-12-21')])).toEqual([
    part(5, '2026-12-15'),
    part(3, '2026-12-20'),
  ])
})
