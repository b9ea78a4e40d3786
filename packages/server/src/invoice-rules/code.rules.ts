/** Which codes there are: BR-CL of EN 16931, and who is who. */
import { VAT_CATEGORIES } from '@cartwright/core/rules'
import { ADDRESS_SCHEMES, COUNTRIES, CURRENCIES, PAYMENT_MEANS, UNITS, VAT_PREFIXES } from './code-lists'
import type { EInvoice } from './e-invoice'
import { isBlank, type Rule, unless, wrongEntries } from './rule'

const SIDES = ['seller', 'buyer'] as const
const CATEGORIES: ReadonlySet<string> = new Set(VAT_CATEGORIES)

/** Where a code is missing, a rule about its presence says so. */
const isUnknown = (codes: ReadonlySet<string>, code: string | null | undefined): boolean =>
  !isBlank(code) && !codes.has(code as string)

const countriesOf = ({ seller, buyer, deliverTo }: EInvoice) =>
  [
    ['seller.address.country', seller.address.country],
    ['buyer.address.country', buyer.address.country],
    ['deliverTo.address.country', deliverTo.address.country],
  ] as const

export const CODE_RULES: readonly Rule[] = [
  {
    id: 'BR-CL-01',
    says: 'The type is an invoice or a credit note.',
    broken: ({ kind }) => unless(isBlank(kind) || kind === 'invoice' || kind === 'credit', 'kind'),
  },
  {
    id: 'BR-CL-04',
    says: 'The currency is in ISO 4217.',
    broken: ({ currency }) => unless(!isUnknown(CURRENCIES, currency), 'currency'),
  },
  {
    id: 'BR-CL-14',
    says: 'Countries are in ISO 3166-1.',
    broken: invoice => countriesOf(invoice).flatMap(([path, country]) => unless(!isUnknown(COUNTRIES, country), path)),
  },
  {
    id: 'BR-CL-16',
    says: 'The means of payment are in UNTDID 4461.',
    broken: ({ payment }) => unless(!isUnknown(PAYMENT_MEANS, payment?.means), 'payment.means'),
  },
  {
    id: 'BR-CL-17',
    says: 'VAT categories are known.',
    broken: invoice => wrongEntries(invoice, 'groups', 'category', ({ category }) => isUnknown(CATEGORIES, category)),
  },
  {
    id: 'BR-CL-18',
    says: 'VAT categories are known.',
    broken: invoice => wrongEntries(invoice, 'lines', 'category', ({ category }) => isUnknown(CATEGORIES, category)),
  },
  {
    id: 'BR-CL-23',
    says: 'Units are in UN/ECE recommendation 20 or 21.',
    broken: invoice => wrongEntries(invoice, 'lines', 'unit', ({ unit }) => isUnknown(UNITS, unit)),
  },
  {
    id: 'BR-CL-25',
    says: 'Schemes of electronic addresses are in the EAS list.',
    broken: invoice =>
      SIDES.flatMap(side =>
        unless(!isUnknown(ADDRESS_SCHEMES, invoice[side].electronicAddress?.scheme), `${side}.electronicAddress`),
      ),
  },
  {
    id: 'BR-CO-04',
    says: 'Each line has a VAT category.',
    broken: invoice => wrongEntries(invoice, 'lines', 'category', ({ category }) => isBlank(category)),
  },
  {
    id: 'BR-CO-09',
    says: 'VAT numbers begin with the code of a country.',
    broken: invoice =>
      SIDES.flatMap(side => {
        const { vatId } = invoice[side]
        return unless(isBlank(vatId) || VAT_PREFIXES.has((vatId ?? '').slice(0, 2)), `${side}.vatId`)
      }),
  },
  {
    id: 'BR-CO-26',
    says: 'The seller has an identifier, a registration or a VAT number.',
    broken: ({ seller: { identifier, legalId, vatId } }) =>
      unless(!isBlank(identifier?.id) || !isBlank(legalId?.id) || !isBlank(vatId), 'seller'),
  },
]
