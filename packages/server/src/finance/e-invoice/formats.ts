/** The formats of electronic invoices that are files of their own; Factur-X is the PDF with its XML inside. */
import type { EInvoice, EInvoiceFormat } from '@cartwright/core/rules/invoice'
import { writeUbl } from './ubl'

export type XmlFormat = Exclude<EInvoiceFormat, 'facturx'>

export interface XmlWriter {
  write: (invoice: EInvoice) => Buffer
  /** Of the file, as the network of the format wants it. */
  nameOf: (invoice: EInvoice) => string
}

export const XML_WRITERS: Readonly<Partial<Record<XmlFormat, XmlWriter>>> = {
  ubl: { write: writeUbl, nameOf: ({ number }) => `${number}.xml` },
}

export const isXmlFormat = (format: EInvoiceFormat): format is XmlFormat => format !== 'facturx'
