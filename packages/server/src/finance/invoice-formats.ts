/** The electronic forms that an invoice is offered in. */

import type { InvoiceSnapshot } from '../db/schema'
import { offeredFormats } from '../invoice-rules/offered-formats'

/**
 * A seller without a number in a register is not set up for electronic invoices. FA(3) wants the VAT in PLN, and there are no exchange
 * rates.
 */
export function formatsOf({
  seller,
  buyer,
  currency,
  sums,
}: Pick<InvoiceSnapshot, 'seller' | 'buyer' | 'currency' | 'sums'>): NonNullable<InvoiceSnapshot['formats']> {
  if (!seller.registers?.legal) return []
  const isForeign = currency !== 'PLN' && sums.vat !== 0
  return offeredFormats(seller.countryIso2, buyer.address.countryIso2).filter(format => format !== 'fa3' || !isForeign)
}
