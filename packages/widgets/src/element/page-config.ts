/** What the page says about its shop. Kept apart from the core, because the loader carries it. */
import type { Shop, ShopOptions } from '@cartwright/core'

/** One slot per page, shared by several copies of this package. */
interface PageSlot {
  options: ShopOptions
  shop?: Shop
}

const KEY = Symbol.for('cartwright.shop')

/** The slot of this page, made on first use. */
export function pageSlot(): PageSlot {
  const page = globalThis as typeof globalThis & { [KEY]?: PageSlot }
  page[KEY] ??= { options: {} }
  return page[KEY]
}

/**
 * Options for the shop that elements without one of their own share, or that shop itself.
 * Call it before the first element appears; later options do not reach a shop that already exists.
 */
export function configure(options: ShopOptions | { shop: Shop }): void {
  const slot = pageSlot()
  if ('shop' in options) slot.shop = options.shop
  else slot.options = { ...slot.options, ...options }
}

/** Options written as `data-…` attributes on the loader's script tag. Empty and unreadable values are left out. */
export function optionsFromData(data: DOMStringMap): ShopOptions {
  const options: ShopOptions = {}
  if (data.api) options.apiBase = data.api.replace(/\/+$/, '')
  if (data.language) options.language = data.language
  if (data.clientId) options.clientId = data.clientId
  if (data.site && Number.isInteger(Number(data.site))) options.site = Number(data.site)
  return options
}
