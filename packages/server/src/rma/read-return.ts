/** One return as its company reads it; a sub-account sees it at its own prices. */
import type {
  Address,
  Return,
  ReturnDeliveryType,
  ReturnFile,
  ReturnLine,
  ReturnLineProblem,
  ReturnReason,
} from '@cartwright/core/contract'
import { answerDay, dayIn, returnFormProblems, returnLineKey, returnProblems, sendsGoods } from '@cartwright/core/rules'
import { and, asc, eq } from 'drizzle-orm'
import { readToday } from '../account/billing'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import { accounts, rmaEvents, rmaFiles, rmaLines, rmas } from '../db/schema'
import { notFound } from '../http/api-error'
import { mayUse } from '../http/authorization'
import { fullName } from '../session/full-name'
import { estimateRefund, readRefund, toRefundLine } from './read-plan'
import { afterTaking, type FoundLine, readReturnable, sellerOf, toKitParts } from './returnable'

type LineRow = typeof rmaLines.$inferSelect

/**
 * @throws ApiError `NOT_FOUND` for an unknown return, for someone else's, and for one with a line of an order that the reader does not see:
 *   the prices of the company would follow from its sums
 * @source API-083
 */
export async function getReturn(scope: RequestContext, rmaId: number): Promise<Return> {
  const { db, caller, now } = scope
  const [row] = await db
    .select({ rma: rmas, placedBy: fullName })
    .from(rmas)
    .innerJoin(accounts, eq(accounts.accountId, rmas.accountId))
    .where(and(eq(rmas.rmaId, rmaId), eq(rmas.custId, caller.custId)))
  if (!row) throw notFound(`Return ${rmaId}`)
  const { rma, placedBy } = row
  const rows = await db.select().from(rmaLines).where(eq(rmaLines.rmaId, rmaId)).orderBy(asc(rmaLines.position))
  const found = await readReturnable(
    scope,
    rows.map(line => line.orderLineId),
    rmaId,
  )
  if (rows.some(line => !found.has(line.orderLineId))) throw notFound(`Return ${rmaId}`)
  const files = await readFiles(db, rmaId)
  const isDraft = rma.status === 'draft'
  const shown = rows.flatMap(line => {
    const known = found.get(line.orderLineId)
    return known ? [{ line, known }] : []
  })
  const [first] = shown
  const deliveryType = rma.deliveryType as ReturnDeliveryType | null
  const sums =
    rma.status === 'refund'
      ? await readRefund(scope, rma.creditNotes)
      : await estimateRefund(scope, { rmaId, deliveryType, lines: shown.map(({ line }) => toRefundLine(line)) })
  const today = await readToday(db, caller.orgId, now)
  const problems = isDraft ? problemsOf(rows, found, today) : []
  const lines = shown.map(({ line, known }): ReturnLine => {
    const key = returnLineKey(line.orderLineId, line.partSku)
    return {
      ...toLine(line, known),
      files: files.filter(file => returnLineKey(file.orderLineId ?? 0, file.partSku) === key).map(toFile),
      problems: problems[rows.indexOf(line)] ?? [],
      ...(sums.lines.get(key) ?? { amount: 0, fee: 0 }),
    }
  })
  const { returnAddress, submitTime } = rma
  return {
    id: rma.rmaId,
    rmaNo: rma.rmaNo,
    idNo: String(rma.rmaId),
    status: rma.status,
    version: rma.version,
    returnTime: formatTime(submitTime ?? rma.createTime),
    updateTime: formatTime(rma.updateTime),
    placedBy,
    reason: lines[0]?.reason ?? null,
    deliveryType,
    trackingNo: rma.trackingNo,
    returnAddress: returnAddress as unknown as Address | null,
    forwarder: rma.forwarder,
    otherForwarder: rma.otherForwarder,
    note: rma.note,
    files: files.map(toFile),
    lines,
    currency: first?.known.currency ?? caller.currency,
    amount: sums.amount,
    fee: sums.fee,
    shipping: sums.shipping,
    courierCost: sums.courierCost,
    vatRate: first?.known.vatRate ?? 0,
    vat: sums.vat,
    total: sums.total,
    problems: isDraft
      ? returnFormProblems({
          ...rma,
          deliveryType,
          hasAddress: returnAddress !== null,
          lineCount: rows.length,
          hasGoods: sendsGoods(rows),
        })
      : [],
    answerBy: submitTime && answerDay(dayIn(first?.known.timeZone ?? 'UTC', submitTime)),
    // Of the company, at its prices.
    creditNotes: caller.mainAccount && mayUse(caller, 'finance') ? rma.creditNotes : [],
    events: await readEvents(db, rmaId),
  }
}

