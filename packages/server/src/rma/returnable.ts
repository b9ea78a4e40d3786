/** Lines of orders, with what can go back of them. */
import { CODE, type ReturnableLine } from '@cartwright/core/contract'
import {
  dayIn,
  effectivePrice,
  normalizeNumber,
  type ReturnableFacts,
  returnBlocks,
  returnLineKey,
} from '@cartwright/core/rules'
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { findMatches } from '../catalogue/find-matches'
import { findPartsById } from '../catalogue/find-parts'
import { imagePath } from '../catalogue/image-path'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import { foldedNumber, holdsNumber } from '../db/folded-number'
import { intArray, readRows } from '../db/rows'
import {
  invoices,
  orderLines,
  orders,
  orgSites,
  receivables,
  reportLines,
  reports,
  rmaLines,
  rmas,
  type SnapshotKitPart,
  sellers,
  shipmentLines,
  shipments,
} from '../db/schema'
import { type KitPiecesGone, partPiecesLeft, wholeKitsLeft } from '../finance/kit'
import { visible } from '../finance/list-entries'
import { ApiError } from '../http/api-error'
import { orderIdsByGoods } from '../orders/find-by-number'
import { kitIn } from '../orders/line-snapshot'
import { pricesFor } from '../orders/order.view'
import { hasSeenPrices, readAccountPrices } from '../orders/own-prices'

/** Lines after which a search by keyword takes no further order. */
const FOUND_MAX = 60

/** A line of an order of the company, and what its return follows from. */
export interface FoundLine extends Omit<ReturnableLine, 'problems' | 'kitParts' | 'reported'>, ReturnableFacts {
  reported: ReturnableLine['reported']
  kitParts: (ReturnableLine['kitParts'][number] & { invoicedQty: number })[]
  orgId: number
  vatRate: number
  timeZone: string
  /** A passed time refuses a return, see `ops site:set`. */
  isEnforced: boolean
  pieces: LinePieces
}

/** Pieces of a line, whole ones and those of parts, from which follows what is left. */
interface LinePieces {
  kit: SnapshotKitPart[]
  delivered: number
  invoiced: number
  /** In returns, or credited without one. */
  held: KitPiecesGone
  /** Credited, or in returns that will be. */
  credited: KitPiecesGone
}

/** Goods of another seller, in another currency or with another tax are credited by a document of their own. */
export const sellerOf = ({ orgId, currency, vatRate }: FoundLine): string => `${orgId} ${currency} ${vatRate}`

/** A line may be named as a whole and by several of its parts. @throws ApiError `BAD_REQUEST` */
export function assertEachOnce(lines: readonly { orderLineId: number; partSkuId?: number | null | undefined }[]): void {
  const keys = new Set(lines.map(({ orderLineId, partSkuId }) => returnLineKey(orderLineId, partSkuId)))
  if (keys.size < lines.length) throw new ApiError(CODE.BAD_REQUEST, 'A line is named twice.')
}

/** A line once pieces of it are taken by the lines of the same return that come first. */
export function afterTaking(
  found: FoundLine,
  taken: readonly { partSku: number | null; returnQty: number | null }[],
): FoundLine {
  if (taken.length === 0) return found
  const gone = goneOf(taken.map(({ partSku, returnQty }) => ({ partSku, pieces: Math.max(0, returnQty ?? 0) })))
  const { held, credited } = found.pieces
  return {
    ...found,
    ...leftOf({ ...found.pieces, held: together(held, gone), credited: together(credited, gone) }),
  }
}

/** @source RMA-010 */
export async function findReturnable(
  scope: RequestContext,
  wanted: { orderNo: string } | { invoiceNo: string } | { keyword: string },
): Promise<ReturnableLine[]> {
  const condition =
    'orderNo' in wanted
      ? eq(orders.orderNo, wanted.orderNo)
      : 'invoiceNo' in wanted
        ? isOnInvoice(scope, eq(receivables.number, wanted.invoiceNo))
        : await inNewestOrders(scope, await holds(scope, wanted.keyword.trim()))
  const found = await readLines(scope, condition)
  if (!('invoiceNo' in wanted)) return found.map(toReturnable)
  const piecesOf = await readInvoicePieces(scope, wanted.invoiceNo)
  return found.map(line => ({ ...toReturnable(line), invoiceQty: piecesOf.get(line.orderLineId) ?? 0 }))
}

