/** What SdI refuses besides the schema of FatturaPA, by the numbers of its list of errors. */
import { dayIn, isSdi, isTaxCode, isVat, percent, sum } from '@cartwright/core/rules'
import type { EInvoice, VatRate } from './e-invoice'
import { toLatin1 } from './latin-text'
import { NATURE } from './national-codes'
import { type CountryRules, isBlank, unless, wrongEntries } from './rule'

/** SdI takes a difference of a cent. */
const CENT = 0.01
const isNear = (a: number, b: number, by = CENT): boolean => Math.abs(sum([a, -b])) <= by
const keyOf = ({ category, rate }: VatRate): string => `${category} ${rate ?? 0}`
/** A rate of zero says why, another one does not. */
const lacksNature = ({ category, rate }: VatRate): boolean => (rate ?? 0) === 0 && NATURE[category] === undefined
const hasNature = ({ category, rate }: VatRate): boolean => (rate ?? 0) !== 0 && NATURE[category] !== undefined
const entriesOf = ({ lines, allowances, charges }: EInvoice): readonly VatRate[] => [
  ...lines,
  ...allowances,
  ...charges,
]

/** Of parties and goods, by path. */
const textsOf = ({ seller, buyer, deliverTo, lines, allowances, charges, notes }: EInvoice): [string, string][] => [
  ['seller.name', seller.name],
  ['seller.address.street', seller.address.street],
  ['seller.address.city', seller.address.city],
  ['buyer.name', buyer.name],
  ['buyer.address.street', buyer.address.street],
  ['buyer.address.city', buyer.address.city],
  ['deliverTo.address.street', deliverTo.address.street],
  ['deliverTo.address.city', deliverTo.address.city],
  ...lines.map(({ name, description }, at): [string, string] => [`lines[${at}].name`, `${name}${description}`]),
  ...allowances.map(({ reason }, at): [string, string] => [`allowances[${at}].reason`, reason]),
  ...charges.map(({ reason }, at): [string, string] => [`charges[${at}].reason`, reason]),
  ...notes.map(({ text }, at): [string, string] => [`notes[${at}].text`, text]),
]

/** Supplies to other states of the EU and exports are free of it. */
const STAMPED: ReadonlySet<VatRate['category']> = new Set(['E', 'O'])
const STAMP_DUTY_ABOVE = 77.47

