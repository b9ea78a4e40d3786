/** Documents as they were issued: rendered once, kept, and checked each time they are read. */
import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { invoices, storedFiles } from '../db/schema'
import { invoicePaper } from '../documents/invoice.paper'
import { notFound } from '../http/api-error'
import { assertSeesCompanyPrices } from '../http/authorization'

export interface StoredDocument {
  name: string
  mediaType: string
  content: Buffer
}

/**
 * The document of an invoice or credit note of the reader's company.
 * @throws ApiError `FORBIDDEN` for accounts that see other prices, `NOT_FOUND` for an unknown number and for someone else's
 * @source API-095
 */
export async function readDocument(
  { db, caller, now }: RequestContext,
  type: 'invoice' | 'creditNote',
  invoiceNo: string,
): Promise<StoredDocument> {
  assertSeesCompanyPrices(caller)
  const kind = type === 'invoice' ? 'invoice' : 'credit'
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.invoiceNo, invoiceNo), eq(invoices.kind, kind), eq(invoices.custId, caller.custId)))
  if (!invoice) throw notFound(`Invoice ${invoiceNo}`)
  return readInvoicePdf(db, invoice, now)
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/**
 * The PDF of an invoice or a credit note. The first reader renders it, outside of any transaction: of two at once both get the bytes of the
 * first one.
 * @throws Error when the stored bytes are not the ones that were stored
 */
export async function readInvoicePdf(
  db: Database,
  invoice: Pick<typeof invoices.$inferSelect, 'invoiceId' | 'invoiceNo' | 'snapshot'>,
  now: Date,
): Promise<StoredDocument> {
  const { invoiceId, invoiceNo, snapshot } = invoice
  const stored = await findStored(db, invoiceId)
  if (stored) return stored
  const content = await invoicePaper(snapshot)
  await db
    .insert(storedFiles)
    .values({
      ...{ invoiceId, format: 'pdf', mediaType: 'application/pdf', name: `${invoiceNo}.pdf`, content },
      ...{ sha256: hashOf(content), createTime: now },
    })
    .onConflictDoNothing()
  const written = await findStored(db, invoiceId)
  if (!written) throw new Error(`the document ${invoiceNo} was not stored`)
  return written
}

async function findStored(db: Database, invoiceId: number): Promise<StoredDocument | undefined> {
  const [file] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.invoiceId, invoiceId), eq(storedFiles.format, 'pdf')))
  if (!file) return undefined
  const content = Buffer.from(file.content)
  if (hashOf(content) !== file.sha256) throw new Error(`the stored document ${file.name} has changed`)
  return { name: file.name, mediaType: file.mediaType, content }
}
