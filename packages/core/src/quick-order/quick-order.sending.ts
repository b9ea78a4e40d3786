/** What is done with a list that is ready: into the cart, or ordered. */
import { cartOf } from '../cart/cart.store'
import { createAttempts } from '../client/idempotency-key'
import * as quickOrderCalls from '../contract/quick-order'
import { ShopError } from '../errors/shop-error'
import type { Kernel } from '../feature'
import { salesTexts } from '../i18n/sales.texts'
import { BATCH_LINES } from '../limits'
import { confirmPath } from '../routing/order-path'
import { toJson } from '../to-json'
import { toAdd } from './quick-order.derive'
import type { Lines } from './quick-order.types'

/** The list as far as sending needs it. */
export interface SentList {
  orderable: () => Lines
  added: (taken: Lines, missing: ReadonlySet<string>) => Promise<void>
  /** The saved list that is shown. */
  listId: () => number | null
  saved: (quickOrderId: number, keys: readonly string[]) => void
}

export function createSending(kernel: Kernel, list: SentList) {
  const { client, messages, i18n } = kernel
  /** One key per list, so that a second try after a broken connection saves no second quick order. */
  const attempts = createAttempts()

  /** @returns what was said */
  function sayNothingReady(): string {
    const text = i18n.text(salesTexts, 'quick-order.nothing-ready')
    messages.show({ kind: 'info', text })
    return text
  }

  return {
    async addToCart(): Promise<void> {
      const taken = list.orderable()
      if (taken.length === 0) sayNothingReady()
      else await list.added(taken, new Set(await cartOf(kernel).add(taken.flatMap(toAdd))))
    },
    async orderNow(): Promise<string> {
      const taken = list.orderable().slice(0, BATCH_LINES)
      if (taken.length === 0) throw new ShopError('refused', 'no line can be ordered', { msg: sayNothingReady() })
      const lines = taken.flatMap(toAdd).map(({ number, custNumber = null, qty }) => ({ number, custNumber, qty }))
      const idempotencyKey = attempts.keyOf(toJson(lines))
      const listId = list.listId()
      const { id } = await client.call(quickOrderCalls.create, { body: { lines, listId } }, { idempotencyKey })
      attempts.forget()
      list.saved(
        id,
        taken.map(line => line.key),
      )
      return confirmPath(lines, { quickOrderId: id })
    },
  }
}
