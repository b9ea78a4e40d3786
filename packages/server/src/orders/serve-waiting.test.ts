import { compareWhen } from '@cartwright/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FreeArrival, type FreeShelf, type Part, serveWaiting, type Waiting } from './serve-waiting'

const TODAY = '2026-11-26'
const TODAY_AT = new Map([['NL', TODAY]])
const wait = (allocationId: number, qty: number, arrivalId: number | null = null, warehouse = 'NL'): Waiting => ({
  allocationId,
  qty,
  arrivalId,
  warehouse,
  region: warehouse === 'US' ? 'US' : 'EU',
})
const shelf = (warehouse: string, qty: number): FreeShelf => ({
  warehouse,
  qty,
  region: warehouse === 'US' ? 'US' : 'EU',
})
const arrival = (arrivalId: number, day: string, qty: number): FreeArrival => ({ arrivalId, day, qty, warehouse: 'NL' })
const serve = (
  waiting: readonly Waiting[],
  { shelves = [], arrivals = [] }: { shelves?: FreeShelf[]; arrivals?: FreeArrival[] },
) =>
  Object.fromEntries(
    [...serveWaiting(waiting, { shelves, arrivals, days: TODAY_AT })].map(([id, parts]) => [
      id,
      parts.map(({ kind, warehouse, arrivalId, qty }) => `${qty} ${kind} ${arrivalId ?? warehouse}`).join(', '),
    ]),
  )

describe('pieces that are free', () => {
  it('ORD-013 go to the oldest order that waits, then to the next', () => {
    expect(serve([wait(1, 5), wait(2, 5), wait(3, 5)], { shelves: [shelf('NL', 7)] })).toEqual({
      1: '5 stock NL',
      2: '3 none null, 2 stock NL',
    })
  })

  it('ORD-013 of another warehouse go to those of the region, after their own', () => {
    expect(serve([wait(1, 5), wait(2, 5, null, 'US')], { shelves: [shelf('DE', 9), shelf('NL', 2)] })).toEqual({
      1: '2 stock NL, 3 stock DE',
    })
  })

  it('ORD-013 of an arrival give a date to who has none', () => {
    expect(serve([wait(1, 5), wait(2, 5)], { arrivals: [arrival(7, '2026-12-01', 8)] })).toEqual({
      1: '5 arrival 7',
      2: '2 none null, 3 arrival 7',
    })
  })

  it('ORD-013 free those of a later arrival for who comes next', () => {
    const arrivals = [arrival(7, '2026-12-01', 0), arrival(8, '2026-12-08', 0)]
    const waiting = [wait(1, 5, 7), wait(2, 5, 8), wait(3, 5)]
    expect(serve(waiting, { shelves: [shelf('NL', 5)], arrivals })).toEqual({
      1: '5 stock NL',
      2: '5 arrival 7',
      3: '5 arrival 8',
    })
  })

  it('ORD-013 never take from an order what it was promised, though another one is older', () => {
    const arrivals = [arrival(7, '2026-12-08', 0), arrival(8, '2026-12-20', 4)]
    expect(serve([wait(1, 4), wait(2, 4, 7)], { arrivals })).toEqual({ 1: '4 arrival 8' })
  })

  it('ORD-013 of an arrival whose day has passed are given to no one, and who waits for it gets others', () => {
    const late = [arrival(7, '2026-11-20', 9)]
    expect(serve([wait(1, 4)], { arrivals: late })).toEqual({})
    expect(serve([wait(1, 4, 7)], { arrivals: [...late, arrival(8, '2026-12-20', 3)] })).toEqual({
      1: '1 arrival 7, 3 arrival 8',
    })
  })

  it('ORD-013 of any kind: pieces are kept, none is given twice, and no order gets later', () => {
    const pieces = fc.integer({ min: 1, max: 20 })
    const days = ['2026-11-20', '2026-12-01', '2026-12-08', '2026-12-20']
    const ids = days.map((_, at) => at)
    const world = fc.record({
      waiting: fc.array(fc.tuple(pieces, fc.option(fc.constantFrom(...ids)), fc.constantFrom('NL', 'DE')), {
        maxLength: 8,
      }),
      shelves: fc.uniqueArray(fc.tuple(fc.constantFrom('DE', 'NL', 'US'), pieces), { selector: ([name]) => name }),
      free: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: days.length, maxLength: days.length }),
    })
    fc.assert(
      fc.property(world, ({ waiting: drawn, shelves, free }) => {
        // Arrivals are at NL, so only its orders wait for them.
        const waiting = drawn.map(([qty, id, place], at) => wait(at, qty, place === 'NL' ? id : null, place))
        const arrivals = days.map((day, at) => arrival(at, day, free[at] ?? 0))
        const start = { shelves: shelves.map(([name, qty]) => shelf(name, qty)), arrivals, days: TODAY_AT }
        const changed = serveWaiting(waiting, start)
        const before = (one: Waiting): Part[] => [
          one.arrivalId === null
            ? { kind: 'none', warehouse: null, arrivalId: null, qty: one.qty }
            : { kind: 'arrival', warehouse: 'NL', arrivalId: one.arrivalId, qty: one.qty },
        ]
        const after = (one: Waiting) => changed.get(one.allocationId) ?? before(one)
        const when = (part: Part, own: string) => {
          if (part.kind === 'stock') return part.warehouse === own ? 'now' : '72h'
          const day = part.arrivalId === null ? undefined : days[part.arrivalId]
          return day === undefined || day < TODAY ? 'unknown' : day
        }
        for (const one of waiting) {
          expect(after(one).reduce((sum, part) => sum + part.qty, 0)).toBe(one.qty)
          const [was] = before(one)
          for (const part of after(one)) {
            expect(part.qty).toBeGreaterThan(0)
            if (was) expect(compareWhen(when(part, one.warehouse), when(was, one.warehouse))).toBeLessThanOrEqual(0)
          }
        }
        const held = (parts: (one: Waiting) => Part[], is: (part: Part) => boolean) =>
          waiting.flatMap(parts).reduce((sum, part) => sum + (is(part) ? part.qty : 0), 0)
        for (const { warehouse, qty } of start.shelves) {
          expect(held(after, part => part.kind === 'stock' && part.warehouse === warehouse)).toBeLessThanOrEqual(qty)
        }
        for (const { arrivalId, qty } of start.arrivals) {
          const isOf = (part: Part) => part.arrivalId === arrivalId
          expect(held(after, isOf)).toBeLessThanOrEqual(qty + held(before, isOf))
        }
      }),
    )
  })
})
