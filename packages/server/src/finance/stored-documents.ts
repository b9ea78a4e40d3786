/** Documents as they were issued: kept as bytes, and checked each time they are read. */

import { createHash } from 'node:crypto'
import type { EInvoiceFormat } from '@cartwright/core/contract'
import { CODE } from '@cartwright/core/contract'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { type InvoiceSnapshot, invoices, storedFiles, transmissions } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { assertSeesCompanyPrices } from '../http/authorization'
import { drawPaper } from '../pdf/draw-paper'
import { localize } from '../texts/localize'
import { buildEInvoice } from './e-invoice/build-e-invoice'
import { isXmlFormat, XML_WRITERS, type XmlFormat } from './e-invoice/formats'
import { type KsefCode, ksefCode } from './e-invoice/ksef-code'
import { financeRefusals } from './finance-refusals.texts'
import type { invoicePaper } from './invoice.paper'

declare module '../pdf/draw-paper' {
  interface Papers {
    invoice: typeof invoicePaper
  }
}

export interface StoredDocument {
  name: string
  mediaType: string
  content: Buffer
}

type Issued = Pick<typeof invoices.$inferSelect, 'invoiceId' | 'invoiceNo' | 'snapshot'>

/**
 * The document of an invoice or credit note of the reader's company.
 * @throws ApiError `FORBIDDEN` for accounts that see other prices, `NOT_FOUND` for an unknown number and for someone else's
 * @source API-095
 */
export async function readDocument(
  scope: RequestContext,
  type: 'invoice' | 'creditNote',
  invoiceNo: string,
): Promise<StoredDocument> {
  const invoice = await findOwn(scope, invoiceNo)
  if (invoice.kind !== (type === 'invoice' ? 'invoice' : 'credit')) throw notFound(`Invoice ${invoiceNo}`)
  return readInvoicePdf(scope.db, invoice, scope.now)
}

/**
 * An invoice or credit note of the reader's company in one of the formats that it is offered in.
 * @throws ApiError as `readDocument`, and `REFUSED` for a format that it is not offered in
 * @source API-095
 */
export async function readEInvoice(
  scope: RequestContext,
  invoiceNo: string,
  format: EInvoiceFormat,
): Promise<StoredDocument> {
  const invoice = await findOwn(scope, invoiceNo)
  if (!invoice.snapshot.formats?.includes(format)) {
    throw new ApiError(CODE.REFUSED, localize(financeRefusals, 'formatMissing'))
  }
  return readStoredEInvoice(scope.db, invoice, format, scope.now)
}

async function findOwn({ db, caller }: RequestContext, invoiceNo: string) {
  assertSeesCompanyPrices(caller)
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.invoiceNo, invoiceNo), eq(invoices.custId, caller.custId)))
  if (!invoice) throw notFound(`Invoice ${invoiceNo}`)
  return invoice
}

/** The stored bytes of a format that the document is offered in. */
export async function readStoredEInvoice(
  db: Database,
  invoice: Issued,
  format: EInvoiceFormat,
  now: Date,
): Promise<StoredDocument> {
  if (!isXmlFormat(format)) return readInvoicePdf(db, invoice, now)
  const stored = await findStored(db, invoice.invoiceId, format)
  if (!stored) throw new Error(`${invoice.invoiceNo} was not stored as ${format}`)
  return stored
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Writes the formats that are files of their own and keeps them, in the transaction that issues the document. */
export async function storeEInvoices(
  tx: Database,
  { invoiceId, snapshot }: Pick<Issued, 'invoiceId' | 'snapshot'>,
  now: Date,
): Promise<void> {
  const files = (snapshot.formats ?? []).filter(isXmlFormat).map(format => {
    const writer = XML_WRITERS[format]
    const invoice = buildEInvoice(snapshot, format)
    const content = writer.write(invoice)
    return {
      invoiceId,
      format,
      mediaType: 'application/xml',
      name: writer.nameOf(invoice),
      content,
      sha256: hashOf(content),
      createTime: now,
    }
  })
  if (files.length > 0) await tx.insert(storedFiles).values(files)
}

/**
 * The PDF of an invoice or a credit note. The first reader renders it, outside of any transaction: of two at once both get the bytes of the
 * first one.
 * @throws Error when the stored bytes are not the ones that were stored
 */
export async function readInvoicePdf(db: Database, invoice: Issued, now: Date): Promise<StoredDocument> {
  const { invoiceId, invoiceNo, snapshot } = invoice
  const code = snapshot.formats?.includes('fa3') ? await readKsefCode(db, invoice) : undefined
  // Once KSeF has given it a number, the file with that number is another one.
  const format = code?.isKnown ? 'pdf-ksef' : 'pdf'
  const stored = await findStored(db, invoiceId, format)
  if (stored) return stored
  const content = await drawPaper('invoice', [snapshot, code])
  await db
    .insert(storedFiles)
    .values({
      invoiceId,
      format,
      mediaType: 'application/pdf',
      name: `${invoiceNo}.pdf`,
      content,
      sha256: hashOf(content),
      createTime: now,
    })
    .onConflictDoNothing()
  const written = await findStored(db, invoiceId, format)
  if (!written) throw new Error(`the document ${invoiceNo} was not stored`)
  return written
}

/** From the bytes that are kept, whose hash is what the code is about. */
async function readKsefCode(db: Database, { invoiceId, snapshot }: Issued): Promise<KsefCode | undefined> {
  const file = await findStored(db, invoiceId, 'fa3')
  return file && ksefCode(snapshot, file.content, await readKsefNumber(db, invoiceId))
}

/** The number that KSeF has given an invoice, null before that. */
export async function readKsefNumber(db: Database, invoiceId: number): Promise<string | null> {
  const isNumbered = and(
    eq(transmissions.invoiceId, invoiceId),
    eq(transmissions.format, 'fa3'),
    eq(transmissions.status, 'accepted'),
    ne(transmissions.networkId, ''),
  )
  const [last] = await db
    .select({ networkId: transmissions.networkId })
    .from(transmissions)
    .where(isNumbered)
    .orderBy(desc(transmissions.transmissionId))
    .limit(1)
  return last?.networkId ?? null
}

async function findStored(
  db: Database,
  invoiceId: number,
  format: XmlFormat | 'pdf' | 'pdf-ksef',
): Promise<StoredDocument | undefined> {
  const [file] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.invoiceId, invoiceId), eq(storedFiles.format, format)))
  if (!file) return undefined
  const content = Buffer.from(file.content)
  if (hashOf(content) !== file.sha256) throw new Error(`the stored document ${file.name} has changed`)
  return { name: file.name, mediaType: file.mediaType, content }
}

/** The form that goes along with the PDF in a mail: the usual one, where it is a file of its own. */
export const attachedFormat = ({ formats }: InvoiceSnapshot): XmlFormat | undefined => {
  const [usual] = formats ?? []
  return usual && isXmlFormat(usual) ? usual : undefined
}
