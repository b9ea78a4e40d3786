/** What must be there: BR-01 to BR-64 of EN 16931. */
import type { EInvoice, PostalAddress } from './e-invoice'
import { isBlank, type Rule, unless, wrongEntries } from './rule'

type Entries = { [N in 'lines' | 'allowances' | 'charges' | 'groups']: EInvoice[N][number] }

const filled = (id: string, says: string, path: string, read: (invoice: EInvoice) => unknown): Rule => ({
  id,
  says,
  broken: invoice => unless(!isBlank(read(invoice)), path),
})

const each = <N extends keyof Entries>(
  id: string,
  says: string,
  list: N,
  field: keyof Entries[N] & string,
  isWrong: (value: unknown, entry: Entries[N]) => boolean = isBlank,
): Rule => ({
  id,
  says,
  broken: invoice => wrongEntries(invoice, list, field, entry => isWrong(entry[field as never], entry as Entries[N])),
})

/** What is more than a country. */
const placeOf = ({ street, city }: PostalAddress) => street + city

const withoutReason = (reason: unknown, { reasonCode }: { reasonCode: string }) =>
  isBlank(reason) && isBlank(reasonCode)
/** Means of payment that are transfers to an account. */
const TRANSFERS = new Set(['30', '58'])

export const PRESENCE_RULES: readonly Rule[] = [
  filled('BR-01', 'The specification is named.', 'profile', ({ profile }) => profile),
  filled('BR-02', 'The invoice has a number.', 'number', ({ number }) => number),
  filled('BR-03', 'The invoice has a date.', 'issueDate', ({ issueDate }) => issueDate),
  filled('BR-04', 'The invoice has a type.', 'kind', ({ kind }) => kind),
  filled('BR-05', 'The invoice has a currency.', 'currency', ({ currency }) => currency),
  filled('BR-06', 'The seller has a name.', 'seller.name', ({ seller }) => seller.name),
  filled('BR-07', 'The buyer has a name.', 'buyer.name', ({ buyer }) => buyer.name),
  filled('BR-08', 'The seller has a postal address.', 'seller.address', ({ seller }) => placeOf(seller.address)),
  filled('BR-09', 'The address of the seller has a country.', 'seller.address.country', i => i.seller.address.country),
  filled('BR-10', 'The buyer has a postal address.', 'buyer.address', ({ buyer }) => placeOf(buyer.address)),
  filled('BR-11', 'The address of the buyer has a country.', 'buyer.address.country', i => i.buyer.address.country),
  filled('BR-12', 'The sum of the lines is given.', 'totals.lines', ({ totals }) => totals.lines),
  filled('BR-13', 'The total without VAT is given.', 'totals.net', ({ totals }) => totals.net),
  filled('BR-14', 'The total with VAT is given.', 'totals.gross', ({ totals }) => totals.gross),
  filled('BR-15', 'The amount due is given.', 'totals.due', ({ totals }) => totals.due),
  {
    id: 'BR-16',
    says: 'There is at least one line.',
    broken: ({ lines }) => unless(lines.length > 0, 'lines'),
  },
  each('BR-21', 'Each line has an identifier.', 'lines', 'id'),
  each('BR-22', 'Each line has a quantity.', 'lines', 'quantity'),
  each('BR-23', 'Each quantity has a unit.', 'lines', 'unit'),
  each('BR-24', 'Each line has a net amount.', 'lines', 'net'),
  each('BR-25', 'Each line names its article.', 'lines', 'name'),
  each('BR-26', 'Each line has a net price.', 'lines', 'netPrice'),
  each('BR-27', 'A net price is not below zero.', 'lines', 'netPrice', price => Number(price) < 0),
  each('BR-28', 'A gross price is not below zero.', 'lines', 'grossPrice', price => Number(price) < 0),
  each('BR-31', 'An allowance has an amount.', 'allowances', 'amount'),
  each('BR-32', 'An allowance has a VAT category.', 'allowances', 'category'),
  each('BR-33', 'An allowance has a reason.', 'allowances', 'reason', withoutReason),
  each('BR-36', 'A charge has an amount.', 'charges', 'amount'),
  each('BR-37', 'A charge has a VAT category.', 'charges', 'category'),
  each('BR-38', 'A charge has a reason.', 'charges', 'reason', withoutReason),
  each('BR-45', 'Each VAT group has a taxable amount.', 'groups', 'taxable'),
  each('BR-46', 'Each VAT group has a tax amount.', 'groups', 'tax'),
  each('BR-47', 'Each VAT group has a category.', 'groups', 'category'),
  each('BR-48', 'Each VAT group has a rate, save those outside VAT.', 'groups', 'rate', (rate, { category }) => {
    return category !== 'O' && isBlank(rate)
  }),
  {
    id: 'BR-49',
    says: 'Payment instructions name the means.',
    broken: ({ payment }) => unless(payment === null || !isBlank(payment.means), 'payment.means'),
  },
  {
    id: 'BR-50',
    says: 'An account has a number.',
    broken: ({ payment }) => unless(payment === null || !isBlank(payment.iban), 'payment.iban'),
  },
  {
    id: 'BR-61',
    says: 'A transfer names an account.',
    broken: ({ payment }) =>
      unless(payment === null || !TRANSFERS.has(payment.means) || !isBlank(payment.iban), 'payment.iban'),
  },
  {
    id: 'BR-55',
    says: 'A reference to an earlier invoice has its number.',
    broken: ({ preceding }) => unless(preceding === null || !isBlank(preceding.number), 'preceding.number'),
  },
  filled(
    'BR-57',
    'The place of delivery has a country.',
    'deliverTo.address.country',
    i => i.deliverTo.address.country,
  ),
  ...(['seller', 'buyer'] as const).map(
    (side): Rule => ({
      id: side === 'seller' ? 'BR-62' : 'BR-63',
      says: `The electronic address of the ${side} has a scheme.`,
      broken: invoice => {
        const address = invoice[side].electronicAddress
        return unless(address === null || !isBlank(address.scheme), `${side}.electronicAddress`)
      },
    }),
  ),
]
