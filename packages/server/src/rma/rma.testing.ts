/** A shop with orders that have arrived, for the tests of returns. */
import type { CallRead } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { addresses } from '../db/schema'
import { readArguments } from '../ops/arguments'
import { findCommand, runCommand } from '../ops/commands'
import { type OrderingShop, openOrderingShop, orderOf, place } from '../orders/orders.testing'
import type { Buyer } from '../testing/buyer'

export type ReturnLine = CallRead<'rma.create'>['body']['lines'][number]

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

/** A line of leaking pieces. */
export const lineOf = (
  orderLineId: number | undefined,
  returnQty: number | null,
  more: Partial<ReturnLine> = {},
): ReturnLine => ({
  ...{ orderLineId: orderLineId ?? 0, returnQty, reason: 'leaking', batchNo: 'L2609-1184', ...more },
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
