/** The model of electronic invoices and the rules that it is held to: a subpath of its own, so that no widget carries it. */

export { hasForbiddenCharacter } from './characters'
export { checkInvoice } from './check-invoice'
export { isVatId } from './code-lists'
export type {
  DocumentAmount,
  EInvoice,
  EInvoiceBuyer,
  EInvoiceFormat,
  EInvoiceLine,
  EInvoiceSeller,
  EInvoiceTotals,
  EInvoiceVatGroup,
  Identifier,
  Payment,
  PostalAddress,
  VatRate,
} from './e-invoice'
export { toLatin1 } from './latin-text'
export { isSplitPayment, NATURE, polishRate } from './national-codes'
export { offeredFormats } from './offered-formats'
export { isKsefNumber } from './poland.rules'
export type { Finding } from './rule'
