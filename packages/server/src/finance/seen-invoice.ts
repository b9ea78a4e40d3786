/** Invoices as a sub-account sees them: at its own prices, so that the company's follow from no amount (ACC-016). */
import { effectivePrice, type InvoiceSums, invoiceSums, partOfLine, sum } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { intArray } from '../db/rows'
import { type InvoiceSnapshot, invoices, orderLines, orders, type SnapshotLine } from '../db/schema'
import { pricesFor } from '../orders/order.view'
import { readAccountPrices } from '../orders/own-prices'

export interface SeenInvoice {
  lines: SnapshotLine[]
  sums: InvoiceSums
}

/** Amounts of invoices by id, those of credit notes below zero. */
export async function readSeenAmounts(scope: RequestContext, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await scope.db
    .select({ invoiceId: invoices.invoiceId, kind: invoices.kind, snapshot: invoices.snapshot })
    .from(invoices)
    .where(isOneOf(invoices.invoiceId, intArray(ids)))
  const seen = await seeInvoices(
    scope,
    rows.map(({ snapshot }) => snapshot),
  )
  return new Map(
    rows.map(({ invoiceId, kind }, at) => {
      const total = seen[at]?.sums.grandTotal ?? 0
      return [invoiceId, kind === 'credit' ? sum([-total]) : total]
    }),
  )
}

/** A main account sees them as they are. */
export async function seeInvoices(
  scope: RequestContext,
  snapshots: readonly InvoiceSnapshot[],
): Promise<SeenInvoice[]> {
  const { db, caller } = scope
  if (caller.mainAccount) return snapshots.map(({ lines, sums }) => ({ lines, sums }))
  const lineIds = snapshots.flatMap(({ lines }) => lines.map(({ lineId }) => lineId))
  const rows = await db
    .select({ line: orderLines, accountId: orders.accountId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(isOneOf(orderLines.orderLineId, intArray(lineIds)))
  const ordered = new Map(rows.map(row => [row.line.orderLineId, row]))
  const ownPrices = await readAccountPrices(
    scope,
    rows.map(({ line }) => line.goodsSkuId),
  )
  return snapshots.map(snapshot => {
    const lines = snapshot.lines.map(line => {
      const row = ordered.get(line.lineId)
      if (!row) return line
      const { unitPrice, discountPrice } = pricesFor(row.line, row.accountId === caller.accountId, {
        caller,
        ownPrices,
      })
      const price = effectivePrice({ unitPrice, discountPrice })
      return { ...line, unitPrice, discountPrice, net: partOfLine(price, line.before, line.before + line.qty) }
    })
    const sums = invoiceSums({
      lines,
      allowances: snapshot.allowances.map(({ amount }) => amount),
      charges: snapshot.charges.map(({ amount }) => amount),
    })
    return { lines, sums }
  })
}
