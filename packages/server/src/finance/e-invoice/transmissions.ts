/** Which electronic invoices have been handed to a network, and what it answered. */
import type { EInvoiceFormat } from '@cartwright/core/contract'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { invoices, type TransmissionStatus, transmissions } from '../../db/schema'

/** Documents that are read at once. */
const PIECE = 100

type Invoice = typeof invoices.$inferSelect

/**
 * Documents with an electronic form, the oldest first, in pieces.
 * @param all also those of which something is recorded
 */
export async function* readElectronic(db: Database, all: boolean): AsyncGenerator<Invoice[]> {
  const isElectronic = sql`jsonb_array_length(coalesce(${invoices.snapshot} -> 'formats', '[]')) > 0`
  const isWaiting = sql`not exists (select 1 from ${transmissions} t where t.invoice_id = ${invoices.invoiceId})`
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(invoices)
      .where(and(isElectronic, all ? undefined : isWaiting, gt(invoices.invoiceId, last)))
      .orderBy(asc(invoices.invoiceId))
      .limit(PIECE)
    if (rows.length > 0) yield rows
    last = rows.at(-1)?.invoiceId ?? last
    if (rows.length < PIECE) return
  }
}

/** What networks have answered about a document, the first answer first. */
export const readTransmissions = (db: Database, invoiceId: number) =>
  db
    .select()
    .from(transmissions)
    .where(eq(transmissions.invoiceId, invoiceId))
    .orderBy(asc(transmissions.transmissionId))

export interface Answer {
  invoiceId: number
  format: EInvoiceFormat
  status: TransmissionStatus
  networkId: string
  message: string
}

export async function recordTransmission(db: Database, answer: Answer, now: Date): Promise<void> {
  await db.insert(transmissions).values({ ...answer, createTime: now })
}
