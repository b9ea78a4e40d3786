/** How an element finds its shop: context, else the page's own. A property set by the host comes before both. */
import { endpointOf, fetchAhead, type Shop, toLanguage } from '@cartwright/core'
import { createShop } from '@cartwright/core/light'
import { watchLanguage } from './language-of'
import { DEFAULT_API, DEFAULT_PREFIX, type Place, pageShops, placeOf, shopOptions } from './page-config'

/** So long the sums of the cart wait for the rows of an element that is on its way. */
const CART_MS = 10_000

/** Name of the value in the context-request protocol of the Web Components community. */
export const SHOP_CONTEXT = 'cartwright.shop'

export interface ContextRequest extends Event {
  context?: unknown
  callback?: (value: Shop) => void
}

function shopFromContext(element: HTMLElement): Shop | undefined {
  let found: Shop | undefined
  const request: ContextRequest = new Event('context-request', { bubbles: true, composed: true })
  request.context = SHOP_CONTEXT
  request.callback = shop => {
    found = shop
  }
  element.dispatchEvent(request)
  return found
}

/** The language of the page is that of its shop also when it changes. */
function followPage({ i18n }: Shop): void {
  const page = document.documentElement
  let before = page.lang
  watchLanguage(page, () => {
    if (page.lang === before) return
    before = page.lang
    const language = toLanguage(before)
    if (language) void i18n.setLanguage(language)
  })
}

function makeShop(place: Place): Shop {
  const { options } = place
  const { ahead } = pageShops()
  const shop = createShop({
    ...(ahead && { fetch: fetchAhead(ahead) }),
    ...shopOptions(place),
  })
  if (options.language === undefined) followPage(shop)
  if (place.hasCart) setTimeout(shop.session.want('cartRows'), CART_MS)
  // Its first calls leave before anything is drawn.
  void shop.start()
  return shop
}

/** The shop of the elements with a prefix; made when it is first wanted, one for each endpoint and site. */
export function shopOfPage(prefix: string): Shop {
  const { places, shops } = pageShops()
  const place = places.get(prefix) ?? placeOf(DEFAULT_PREFIX)
  place.isUsed = true
  if (place.shop) return place.shop
  const { apiBase = DEFAULT_API, site = '' } = place.options
  const key = `${endpointOf(apiBase)}#${site}`
  const shop = shops.get(key) ?? makeShop(place)
  shops.set(key, shop)
  place.shop = shop
  return shop
}

/** The shop for an element that was given none. */
export const findShop = (element: HTMLElement, prefix: string): Shop => shopFromContext(element) ?? shopOfPage(prefix)
