/** A signed-in buyer against a real server, with articles in stock; for the tests of orders. */
import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Sku } from '../contract'
import * as calls from '../contract/calls'
import { openShop, until, type WatchedShop } from '../testing/signed-in-shop'
import { supplier } from '../testing/supplier'
import { createConfirmation } from './order-confirmation.store'
import type { Confirmation } from './orders.types'

/** One server for the file, and another page of `buyer.nl` for each test. */
export function setUpOrdering() {
  let server: TestServer
  let opened: WatchedShop
  const parts: Sku[] = []

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    opened = await openShop(server, 'buyer.nl')
    if (parts.length === 0) {
      const { rows } = await opened.shop.client.call(calls.catalogue.query, { query: { classId: 102, pageSize: 60 } })
      parts.push(...rows.filter(row => !row.disabled))
    }
    for (const at of [0, 1, 2]) await supplier(server).setStock(part(at).number, 500)
  })
  afterEach(() => opened.shop.destroy())

  const part = (at: number): Sku => parts[at] as Sku
  const texts = () => opened.shop.messages.store.getState().items.map(item => item.text)
  const settled = (confirmation: Confirmation) =>
    until(confirmation.store, ({ status }) => status !== 'loading' && status !== 'updating')
  const items = (...quantities: number[]) =>
    quantities.map((qty, at) => ({ number: part(at).number, custNumber: null, qty }))
  const confirm = (...quantities: number[]) => {
    const { orders } = opened.shop
    return createConfirmation(opened.shop, orders.encodeItems(items(...quantities)))
  }
  const countOrders = async () => (await opened.shop.client.call(calls.orders.list, { query: {} })).total

  return {
    get server() {
      return server
    },
    get opened() {
      return opened
    },
    ...{ part, texts, settled, items, confirm, countOrders },
  }
}
