/** Pieces of an order leave, and arrive. */
import { CODE } from '@cartwright/core/contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { allocations, orderLines, orders, parcelLines, parcels, shipmentLines, shipments } from '../db/schema'
import { ApiError } from '../http/api-error'
import { announce } from './announce'
import type { PieceHooks } from './order-hooks.types'
import { recordEvent, refreshStatus } from './order-status'
import { readPacked } from './packed-lines'
import { receiveWaiting } from './waiting-pieces'

type LockedOrder = Pick<
  typeof orders.$inferSelect,
  'orderId' | 'orderNo' | 'soNo' | 'status' | 'trackingNo' | 'heldSince'
>

export interface ParcelInput {
  carrier: string
  trackingNo: string
  /** Kilograms. */
  weight: number | null
  /** What is in it, by position of the line, from 1: of all parcels of a shipment or of none. */
  pieces?: ReadonlyMap<number, number> | undefined
}

export interface Leaving {
  /** What is in stock, everything as if the rest had just come in, or pieces by position of the line, from 1. */
  pieces: 'in stock' | 'all' | ReadonlyMap<number, number>
  parcels: readonly ParcelInput[]
}

/** What is wrong, for the supplier. */
const refuse = (text: string) => new ApiError(CODE.REFUSED, text)

/**
 * One shipment: its pieces, parcels, event and mail.
 * @param tx a transaction that has locked the order
 * @returns its number; undefined when there is nothing to ship
 * @throws ApiError `REFUSED` for an order that is cancelled, for more pieces of a line than are in stock for it, for a parcel that has
 *   been sent already, and for parcels that hold other pieces than the shipment
 */
export async function shipOrder(
  tx: Database,
  order: LockedOrder,
  { pieces, parcels: sent }: Leaving,
  now: Date,
  hooks: Pick<PieceHooks, 'onShipped' | 'onArrived'>,
): Promise<string | undefined> {
  if (order.status === 'cancelled') throw refuse(`Order ${order.orderNo} is cancelled.`)
  if (order.heldSince)
    throw refuse(
      `Order ${order.orderNo} is held: its company is above its credit limit. A payment releases it, or order:release.`,
    )
  if (pieces === 'all') await receiveWaiting(tx, order.orderId)
  const left = await takePieces(tx, order.orderId, typeof pieces === 'string' ? undefined : pieces)
  if (left.length === 0) return undefined
  const earlier = await tx.$count(shipments, eq(shipments.orderId, order.orderId))
  const number = `${order.soNo}-${earlier + 1}`
  const [shipment] = await tx
    .insert(shipments)
    .values({ orderId: order.orderId, number, shippedAt: now })
    .returning({ shipmentId: shipments.shipmentId })
  if (!shipment) throw new Error('an inserted shipment came back without its id')
  const packed = await readPacked(tx, order.orderId, left)
  await tx
    .insert(shipmentLines)
    .values(left.map(({ orderLineId, qty }) => ({ orderLineId, qty, packed: packed.get(orderLineId), ...shipment })))
  await addParcels(tx, shipment.shipmentId, sent, left)
  // Of several shipments the order itself carries the first number (ORD-003).
  const trackingNo = order.trackingNo ?? sent[0]?.trackingNo ?? null
  await tx.update(orders).set({ trackingNo }).where(eq(orders.orderId, order.orderId))
  await recordEvent(tx, order.orderId, 'shipped', now, { shipment: number })
  await refreshStatus(tx, order.orderId, now, hooks)
  await announce(tx, 'orderShipped', order.orderNo, now, { shipment: number })
  await hooks.onShipped(tx, order.orderId, shipment.shipmentId, now)
  return number
}

interface LeavingLine {
  orderLineId: number
  /** From 0. */
  position: number
  qty: number
}

async function addParcels(
  tx: Database,
  shipmentId: number,
  sent: readonly ParcelInput[],
  left: readonly LeavingLine[],
): Promise<void> {
  if (sent.length === 0) return
  const added = await tx
    .insert(parcels)
    .values(sent.map(({ carrier, trackingNo, weight }) => ({ carrier, trackingNo, weight, shipmentId })))
    .onConflictDoNothing()
    .returning({ parcelId: parcels.parcelId, carrier: parcels.carrier, trackingNo: parcels.trackingNo })
  const known = sent.find(({ carrier, trackingNo }, index) => {
    const isAdded = added.some(parcel => parcel.carrier === carrier && parcel.trackingNo === trackingNo)
    const isTwice = sent.findIndex(parcel => parcel.carrier === carrier && parcel.trackingNo === trackingNo) < index
    return !isAdded || isTwice
  })
  if (known) throw refuse(`Parcel ${known.trackingNo} of ${known.carrier} has been sent already.`)
  const isPacked = sent.some(({ pieces }) => pieces) || sent.length === 1
  if (!isPacked) return
  const contents = sent.map(({ pieces }) => pieces ?? new Map(left.map(({ position, qty }) => [position + 1, qty])))
  assertContents(contents, left)
  await tx.insert(parcelLines).values(
    sent.flatMap(({ carrier, trackingNo }, at) => {
      const { parcelId = 0 } =
        added.find(parcel => parcel.carrier === carrier && parcel.trackingNo === trackingNo) ?? {}
      return left.flatMap(({ orderLineId, position }) => {
        const qty = contents[at]?.get(position + 1) ?? 0
        return qty > 0 ? [{ parcelId, orderLineId, qty }] : []
      })
    }),
  )
}

