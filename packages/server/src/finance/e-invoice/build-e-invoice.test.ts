import { describe, expect, it } from 'vitest'
import { buildEInvoice } from './build-e-invoice'
import { writeCii } from './cii'
import { exampleSnapshot } from './e-invoice.testing'
import { writeUbl } from './ubl'

describe('the model of an electronic invoice', () => {
  it('FIN-005 has the references of the buyer and ours in fields of their own', () => {
    const snapshot = exampleSnapshot()
    snapshot.buyer.buyerReference = 'KST 4711'
    expect(buildEInvoice(snapshot, 'ubl')).toMatchObject({
      buyerReference: 'KST 4711',
      orderNumber: 'PO-2026-1234',
      ourOrder: 'SO-ABCD-EFGH',
      dueDate: '2026-12-25',
      deliveryNote: { number: 'ON-ABCD-EFGH/1', date: '2026-11-24' },
      lines: [{ sku: 'CW-10001', buyerSku: 'DRK-1', gtin: '4006381333931', quantity: 3, unit: 'C62' }, {}],
      seller: { legalId: { scheme: '0106', id: '30281746' }, vatId: 'NL800155014B01' },
      buyer: { electronicAddress: { scheme: '0106', id: '58231907' }, identifier: { id: '100217', scheme: null } },
      payment: { means: '58', iban: 'NL91ABNA0417164300', reference: 'IN-NL-26-000001' },
    })
  })

  it.each([
    [
      'UBL',
      writeUbl(buildEInvoice(exampleSnapshot({ more: { poNo: 'PO-7F3A' } }), 'ubl')),
      'cac:OrderReference><cbc:ID',
    ],
    [
      'CII',
      writeCii(buildEInvoice(exampleSnapshot({ more: { poNo: 'PO-7F3A' } }), 'facturx')),
      'ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID',
    ],
  ])('FIN-005 has the purchase order in its own field alone, in %s', (_syntax, file, field) => {
    const [before, after, ...more] = file.toString('utf8').split('PO-7F3A')
    expect([before?.endsWith(`<${field}>`), after?.startsWith('</'), more]).toEqual([true, true, []])
  })

  it('names our order as the reference where the buyer has given none', () => {
    const model = buildEInvoice(exampleSnapshot({ more: { poNo: '' } }), 'ubl')
    expect([model.buyerReference, model.orderNumber]).toEqual(['ON-ABCD-EFGH', null])
  })

  it('divides a coupon over the VAT groups, and a credit note of freight alone has a line', () => {
    const snapshot = exampleSnapshot({ more: { allowances: [{ kind: 'coupon', amount: 10 }] } })
    const model = buildEInvoice(snapshot, 'ubl')
    expect(model.allowances).toMatchObject([{ amount: 10, reasonCode: '95', category: 'S', rate: 21 }])
    expect(model.totals).toEqual({
      lines: 149.4,
      allowances: 10,
      charges: 6.9,
      net: 146.3,
      vat: 30.72,
      gross: 177.02,
      paid: 0,
      due: 177.02,
    })
    const freight = { ...snapshot, kind: 'credit' as const, lines: [], allowances: [] }
    expect(buildEInvoice(freight, 'ubl')).toMatchObject({
      lines: [{ name: 'Shipping', net: 6.9, quantity: 1, category: 'S', rate: 21 }],
      charges: [],
      totals: { lines: 6.9, charges: 0 },
    })
  })

  it('writes down why there is no VAT', () => {
    const groups = (custId: number, category: 'K' | 'G') =>
      buildEInvoice(exampleSnapshot({ custId, vat: { category, rate: 0 } }), 'ubl').groups
    expect(groups(10, 'K')).toMatchObject([
      {
        category: 'K',
        rate: 0,
        tax: 0,
        reasonCode: 'VATEX-EU-IC',
        reason: expect.stringContaining('intracommunautaire levering'),
      },
    ])
    expect(groups(12, 'G')).toMatchObject([{ category: 'G', reasonCode: 'VATEX-EU-G' }])
  })

  it('addresses a buyer without an electronic address by its VAT number, and by mail without one', () => {
    const addressOf = (vat: string) => {
      const snapshot = exampleSnapshot()
      Object.assign(snapshot.buyer, { vat, peppolId: '', peppolScheme: '' })
      return buildEInvoice(snapshot, 'ubl').buyer.electronicAddress
    }
    expect(addressOf('BE0756432130')).toEqual({ scheme: '0208', id: '0756432130' })
    expect(addressOf('FR27830176251')).toEqual({ scheme: '0225', id: '830176251' })
    expect(addressOf('')).toEqual({ scheme: 'EM', id: 'buyer.nl@example.com' })
  })
})
