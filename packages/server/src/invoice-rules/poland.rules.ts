/** What KSeF refuses besides the schema of FA(3). */
import { dayIn, isVat, percent, sum } from '@cartwright/core/rules'
import type { VatRate } from './e-invoice'
import { polishRate } from './national-codes'
import { type CountryRules, isBlank, unless, wrongEntries } from './rule'

const KSEF_NUMBER = /^\d{10}-20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/

/** A number that KSeF gives an invoice: NIP, day, two groups and a check sum. */
export const isKsefNumber = (text: string): boolean => KSEF_NUMBER.test(text)
const isUnknown = (vat: VatRate): boolean => polishRate(vat) === undefined
const keyOf = (vat: VatRate): string => polishRate(vat)?.net ?? ''

export const POLAND: CountryRules = {
  concerns: ({ profile }) => profile === 'FA (3)',
  rules: [
    {
      id: 'PL-NIP',
      says: 'The NIP of the seller and of a Polish buyer has its check digit.',
      broken: ({ seller, buyer }) => [
        ...unless(!isBlank(seller.vatId) && isVat(seller.vatId ?? '', 'PL'), 'seller.vatId'),
        ...unless(
          buyer.address.country !== 'PL' || (!isBlank(buyer.vatId) && isVat(buyer.vatId ?? '', 'PL')),
          'buyer.vatId',
        ),
      ],
    },
    {
      id: 'PL-ADN',
      says: 'Every VAT rate is one of Poland.',
      broken: invoice => [
        ...wrongEntries(invoice, 'lines', 'rate', isUnknown),
        ...wrongEntries(invoice, 'groups', 'rate', isUnknown),
      ],
    },
    {
      id: 'PL-SUM',
      says: 'The total is the sum of all taxable amounts and taxes.',
      broken: ({ groups, totals }) =>
        unless(sum([...groups.flatMap(({ taxable, tax }) => [taxable, tax]), -totals.gross]) === 0, 'totals.gross'),
    },
    {
      id: 'PL-RATE',
      says: 'The sums of a rate are those of its rows.',
      broken: ({ kind, groups, lines, allowances, charges }) =>
        groups.flatMap((group, at) => {
          const isOf = (entry: VatRate) => keyOf(entry) === keyOf(group)
          const rows = sum([
            ...lines.filter(isOf).map(({ net }) => net),
            ...allowances.filter(isOf).map(({ amount }) => -amount),
            ...charges.filter(isOf).map(({ amount }) => amount),
          ])
          const tax = percent(group.taxable, group.rate ?? 0)
          // The tax of corrections is cumulative over all of an invoice.
          const isTaxed = Math.abs(sum([tax, -group.tax])) <= (kind === 'credit' ? 0.01 : 0)
          return [
            ...unless(sum([rows, -group.taxable]) === 0, `groups[${at}].taxable`),
            ...unless(isTaxed, `groups[${at}].tax`),
          ]
        }),
    },
    {
      id: 'PL-FX',
      says: 'In another currency the VAT is given in PLN as well.',
      broken: ({ currency, totals }) => unless(currency === 'PLN' || totals.vat === 0, 'currency'),
    },
    {
      id: 'PL-KOR',
      says: 'A correction names number and date of its invoice, and its number in KSeF where it has one.',
      broken: ({ kind, preceding }) =>
        unless(
          kind !== 'credit' ||
            (preceding !== null &&
              !isBlank(preceding.number) &&
              !isBlank(preceding.date) &&
              (preceding.networkId === null || isKsefNumber(preceding.networkId))),
          'preceding',
        ),
    },
    {
      id: 'PL-DATE',
      says: 'The date is not after the day of the issue.',
      broken: ({ issueDate, issuedAt }) =>
        // Midnight in Warsaw comes before that of UTC.
        unless(issueDate <= dayIn('Europe/Warsaw', new Date(issuedAt)), 'issueDate'),
    },
    {
      id: 'PL-ROWS',
      says: 'An invoice has at most 10,000 rows.',
      broken: ({ lines, allowances, charges }) =>
        unless(lines.length + allowances.length + charges.length <= 10_000, 'lines'),
    },
  ],
}
