import { EInvoiceMenu } from './e-invoice-menu'
import { EntryPdf } from './entry-pdf'
import { useEntry } from './use-entry'

/** An invoice as a PDF and in its electronic forms, where the reader may have them. */
export function InvoicePapers({ invoiceNo }: { invoiceNo: string }) {
  const entry = useEntry(invoiceNo)
  if (typeof entry !== 'object' || !entry.document) return null
  return (
    <>
      <EntryPdf entry={entry} />
      <EInvoiceMenu entry={entry} />
    </>
  )
}