/** Pieces of an invoice by order line. */
async function readInvoicePieces({ db }: RequestContext, invoiceNo: string): Promise<Map<number, number>> {
  const found = await db
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .where(and(eq(invoices.kind, 'invoice'), eq(invoices.invoiceNo, invoiceNo)))
  return new Map(found.flatMap(({ snapshot }) => snapshot.lines.map(({ lineId, qty }) => [lineId, qty] as const)))
}

/** By id of the order line, for lines of the own company. @param except a return whose pieces do not count */
export async function readReturnable(
  scope: RequestContext,
  orderLineIds: readonly number[],
  except?: number,
): Promise<Map<number, FoundLine>> {
  if (orderLineIds.length === 0) return new Map()
  const found = await readLines(scope, isOneOf(orderLines.orderLineId, intArray(orderLineIds)), except)
  return new Map(found.map(line => [line.orderLineId, line]))
}

export function toReturnable(found: FoundLine): ReturnableLine {
  const { orderStatus: _status, isInReturn: _in, isCredited: _credited, orgId: _org, vatRate: _rate, ...shown } = found
  const { invoicedQty: _invoiced, timeZone: _zone, isEnforced: _enforced, pieces: _pieces, ...line } = shown
  return { ...line, kitParts: toKitParts(found), problems: returnBlocks(found) }
}

export const toKitParts = ({ kitParts }: FoundLine): ReturnableLine['kitParts'] =>
  kitParts.map(({ invoicedQty: _invoiced, ...part }) => part)

/** Lines of invoices that the caller sees. */
export const isOnInvoice = (scope: RequestContext, invoice: SQL): SQL =>
  sql`${orderLines.orderLineId} in (select (line->>'lineId')::int from ${invoices}
    join ${receivables} on ${receivables.invoiceId} = ${invoices.invoiceId},
    jsonb_array_elements(${invoices.snapshot}->'lines') as line
    where ${and(eq(invoices.kind, 'invoice'), visible(scope), invoice)})`

