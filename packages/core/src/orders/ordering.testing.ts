/** A signed-in buyer against a real server, with articles in stock; for the tests of orders. */
import { beforeEach } from 'vitest'
import * as calls from '../contract/calls'
import { setUpBuyer } from '../testing/signed-in-buyer'
import { until } from '../testing/signed-in-shop'
import { supplier } from '../testing/supplier'
import { createConfirmation } from './order-confirmation.store'
import type { Confirmation } from './orders.types'

/** The first three articles have 500 pieces before each test. */
export function setUpOrdering() {
  const buyer = setUpBuyer()
  const { part, texts } = buyer

  beforeEach(async () => {
    for (const at of [0, 1, 2]) await supplier(buyer.server).setStock(part(at).number, 500)
  })

  const settled = (confirmation: Confirmation) =>
    until(confirmation.store, ({ status }) => status !== 'loading' && status !== 'updating')
  const items = (...quantities: number[]) =>
    quantities.map((qty, at) => ({ number: part(at).number, custNumber: null, qty }))
  const confirm = (...quantities: number[]) => {
    const { orders } = buyer.opened.shop
    return createConfirmation(buyer.opened.shop, orders.encodeItems(items(...quantities)))
  }
  const countOrders = async () => (await buyer.opened.shop.client.call(calls.orders.list, { query: {} })).total

  return {
    get server() {
      return buyer.server
    },
    get opened() {
      return buyer.opened
    },
    part,
    texts,
    settled,
    items,
    confirm,
    countOrders,
  }
}
