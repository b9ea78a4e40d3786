/** The one shop of the page, by the light entry: the start page has a budget (docs/decisions/0032-size-of-the-elements.md). */
import { keepLanguage, layoutOf, type Shop } from '@cartwright/core'
import { createShop } from '@cartwright/core/light'
import { widgetLocales } from '@cartwright/widgets'
import { storefrontLocales } from '../locales'
import { currentPath, goTo } from './location'

/** Opened when the page starts it, not when its file is read: what watches the page would read the whole file once more. */
export function openShop(): Shop {
  const shop: Shop = createShop({ navigate: goTo, currentPath, onError: thrown => logError(shop, thrown) })
  keepLanguage(shop)
  addTexts(shop)
  shop.session.want('cartSums', 'favourites', 'history')
  return shop
}

/** Before it starts, so that the first drawing is in the reader's language. */
export function addTexts({ i18n }: Shop): void {
  i18n.addLocales(widgetLocales)
  i18n.addLocales(storefrontLocales)
}

/** For the error log of the settings: production builds only (LIM-014). */
export function logError(shop: Shop, thrown: unknown): void {
  layoutOf(shop).logError(thrown, import.meta.env.PROD)
}