/** A keyword may find all that a company has ordered. Of each order that is shown, all lines that it finds are: they go back together. */
async function inNewestOrders(scope: RequestContext, condition: SQL | undefined): Promise<SQL | undefined> {
  const first = await scope.db
    .select({ orderId: orders.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(eq(orders.custId, scope.caller.custId), hasSeenPrices(scope), condition))
    .orderBy(desc(orders.createTime), asc(orderLines.position))
    .limit(FOUND_MAX)
  return and(condition, isOneOf(orders.orderId, intArray([...new Set(first.map(({ orderId }) => orderId))])))
}

/** Numbers of orders and of their papers, and of articles of any kind. An invoice names its own lines. */
async function holds(scope: RequestContext, keyword: string): Promise<SQL | undefined> {
  const { db, caller, region } = scope
  const key = normalizeNumber(keyword)
  const ids = key === '' ? [] : (await findMatches([key], caller, { db, region })).map(match => match.id)
  return or(
    sql`${orders.orderId} in (${orderIdsByGoods(scope, keyword)})`,
    isOnInvoice(scope, holdsNumber(foldedNumber(receivables.number), keyword)),
    ids.length > 0 ? isArticleOrKitOf(ids) : undefined,
  )
}

/** Lines of articles, and of kits that one of them was part of when they were ordered. */
export const isArticleOrKitOf = (skuIds: readonly number[]): SQL =>
  sql`(${isOneOf(orderLines.goodsSkuId, intArray([...skuIds]))} or exists (
    select from jsonb_array_elements(${orderLines.kit}) part
    where ${isOneOf(sql`(part->>'goodsSkuId')::int`, intArray([...skuIds]))}))`

async function readLines(scope: RequestContext, condition: SQL | undefined, except?: number): Promise<FoundLine[]> {
  const { db, caller } = scope
  const rows = await db
    .select({ line: orderLines, order: orders, timeZone: sellers.timeZone, returnWindows: orgSites.returnWindows })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .innerJoin(orgSites, eq(orgSites.orgId, orders.orgId))
    .leftJoin(sellers, eq(sellers.orgId, orders.orgId))
    .where(and(eq(orders.custId, caller.custId), hasSeenPrices(scope), condition))
    .orderBy(desc(orders.createTime), asc(orderLines.position))
  const ids = intArray(rows.map(({ line }) => line.orderLineId))
  const deliveredOf = await readArrived(scope, ids)
  const heldOf = await readHeld(scope, ids, except)
  const reportedOf = await readReported(scope, ids, except)
  const invoicedOf = await readInvoiced(
    scope,
    rows.map(({ order }) => order.orderId),
  )
  const skuIds = rows.map(({ line }) => line.goodsSkuId)
  const parts = await findPartsById(scope, skuIds)
  const ownPrices = caller.mainAccount ? new Map<number, number>() : await readAccountPrices(scope, skuIds)
  return rows.flatMap(({ line, order, timeZone, returnWindows }): FoundLine[] => {
    const part = parts.get(line.goodsSkuId)
    if (!part) return []
    const delivery = deliveredOf.get(line.orderLineId)
    const held = heldOf.get(line.orderLineId) ?? NOTHING_HELD
    const invoiced = invoicedOf.get(line.orderLineId) ?? NOT_INVOICED
    const deliveredQty = delivery?.pieces ?? 0
    // What is credited and what will be.
    const credited = together(invoiced.credited, held.pending)
    const kit = kitIn(line.kit, scope.language)
    const creditedAlone = beyond(kit, invoiced.credited, held.refunded)
    const pieces = {
      kit,
      delivered: deliveredQty,
      invoiced: invoiced.pieces,
      held: together(held.pieces, creditedAlone),
      credited,
    }
    const prices = pricesFor(line, order.accountId === caller.accountId, { caller, ownPrices })
    return [
      {
        orderLineId: line.orderLineId,
        orderNo: order.orderNo,
        orderItem: line.position + 1,
        orderStatus: order.status,
        number: part.number,
        oemCode: part.oemCode,
        brandName: part.brandName,
        custNumber: line.custNumber,
        name: part.name,
        colour: part.colour,
        image: imagePath(part),
        orderedQty: line.qty,
        deliveredQty,
        pieces,
        ...leftOf(pieces),
        isInReturn: held.isOpen,
        isCredited: creditedAlone.whole > 0 || [...creditedAlone.parts.values()].some(part => part > 0),
        deliveredOn: delivery?.lastDay ? dayIn(timeZone ?? 'UTC', delivery.lastDay) : null,
        invoicedOn: delivery?.invoicedOn ?? null,
        reported: (reportedOf.get(line.orderLineId) ?? []).map(({ at, ...pieces }) => ({
          ...pieces,
          on: dayIn(timeZone ?? 'UTC', at),
        })),
        price: effectivePrice(prices),
        currency: order.currency,
        goodsSkuId: line.goodsSkuId,
        orgId: order.orgId,
        vatRate: order.vatRate,
        timeZone: timeZone ?? 'UTC',
        isEnforced: returnWindows === 'enforce',
      },
    ]
  })
}

/** What has arrived of each line. */
export async function readArrived({ db }: Pick<RequestContext, 'db'>, ids: SQL) {
  const rows = await db
    .select({
      orderLineId: shipmentLines.orderLineId,
      pieces: sql<number>`sum(${shipmentLines.qty})::int`,
      /** The last invoice of the line. */
      invoicedOn: sql<string | null>`max(${receivables.invoiceDate})::text`,
      lastDay: sql<Date>`max(${shipments.deliveredAt})`.mapWith(shipments.deliveredAt),
    })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.shipmentId, shipmentLines.shipmentId))
    .leftJoin(invoices, and(eq(invoices.shipmentId, shipments.shipmentId), eq(invoices.kind, 'invoice')))
    .leftJoin(receivables, eq(receivables.invoiceId, invoices.invoiceId))
    .where(and(isOneOf(shipmentLines.orderLineId, ids), sql`${shipments.deliveredAt} is not null`))
    .groupBy(shipmentLines.orderLineId)
  return new Map(rows.map(row => [row.orderLineId, row]))
}