export const ITALY: CountryRules = {
  concerns: ({ profile }) => profile === 'FPR12',
  rules: [
    {
      id: 'SDI-00400',
      says: 'A line at a rate of zero says why.',
      broken: invoice => wrongEntries(invoice, 'lines', 'category', lacksNature),
    },
    {
      id: 'SDI-00401',
      says: 'Only a line at a rate of zero says why.',
      broken: invoice => wrongEntries(invoice, 'lines', 'category', hasNature),
    },
    {
      id: 'SDI-00403',
      says: 'The date is not after the day of the issue.',
      broken: ({ issueDate, issuedAt }) => unless(issueDate <= dayIn('Europe/Rome', new Date(issuedAt)), 'issueDate'),
    },
    {
      id: 'SDI-00417',
      says: 'An Italian buyer has a VAT number or a tax code.',
      broken: ({ buyer: { address, vatId, taxCode } }) =>
        unless(address.country !== 'IT' || !isBlank(vatId) || !isBlank(taxCode), 'buyer.vatId'),
    },
    {
      id: 'SDI-00418',
      says: 'A credit note is not older than its invoice.',
      broken: ({ preceding, issueDate }) => unless(preceding === null || preceding.date <= issueDate, 'issueDate'),
    },
    {
      id: 'SDI-00419',
      says: 'Each rate of the lines has its sums.',
      broken: invoice => {
        const known = new Set(invoice.groups.map(keyOf))
        return unless(
          entriesOf(invoice).every(entry => known.has(keyOf(entry))),
          'groups',
        )
      },
    },
    {
      id: 'SDI-00421',
      says: 'The tax of a rate follows from its taxable amount.',
      broken: invoice =>
        wrongEntries(invoice, 'groups', 'tax', ({ taxable, tax, rate }) => !isNear(percent(taxable, rate ?? 0), tax)),
    },
    {
      id: 'SDI-00422',
      says: 'The taxable amount of a rate is the sum of its lines.',
      broken: ({ groups, lines, allowances, charges }) =>
        groups.flatMap((group, at) => {
          const isOf = (entry: VatRate) => keyOf(entry) === keyOf(group)
          const lined = sum([
            ...lines.filter(isOf).map(({ net }) => net),
            ...allowances.filter(isOf).map(({ amount }) => -amount),
            ...charges.filter(isOf).map(({ amount }) => amount),
          ])
          return unless(isNear(lined, group.taxable, 0.99), `groups[${at}].taxable`)
        }),
    },
    {
      id: 'SDI-00423',
      says: 'The amount of a line is its price by its quantity.',
      broken: invoice =>
        wrongEntries(
          invoice,
          'lines',
          'net',
          ({ net, grossPrice, discount, quantity }) => !isNear(sum([grossPrice, -discount]) * quantity, net, 0.0101),
        ),
    },
    {
      id: 'SDI-00424',
      says: 'A rate is a percentage, such as 22.',
      broken: invoice => wrongEntries(invoice, 'groups', 'rate', ({ rate }) => rate !== null && rate > 0 && rate < 1),
    },
    {
      id: 'SDI-00425',
      says: 'The number has a digit, and at most 20 characters.',
      broken: ({ number }) => unless(/\d/.test(number) && number.length <= 20, 'number'),
    },
    {
      id: 'SDI-00426',
      says: 'The certified mail address is one.',
      broken: ({ buyer: { pec } }) => unless(pec === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(pec), 'buyer.pec'),
    },
    {
      id: 'SDI-00427',
      says: 'The addressee code of a company has seven characters.',
      broken: ({ buyer: { sdi } }) => unless(sdi === null || isSdi(sdi), 'buyer.sdi'),
    },
    {
      id: 'SDI-00429',
      says: 'A sum at a rate of zero says why.',
      broken: invoice => wrongEntries(invoice, 'groups', 'category', lacksNature),
    },
    {
      id: 'SDI-00430',
      says: 'Only a sum at a rate of zero says why.',
      broken: invoice => wrongEntries(invoice, 'groups', 'category', hasNature),
    },
    {
      id: 'SDI-00443',
      says: 'There are no sums of a rate that no line has.',
      broken: invoice => {
        const known = new Set(entriesOf(invoice).map(keyOf))
        return wrongEntries(invoice, 'groups', 'rate', group => !known.has(keyOf(group)))
      },
    },
    {
      id: 'IT-NUMBERS',
      says: 'Italian tax numbers have their check digits.',
      broken: ({ seller, buyer }) => [
        ...unless(isVat(seller.vatId ?? '', 'IT'), 'seller.vatId'),
        ...unless(!buyer.vatId?.startsWith('IT') || isVat(buyer.vatId, 'IT'), 'buyer.vatId'),
        ...unless(buyer.taxCode === null || isTaxCode(buyer.taxCode), 'buyer.taxCode'),
      ],
    },
    {
      id: 'IT-BOLLO',
      says: 'What is exempt or outside VAT above 77.47 bears stamp duty, which no file of ours declares.',
      broken: ({ groups }) => {
        const exempt = groups.filter(({ category }) => STAMPED.has(category))
        return unless(sum(exempt.map(({ taxable }) => taxable)) <= STAMP_DUTY_ABOVE, 'groups')
      },
    },
    {
      id: 'IT-LATIN',
      says: 'Names and texts can be written in Latin letters.',
      broken: invoice => textsOf(invoice).flatMap(([path, text]) => unless(toLatin1(text) !== undefined, path)),
    },
  ],
}
