/** What a buyer asks every morning: what is on the way, which dates have moved, what was ordered last, and which lists there are. */
import { createReading } from '../account/reading'
import type { CallResult } from '../contract'
import * as ordersCalls from '../contract/orders'
import * as savedListsCalls from '../contract/saved-lists'
import { defineFeature } from '../feature'

export type Desk = CallResult<'orders.desk'>

/** @source API-079 */
export const deskOf = defineFeature(shop =>
  createReading<Desk>(shop, signal => shop.client.call(ordersCalls.desk, undefined, { signal, silent: true })),
)

/** The saved lists by name; `savedListsOf` opens and changes them. @source API-080 */
export const listNamesOf = defineFeature(shop =>
  createReading(shop, signal => shop.client.call(savedListsCalls.all, undefined, { signal, silent: true })),
)