function leftOf({ kit, delivered, invoiced, held, credited }: LinePieces) {
  return {
    leftQty: Math.max(0, wholeKitsLeft(kit, delivered, held)),
    invoicedQty: wholeKitsLeft(kit, invoiced, credited),
    kitParts: kit.map(({ goodsSkuId, number, oemCode, name, pieces }) => ({
      goodsSkuId,
      number,
      oemCode,
      name,
      pieces,
      leftQty: Math.max(0, partPiecesLeft({ goodsSkuId, pieces }, delivered, held)),
      invoicedQty: partPiecesLeft({ goodsSkuId, pieces }, invoiced, credited),
    })),
  }
}

export interface Held {
  pieces: KitPiecesGone
  /** Of them, what a credit note is still to be written for. */
  pending: KitPiecesGone
  /** Of them, those of returns that ended with a refund. */
  refunded: KitPiecesGone
  /** Some are in a return that the audit has not decided. */
  isOpen: boolean
}

interface Invoiced {
  pieces: number
  credited: KitPiecesGone
}

export const NONE: KitPiecesGone = { whole: 0, parts: new Map() }
const NOTHING_HELD: Held = { pieces: NONE, pending: NONE, refunded: NONE, isOpen: false }
const NOT_INVOICED: Invoiced = { pieces: 0, credited: NONE }

/** @param rows pieces of a line, those of parts with their SKU */
export const goneOf = (rows: readonly { partSku: number | null; pieces: number }[]): KitPiecesGone => ({
  whole: rows.reduce((total, { partSku, pieces }) => total + (partSku === null ? pieces : 0), 0),
  parts: addUpParts(rows.flatMap(({ partSku, pieces }) => (partSku === null ? [] : [[partSku, pieces] as const]))),
})

export const together = (a: KitPiecesGone, b: KitPiecesGone): KitPiecesGone => ({
  whole: a.whole + b.whole,
  parts: addUpParts([...a.parts, ...b.parts]),
})

/** Pieces of `all` that are not in `some`. A kit may be whole in one and in parts in the other, so those of a kit are counted by part. */
function beyond(kit: LinePieces['kit'], all: KitPiecesGone, some: KitPiecesGone): KitPiecesGone {
  if (kit.length === 0) return { whole: Math.max(0, all.whole - some.whole), parts: NONE.parts }
  const piecesOf = ({ whole, parts }: KitPiecesGone, { goodsSkuId, pieces }: SnapshotKitPart) =>
    whole * pieces + (parts.get(goodsSkuId) ?? 0)
  const left = kit.map(part => [part.goodsSkuId, Math.max(0, piecesOf(all, part) - piecesOf(some, part))] as const)
  return { whole: 0, parts: new Map(left) }
}

function addUpParts(entries: readonly (readonly [number, number])[]): Map<number, number> {
  const all = new Map<number, number>()
  for (const [sku, pieces] of entries) all.set(sku, pieces + (all.get(sku) ?? 0))
  return all
}

