/** One invoice or credit note, and what has cleared it. */
import type { CallResult } from '@cartwright/core/contract'
import { effectivePrice, isOrderReturnable } from '@cartwright/core/rules'
import { aliasedTable, and, asc, eq, or } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { invoices, matches, orders, payments, receivables } from '../db/schema'
import { notFound } from '../http/api-error'
import { pdfBytesOf, toEntries, viewOf, visible } from './list-entries'
import { seeInvoices } from './seen-invoice'

/**
 * @throws ApiError `NOT_FOUND` for an unknown number, and for someone else's
 * @source API-088
 */
export async function getEntry(scope: RequestContext, invoiceNo: string): Promise<CallResult<'finance.get'>> {
  const { db, caller } = scope
  const view = await viewOf(scope, undefined)
  const [row] = await db
    .select({
      entry: receivables,
      paid: receivables.paid,
      balance: receivables.balance,
      order: orders,
      invoice: invoices,
      pdfBytes: pdfBytesOf,
    })
    .from(receivables)
    .innerJoin(invoices, eq(invoices.invoiceId, receivables.invoiceId))
    .innerJoin(orders, eq(orders.orderId, receivables.orderId))
    .where(and(visible(scope), eq(receivables.number, invoiceNo)))
  if (!row) throw notFound(`Invoice ${invoiceNo}`)
  const { snapshot } = row.invoice
  const shown = {
    entry: row.entry,
    paid: String(row.paid),
    balance: String(row.balance),
    orderNo: row.order.orderNo,
    formats: snapshot.formats ? [...snapshot.formats] : null,
    pdfBytes: row.pdfBytes,
  }
  const [entry] = await toEntries(scope, [shown], view)
  const [seen] = await seeInvoices(scope, [snapshot])
  if (!entry || !seen) throw new Error('an entry was not read')
  const { subtotal, allowance, charge, total, vat, grandTotal } = seen.sums
  return {
    ...entry,
    soNo: snapshot.soNo,
    shipment: snapshot.shipment,
    corrects: snapshot.corrects?.invoiceNo ?? null,
    isReturnable: entry.type === 'invoice' && isOrderReturnable(row.order.status),
    lines: seen.lines.map(line => ({
      number: line.number,
      custNumber: line.custNumber,
      oemCode: line.oemCode,
      name: line.name,
      qty: line.qty,
      unitPrice: effectivePrice(line),
      net: line.net,
    })),
    subtotal,
    allowance,
    charge,
    total,
    vat,
    grandTotal,
    allowances: seen.allowances.map(({ kind, amount }) => ({ kind, amount })),
    // Amounts of payments are the company's.
    matches: caller.mainAccount ? await readMatches(scope, row.entry.receivableId) : [],
  }
}

async function readMatches({ db }: RequestContext, receivableId: number) {
  const credit = aliasedTable(receivables, 'credit')
  const invoice = aliasedTable(receivables, 'invoice')
  const rows = await db
    .select({
      day: matches.day,
      amount: matches.amount,
      reference: payments.reference,
      creditId: matches.creditId,
      credit: credit.number,
      invoice: invoice.number,
    })
    .from(matches)
    .innerJoin(invoice, eq(invoice.receivableId, matches.invoiceId))
    .leftJoin(payments, eq(payments.paymentId, matches.paymentId))
    .leftJoin(credit, eq(credit.receivableId, matches.creditId))
    .where(or(eq(matches.invoiceId, receivableId), eq(matches.creditId, receivableId)))
    .orderBy(asc(matches.day), asc(matches.matchId))
  return rows.map(({ day, amount, reference, creditId, credit: from, invoice: to }) => ({
    day,
    amount,
    by: creditId === receivableId ? to : (reference ?? from ?? ''),
  }))
}
