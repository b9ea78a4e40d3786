/**
 * The shop of pages: of elements, and of React applications. It reads the text files itself and calls fetch itself instead of carrying
 * i18next and ofetch; each feature is a function, so that a page has those that it calls.
 */
import { fetchTransport } from './client/fetch-transport'
import { createShopWith } from './create-shop'
import { createLightTranslator } from './i18n/light-translator'
import type { Shop, ShopOptions } from './shop.types'

export { cartOf } from './cart/cart.store'
export { catalogueOf } from './catalogue/catalogue'
export { numbersOf } from './catalogue/numbers'
export { isShopError } from './errors/shop-error'
export { favouritesOf } from './favourites/favourites.store'
export { ordersOf } from './orders/orders'
export { quickOrderOf } from './quick-order/quick-order.store'
export { savedListsOf } from './saved-lists/saved-lists'
export { searchOf } from './search/search'
export type { Shop, ShopOptions } from './shop.types'

/** Makes a shop; see `createShop` of the main entry, of which this differs in size only. */
export const createShop = (options?: ShopOptions): Shop =>
  createShopWith({ translator: createLightTranslator(), transport: fetchTransport }, options)
