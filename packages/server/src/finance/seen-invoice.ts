/** Invoices as a sub-account sees them: at its own prices, so that the company's follow from no amount (ACC-016). */
import { effectivePrice, invoiceSums, nextShare, partOfLine, sum } from '@cartwright/core/rules'
import { asc, eq, inArray } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { discountOn } from '../coupons/coupon-of-order'
import { intArray } from '../db/rows'
import {
  type AssumedCredit,
  type CreditParts,
  type InvoiceSnapshot,
  invoices,
  orderLines,
  orders,
  type SnapshotLine,
} from '../db/schema'
import { pricesFor } from '../orders/order.view'
import { readAccountPrices } from '../orders/own-prices'
import { type CreditedPart, creditOf, deductionsOf, ofKind } from './credit-content'
import { restockingFee } from './return-sums'

export type SeenInvoice = Pick<InvoiceSnapshot, 'lines' | 'allowances' | 'sums'>

type LineRow = typeof orderLines.$inferSelect
type OrderRow = Pick<typeof orders.$inferSelect, 'orderId' | 'accountId' | 'coupon'>
interface OrderedLine {
  line: LineRow
  order: OrderRow
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
  if (caller.mainAccount || snapshots.length === 0) return [...snapshots]
  const orderNos = [...new Set(snapshots.map(({ orderNo }) => orderNo))]
  const rows = await db
    .select({
      line: orderLines,
      order: { orderId: orders.orderId, accountId: orders.accountId, coupon: orders.coupon },
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(inArray(orders.orderNo, orderNos))
  const ownPrices = await readAccountPrices(
    scope,
    rows.map(({ line }) => line.goodsSkuId),
  )
  const ordered = rows.map(({ line, order }): OrderedLine => {
    const prices = pricesFor(line, order.accountId === caller.accountId, { caller, ownPrices })
    return { line: { ...line, ...prices }, order }
  })
  const documents = await db
    .select({ orderId: invoices.orderId, snapshot: invoices.snapshot })
    .from(invoices)
    .where(isOneOf(invoices.orderId, intArray(ordered.map(({ order }) => order.orderId))))
    .orderBy(asc(invoices.invoiceId))
  const seen = new Map<string, CreditParts>()
  for (const orderId of new Set(ordered.map(({ order }) => order.orderId)))
    seeOrder(
      seen,
      documents.filter(document => document.orderId === orderId).map(({ snapshot }) => snapshot),
      ordered.filter(({ order }) => order.orderId === orderId),
    )
  return snapshots.map(snapshot => seen.get(snapshot.invoiceNo) ?? snapshot)
}

/**
 * Shares of coupon and tax are cumulative over the invoices of an order and over the credit notes of an invoice, at the prices of the
 * reader as at those of the company.
 * @param seen by number; documents of the order are added
 */
function seeOrder(
  seen: Map<string, CreditParts>,
  documents: readonly InvoiceSnapshot[],
  ordered: readonly OrderedLine[],
): void {
  const partsOf = (snapshots: readonly InvoiceSnapshot[]) =>
    snapshots.flatMap(({ invoiceNo }) => seen.get(invoiceNo) ?? [])
  for (const [at, snapshot] of documents.entries()) {
    const before = documents.slice(0, at)
    const { corrects } = snapshot
    const invoice = documents.find(({ invoiceNo }) => invoiceNo === corrects?.invoiceNo)
    const seenInvoice = invoice && seen.get(invoice.invoiceNo)
    if (invoice && seenInvoice) {
      const earlier = new Map(
        before
          .filter(other => other.corrects?.invoiceNo === corrects?.invoiceNo)
          .flatMap(other => partsOf([other]).map(parts => [other.invoiceNo, parts] as const)),
      )
      seen.set(snapshot.invoiceNo, seeCredit(snapshot, { ...invoice, ...seenInvoice }, earlier))
    } else {
      const earlier = partsOf(before.filter(({ kind }) => kind === 'invoice'))
      seen.set(snapshot.invoiceNo, seeInvoice(snapshot, earlier, ordered))
    }
  }
}

/** @param ordered all lines of the order, as the reader sees them */
function seeInvoice(
  snapshot: InvoiceSnapshot,
  earlier: readonly CreditParts[],
  ordered: readonly OrderedLine[],
): CreditParts {
  const byId = new Map(ordered.map(({ line }) => [line.orderLineId, line]))
  const lines = snapshot.lines.map((line): SnapshotLine => {
    const row = byId.get(line.lineId)
    if (!row) return line
    const { unitPrice, discountPrice } = row
    const net = partOfLine(effectivePrice(row), line.before, line.before + line.qty)
    return { ...line, unitPrice, discountPrice, net }
  })
  const whole = ordered.map(({ line }) => line)
  const coupon = nextShare(discountOn(ordered[0]?.order.coupon ?? null, whole), {
    upTo: sum([...earlier.map(({ sums }) => sums.subtotal), ...lines.map(({ net }) => net)]),
    whole: sum(whole.map(({ price }) => price)),
    used: sum(earlier.flatMap(({ allowances }) => allowances.map(({ amount }) => amount))),
  })
  // An invoice has no other allowance.
  const allowances = snapshot.allowances.map(allowance => ({ ...allowance, amount: coupon }))
  const { charges } = snapshot
  const sums = invoiceSums({
    lines,
    allowances: allowances.map(({ amount }) => amount),
    charges: charges.map(({ amount }) => amount),
  })
  return { lines, allowances, charges, sums }
}

/**
 * What follows from prices of the company is calculated at those of the reader; the freight is the same for both.
 * @param earlier by number, credit notes of the invoice that were written before
 * @param follows credits that are assumed
 */
function seeCredit(
  { lines, allowances, charges, later = [], ...more }: AssumedCredit & Pick<InvoiceSnapshot, 'assumed'>,
  invoice: InvoiceSnapshot,
  earlier: ReadonlyMap<string, CreditParts>,
  follows: readonly CreditParts[] = [],
): CreditParts {
  const assumed = [...follows]
  for (const credit of more.assumed ?? []) assumed.push(seeCredit(credit, invoice, earlier, assumed))
  const before = [...[...earlier].flatMap(([no, credit]) => (later.includes(no) ? [] : [credit])), ...assumed]
  const pieces = new Map(
    lines.flatMap(({ lineId, qty, partSku }) => (partSku === undefined ? [[lineId, qty] as const] : [])),
  )
  const wanted = { invoiceNo: invoice.invoiceNo, pieces, parts: partsOn(lines), charges }
  const withFee = allowances.find(({ kind }) => kind === 'restocking')?.lineIds ?? []
  const plain = creditOf(invoice, before, wanted)
  const deductions = deductionsOf(plain, ofKind(allowances, 'returnFreight'), ({ lineId, net }) =>
    withFee.includes(lineId) ? restockingFee(net, FEE_KEPT) : 0,
  )
  return creditOf(invoice, before, { ...wanted, deductions })
}

/** Pieces of a part may stand in two lines, by the cent of their shares. */
function partsOn(lines: readonly SnapshotLine[]): CreditedPart[] {
  const all = new Map<string, CreditedPart>()
  for (const { lineId, partSku, qty, withKit } of lines) {
    if (partSku === undefined) continue
    const key = `${lineId} ${partSku} ${withKit}`
    all.set(key, { lineId, partSku, qty: qty + (all.get(key)?.qty ?? 0), ...(withKit && { withKit }) })
  }
  return [...all.values()]
}

const FEE_KEPT = { reason: 'notRequired' } as const
