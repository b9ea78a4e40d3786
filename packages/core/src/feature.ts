/** Features of a shop: cart, quick order, orders … A page carries and makes those that it uses. */
import type { SessionInternal } from './session/session.types'
import type { Shop } from './shop.types'

/** The shop as its features see it: what hosts see, and what features need of each other. */
export interface Kernel extends Shop {
  session: SessionInternal
  /** The present. */
  now(): Date
  /** Runs when the shop is destroyed. */
  onDestroy(listen: () => void): void
}

/**
 * A feature is a function over the shop: made at its first use, once for each shop, however many widgets show it. What it has to
 * end it hands to `onDestroy` of the shop.
 */
export function defineFeature<T>(create: (kernel: Kernel) => T): (shop: Shop) => T {
  const made = new WeakMap<Shop, T>()
  return shop => {
    const known = made.get(shop)
    if (known !== undefined) return known
    const feature = create(shop as Kernel)
    made.set(shop, feature)
    return feature
  }
}
