/** `createShop` with i18next and ofetch. */
import type { i18n as I18next } from 'i18next'
import { ofetchTransport } from './client/ofetch-transport'
import { createShopWith } from './create-shop'
import { createI18nextTranslator } from './i18n/i18next-translator'
import type { Shop, ShopOptions } from './shop.types'

/**
 * Makes a shop. Call it once, outside of components, and `start()` it; on a server once a request.
 * @param i18next an initialised instance of the host, to keep its texts and ours together
 */
export const createShop = (options?: ShopOptions, i18next?: I18next): Shop =>
  createShopWith({ translator: createI18nextTranslator(i18next), transport: ofetchTransport }, options)
