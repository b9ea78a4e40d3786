/** The invoices that a return is credited on, and what the credit comes to. */
import type { ReturnDeliveryType, ReturnReason } from '@cartwright/core/contract'
import { and, asc, eq, gt, inArray, isNotNull, min } from 'drizzle-orm'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { intArray } from '../db/rows'
import { invoices, orderLines, orders, orgSites, rmaLines, rmas, shipVias } from '../db/schema'
import { returnFreight } from '../finance/return-sums'
import { seeInvoices } from '../finance/seen-invoice'
import {
  assumeCredits,
  planRefund,
  type RefundDocument,
  type RefundLine,
  type RefundPlan,
  type RefundSums,
  refundSums,
  type SubmittedReturn,
} from './refund-plan'

/** A return whose credit is planned, at the point in time at which it was submitted. */
export interface PlannedReturn {
  /** Null for lines that are in no return. */
  rmaId: number | null
  custId: number
  deliveryType: ReturnDeliveryType | null
  lines: readonly RefundLine[]
}

/** At the prices of the company. */
export async function readPlan(db: Database, planned: PlannedReturn): Promise<RefundPlan> {
  const { lines, deliveryType } = planned
  const earlier = await readEarlier(db, planned)
  const { documents, submitted, place } = await readPlaces(db, earlier, planned)
  return planRefund(assumeCredits(documents, submitted), lines, {
    deliveryType,
    freight: await readFreight(db, lines),
    ...(place !== undefined && { place }),
  })
}

/** Sums of a return, and what the supplier's courier costs, also where another delivery type is chosen. */
type ShownSums = RefundSums & { courierCost: number }

/** What a return that is credited like this comes to, as the reader sees it. */
export async function estimateRefund(
  scope: RequestContext,
  planned: Omit<PlannedReturn, 'custId'>,
): Promise<ShownSums> {
  const { db, caller } = scope
  const { lines, deliveryType } = planned
  const earlier = await readEarlier(db, { ...planned, custId: caller.custId })
  const { documents, submitted, place } = await readPlaces(db, earlier, planned)
  const seen = await seeInvoices(
    scope,
    documents.map(({ snapshot }) => snapshot),
  )
  const freight = await readFreight(db, lines)
  const { credits } = planRefund(
    assumeCredits(
      documents.map((document, at) => ({ ...document, snapshot: { ...document.snapshot, ...seen[at] } })),
      submitted,
    ),
    lines,
    { deliveryType, freight, ...(place !== undefined && { place }) },
  )
  const courierCost = returnFreight(
    'supplierCourier',
    lines.filter(({ qty }) => qty > 0),
    freight,
  )
  return { ...refundSums(credits.map(({ content }) => content)), courierCost }
}

type EarlierReturn = SubmittedReturn & { rmaId: number }

/** Open returns of the company that were submitted before this one, the earlier one first. */
async function readEarlier(
  db: Database,
  { rmaId, custId }: Pick<PlannedReturn, 'rmaId' | 'custId'>,
): Promise<EarlierReturn[]> {
  const open = await db
    .select({ rmaId: rmas.rmaId, deliveryType: rmas.deliveryType, line: rmaLines })
    .from(rmas)
    .innerJoin(rmaLines, eq(rmaLines.rmaId, rmas.rmaId))
    .where(and(eq(rmas.custId, custId), inArray(rmas.status, ['application for return', 'audit approved'])))
    .orderBy(asc(rmas.submitTime), asc(rmas.rmaId), asc(rmaLines.position))
  const ids = [...new Set(open.map(row => row.rmaId))]
  // Without one it will be the last.
  const own = rmaId === null ? -1 : ids.indexOf(rmaId)
  const before = own < 0 ? ids : ids.slice(0, own)
  const submitted: EarlierReturn[] = []
  for (const id of before) {
    const rows = open.filter(row => row.rmaId === id)
    const lines = rows.map(({ line }) => toRefundLine(line))
    const deliveryType = rows[0]?.deliveryType as ReturnDeliveryType | null
    submitted.push({ rmaId: id, lines, deliveryType, freight: await readFreight(db, lines) })
  }
  return submitted
}

/** What the audit has approved counts, once it has decided. */
export const toRefundLine = ({
  orderLineId,
  partSku,
  approvedQty,
  returnQty,
  reason,
  feeWaived,
}: typeof rmaLines.$inferSelect): RefundLine => ({
  orderLineId,
  partSku,
  qty: approvedQty ?? Math.max(0, returnQty ?? 0),
  reason: reason as ReturnReason | null,
  isFeeWaived: feeWaived,
})

/** What credit notes that are written come to, as the reader sees them. */
export async function readRefund(scope: RequestContext, creditNotes: readonly string[]): Promise<ShownSums> {
  const rows = await scope.db
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .where(inArray(invoices.invoiceNo, [...creditNotes]))
    .orderBy(asc(invoices.invoiceId))
  const sums = refundSums(
    await seeInvoices(
      scope,
      rows.map(({ snapshot }) => snapshot),
    ),
  )
  return { ...sums, courierCost: Math.abs(sums.shipping) }
}

const idsOf = (lines: readonly RefundLine[]) => intArray(lines.map(line => line.orderLineId))

function readDocuments(db: Database, returned: readonly Pick<PlannedReturn, 'lines'>[]) {
  const lines = returned.flatMap(each => each.lines)
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

/** The documents of returns, and the place of each return and of each credit note of one, in the order in which they were submitted. */
async function readPlaces(
  db: Database,
  earlier: readonly EarlierReturn[],
  planned: Pick<PlannedReturn, 'rmaId' | 'lines'>,
) {
  const documents: RefundDocument[] = await readDocuments(db, [...earlier, planned])
  const lineIds = documents.flatMap(({ snapshot }) => snapshot.lines.map(({ lineId }) => lineId))
  const ofLines = db
    .select({ id: rmaLines.rmaId })
    .from(rmaLines)
    .where(isOneOf(rmaLines.orderLineId, intArray(lineIds)))
  const rows = await db
    .select({ rmaId: rmas.rmaId, creditNotes: rmas.creditNotes })
    .from(rmas)
    .where(and(isNotNull(rmas.submitTime), inArray(rmas.rmaId, ofLines)))
    .orderBy(asc(rmas.submitTime), asc(rmas.rmaId))
  const placeOf = (isIt: (row: (typeof rows)[number]) => boolean) => {
    const at = rows.findIndex(isIt)
    return at < 0 ? {} : { place: at }
  }
  return {
    documents: documents.map(document => ({
      ...document,
      ...placeOf(({ creditNotes }) => creditNotes.includes(document.snapshot.invoiceNo)),
    })),
    submitted: earlier.map(each => ({ ...each, ...placeOf(({ rmaId }) => rmaId === each.rmaId) })),
    place: undefined,
    ...placeOf(({ rmaId }) => rmaId === planned.rmaId),
  }
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
