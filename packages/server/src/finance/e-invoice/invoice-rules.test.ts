import { processorMs } from '@cartwright/core/testing'
import { describe, expect, it } from 'vitest'
import { checkInvoice } from '../../invoice-rules/check-invoice'
import { assertMayBeIssued } from './assert-may-be-issued'
import { BROKEN_INVOICES, spoil } from './broken-invoices.testing'
import { buildEInvoice } from './build-e-invoice'
import { exampleSnapshot } from './e-invoice.testing'

const idsOf = (findings: readonly { id: string }[]) => [...new Set(findings.map(({ id }) => id))].sort()

describe('the rules of electronic invoices', () => {
  it.each([1, 3, 4, 5, 10, 11, 12, 13])('FIN-005 let an invoice and a credit note to company %i pass', custId => {
    const vat = { 10: 'K', 11: 'K', 12: 'G' }[custId] as 'K' | 'G' | undefined
    for (const kind of ['invoice', 'credit'] as const) {
      const snapshot = exampleSnapshot({
        custId,
        ...(vat && { vat: { category: vat, rate: 0 } }),
        lines: [{ discountPrice: 19.95 }, { qty: 7 }],
        more: {
          kind,
          allowances: [{ kind: 'coupon', amount: 10 }],
          ...(kind === 'credit' && { corrects: { invoiceNo: 'IN-NL-26-000001', invoiceDate: '2026-11-20' } }),
        },
      })
      if (kind === 'credit') snapshot.invoiceNo = snapshot.invoiceNo.replace('IN-', 'CR-')
      for (const format of snapshot.formats ?? []) expect(checkInvoice(buildEInvoice(snapshot, format))).toEqual([])
    }
  })

  it.each(BROKEN_INVOICES.map(broken => [broken.what, broken] as const))('FIN-005 refuse %s', (_what, broken) => {
    expect(idsOf(checkInvoice(spoil(broken)))).toEqual([...broken.ids].sort())
  })

  it('name every broken rule, with the place and what it says', () => {
    const [broken] = BROKEN_INVOICES.filter(({ what }) => what === 'a line without a number')
    if (!broken) throw new Error('no example')
    expect(checkInvoice(spoil(broken))).toEqual([
      { id: 'BR-21', path: 'lines[1].id', message: 'Each line has an identifier.' },
    ])
  })

  it('count a rule that cannot be checked as broken', () => {
    const invoice = { ...buildEInvoice(exampleSnapshot(), 'ubl'), seller: undefined as never }
    expect(idsOf(checkInvoice(invoice))).toContain('BR-06')
  })

  it('CW-02 refuse a credit note that is above what is left of its invoice', () => {
    const snapshot = exampleSnapshot({ more: { kind: 'credit', invoiceNo: 'CR-NL-26-000001' } })
    const { grandTotal } = snapshot.sums
    expect(() => assertMayBeIssued(snapshot, grandTotal)).not.toThrow()
    expect(() => assertMayBeIssued(snapshot, grandTotal - 0.01)).toThrow('CW-02 (totals.gross)')
  })

  it('hold a document without an electronic form to what adds up', () => {
    const snapshot = exampleSnapshot({ custId: 8, vat: { category: 'O', rate: 0 } })
    expect(snapshot.formats).toEqual([])
    expect(() => assertMayBeIssued(snapshot, undefined)).not.toThrow()
    const wrong = { ...snapshot, sums: { ...snapshot.sums, total: 1 } }
    expect(() => assertMayBeIssued(wrong, undefined)).toThrow(/BR-CO-13 .*BR-CO-15/)
  })

  it('take a moment for an invoice of 100 lines', () => {
    const invoice = buildEInvoice(exampleSnapshot({ lines: Array.from({ length: 100 }, () => ({})) }), 'ubl')
    const small = buildEInvoice(exampleSnapshot({ lines: [{}] }), 'ubl')
    const timeOf = (checked: typeof invoice, runs: number) => {
      const start = processorMs()
      for (let run = 0; run < runs; run++) checkInvoice(checked)
      return (processorMs() - start) / runs
    }
    timeOf(invoice, 50)
    // By the lines, not by their square.
    expect(timeOf(invoice, 100)).toBeLessThan(Math.max(1, timeOf(small, 100)) * 60)
  })
})
