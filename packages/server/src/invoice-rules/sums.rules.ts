/** What must add up: BR-CO and BR-DEC of EN 16931, exact to the cent. */
import { percent, round2, sum } from '@cartwright/core/rules'
import type { EInvoice } from './e-invoice'
import { isBlank, type Rule, unless, wrongEntries } from './rule'

/** VAT of credit notes is cumulative and may differ by a cent from that of the note alone (decision 76). */
const CREDIT_TOLERANCE = 0.01

/** Whether the tax of a group follows from its taxable amount and its rate. */
export function isTaxRight({ kind }: EInvoice, { taxable, tax, rate }: EInvoice['groups'][number]): boolean {
  const difference = Math.abs(sum([percent(taxable, rate ?? 0), -tax]))
  return difference <= (kind === 'credit' ? CREDIT_TOLERANCE : 0)
}

const equals = (
  id: string,
  says: string,
  path: keyof EInvoice['totals'],
  computed: (invoice: EInvoice) => readonly number[],
): Rule => ({
  id,
  says,
  broken: invoice => unless(sum([...computed(invoice), -invoice.totals[path]]) === 0, `totals.${path}`),
})

const hasTwoDecimals = (value: number) => round2(value) === value

const decimals = (
  ids: readonly [id: string, field: string][],
  list: 'lines' | 'allowances' | 'charges' | 'groups',
): Rule[] =>
  ids.map(([id, field]) => ({
    id,
    says: 'Amounts have at most two decimals.',
    broken: invoice =>
      wrongEntries(invoice, list, field, entry => {
        const value = (entry as unknown as Record<string, number>)[field]
        return value !== undefined && !hasTwoDecimals(value)
      }),
  }))

const TOTALS_WITH_DECIMALS = [
  ['BR-DEC-09', 'lines'],
  ['BR-DEC-10', 'allowances'],
  ['BR-DEC-11', 'charges'],
  ['BR-DEC-12', 'net'],
  ['BR-DEC-13', 'vat'],
  ['BR-DEC-14', 'gross'],
  ['BR-DEC-16', 'paid'],
  ['BR-DEC-18', 'due'],
] as const

export const SUM_RULES: readonly Rule[] = [
  equals('BR-CO-10', 'The lines add up to their sum.', 'lines', ({ lines }) => lines.map(({ net }) => net)),
  equals('BR-CO-11', 'The allowances add up to their sum.', 'allowances', i => i.allowances.map(a => a.amount)),
  equals('BR-CO-12', 'The charges add up to their sum.', 'charges', i => i.charges.map(c => c.amount)),
  equals('BR-CO-13', 'The total without VAT is lines less allowances, with charges.', 'net', ({ totals }) => [
    totals.lines,
    -totals.allowances,
    totals.charges,
  ]),
  equals('BR-CO-14', 'The VAT is that of its groups.', 'vat', ({ groups }) => groups.map(({ tax }) => tax)),
  equals('BR-CO-15', 'The total with VAT is that without VAT and the VAT.', 'gross', ({ totals }) => [
    totals.net,
    totals.vat,
  ]),
  equals('BR-CO-16', 'The amount due is the total with VAT less what is paid.', 'due', ({ totals }) => [
    totals.gross,
    -totals.paid,
  ]),
  {
    id: 'BR-CO-17',
    says: 'The tax of a group is its taxable amount times its rate.',
    broken: invoice => wrongEntries(invoice, 'groups', 'tax', group => !isTaxRight(invoice, group)),
  },
  {
    id: 'BR-CO-18',
    says: 'There is at least one VAT group.',
    broken: ({ groups }) => unless(groups.length > 0, 'groups'),
  },
  {
    id: 'BR-CO-25',
    says: 'An amount due has a day or terms.',
    broken: ({ totals, dueDate, terms }) => unless(totals.due <= 0 || !isBlank(dueDate) || !isBlank(terms), 'dueDate'),
  },
  ...decimals([['BR-DEC-01', 'amount']], 'allowances'),
  ...decimals([['BR-DEC-05', 'amount']], 'charges'),
  ...TOTALS_WITH_DECIMALS.map(
    ([id, field]): Rule => ({
      id,
      says: 'Amounts have at most two decimals.',
      broken: ({ totals }) => unless(hasTwoDecimals(totals[field]), `totals.${field}`),
    }),
  ),
  ...decimals(
    [
      ['BR-DEC-19', 'taxable'],
      ['BR-DEC-20', 'tax'],
    ],
    'groups',
  ),
  ...decimals([['BR-DEC-23', 'net']], 'lines'),
]