/** What returns hold, by order line. @param except a return whose pieces do not count */
export async function readHeld(
  { db }: Pick<RequestContext, 'db'>,
  ids: SQL,
  except?: number,
): Promise<Map<number, Held>> {
  const rows = await db
    .select({
      orderLineId: rmaLines.orderLineId,
      partSku: rmaLines.partSku,
      status: rmas.status,
      pieces: sql<number>`sum(${rmaLines.held})::int`,
    })
    .from(rmaLines)
    .innerJoin(rmas, eq(rmas.rmaId, rmaLines.rmaId))
    .where(
      and(
        isOneOf(rmaLines.orderLineId, ids),
        sql`${rmaLines.held} > 0`,
        except === undefined ? undefined : sql`${rmas.rmaId} <> ${except}`,
      ),
    )
    .groupBy(rmaLines.orderLineId, rmaLines.partSku, rmas.status)
  return new Map(
    [...new Set(rows.map(row => row.orderLineId))].map(id => {
      const own = rows.filter(({ orderLineId }) => orderLineId === id)
      return [
        id,
        {
          pieces: goneOf(own),
          pending: goneOf(own.filter(({ status }) => status !== 'refund')),
          refunded: goneOf(own.filter(({ status }) => status === 'refund')),
          isOpen: own.some(({ status }) => status === 'application for return'),
        },
      ]
    }),
  )
}

interface Reported {
  partSkuId: number | null
  qty: number
  at: Date
}

/**
 * Reported pieces by order line, those of the oldest report first, without those that returns have claimed since.
 * @param except a return that claims them itself
 */
async function readReported(
  { db }: RequestContext,
  ids: SQL,
  except: number | undefined,
): Promise<Map<number, Reported[]>> {
  const rows = await db
    .select({
      orderLineId: reportLines.orderLineId,
      partSkuId: reportLines.partSku,
      qty: reportLines.qty,
      at: reports.createTime,
    })
    .from(reportLines)
    .innerJoin(reports, eq(reports.reportId, reportLines.reportId))
    .where(and(isOneOf(reportLines.orderLineId, ids), isNull(reports.withdrawnAt)))
    .orderBy(asc(reports.createTime), asc(reportLines.reportLineId))
  if (rows.length === 0) return new Map()
  const claims = await db
    .select({
      orderLineId: rmaLines.orderLineId,
      partSku: rmaLines.partSku,
      pieces: sql<number>`sum(${rmaLines.held})::int`,
    })
    .from(rmaLines)
    .where(
      and(
        isOneOf(rmaLines.orderLineId, ids),
        eq(rmaLines.reason, 'wrongOrLess'),
        sql`${rmaLines.held} > 0`,
        except === undefined ? undefined : sql`${rmaLines.rmaId} <> ${except}`,
      ),
    )
    .groupBy(rmaLines.orderLineId, rmaLines.partSku)
  const claimed = new Map(claims.map(claim => [returnLineKey(claim.orderLineId, claim.partSku), claim.pieces]))
  const left = new Map<number, Reported[]>()
  for (const { orderLineId, ...report } of rows) {
    const key = returnLineKey(orderLineId, report.partSkuId)
    const gone = Math.min(claimed.get(key) ?? 0, report.qty)
    claimed.set(key, (claimed.get(key) ?? 0) - gone)
    if (report.qty > gone)
      left.set(orderLineId, [...(left.get(orderLineId) ?? []), { ...report, qty: report.qty - gone }])
  }
  return left
}

/** What invoices and credit notes say, by order line. */
async function readInvoiced({ db }: RequestContext, orderIds: readonly number[]): Promise<Map<number, Invoiced>> {
  const rows = await readRows<{
    line_id: number
    kind: 'invoice' | 'credit'
    part_sku: number | null
    pieces: number
  }>(
    db,
    sql`select (line->>'lineId')::int as line_id, ${invoices.kind} as kind, (line->>'partSku')::int as part_sku,
        sum((line->>'qty')::int)::int as pieces
      from ${invoices}, jsonb_array_elements(${invoices.snapshot}->'lines') as line
      where ${isOneOf(invoices.orderId, intArray(orderIds))} group by 1, 2, 3`,
  )
  return new Map(
    [...new Set(rows.map(row => row.line_id))].map(id => {
      const own = rows.filter(row => row.line_id === id)
      const invoice = own.find(({ kind }) => kind === 'invoice')
      const credits = own.filter(({ kind }) => kind === 'credit')
      return [
        id,
        {
          pieces: invoice?.pieces ?? 0,
          credited: goneOf(credits.map(({ part_sku: partSku, pieces }) => ({ partSku, pieces }))),
        },
      ]
    }),
  )
}
