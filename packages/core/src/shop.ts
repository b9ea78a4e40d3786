/** `createShop` with i18next, ofetch and every feature within reach. */
import type { i18n as I18next } from 'i18next'
import { cartOf } from './cart/cart.store'
import type { Cart } from './cart/cart.types'
import { catalogueOf } from './catalogue/catalogue'
import type { Catalogue } from './catalogue/catalogue.types'
import { ofetchTransport } from './client/ofetch-transport'
import { createShopWith } from './create-shop'
import { favouritesOf } from './favourites/favourites.store'
import type { Favourites } from './favourites/favourites.types'
import { createI18nextTranslator } from './i18n/i18next-translator'
import { ordersOf } from './orders/orders'
import type { Orders } from './orders/orders.types'
import { quickOrderOf } from './quick-order/quick-order.store'
import type { QuickOrder } from './quick-order/quick-order.types'
import { savedListsOf } from './saved-lists/saved-lists'
import type { SavedLists } from './saved-lists/saved-lists.types'
import { searchOf } from './search/search'
import type { Search } from './search/search.types'
import type { Shop, ShopOptions } from './shop.types'

/** A shop with its features as properties, for programs. Widgets ask for the features that they show: `cartOf(shop)`. */
export interface FullShop extends Shop {
  /** What is to be ordered. */
  readonly cart: Cart
  /** Parts, their stock, prices and pictures. */
  readonly catalogue: Catalogue
  /** Parts that the account has marked. */
  readonly favourites: Favourites
  /** What was ordered. */
  readonly orders: Orders
  /** The list of entered numbers and quantities. */
  readonly quickOrder: QuickOrder
  /** Lists of quick order that are kept in the account. */
  readonly savedLists: SavedLists
  /** Type-ahead and history. */
  readonly search: Search
}

const features = {
  cart: cartOf,
  catalogue: catalogueOf,
  favourites: favouritesOf,
  orders: ordersOf,
  quickOrder: quickOrderOf,
  savedLists: savedListsOf,
  search: searchOf,
}

/** The same shop, with its features as properties, each made when it is first read, and a session state with all its parts. */
export function withFeatures(shop: Shop): FullShop {
  shop.session.want('cartSums', 'favourites', 'history')
  const getters = Object.entries(features).map(([name, featureOf]) => [name, { get: () => featureOf(shop) }])
  return Object.defineProperties(shop, Object.fromEntries(getters)) as FullShop
}

/**
 * Makes a shop. Call it once, outside of components, and `start()` it; on a server once a request.
 * @param i18next an initialised instance of the host, to keep its texts and ours together
 */
export const createShop = (options?: ShopOptions, i18next?: I18next): FullShop =>
  withFeatures(createShopWith({ translator: createI18nextTranslator(i18next), transport: ofetchTransport }, options))
