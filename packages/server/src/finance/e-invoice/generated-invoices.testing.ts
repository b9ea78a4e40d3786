/** Documents of many kinds between the parties of the demo shop, the same ones on every machine. */
import fc from 'fast-check'
import type { InvoiceSnapshot } from '../../db/schema'
import { type ExampleLine, type ExampleOptions, exampleSnapshot } from './e-invoice.testing'

/** Which VAT the documents of a company bear; the others pay that of their country. */
const VAT: Readonly<Record<number, ExampleOptions['vat']>> = {
  10: { category: 'K', rate: 0 },
  11: { category: 'K', rate: 0 },
  12: { category: 'G', rate: 0 },
  13: { category: 'S', rate: 21 },
}

const cents = (min: number, max: number) => fc.integer({ min, max }).map(amount => amount / 100)
const text = fc.oneof(
  fc.constantFrom('Toner, black', 'Trommel & Entwickler <neu>', 'Cartouche d’encre “XL”', 'Żółty bęben 12 000 str.'),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).map(name => `A${name.replace(/\p{C}/gu, '')}`),
)

const line: fc.Arbitrary<ExampleLine> = fc
  .record({
    qty: fc.integer({ min: 1, max: 2_000 }),
    unitPrice: cents(1, 90_000),
    discount: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 2 }),
    custNumber: fc.option(fc.constantFrom('DRK-1', '0042', '4711/A')),
    barcode: fc.constantFrom('4006381333931', ''),
    name: text,
  })
  .map(({ discount, ...rest }) => ({
    ...rest,
    discountPrice: discount === null ? null : Math.max(0.01, Math.round(rest.unitPrice * (100 - discount)) / 100),
  }))

const snapshot: fc.Arbitrary<InvoiceSnapshot> = fc
  .record({
    custId: fc.constantFrom(1, 3, 4, 5, 10, 11, 12, 13),
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    coupon: fc.option(cents(1, 5_000)),
    freight: fc.option(cents(1, 5_000)),
    handling: fc.boolean(),
    isCredit: fc.boolean(),
    poNo: fc.constantFrom('PO-2026-1234', '4500/17 & Söhne', ''),
  })
  .map(({ custId, lines, coupon, freight, handling, isCredit, poNo }) => {
    const vat = VAT[custId]
    const made = exampleSnapshot({
      custId,
      lines,
      ...(vat && { vat }),
      more: {
        kind: isCredit ? 'credit' : 'invoice',
        poNo,
        allowances:
          coupon === null ? [] : [{ kind: isCredit ? ('restocking' as const) : ('coupon' as const), amount: coupon }],
        charges: [
          ...(freight === null ? [] : [{ kind: 'freight' as const, amount: freight }]),
          ...(handling ? [{ kind: 'handling' as const, amount: 4.5 }] : []),
        ],
        corrects: isCredit ? { invoiceNo: 'IN-NL-26-000001', invoiceDate: '2026-11-20' } : null,
      },
    })
    return { ...made, invoiceNo: isCredit ? made.invoiceNo.replace('IN-', 'CR-') : made.invoiceNo }
  })

export const generateSnapshots = (count: number): InvoiceSnapshot[] =>
  // A document below zero is none: allowances are not above the lines.
  fc.sample(
    snapshot.filter(({ sums }) => sums.grandTotal > 0),
    { numRuns: count, seed: 20_261_126 },
  )
