/** A shop whose server never answers: one that is not there would be named in the place of what a test has drawn. */
import type { Shop, ShopOptions } from '@cartwright/core'
import { createShop } from '@cartwright/core/light'
import { memoryStorage } from '@cartwright/core/testing'

/** What it keeps is its own: the page of a test run has one storage for all files. */
export function silentShop(options: ShopOptions = {}): Shop {
  const fetch = () => new Promise<Response>(() => undefined)
  return createShop({ apiBase: '/nowhere', fetch, channel: false, storage: memoryStorage(), ...options })
}
