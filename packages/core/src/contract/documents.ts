/** Files that the server makes: exports of lists, and documents (ledger API-095). */
import type { Call } from './call'
import { nothing } from './shape'

/** Tables come as CSV in the notation of the reader's language, or as XLSX with numbers and dates as such. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const

/**
 * Electronic invoices. `ubl`: UBL 2.1 for Peppol. `facturx`: a PDF that carries its XML, in Germany ZUGFeRD. `fatturapa`: Italy. `fa3`:
 * Poland.
 */
export const E_INVOICE_FORMATS = ['ubl', 'facturx', 'fatturapa', 'fa3'] as const

/** Documents with money or rights of the company: accounts that see account prices get 403 (ACC-016). */
export const COMPANY_DOCUMENTS = [
  'activity',
  'invoice',
  'creditNote',
  'eInvoice',
  'statement',
  'reconciliation',
] as const

/** `orders`: the list of orders, all that match `query` or those named by `ids`. `order`: the lines of one order. `returns`: the lines of returns, with reason and batch number. `custNumbers`: the company's own article numbers. `activity`: who did what in the company, one row for each changed value. `invoices`: invoices and credits as a table. `reconciliation`: the same taken apart into order lines, charges, tax, credits and payments. `invoice`, `creditNote`: as they were issued, a PDF. `eInvoice`: an invoice or a credit note in one of the formats that it is offered in. `statement`: all that happened to the account between two days. `orderConfirmation`: an order as a PDF. `orderFile`: a file that the buyer has sent with an order. `carrierLabel`: the slip for a parcel of a shipment. `packingList`, `deliveryNote`: a shipment as a PDF without prices. `report`: a report of damage or shortage as a PDF. `reportFile`: a file that the company has sent with one. `returnLabel`: the slip for the parcel of an approved return. `returnFile`: a file that the company has sent with a return. */
export const download = {
  name: 'documents.download',
  id: 'API-095',
  method: 'POST',
  path: '/clientsystem/file/download',
  answer: 'file',
  reads: true,
  added: true,
  result: nothing,
} as const satisfies Call

export type TableFormat = (typeof TABLE_FORMATS)[number]
export type EInvoiceFormat = (typeof E_INVOICE_FORMATS)[number]
