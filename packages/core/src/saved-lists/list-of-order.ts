/** An order as a list that is kept in the account. What quick order shows stays as it is. */

import { createAttempts } from '../client/idempotency-key'
import type { Order, SavedList } from '../contract'
import * as savedListsCalls from '../contract/saved-lists'
import { defineFeature } from '../feature'
import { toJson } from '../to-json'

export interface OrderLists {
  /** Saves the articles of an order with their quantities as a new list. @throws ShopError */
  save(order: Pick<Order, 'orderNo' | 'lines'>, name: string): Promise<SavedList>
}

/** @source API-080 */
export const orderListsOf = defineFeature(({ client }): OrderLists => {
  const attempts = createAttempts()
  return {
    async save({ orderNo, lines: ordered }, name) {
      // The same key each time, so that a second try after a lost answer sends the same list.
      const lines = ordered.map(({ number, qty }, at) => ({ key: `line-${at + 1}`, input: number, quantity: `${qty}` }))
      const idempotencyKey = attempts.keyOf(toJson({ orderNo, name, lines }))
      const { list } = await client.call(savedListsCalls.save, { body: { name, lines } }, { idempotencyKey })
      attempts.forget()
      return list
    },
  }
})
