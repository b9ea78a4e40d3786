/** A shop whose server never answers: one that is not there would be named in the place of what a test has drawn. */
import type { Shop, ShopOptions } from '@cartwright/core'
import { createShop } from '@cartwright/core/light'

export const silentShop = (options: ShopOptions = {}): Shop =>
  createShop({ apiBase: '/nowhere', fetch: () => new Promise(() => undefined), channel: false, ...options })
