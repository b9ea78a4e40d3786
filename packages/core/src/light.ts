/** `createShop` for elements on foreign pages: reads the text files itself and calls fetch itself instead of carrying i18next and ofetch. */
import { fetchTransport } from './client/fetch-transport'
import { createShopWith } from './create-shop'
import { createLightTranslator } from './i18n/light-translator'
import type { Shop, ShopOptions } from './shop.types'

/** Makes a shop; see `createShop` of the main entry, of which this differs in size only. */
export const createShop = (options?: ShopOptions): Shop =>
  createShopWith({ translator: createLightTranslator(), transport: fetchTransport }, options)
