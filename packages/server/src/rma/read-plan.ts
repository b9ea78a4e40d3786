/** The invoices that a return is credited on, and what the credit comes to. */
import type { ReturnDeliveryType } from '@cartwright/core/contract'
import { and, asc, eq, gt, inArray, min } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { invoices, orderLines, orders, orgSites, shipVias } from '../db/schema'
import { seeInvoices } from '../finance/seen-invoice'
import { planRefund, type RefundLine, type RefundPlan, type RefundSums, refundSums } from './refund-plan'

/** At the prices of the company. */
export async function readPlan(
  db: Database,
  lines: readonly RefundLine[],
  deliveryType: ReturnDeliveryType | null,
): Promise<RefundPlan> {
  return planRefund(await readDocuments(db, lines), lines, { deliveryType, freight: await readFreight(db, lines) })
}

/** What a return that is credited like this comes to, as the reader sees it. */
export async function estimateRefund(
  scope: RequestContext,
  lines: readonly RefundLine[],
  deliveryType: ReturnDeliveryType | null,
): Promise<RefundSums> {
  const { db } = scope
  const documents = await readDocuments(db, lines)
  const seen = await seeInvoices(
    scope,
    documents.map(({ snapshot }) => snapshot),
  )
  const { credits } = planRefund(
    documents.map((document, at) => ({ ...document, snapshot: { ...document.snapshot, ...seen[at] } })),
    lines,
    { deliveryType, freight: await readFreight(db, lines) },
  )
  return refundSums(credits.map(({ content }) => content))
}

/** What credit notes that are written come to, as the reader sees them. */
export async function readRefund(scope: RequestContext, creditNotes: readonly string[]): Promise<RefundSums> {
  const rows = await scope.db
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .where(inArray(invoices.invoiceNo, [...creditNotes]))
    .orderBy(asc(invoices.invoiceId))
  return refundSums(
    await seeInvoices(
      scope,
      rows.map(({ snapshot }) => snapshot),
    ),
  )
}

const idsOf = (lines: readonly RefundLine[]) => intArray(lines.map(line => line.orderLineId))

function readDocuments(db: Database, lines: readonly RefundLine[]) {
  if (lines.length === 0) return []
  const orderIds = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(isOneOf(orderLines.orderLineId, idsOf(lines)))
  return db
    .select({ invoiceId: invoices.invoiceId, correctsId: invoices.correctsId, snapshot: invoices.snapshot })
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds))
    .orderBy(asc(invoices.invoiceId))
}

/** What the courier of the supplier costs: the cheapest way of the site that is not free. */
async function readFreight(db: Database, lines: readonly RefundLine[]): Promise<number> {
  if (lines.length === 0) return 0
  const [row] = await db
    .select({ cost: min(shipVias.cost) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .innerJoin(orgSites, eq(orgSites.orgId, orders.orgId))
    .innerJoin(shipVias, and(eq(shipVias.region, orgSites.region), gt(shipVias.cost, 0)))
    .where(isOneOf(orderLines.orderLineId, idsOf(lines)))
  return Number(row?.cost ?? 0)
}
