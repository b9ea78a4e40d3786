/** The formats of electronic invoices that are files of their own; Factur-X is the PDF with its XML inside. */
import type { EInvoiceFormat } from '@cartwright/core/contract'
import type { EInvoice } from '../../invoice-rules/e-invoice'
import { writeFa3 } from './fa3'
import { fatturaPaName, writeFatturaPa } from './fatturapa'
import { writeUbl } from './ubl'

export type XmlFormat = Exclude<EInvoiceFormat, 'facturx'>

export interface XmlWriter {
  write: (invoice: EInvoice) => Buffer
  /** Of the file, as the network of the format wants it. */
  nameOf: (invoice: EInvoice) => string
}

const byNumber = ({ number }: EInvoice) => `${number}.xml`

export const XML_WRITERS: Readonly<Record<XmlFormat, XmlWriter>> = {
  ubl: { write: writeUbl, nameOf: byNumber },
  fatturapa: { write: writeFatturaPa, nameOf: fatturaPaName },
  fa3: { write: writeFa3, nameOf: byNumber },
}

export const isXmlFormat = (format: EInvoiceFormat): format is XmlFormat => format !== 'facturx'
