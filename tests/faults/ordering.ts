/** What the fault tests do to a shop: set stock, order, and count afterwards. */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CODE, type Order, type OrderBody } from '@cartwright/core/contract'
import type { Buyer } from '@cartwright/server/testing'
import type { BuiltShop } from '../support/built-shop'
import { runOps } from '../support/ops'

export type Confirmed = OrderBody & { hash: string }

const PAGE = 100
/** Each of them waits some seconds for what others hold. */
const ATTEMPTS_MAX = 10
const ORDERS_PAGE = 60
const WAREHOUSES = ['NL', 'DE', 'PL', 'US']

/** Parts that are sold, by number. */
export async function findNumbers(buyer: Buyer, count: number): Promise<string[]> {
  const { rows } = await buyer.ask('catalogue.query', { query: { pageSize: PAGE } })
  const numbers = rows.filter(sku => !sku.disabled && sku.unitPrice !== null).map(sku => sku.number)
  if (numbers.length < count) throw new Error('the catalogue has too few parts')
  return numbers.slice(0, count)
}

/** Sets the stock of some parts in the first warehouse, and none in the others, with the supplier's command line. */
export async function setStock(shop: BuiltShop, pieces: Record<string, number>): Promise<void> {
  const head = ['number', ...WAREHOUSES.map(code => `stock:${code}`)].join(',')
  const rows = Object.entries(pieces).map(([number, qty]) => `${number},${qty},0,0,0`)
  const file = join(shop.dataDir, 'stock.csv')
  await writeFile(file, `${[head, ...rows].join('\n')}\n`)
  await runOps(shop, 'import', file)
}

/** Pieces in all warehouses. */
export async function countStock(buyer: Buyer, number: string): Promise<number> {
  const stock = await buyer.ask('catalogue.inventory', { body: [{ number, warehouse: '' }] })
  return stock[number] ?? 0
}

/** Confirms an order of one piece of each part. */
export async function confirm(buyer: Buyer, numbers: readonly string[]): Promise<Confirmed> {
  const items = numbers.map(number => ({ number, qty: 1 }))
  const body: OrderBody = { items, orderType: 'REG', backOrderMode: 'shipAvailable' }
  const { hash } = await buyer.ask('orders.confirm', { body })
  return { ...body, hash }
}

/** Places an order as the SDK does: once more under the same key while the shop answers that it is busy (decision 22). */
export async function placeOrder(buyer: Buyer, body: Confirmed) {
  const key = randomUUID()
  for (let attempt = 1; ; attempt++) {
    const answer = await buyer.call('orders.create', { body }, key)
    if (answer.code !== CODE.BUSY || attempt === ATTEMPTS_MAX) return answer
  }
}

/** Every order of the buyer's company, the newest first. */
export async function listAllOrders(buyer: Buyer): Promise<Order[]> {
  const orders: Order[] = []
  for (let pageNum = 1; ; pageNum++) {
    const { rows } = await buyer.ask('orders.list', { query: { pageNum, pageSize: ORDERS_PAGE } })
    for (const { orderNo } of rows) orders.push(await buyer.ask('orders.get', { params: { orderno: orderNo } }))
    if (rows.length < ORDERS_PAGE) return orders
  }
}

/** Reads the catalogue with a word that no cache knows; undefined when there is no answer. */
export const askCatalogue = (buyer: Buyer) =>
  buyer.call('catalogue.query', { query: { keyword: randomUUID().slice(0, 4), pageSize: 1 } }).catch(() => undefined)

/** Milliseconds until the catalogue can be read again. */
export async function waitUntilBack(shop: BuiltShop, buyer: Buyer): Promise<number> {
  const began = performance.now()
  for (;;) {
    const answer = await askCatalogue(buyer)
    if (answer?.code === CODE.OK) return performance.now() - began
    if (shop.pid() === undefined) throw new Error(`the process has ended:\n${shop.log().slice(-2_000)}`)
    await delay(50)
  }
}
