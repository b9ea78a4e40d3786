/** Invoices as a sub-account sees them: at its own prices, so that the company's follow from no amount (ACC-016). */
import { effectivePrice, invoiceSums, nextShare, partOfLine, restockingFee, sum } from '@cartwright/core/rules'
import { eq, inArray } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { discountOn } from '../coupons/coupon-of-order'
import { intArray } from '../db/rows'
import {
  type InvoiceSnapshot,
  invoices,
  orderLines,
  orders,
  type SnapshotAllowance,
  type SnapshotLine,
} from '../db/schema'
import { pricesFor } from '../orders/order.view'
import { readAccountPrices } from '../orders/own-prices'

export type SeenInvoice = Pick<InvoiceSnapshot, 'lines' | 'allowances' | 'sums'>

type LineRow = typeof orderLines.$inferSelect
type OrderRow = Pick<typeof orders.$inferSelect, 'orderId' | 'accountId' | 'coupon'>

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
  if (caller.mainAccount) return snapshots.map(({ lines, allowances, sums }) => ({ lines, allowances, sums }))
  const orderNos = [...new Set(snapshots.map(({ orderNo }) => orderNo))]
  const rows = await db
    .select({
      line: orderLines,
      order: { orderId: orders.orderId, accountId: orders.accountId, coupon: orders.coupon },
      orderNo: orders.orderNo,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(inArray(orders.orderNo, orderNos))
  const ownPrices = await readAccountPrices(
    scope,
    rows.map(({ line }) => line.goodsSkuId),
  )
  const seen = rows.map(({ line, order, orderNo }) => {
    const prices = pricesFor(line, order.accountId === caller.accountId, { caller, ownPrices })
    return { line: { ...line, ...prices }, order, orderNo }
  })
  return snapshots.map(snapshot =>
    seeInvoice(
      snapshot,
      seen.filter(({ orderNo }) => orderNo === snapshot.orderNo),
    ),
  )
}

/** @param ordered all lines of the order, as the reader sees them */
function seeInvoice(snapshot: InvoiceSnapshot, ordered: readonly { line: LineRow; order: OrderRow }[]): SeenInvoice {
  const byId = new Map(ordered.map(({ line }) => [line.orderLineId, line]))
  const lines = snapshot.lines.map((line): SnapshotLine => {
    const row = byId.get(line.lineId)
    if (!row) return line
    const { unitPrice, discountPrice } = row
    const net = partOfLine(effectivePrice(row), line.before, line.before + line.qty)
    return { ...line, unitPrice, discountPrice, net }
  })
  const whole = ordered.map(({ line }) => line)
  const discount = discountOn(ordered[0]?.order.coupon ?? null, whole)
  const allowances = snapshot.allowances.map(allowance => ({
    ...allowance,
    amount: seenAllowance(allowance, lines, { discount, subtotal: sum(whole.map(({ price }) => price)) }),
  }))
  const sums = invoiceSums({
    lines,
    allowances: allowances.map(({ amount }) => amount),
    charges: snapshot.charges.map(({ amount }) => amount),
  })
  return { lines, allowances, sums }
}

/** What follows from prices of the company is calculated at those of the reader; the freight is the same for both. */
function seenAllowance(
  { kind, amount, lineIds = [] }: SnapshotAllowance,
  lines: readonly SnapshotLine[],
  { discount, subtotal }: { discount: number; subtotal: number },
): number {
  if (kind === 'coupon') {
    return nextShare(discount, { upTo: sum(lines.map(({ net }) => net)), whole: subtotal, used: 0 })
  }
  if (kind !== 'restocking') return amount
  return sum(lines.filter(({ lineId }) => lineIds.includes(lineId)).map(({ net }) => restockingFee(net, FEE_KEPT)))
}

const FEE_KEPT = { reason: 'notRequired' } as const
