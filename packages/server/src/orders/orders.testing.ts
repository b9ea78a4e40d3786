/** A shop without orders, with two buyers and parts whose prices and stock are known, for the order tests. */
import { randomUUID } from 'node:crypto'
import type { OrderBody } from '@cartwright/core/contract'
import { setPrice, setStock, somePartsSold, type TestPart } from '../catalogue/parts.testing'
import { type Buyer, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

export interface OrderingShop extends TestServer {
  nl: Buyer
  de: Buyer
  rep: Buyer
  /** 10.00 each, 8.00 from 5 pieces on. */
  a: TestPart
  /** 2.50 each. */
  b: TestPart
  /** 3.00 each. */
  c: TestPart
}

export async function openOrderingShop(): Promise<OrderingShop> {
  const shop = await startTestServer()
  // Those of the seed would be found among those of a test.
  await shop.db.execute('truncate orders cascade')
  const [nl, de, rep] = await Promise.all(['buyer.nl', 'buyer.de', 'rep.nl'].map(name => signIn(shop.apiBase, name)))
  const [a, b, c] = await somePartsSold(shop.db, 3)
  if (!nl || !de || !rep || !a || !b || !c) throw new Error('the seed has too little for this test')
  await setPrice(shop.db, a, 10, { 5: 8 })
  await setPrice(shop.db, b, 2.5)
  await setPrice(shop.db, c, 3)
  for (const part of [a, b, c]) await setStock(shop.db, part, { NL: 1000 })
  return { ...shop, nl, de, rep, a, b, c }
}

/** An order with the usual choices. @param pieces by part number */
export const orderOf = (pieces: Record<string, number>, more: Partial<OrderBody> = {}): OrderBody => ({
  items: Object.entries(pieces).map(([number, qty]) => ({ number, qty })),
  orderType: 'REG',
  backOrderMode: 'shipAvailable',
  ...more,
})

/** Confirms and places an order. */
export async function place(buyer: Buyer, body: OrderBody, key: string = randomUUID()) {
  const { hash, twins = [] } = await buyer.ask('orders.confirm', { body })
  return buyer.ask('orders.create', { body: { ...body, hash, knownTwins: twins.map(twin => twin.orderNo) } }, key)
}
