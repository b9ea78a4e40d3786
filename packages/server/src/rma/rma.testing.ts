/** A shop with orders that have arrived, for the tests of returns. */
import { randomUUID } from 'node:crypto'
import type { CallRead } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { addresses } from '../db/schema'
import { readArguments } from '../ops/arguments'
import { findCommand, runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import type { Buyer } from '../testing/buyer'

type Draft = CallRead<'rma.create'>['body']
export type ReturnLine = Draft['lines'][number]

export interface ReturnsShop extends OrderingShop {
  ops: ReturnType<typeof opsOf>
  /** Of the company of `nl`. */
  addressId: number
}

export async function openReturnsShop(): Promise<ReturnsShop> {
  const shop = await openOrderingShop()
  const [address] = await shop.db.select().from(addresses).where(eq(addresses.custId, 1))
  if (!address) throw new Error('the seed has no address of the company')
  return { ...shop, ops: opsOf(shop), addressId: address.addressId }
}

/**
 * What buyers do with returns; `nl` where none is named.
 * @param shopNow the shop that a test file opens before its tests
 */
export const returnActions = (shopNow: () => ReturnsShop) => ({
  /** A draft with all that an application needs. */
  whole: (lines: Draft['lines']): Draft => ({
    deliveryType: 'customerCourier',
    addressId: shopNow().addressId,
    note: 'Grey streaks on every page.',
    lines,
  }),
  create: (body: Draft, buyer: Buyer = shopNow().nl) => buyer.ask('rma.create', { body }, randomUUID()),
  submit: ({ id, version }: { id: number; version: number }, buyer: Buyer = shopNow().nl) =>
    buyer.callWhenFree('rma.submit', { params: { id }, body: { version } }),
  get: (id: number, buyer: Buyer = shopNow().nl) => buyer.ask('rma.get', { params: { id } }),
})

/** A line of leaking pieces. */
export const lineOf = (
  orderLineId: number | undefined,
  returnQty: number | null,
  more: Partial<ReturnLine> = {},
): ReturnLine => ({
  orderLineId: orderLineId ?? 0,
  returnQty,
  reason: 'leaking',
  batchNo: 'L2609-1184',
  ...more,
})

/** Approves a return, receives it and refunds it. @returns the numbers of its credit notes */
export async function refund({ ops }: Pick<ReturnsShop, 'ops'>, rmaNo: string): Promise<string[]> {
  await ops('rma:approve', rmaNo, '--yes')
  await ops('rma:receive', rmaNo, '--yes')
  return ((await ops('rma:refund', rmaNo, '--yes')).data as { creditNotes: string[] }).creditNotes
}

/** Runs a command of the supplier. */
export const opsOf =
  (shop: OrderingShop) =>
  async (name: string, ...typed: string[]) => {
    const command = findCommand(name)
    const { args } = readArguments(command, typed)
    const deps = { db: shop.db, clock: shop.clock.now, dataDir: '', isProduction: false }
    return runCommand(deps, name, command.prepare ? await command.prepare(args) : args)
  }

/** An order that has been delivered entirely, by its lines. @param pieces by part number */
export async function deliver(
  shop: OrderingShop,
  buyer: Buyer,
  pieces: Record<string, number>,
  more: Parameters<typeof orderOf>[1] = {},
) {
  const ops = opsOf(shop)
  const { orderNo } = await place(buyer, orderOf(pieces, more))
  await ops('order:advance', orderNo, '--yes')
  await ops('order:ship', orderNo, '--yes')
  await ops('order:deliver', orderNo, '--yes')
  const order = await buyer.ask('orders.get', { params: { orderno: orderNo } })
  if (order.status !== 'all goods delivered') throw new Error(`${orderNo} is ${order.status}`)
  return { orderNo, lineIds: order.lines.map(line => line.lineId ?? 0) }
}
