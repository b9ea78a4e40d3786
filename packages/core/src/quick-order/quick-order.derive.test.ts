import { describe, expect, it } from 'vitest'
import type { ResolvedLine } from '../contract'
import { sku } from '../testing/builders'
import {
  emptyLine,
  findEqualLines,
  mergeEqualLines,
  nextOpenLine,
  parsedLine,
  summarize,
  withAnswer,
  withInput,
  withPart,
  withQuantity,
} from './quick-order.derive'

const line = (input: string, quantity = '1') => parsedLine(input, { input, quantity, row: 0 })
const answer = (change: Partial<ResolvedLine>): ResolvedLine => ({
  key: 'k',
  status: 'found',
  matches: [],
  successor: null,
  candidates: [],
  ...change,
})

describe('what a line becomes', () => {
  const part = sku({ availability: { stock: 3, otherStock: 1, inTransit: 0, etaDate: null } })
  const found = answer({ matches: [{ part, matchedBy: 'oemCode' }] })

  it('QO-003 one part, enough stock', () => {
    expect(withAnswer(line('TN', '4'), found)).toMatchObject({ status: 'ready', part, matchedBy: 'oemCode', price: 40 })
  })

  it('QO-003 one part, short', () => {
    expect(withAnswer(line('TN', '5'), found)).toMatchObject({ status: 'back-order', price: 50 })
  })

  it('a ambiguous quantity, until it is settled', () => {
    const ambiguous = withAnswer(line('TN', '1.000'), found)
    expect(ambiguous).toMatchObject({ status: 'quantity', ambiguity: { choices: [1000, 1] } })
    expect(withQuantity(ambiguous, 1)).toMatchObject({ status: 'ready', ambiguity: undefined, price: 10 })
  })

  it('several parts, nearest parts, a successor', () => {
    const other = sku()
    const matches = [part, other].map(one => ({ part: one, matchedBy: 'oemCode' as const }))
    expect(withAnswer(line('TN'), answer({ status: 'ambiguous', matches }))).toMatchObject({
      status: 'choose',
      candidates: [part, other],
      part: undefined,
    })
    expect(withAnswer(line('TN'), answer({ status: 'unknown', candidates: [other] }))).toMatchObject({
      status: 'unknown',
      candidates: [other],
    })
    const gone = withAnswer(
      line('TN', '2'),
      answer({ status: 'disabled', matches: [{ part, matchedBy: 'number' }], successor: other }),
    )
    expect(gone).toMatchObject({ status: 'replaced', part, successor: other, price: undefined })
    expect(withQuantity(gone, 3)).toMatchObject({ status: 'replaced', qty: 3, price: undefined })
    expect(withPart(gone, other, 'number')).toMatchObject({ status: 'ready', part: other, price: 20 })
  })

  it('forgets the part when the text changes', () => {
    const typed = withInput(withAnswer(line('TN'), found), 'TN-', 'typing')
    expect(typed).toMatchObject({ input: 'TN-', status: 'typing', part: undefined, price: undefined })
  })

  it('CART-005 is priced by quantity prices and promotion', () => {
    const priced = sku({ unitPrice: 10, discountPrice: 9.5, tiers: [{ minQty: 10, price: 9 }] })
    expect(withPart(line('TN', '2'), priced, 'number')).toMatchObject({ discountPrice: 9.5, price: 19 })
    expect(withQuantity(withPart(line('TN', '2'), priced, 'number'), 10)).toMatchObject({ discountPrice: 9, price: 90 })
  })
})

it('sums up, counting only what can be ordered', () => {
  const short = sku({ availability: { stock: 0, otherStock: 0, inTransit: 0, etaDate: null } })
  const lines = [
    withPart(line('a', '2'), sku({ unitPrice: 0.1 }), 'number'),
    withPart(line('b', '1'), short, 'number'),
    withPart(line('c', '1.000'), sku(), 'number'),
    withAnswer(line('d'), answer({ status: 'unknown' })),
    withAnswer(line('e'), answer({ status: 'ambiguous' })),
    withInput(line('f'), 'f', 'failed'),
    emptyLine('g'),
  ]
  expect(summarize(lines)).toEqual({
    lines: 6,
    ready: 1,
    choose: 1,
    fix: 3,
    backOrder: 1,
    pieces: 3,
    subtotal: 10.2,
  })
})

it('finds the next line to correct, around the end', () => {
  const lines = [
    withAnswer(line('a'), answer({ status: 'unknown' })),
    withPart(line('b'), sku(), 'number'),
    withAnswer(line('c'), answer({ status: 'ambiguous' })),
  ]
  expect(nextOpenLine(lines, undefined)).toBe('a')
  expect(nextOpenLine(lines, 'a')).toBe('c')
  expect(nextOpenLine(lines, 'c')).toBe('a')
  expect(nextOpenLine(lines.slice(1, 2), undefined)).toBeUndefined()
})

describe('lines of one article', () => {
  const part = sku({
    number: 'CW-A',
    unitPrice: 10,
    tiers: [{ minQty: 20, price: 9 }],
    availability: { stock: 100, otherStock: 0, inTransit: 0, etaDate: null },
  })
  const other = sku({ number: 'CW-B' })
  const of = (key: string, qty: number, what = part) =>
    withPart({ ...emptyLine(key), input: what.number, qty, status: 'checking' }, what, 'number')

  it('become the first one with the pieces of all, at the price of the quantity', () => {
    const lines = [of('1', 5), of('2', 1, other), of('3', 12), of('4', 5), emptyLine('5')]
    // 22 at 9.00 in the place of 22 at 10.00.
    expect(findEqualLines(lines)).toEqual([{ number: 'CW-A', keys: ['1', '3', '4'], qty: 22, saved: 22 }])
    expect(mergeEqualLines(lines).map(({ key, qty, price }) => [key, qty, price])).toEqual([
      ['1', 22, 198],
      ['2', 1, 10],
      ['5', 1, undefined],
    ])
  })

  it('stay apart where they do not fit into one, and where one has to be settled first', () => {
    expect(findEqualLines([of('1', 9_000), of('2', 1_000)])).toEqual([])
    const open = withAnswer(line('TN', '1.000'), answer({ matches: [{ part, matchedBy: 'number' }] }))
    const lines = [of('1', 5), open]
    expect(findEqualLines(lines)).toEqual([])
    expect(mergeEqualLines(lines)).toBe(lines)
  })

  it('have no saving where prices are not shown', () => {
    const hidden = sku({ number: 'CW-C', unitPrice: null })
    expect(findEqualLines([of('1', 1, hidden), of('2', 2, hidden)])).toEqual([
      { number: 'CW-C', keys: ['1', '2'], qty: 3, saved: 0 },
    ])
  })
})
