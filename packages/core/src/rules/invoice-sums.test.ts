/** Sums of documents, by example and by property (`fc`). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion, nextShare } from './apportion'
import { creditedVat, invoiceSums, partOfLine, type SummedLine } from './invoice-sums'
import { percent, sum, times } from './money'

const RUNS = 10_000
const STANDARD = { category: 'S', rate: 21 } as const

/** Amounts of at most six digits, with 2 decimals. */
const amount = fc.integer({ min: 0, max: 99_999_999 }).map(cents => cents / 100)
const treatment = fc.constantFrom(
  { category: 'S', rate: 21 },
  { category: 'S', rate: 9 },
  { category: 'S', rate: 5.5 },
  { category: 'K', rate: 0 },
  { category: 'Z', rate: 0 },
)
const line: fc.Arbitrary<SummedLine> = fc.tuple(amount, treatment).map(([net, taxed]) => ({ net, ...taxed }))
const parts = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  allowances: fc.array(amount, { maxLength: 2 }),
  charges: fc.array(amount, { maxLength: 2 }),
})
const isWhole = (value: number) => !Object.is(value, -0) && Number(value.toFixed(2)) === value

describe('sums of a document', () => {
  it('FIN-005 taxes lines, freight and a coupon by category, each group rounded once', () => {
    const lines = [
      { net: 100, category: 'S', rate: 21 },
      { net: 50, category: 'K', rate: 0 },
    ] as const
    expect(invoiceSums({ lines, allowances: [10], charges: [6.9] })).toEqual({
      subtotal: 150,
      allowance: 10,
      charge: 6.9,
      total: 146.9,
      vat: 20.57,
      grandTotal: 167.47,
      groups: [
        { category: 'K', rate: 0, taxable: 48.97, vat: 0 },
        { category: 'S', rate: 21, taxable: 97.93, vat: 20.57 },
      ],
    })
  })

  it('ORD-004 total and groups add up, no amount has more than 2 decimals, and the order of lines is no matter', () => {
    fc.assert(
      fc.property(parts, document => {
        const sums = invoiceSums(document)
        expect(sums.grandTotal).toBe(sum([sums.total, sums.vat]))
        expect(sums.vat).toBe(sum(sums.groups.map(group => group.vat)))
        expect(sums.total).toBe(sum(sums.groups.map(group => group.taxable)))
        for (const { taxable, rate, vat } of sums.groups) expect(vat).toBe(percent(taxable, rate))
        const all = [...Object.values(sums), ...sums.groups.flatMap(group => [group.taxable, group.vat])]
        expect(all.filter(value => typeof value === 'number' && !isWhole(value))).toEqual([])
        expect(invoiceSums({ ...document, lines: document.lines.toReversed() })).toEqual(sums)
      }),
      { numRuns: RUNS },
    )
  })

  it('ORD-004 comes to nothing without lines, and taxes freight alone under its own category', () => {
    expect(invoiceSums({ lines: [] })).toMatchObject({ total: 0, vat: 0, grandTotal: 0, groups: [] })
    const freight = invoiceSums({ lines: [{ net: 0, ...STANDARD }], charges: [6.9] })
    expect(freight).toMatchObject({ total: 6.9, vat: 1.45, grandTotal: 8.35 })
  })
})

describe('parts of a line', () => {
  it('FIN-005 add up to the line however it is divided', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }).map(micros => micros / 10_000),
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 6 }),
        (price, pieces) => {
          let shipped = 0
          const nets = pieces.map(qty => {
            shipped += qty
            return partOfLine(price, shipped - qty, shipped)
          })
          expect(sum(nets)).toBe(times(price, shipped))
        },
      ),
      { numRuns: RUNS },
    )
  })
})

describe('shares', () => {
  it('FIN-005 of an amount add up to it, and none differs by a cent or more from its exact share', () => {
    expect(apportion(10, [1, 1, 1])).toEqual([3.34, 3.33, 3.33])
    expect(apportion(-10, [1, 1, 1])).toEqual([-3.34, -3.33, -3.33])
    expect(apportion(5, [0, 0])).toEqual([5, 0])
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 6 }), (whole, weights) => {
        const shares = apportion(whole, weights)
        expect(sum(shares)).toBe(whole)
        const total = sum(weights)
        if (total === 0) return
        for (const [at, share] of shares.entries())
          expect(Math.abs(share - (whole * (weights[at] ?? 0)) / total)).toBeLessThan(0.0101)
      }),
      { numRuns: RUNS },
    )
  })

  it('FIN-005 of several invoices in a coupon add up to the coupon', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 6 }), (coupon, nets) => {
        const whole = sum(nets)
        let [upTo, used] = [0, 0]
        for (const net of nets) {
          upTo = sum([upTo, net])
          const share = nextShare(coupon, { upTo, whole, used })
          expect(share).toBeGreaterThanOrEqual(0)
          used = sum([used, share])
        }
        expect(used).toBe(whole === 0 ? 0 : coupon)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('credit notes of an invoice', () => {
  it('FIN-005 three credits of 1.07 at 21 % have the tax of 3.21', () => {
    const vats: number[] = []
    for (let before = 0; before < 3; before++) {
      vats.push(creditedVat(21, 1.07, { taxable: sum(vats.map(() => 1.07)), vat: sum(vats) }))
    }
    expect(vats).toEqual([0.22, 0.23, 0.22])
    expect(sum(vats)).toBe(percent(3.21, 21))
  })

  it('FIN-005 never take more tax than the invoice has, and all of it when everything is credited', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 5.5, 9, 19, 20, 21, 22, 23),
        fc.array(amount, { minLength: 1, maxLength: 8 }),
        (rate, credits) => {
          const invoiced = percent(sum(credits), rate)
          let before = { taxable: 0, vat: 0 }
          for (const taxable of credits) {
            const vat = creditedVat(rate, taxable, before)
            before = { taxable: sum([before.taxable, taxable]), vat: sum([before.vat, vat]) }
            expect(before.vat).toBeLessThanOrEqual(invoiced)
          }
          expect(before.vat).toBe(invoiced)
        },
      ),
      { numRuns: RUNS },
    )
  })
})
