/** Credit notes: what is taken back of an invoice, which itself is never changed. */
import { CODE } from '@cartwright/core/contract'
import { dayIn, sum } from '@cartwright/core/rules'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { invoices, orders, receivables, sellers } from '../db/schema'
import { ApiError } from '../http/api-error'
import { type Credited, creditOf } from './credit-content'
import { writeInvoice } from './issue-invoice'
import { lockOpenEntries, matchEntries } from './receivables'
import { readKsefNumber } from './stored-documents'

/** What is wrong, for the supplier. */
const refuse = (text: string) => new ApiError(CODE.REFUSED, text)

/**
 * Writes a credit note and matches it to its invoice as far as that is open.
 * @param tx a transaction that has locked the order of the invoice
 * @param rmaNo the return whose goods it credits, if any
 * @returns its number
 * @throws ApiError `REFUSED` for an unknown invoice, and for more than is left of it
 * @source FIN-005
 */
export async function issueCreditNote(tx: Database, wanted: Credited, now: Date, rmaNo?: string): Promise<string> {
  const [found] = await tx
    .select({ invoice: invoices, order: orders, seller: sellers, entry: receivables })
    .from(invoices)
    .innerJoin(orders, eq(orders.orderId, invoices.orderId))
    .innerJoin(sellers, eq(sellers.sellerId, invoices.sellerId))
    .innerJoin(receivables, eq(receivables.invoiceId, invoices.invoiceId))
    .where(and(eq(invoices.invoiceNo, wanted.invoiceNo), eq(invoices.kind, 'invoice')))
  if (!found) throw refuse(`There is no invoice ${wanted.invoiceNo}.`)
  const { invoice, order, seller } = found
  await lockOpenEntries(tx, order.custId)
  const rows = await tx
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .where(eq(invoices.correctsId, invoice.invoiceId))
    .orderBy(asc(invoices.invoiceId))
  const earlier = rows.map(({ snapshot }) => snapshot)
  const invoiceDate = dayIn(seller.timeZone, now)
  const counted = earlier.filter(({ invoiceNo }) => !wanted.later?.includes(invoiceNo))
  const content = creditOf(invoice.snapshot, counted, wanted)
  const networkId = await readKsefNumber(tx, invoice.invoiceId)
  const corrects = content.corrects && { ...content.corrects, ...(networkId !== null && { networkId }) }
  if (content.sums.grandTotal <= 0) throw refuse('Nothing is left to credit after the deductions.')
  const { invoiceNo, receivableId } = await writeInvoice(
    tx,
    // A credit may be used at once.
    { ...content, corrects, invoiceDate, dueDate: invoiceDate, ...(rmaNo && { rmaNo }) },
    {
      seller,
      order,
      shipmentId: invoice.shipmentId,
      correctsId: invoice.invoiceId,
      creditable: sum([invoice.snapshot.sums.grandTotal, ...earlier.map(({ sums }) => -sums.grandTotal)]),
    },
    now,
  )
  const [open] = await tx.select().from(receivables).where(eq(receivables.receivableId, found.entry.receivableId))
  const [credit] = await tx.select().from(receivables).where(eq(receivables.receivableId, receivableId))
  if (open?.status === 'open' && credit) await matchEntries(tx, { credit, invoice: open, day: invoiceDate })
  return invoiceNo
}
