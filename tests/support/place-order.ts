/** An order over HTTP, for tests that begin with one. */
import { randomUUID } from 'node:crypto'
import type { signIn } from '@cartwright/server/testing'

type Buyer = Awaited<ReturnType<typeof signIn>>

/** @returns its number */
export async function placeOrder(buyer: Buyer, items: { number: string; qty: number }[]): Promise<string> {
  const order = { items, orderType: 'REG', backOrderMode: 'shipAvailable' } as const
  const { hash } = await buyer.ask('orders.confirm', { body: order })
  const { orderNo } = await buyer.ask('orders.create', { body: { ...order, hash } }, randomUUID())
  return orderNo
}
