import { RETURN_REASONS, type ReturnReason } from '@cartwright/core/contract'
import { effectivePrice, invoiceSums, nextShare, partOfLine, sum } from '@cartwright/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InvoiceSnapshot, SnapshotLine } from '../db/schema'
import { planRefund, type RefundDocument, type RefundLine, type RefundSums, refundSums } from './refund-plan'

interface Sold {
  price: number
  qty: number
  reason: ReturnReason | null
  back: number
}

/** The invoice of an order that left in one shipment, or in two of which the first has one piece of each line. */
function invoicesOf(sold: readonly Sold[], { coupon = 0, vatRate = 0, parts = 1 } = {}): RefundDocument[] {
  const whole = sum(sold.map(({ price, qty }) => partOfLine(price, 0, qty)))
  let [net, used] = [0, 0]
  return Array.from({ length: parts }, (_none, at): RefundDocument => {
    const lines = sold.flatMap(({ price, qty }, index): SnapshotLine[] => {
      const before = at === 0 ? 0 : 1
      const pieces = parts === 1 ? qty : at === 0 ? 1 : qty - 1
      if (pieces === 0) return []
      const line = { lineId: index + 1, qty: pieces, before, unitPrice: price, discountPrice: null }
      const lineNet = partOfLine(effectivePrice(line), before, before + pieces)
      return [{ ...line, net: lineNet, category: 'S', rate: vatRate } as SnapshotLine]
    })
    net = sum([net, ...lines.map(line => line.net)])
    const share = nextShare(coupon, { upTo: net, whole, used })
    used = sum([used, share])
    const allowances = share > 0 ? [{ kind: 'coupon' as const, amount: share }] : []
    const charges = at === 0 ? [{ kind: 'freight' as const, amount: 6.9 }] : []
    const sums = invoiceSums({ lines, allowances: [share], charges: charges.map(({ amount }) => amount) })
    const snapshot = { kind: 'invoice', invoiceNo: `IN-${at + 1}`, lines, allowances, charges, sums }
    return { invoiceId: at + 1, correctsId: null, snapshot: snapshot as unknown as InvoiceSnapshot }
  })
}

const returnedOf = (sold: readonly Sold[]): RefundLine[] =>
  sold.map(({ reason, back }, at) => ({ orderLineId: at + 1, qty: back, reason }))
const COURIER = { deliveryType: 'supplierCourier', freight: 9.9 } as const
const OWN = { deliveryType: 'customerCourier', freight: 9.9 } as const
const sumsOf = (
  sold: readonly Sold[],
  terms: typeof COURIER | typeof OWN,
  more: Parameters<typeof invoicesOf>[1] = {},
) => refundSums(planRefund(invoicesOf(sold, more), returnedOf(sold), terms).credits.map(({ content }) => content))
const all = (price: number, qty: number, reason: ReturnReason): Sold => ({ price, qty, reason, back: qty })
const totals = ({ lines: _lines, ...sums }: RefundSums) => sums

