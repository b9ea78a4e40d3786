/** What Peppol BIS Billing 3 wants besides EN 16931, of documents that name it. */
import { sum, times } from '@cartwright/core/rules'
import type { EInvoice } from './e-invoice'
import { isBlank, type Rule, unless, wrongEntries } from './rule'

const PEPPOL = 'urn:fdc:peppol.eu:2017:poacc:billing:3.0'
/** Of the net amount of a line from its price and quantity. */
const TOLERANCE = 0.02

const isPeppol = ({ profile }: EInvoice): boolean => typeof profile === 'string' && profile.endsWith(PEPPOL)

const peppol = (number: string, says: string, broken: Rule['broken']): Rule => ({
  id: `PEPPOL-EN16931-${number}`,
  says,
  broken: invoice => (isPeppol(invoice) ? broken(invoice) : []),
})

export const PEPPOL_RULES: readonly Rule[] = [
  peppol('R001', 'The business process is given.', ({ process }) => unless(!isBlank(process), 'process')),
  peppol('R002', 'There is at most one note.', ({ notes }) => unless(notes.length <= 1, 'notes')),
  peppol('R003', 'There is a reference of the buyer or an order number.', ({ buyerReference, orderNumber }) =>
    unless(!isBlank(buyerReference) || !isBlank(orderNumber), 'buyerReference'),
  ),
  peppol('R010', 'The buyer has an electronic address.', ({ buyer }) =>
    unless(!isBlank(buyer.electronicAddress?.id), 'buyer.electronicAddress'),
  ),
  peppol('R020', 'The seller has an electronic address.', ({ seller }) =>
    unless(!isBlank(seller.electronicAddress?.id), 'seller.electronicAddress'),
  ),
  peppol('R046', 'The net price is the gross price less the discount.', invoice =>
    wrongEntries(invoice, 'lines', 'netPrice', ({ grossPrice, discount, netPrice }) => {
      return times(grossPrice, 10_000) !== sum([times(discount, 10_000), times(netPrice, 10_000)])
    }),
  ),
  peppol('R120', 'The net amount of a line is its price times its quantity.', invoice =>
    wrongEntries(invoice, 'lines', 'net', ({ netPrice, quantity, net }) => {
      return Number.isInteger(quantity) && Math.abs(sum([times(netPrice, quantity), -net])) > TOLERANCE
    }),
  ),
]
