/** The model of electronic invoices and the rules that it is held to: a subpath of its own, so that no widget carries it. */

export { hasForbiddenCharacter } from './characters'
export {
  type DocumentAmount,
  E_INVOICE_FORMATS,
  type EInvoice,
  type EInvoiceBuyer,
  type EInvoiceFormat,
  type EInvoiceLine,
  type EInvoiceSeller,
  type EInvoiceTotals,
  type EInvoiceVatGroup,
  type Identifier,
  type Payment,
  type PostalAddress,
  type VatRate,
} from './e-invoice'
export { offeredFormats } from './offered-formats'
