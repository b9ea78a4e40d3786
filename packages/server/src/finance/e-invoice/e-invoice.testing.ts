/** Snapshots of documents for tests of electronic invoices, between the parties of the demo shop. */
import type { Address } from '@cartwright/core/contract'
import { invoiceSums, times } from '@cartwright/core/rules'
import type { InvoiceSnapshot, SnapshotLine } from '../../db/schema'
import { offeredFormats } from '../../invoice-rules/offered-formats'
import { CUSTOMERS, makeAddresses } from '../../seed/companies'
import { makeSellers } from '../../seed/sellers'

export interface ExampleLine {
  qty?: number
  unitPrice?: number
  discountPrice?: number | null
  custNumber?: string | null
  barcode?: string
  name?: string
}

export interface ExampleOptions {
  /** Of the demo company; its site sells. */
  custId?: number
  vat?: Pick<SnapshotLine, 'category' | 'rate'>
  lines?: readonly ExampleLine[]
  more?: Partial<InvoiceSnapshot>
}

const RATES: Readonly<Record<string, number>> = { NL: 21, IT: 22, DE: 19, FR: 20, GB: 20, PL: 23 }

const SELLERS = makeSellers()
const ADDRESSES = makeAddresses()

/** An invoice of a demo seller to a demo company, with sums that are right. */
export function exampleSnapshot({
  custId = 1,
  vat,
  lines = [{}, {}],
  more = {},
}: ExampleOptions = {}): InvoiceSnapshot {
  const customer = CUSTOMERS.find(company => company.custId === custId)
  const seller = SELLERS.find(({ orgId }) => orgId === customer?.orgId)
  const address = ADDRESSES.find(place => place.custId === custId && place.kind === 'billing')
  if (!customer || !seller || !address) throw new Error(`no demo company ${custId}`)
  const { countryIso2 } = seller
  const treatment = vat ?? { category: 'S', rate: RATES[countryIso2] ?? 21 }
  const written = lines.map((line, at): SnapshotLine => {
    const { qty = 3, unitPrice = 24.9, discountPrice = null, custNumber = `DRK-${at + 1}`, ...rest } = line
    return {
      lineId: at + 1,
      number: `CW-${10_001 + at}`,
      barcode: '4006381333931',
      oemCode: 'TN-2420',
      custNumber,
      name: 'Toner, black',
      brandName: 'Brother',
      qty,
      before: 0,
      unitPrice,
      discountPrice,
      net: times(discountPrice ?? unitPrice, qty),
      ...treatment,
      ...rest,
    }
  })
  const { allowances = [], charges = [{ kind: 'freight' as const, amount: 6.9 }] } = more
  const place = { addressId: null, ...address, kind: undefined } as unknown as Address
  return {
    kind: 'invoice',
    invoiceNo: `IN-${seller.code}-26-000001`,
    issuedAt: '2026-11-25T09:30:00.000Z',
    invoiceDate: '2026-11-25',
    dueDate: '2026-12-25',
    termsDays: 30,
    currency: customer.currency,
    language: 'en',
    formats: offeredFormats(countryIso2, address.countryIso2),
    seller: {
      name: seller.name,
      address1: seller.address1,
      postcode: seller.postcode,
      city: seller.city,
      countryIso2,
      state: seller.state ?? '',
      vat: seller.vat ?? '',
      registrationNo: seller.registrationNo ?? '',
      registers: seller.registers ?? {},
      peppolScheme: seller.peppolScheme ?? '',
      peppolId: seller.peppolId ?? '',
      bank: seller.bank ?? '',
      iban: seller.iban ?? '',
      bic: seller.bic ?? '',
      contact: seller.contact ?? '',
      phone: seller.phone ?? '',
      email: seller.email ?? '',
      note: '',
    },
    buyer: {
      company: customer.company,
      custnum: customer.custnum,
      vat: customer.vat ?? '',
      sdi: customer.sdi ?? '',
      pec: customer.pec ?? '',
      taxCode: customer.taxCode ?? '',
      registrationNo: customer.registrationNo ?? '',
      registrationScheme: customer.registrationScheme ?? '',
      peppolScheme: customer.peppolScheme ?? '',
      peppolId: customer.peppolId ?? '',
      buyerReference: customer.buyerReference ?? '',
      address: place,
    },
    shipTo: place,
    orderNo: 'ON-ABCD-EFGH',
    soNo: 'SO-ABCD-EFGH',
    poNo: 'PO-2026-1234',
    orderDate: '2026-11-20',
    shipment: 'ON-ABCD-EFGH/1',
    deliveryDate: '2026-11-24',
    corrects: null,
    lines: written,
    allowances,
    charges,
    sums: invoiceSums({
      lines: written,
      allowances: allowances.map(({ amount }) => amount),
      charges: charges.map(({ amount }) => amount),
    }),
    ...more,
  }
}
