import { describe, expect, it } from 'vitest'
import { checkInvoice } from '../../invoice-rules/check-invoice'
import type { EInvoice } from '../../invoice-rules/e-invoice'
import { NATURE } from '../../invoice-rules/national-codes'
import { buildEInvoice } from './build-e-invoice'
import { type ExampleOptions, exampleSnapshot } from './e-invoice.testing'

type Draft = { -readonly [K in keyof EInvoice]: Mutable<EInvoice[K]> }
type Mutable<T> = T extends string | number | boolean | null | undefined
  ? T
  : { -readonly [K in keyof T]: Mutable<T[K]> }

const KINDS = { fatturapa: { custId: 2, country: 'IT' }, fa3: { custId: 6, country: 'PL' } } as const
type Kind = keyof typeof KINDS

const creditOf = (country: string): ExampleOptions => ({
  more: {
    kind: 'credit',
    invoiceNo: `CR-${country}-26-000002`,
    charges: [],
    corrects: { invoiceNo: `IN-${country}-26-000001`, invoiceDate: '2026-11-24' },
  },
})
const model = (kind: Kind, options: ExampleOptions = {}): Draft =>
  structuredClone(buildEInvoice(exampleSnapshot({ custId: KINDS[kind].custId, ...options }), kind)) as Draft
/** Of the country; what EN 16931 says besides is tested with its own rules. */
const idsOf = (invoice: Draft) => [
  ...new Set(checkInvoice(invoice as EInvoice).flatMap(({ id }) => (/^(SDI|IT|PL)-/.test(id) ? [id] : []))),
]
const first = <T>(list: { [index: number]: T }): T => list[0] as T

it.each(['fatturapa', 'fa3'] as const)('FIN-005 %s: invoices and credit notes of each category pass', kind => {
  const more = { allowances: [{ kind: 'coupon' as const, amount: 7.47 }] }
  for (const options of [
    {},
    { more },
    creditOf(KINDS[kind].country),
    ...(['K', 'G', 'AE'] as const).map(category => ({ vat: { category, rate: 0 } })),
    // Above 77.47 an exempt supply bears stamp duty in Italy.
    { vat: { category: 'E' as const, rate: 0 }, lines: [{ qty: 1 }] },
  ]) {
    expect(idsOf(model(kind, options))).toEqual([])
  }
  expect(checkInvoice(model(kind) as EInvoice)).toEqual([])
})

describe('FIN-005 FatturaPA is refused with', () => {
  it.each<[string, (invoice: Draft) => void, (ExampleOptions | undefined)?]>([
    [
      'SDI-00400',
      i => {
        first(i.lines).rate = 0
      },
    ],
    [
      'SDI-00401',
      i => {
        first(i.lines).rate = 22
      },
      { vat: { category: 'K', rate: 0 } },
    ],
    [
      'SDI-00403',
      i => {
        i.issuedAt = '2026-11-24T09:00:00.000Z'
      },
    ],
    [
      'SDI-00417',
      i => {
        Object.assign(i.buyer, { vatId: null, taxCode: null })
      },
    ],
    [
      'SDI-00418',
      i => {
        i.issueDate = '2026-11-23'
      },
      creditOf('IT'),
    ],
    [
      'SDI-00419',
      i => {
        first(i.lines).rate = 10
      },
    ],
    [
      'SDI-00421',
      i => {
        first(i.groups).tax += 0.02
      },
    ],
    [
      'SDI-00422',
      i => {
        first(i.groups).taxable += 1
      },
    ],
    [
      'SDI-00423',
      i => {
        first(i.lines).net += 0.02
      },
    ],
    [
      'SDI-00424',
      i => {
        for (const e of [...i.lines, ...i.charges, ...i.groups]) e.rate = 0.22
      },
    ],
    [
      'SDI-00425',
      i => {
        i.number = 'IN-IT'
      },
    ],
    [
      'SDI-00426',
      i => {
        i.buyer.pec = 'pec'
      },
    ],
    [
      'SDI-00427',
      i => {
        i.buyer.sdi = 'M5UXCR'
      },
    ],
    [
      'SDI-00429',
      i => {
        first(i.groups).rate = 0
      },
    ],
    [
      'SDI-00430',
      i => {
        first(i.groups).category = 'K'
      },
    ],
    [
      'SDI-00443',
      i => {
        first(i.groups).rate = 10
      },
    ],
    [
      'IT-NUMBERS',
      i => {
        i.buyer.vatId = 'IT04416250968'
      },
    ],
    [
      'IT-NUMBERS',
      i => {
        i.buyer.taxCode = '04416250968'
      },
    ],
    ['IT-BOLLO', () => undefined, { vat: { category: 'E', rate: 0 } }],
    [
      'IT-LATIN',
      i => {
        first(i.lines).name = '打印机'
      },
    ],
  ])('%s', (id, spoil, options) => {
    const invoice = model('fatturapa', options)
    spoil(invoice)
    expect(idsOf(invoice)).toContain(id)
  })
})

describe('FIN-005 FA(3) is refused with', () => {
  it.each<[string, (invoice: Draft) => void, (ExampleOptions | undefined)?]>([
    [
      'PL-NIP',
      i => {
        i.buyer.vatId = 'PL7792481361'
      },
    ],
    [
      'PL-NIP',
      i => {
        i.buyer.vatId = null
      },
    ],
    [
      'PL-NIP',
      i => {
        i.seller.vatId = 'PL5260001247'
      },
    ],
    [
      'PL-ADN',
      i => {
        first(i.lines).rate = 19
      },
    ],
    [
      'PL-SUM',
      i => {
        i.totals.gross += 0.01
      },
    ],
    [
      'PL-RATE',
      i => {
        first(i.lines).net += 0.01
      },
    ],
    [
      'PL-RATE',
      i => {
        first(i.groups).tax += 0.01
      },
    ],
    [
      'PL-FX',
      i => {
        i.currency = 'EUR'
      },
    ],
    [
      'PL-KOR',
      i => {
        i.preceding = null
      },
      creditOf('PL'),
    ],
    [
      'PL-KOR',
      i => {
        Object.assign(i.preceding ?? {}, { networkId: '1' })
      },
      creditOf('PL'),
    ],
    [
      'PL-DATE',
      i => {
        i.issuedAt = '2026-11-24T09:00:00.000Z'
      },
    ],
    [
      'PL-ROWS',
      i => {
        i.lines = Array.from({ length: 10_001 }, () => first(i.lines))
      },
    ],
  ])('%s', (id, spoil, options) => {
    const invoice = model('fa3', options)
    spoil(invoice)
    expect(idsOf(invoice)).toContain(id)
  })

  it('nothing where it may be issued: rules of one country are not those of another', () => {
    const foreign = { ...model('fa3'), profile: 'urn:cen.eu:en16931:2017' }
    foreign.buyer.vatId = null
    expect(idsOf(foreign)).toEqual([])
  })
})

it('FIN-005 SDI-00445 every Natura has its sub-code where there is one', () => {
  expect(Object.values(NATURE)).toEqual(['N3.2', 'N3.1', 'N6.9', 'N4', 'N3.6', 'N2.2'])
  for (const nature of Object.values(NATURE)) expect(nature).toMatch(/^(N[145]|N[236]\.\d+)$/)
})