/** @throws ApiError `REFUSED` */
function assertContents(contents: readonly ReadonlyMap<number, number>[], left: readonly LeavingLine[]): void {
  const lines = new Set([...contents.flatMap(pieces => [...pieces.keys()]), ...left.map(line => line.position + 1)])
  for (const line of [...lines].sort((a, b) => a - b)) {
    const packed = contents.reduce((sum, pieces) => sum + (pieces.get(line) ?? 0), 0)
    const leaving = left.find(({ position }) => position + 1 === line)?.qty ?? 0
    if (packed !== leaving) {
      throw refuse(`Of line ${line} ${leaving} pieces leave, and the parcels hold ${packed}.`)
    }
  }
}

/**
 * Marks pieces as shipped, by line: those of the own warehouse first.
 * @param wanted pieces by position, from 1; without it all that are in stock
 */
async function takePieces(
  tx: Database,
  orderId: number,
  wanted: ReadonlyMap<number, number> | undefined,
): Promise<LeavingLine[]> {
  const lines = await tx
    .select({ orderLineId: orderLines.orderLineId, position: orderLines.position, own: orderLines.warehouse })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const unknown = [...(wanted?.keys() ?? [])].find(position => !lines.some(line => line.position === position - 1))
  if (unknown !== undefined) throw refuse(`The order has ${lines.length} lines, and no line ${unknown}.`)
  const taken: LeavingLine[] = []
  for (const { orderLineId, position, own } of lines) {
    const most = wanted ? (wanted.get(position + 1) ?? 0) : Number.POSITIVE_INFINITY
    if (most === 0) continue
    const shelves = await tx
      .select()
      .from(allocations)
      .where(
        and(
          eq(allocations.orderLineId, orderLineId),
          eq(allocations.kind, 'stock'),
          sql`${allocations.shipped} < ${allocations.qty}`,
        ),
      )
      .orderBy(sql`${allocations.warehouse} <> ${own}`, asc(allocations.allocationId))
    let qty = 0
    for (const { allocationId, qty: held, shipped } of shelves) {
      const pieces = Math.min(held - shipped, most - qty)
      if (pieces === 0) break
      await tx
        .update(allocations)
        .set({ shipped: shipped + pieces })
        .where(eq(allocations.allocationId, allocationId))
      qty += pieces
    }
    if (wanted && qty < most) throw refuse(`Of line ${position + 1} ${qty} pieces are in stock for this order.`)
    if (qty > 0) taken.push({ orderLineId, position, qty })
  }
  return taken
}

/**
 * The shipments that are on their way have arrived: all of them, or the one with this number. The orderer is notified once.
 * @param tx a transaction that has locked the order
 * @throws ApiError `REFUSED` when there is none
 */
export async function deliverOrder(
  tx: Database,
  { orderId, orderNo }: Pick<LockedOrder, 'orderId' | 'orderNo'>,
  now: Date,
  hooks: Pick<PieceHooks, 'onArrived'>,
  number?: string,
): Promise<void> {
  const isOnItsWay = and(
    eq(shipments.orderId, orderId),
    isNull(shipments.deliveredAt),
    number === undefined ? undefined : eq(shipments.number, number),
  )
  const arrived = await tx
    .update(shipments)
    .set({ deliveredAt: now })
    .where(isOnItsWay)
    .returning({ number: shipments.number })
  if (arrived.length === 0)
    throw refuse(`No shipment${number === undefined ? '' : ` ${number}`} of order ${orderNo} is on its way.`)
  for (const shipment of arrived) await recordEvent(tx, orderId, 'delivered', now, { shipment: shipment.number })
  await refreshStatus(tx, orderId, now, hooks)
  await announce(tx, 'orderDelivered', orderNo, now, { toCome: await countToCome(tx, orderId) })
}

/** Pieces that have not left, and those on their way. */
async function countToCome(tx: Database, orderId: number): Promise<number> {
  const [open] = await tx
    .select({ pieces: sql<number>`coalesce(sum(${allocations.qty} - ${allocations.shipped}), 0)::int` })
    .from(allocations)
    .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
    .where(eq(orderLines.orderId, orderId))
  const [underWay] = await tx
    .select({ pieces: sql<number>`coalesce(sum(${shipmentLines.qty}), 0)::int` })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.shipmentId, shipmentLines.shipmentId))
    .where(and(eq(shipments.orderId, orderId), isNull(shipments.deliveredAt)))
  return (open?.pieces ?? 0) + (underWay?.pieces ?? 0)
}