describe('what a return comes to', () => {
  it('RMA-003 the goods less a fifth of what is not required', () => {
    const sold = [all(38.9, 2, 'poorPrintQuality'), all(24.2, 6, 'chipError'), all(52.4, 4, 'notRequired')]
    const sums = sumsOf(sold, OWN)
    expect(totals(sums)).toEqual({ amount: 390.68, fee: 41.92, shipping: 0, vat: 0, total: 390.68 })
    expect([...sums.lines.values()]).toEqual([
      { amount: 77.8, fee: 0 },
      { amount: 145.2, fee: 0 },
      { amount: 209.6, fee: 41.92 },
    ])
  })

  it('RMA-003 the courier of the supplier is free where the goods are at fault', () => {
    expect(sumsOf([all(10, 1, 'leaking')], COURIER)).toMatchObject({ shipping: 0, total: 10 })
    expect(sumsOf([all(100, 1, 'notRequired')], COURIER, { vatRate: 21 })).toMatchObject({
      amount: 80,
      fee: 20,
      shipping: -9.9,
      vat: 14.72,
      total: 84.82,
    })
    expect(sumsOf([all(5, 1, 'notRequired')], COURIER)).toMatchObject({ shipping: -4, total: 0 })
  })

  it('RMA-003 CPN-005 no more is kept of the goods than a large coupon has left of them', () => {
    const sold = [all(50, 2, 'notRequired')]
    expect(sumsOf(sold, OWN, { coupon: 90 })).toMatchObject({ fee: 10, amount: 0, vat: 0, total: 0 })
    expect(sumsOf(sold, COURIER, { coupon: 70 })).toMatchObject({ fee: 20, amount: 10, shipping: -9.9, total: 0.1 })
  })

  it('RMA-003 CPN-005 the coupon takes its share along', () => {
    const sold = [
      { price: 10, qty: 4, reason: 'leaking', back: 1 },
      { price: 60, qty: 1, reason: 'notRequired', back: 1 },
    ] as const
    // 10.00 of 100.00 are off: 70.00 go back with 7.00, a fifth of 60.00 is kept.
    const sums = sumsOf(sold, OWN, { coupon: 10, vatRate: 21 })
    expect(totals(sums)).toEqual({ amount: 51, fee: 12, shipping: 0, vat: 10.71, total: 61.71 })
    expect([...sums.lines.values()]).toEqual([
      { amount: 9, fee: 0 },
      { amount: 54, fee: 12 },
    ])
  })

  it('RMA-003 goods of two invoices have a credit note each, and freight that the first cannot bear is taken of the second', () => {
    const sold = [all(5, 3, 'notRequired')]
    const { credits, missing } = planRefund(invoicesOf(sold, { parts: 2 }), returnedOf(sold), COURIER)
    expect(missing).toBe(0)
    expect(credits.map(({ credited }) => [credited.invoiceNo, [...credited.pieces!.values()]])).toEqual([
      ['IN-1', [1]],
      ['IN-2', [2]],
    ])
    expect(credits.map(({ content }) => content.sums.total)).toEqual([0, 2.1])
  })

  it('names the pieces that no invoice is left for', () => {
    const sold = [{ price: 5, qty: 2, reason: 'leaking', back: 3 }] as const
    expect(planRefund(invoicesOf(sold), returnedOf(sold), OWN).missing).toBe(1)
  })

  it('RMA-003 total is amount, shipping and tax, never below zero, and everything that goes back ends at the invoices', () => {
    const sold = fc.array(
      fc
        .record({
          price: fc.integer({ min: 1, max: 100_000 }).map(cents => cents / 100),
          qty: fc.integer({ min: 1, max: 50 }),
          reason: fc.constantFrom(null, ...RETURN_REASONS),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
        })
        .map(({ share, ...line }): Sold => ({ ...line, back: Math.round(line.qty * share) })),
      { minLength: 1, maxLength: 6 },
    )
    const terms = fc.record({
      deliveryType: fc.constantFrom('supplierCourier', 'own'),
      freight: fc.integer({ min: 0, max: 10_000 }).map(cents => cents / 100),
    })
    fc.assert(
      fc.property(
        sold,
        terms,
        fc.constantFrom(0, 19, 21, 22, 23),
        fc.constantFrom(1, 2),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, { deliveryType, freight }, vatRate, parts, off) => {
          const whole = sum(lines.map(({ price, qty }) => partOfLine(price, 0, qty)))
          const documents = invoicesOf(lines, { vatRate, parts, coupon: Math.floor(whole * off * 100) / 100 })
          const plan = (returned: readonly RefundLine[], as = { deliveryType, freight }) =>
            refundSums(planRefund(documents, returned, as as typeof COURIER).credits.map(({ content }) => content))
          const cents = (value: number) => Math.round(value * 100)
          const sums = plan(returnedOf(lines))
          expect(cents(sums.total)).toBe(cents(sums.amount) + cents(sums.shipping) + cents(sums.vat))
          expect(cents(sums.amount)).toBe(
            [...sums.lines.values()].reduce((total, line) => total + cents(line.amount) - cents(line.fee), 0),
          )
          expect(Object.is(sums.shipping, -0)).toBe(false)
          const other = plan([...returnedOf(lines)].reverse())
          expect(totals(other)).toEqual(totals(sums))
          const everything = plan(lines.map(({ qty }, at) => ({ orderLineId: at + 1, qty, reason: 'leaking' })))
          const freightNet = documents.map(({ snapshot }) => sum(snapshot.charges.map(({ amount }) => amount)))
          expect(cents(everything.amount)).toBe(
            cents(sum([...documents.map(({ snapshot }) => snapshot.sums.total), ...freightNet.map(net => -net)])),
          )
        },
      ),
    )
  })
})

describe('two open returns of one kit', () => {
  const part = { goodsSkuId: 5, number: 'PART', name: 'Part', pieces: 2, weight: 1 }
  const [invoice] = invoicesOf([{ price: 51.47, qty: 1, reason: null, back: 0 }])
  if (!invoice) throw new Error('no invoice')
  invoice.snapshot.lines = invoice.snapshot.lines.map(line => ({ ...line, kit: [part] }) as unknown as SnapshotLine)
  const back: RefundLine[] = [{ orderLineId: 1, qty: 1, partSku: 5, reason: 'leaking' }]
  const terms = { deliveryType: null, freight: 0 } as const
  const creditIn = (documents: RefundDocument[]) => {
    const [credit] = planRefund(documents, back, terms).credits
    if (!credit) throw new Error('nothing is credited')
    return credit.content
  }
  const asDocument = (snapshot: InvoiceSnapshot, isAssumed: boolean): RefundDocument => ({
    invoiceId: 2,
    correctsId: 1,
    snapshot,
    isAssumed,
  })

  it('RMA-003 are credited as estimated in either order, and together for the whole kit', () => {
    const first = creditIn([invoice])
    expect(first.sums.total).toBe(25.74)
    // The second one is refunded before the first.
    const second = creditIn([invoice, asDocument(first, true)])
    expect(second.sums.total).toBe(25.73)
    expect(creditIn([invoice, asDocument(second, false)]).sums.total).toBe(25.74)
    expect(creditIn([invoice, asDocument(first, false)]).sums.total).toBe(25.73)
  })
})
