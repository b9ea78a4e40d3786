/** Orders that have arrived, for the tests of returns. */
import { readArguments } from '../ops/arguments'
import { findCommand, runCommand } from '../ops/commands'
import { type OrderingShop, orderOf, place } from '../orders/orders.testing'
import type { Buyer } from '../testing/buyer'

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
  await ops('order:advance', orderNo)
  await ops('order:ship', orderNo)
  await ops('order:deliver', orderNo)
  const order = await buyer.ask('orders.get', { params: { orderno: orderNo } })
  if (order.status !== 'all goods delivered') throw new Error(`${orderNo} is ${order.status}`)
  return { orderNo, lineIds: order.lines.map(line => line.lineId ?? 0) }
}
