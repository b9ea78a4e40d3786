/** Returns of the company: one of them, and what can go back. */
import type { Return, ReturnableLine } from '../contract'
import * as rmaCalls from '../contract/rma'
import { defineFeature } from '../feature'

export interface Returns {
  /** Reads a return with its lines. @throws ShopError `not-found` for an unknown return, and for someone else's */
  get(id: number, signal?: AbortSignal): Promise<Return>
  /** Deletes a draft. @throws ShopError @source API-086 */
  remove(id: number): Promise<void>
  /** Lines of orders that a number finds: of an order, or of an article of any kind. @throws ShopError */
  find(keyword: string, signal?: AbortSignal): Promise<ReturnableLine[]>
}

/** The returns of a shop. @source API-083 */
export const returnsOf = defineFeature(
  ({ client }): Returns => ({
    get: (id, signal) => client.call(rmaCalls.get, { params: { id } }, { silent: true, ...(signal && { signal }) }),
    remove: async id => {
      await client.call(rmaCalls.remove, { params: { id } }, { silent: true })
    },
    find: (keyword, signal) =>
      client.call(rmaCalls.eligible, { body: { keyword } }, { silent: true, ...(signal && { signal }) }),
  }),
)