type EntryRow = Pick<LineRow, 'orderLineId' | 'partSku' | 'returnQty' | 'otherReason' | 'batchNo'> & {
  reason: string | null
}

/**
 * What is wrong with each line of a return. Its seller is that of the first line. Where a kit goes back whole and by part, a line may take
 * what the lines before it leave.
 */
export function problemsOf(
  rows: readonly EntryRow[],
  found: ReadonlyMap<number, FoundLine>,
  today: string,
): ReturnLineProblem[][] {
  const first = found.get(rows[0]?.orderLineId ?? 0)
  return rows.map((row, at) => {
    const known = found.get(row.orderLineId)
    if (!known) return []
    const taken = rows.slice(0, at).filter(({ orderLineId }) => orderLineId === row.orderLineId)
    const entry = { ...row, partSkuId: row.partSku, reason: row.reason as ReturnReason | null }
    const problems = returnProblems(afterTaking(known, taken), entry, { today, enforced: known.isEnforced })
    return first && sellerOf(first) !== sellerOf(known)
      ? [{ code: 'OTHER_SELLER', blocks: true, day: null, qty: null }, ...problems]
      : problems
  })
}

const toLine = (line: LineRow, known: FoundLine) => ({
  orderLineId: line.orderLineId,
  orderNo: known.orderNo,
  orderItem: known.orderItem,
  goodsSkuId: known.goodsSkuId,
  brandName: known.brandName,
  number: known.number,
  oemCode: known.oemCode,
  custNumber: known.custNumber,
  name: known.name,
  colour: known.colour,
  image: known.image,
  orderedQty: known.orderedQty,
  deliveredQty: known.deliveredQty,
  leftQty: known.leftQty,
  kitParts: toKitParts(known),
  partSkuId: line.partSku,
  deliveredOn: known.deliveredOn,
  invoicedOn: known.invoicedOn,
  reported: known.reported,
  price: known.price,
  returnQty: line.returnQty,
  // Written by this server only, checked by the contract on the way in.
  reason: line.reason as ReturnReason | null,
  otherReason: line.otherReason,
  batchNo: line.batchNo,
  neverArrived: line.neverArrived,
  approvedQty: line.approvedQty,
  receivedQty: line.receivedQty,
  rejection: line.rejection,
})

interface StoredFile {
  fileId: string
  orderLineId: number | null
  partSku: number | null
  name: string
  type: string
  size: number
}

const readFiles = (db: Database, rmaId: number): Promise<StoredFile[]> =>
  db
    .select({
      fileId: rmaFiles.fileId,
      orderLineId: rmaFiles.orderLineId,
      partSku: rmaFiles.partSku,
      name: rmaFiles.name,
      type: rmaFiles.type,
      size: rmaFiles.size,
    })
    .from(rmaFiles)
    .where(eq(rmaFiles.rmaId, rmaId))
    .orderBy(asc(rmaFiles.orderLineId), asc(rmaFiles.position))

const toFile = ({ fileId, name, type, size }: StoredFile): ReturnFile => ({
  fileId,
  name,
  type: type as ReturnFile['type'],
  size,
})

async function readEvents(db: Database, rmaId: number): Promise<Return['events']> {
  const rows = await db.select().from(rmaEvents).where(eq(rmaEvents.rmaId, rmaId)).orderBy(asc(rmaEvents.eventId))
  return rows.map(({ kind, at }) => ({ kind, at: formatTime(at) }))
}
