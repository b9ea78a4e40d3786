/** What the page says about its shops. Kept apart from the core, because the loader carries it. */
import { type Ahead, endpointOf, type Shop, type ShopOptions } from '@cartwright/core'
import { hint } from './hint'

/** What the page has said about the elements of one prefix. */
export interface Place {
  options: ShopOptions
  /** Once one of the elements needed it, or the page has given it. */
  shop?: Shop | undefined
  /** An element has asked for the shop: another one would not reach it. */
  isUsed?: true
  /** `data-api` of the loader's script tag that defines these elements; empty when it has none. */
  api?: string
  /** Origin of the loader's file. */
  origin?: string
  /** A cart is on the page: its element may arrive after those that show its sums. */
  hasCart?: boolean
}

/** One registry per page, shared by several copies of this package. */
interface PageShops {
  /** By prefix of the elements. */
  places: Map<string, Place>
  /** By endpoint and site: one session and one cart for each, however many prefixes lead to it. */
  shops: Map<string, Shop>
  /** What the loader has asked already; missing where the page began with a version without it. */
  ahead?: Ahead
}

const KEY = Symbol.for('cartwright.shops')
export const DEFAULT_PREFIX = 'cw'
export const DEFAULT_API = '/prod-api'

/** The registry of this page, made on first use. */
export function pageShops(): PageShops {
  const page = globalThis as typeof globalThis & { [KEY]?: PageShops }
  page[KEY] ??= { places: new Map(), shops: new Map(), ahead: new Map() }
  return page[KEY]
}

/** What is said about a prefix, made on first use. */
export function placeOf(prefix: string): Place {
  const { places } = pageShops()
  const known = places.get(prefix)
  if (known) return known
  // Nothing that a page has put on every object is part of it.
  const place = { __proto__: null, options: {} } as unknown as Place
  places.set(prefix, place)
  return place
}

/** Where the pages of a shop are when the page does not say: with the loader, or with the API for pages that serve our files themselves. */
function defaultShopUrl(origin: string | undefined, endpoint: string): string | undefined {
  if (origin !== undefined && origin !== globalThis.origin) return origin
  return URL.canParse(endpoint) ? new URL(endpoint).origin : undefined
}

/** Language of the page, and where its shop is, unless the page has said otherwise. */
export function shopOptions({ options, origin }: Place): ShopOptions {
  const { lang } = document.documentElement
  const shopUrl = defaultShopUrl(origin, endpointOf(options.apiBase ?? DEFAULT_API))
  return { ...(shopUrl !== undefined && { shopUrl }), ...(lang && { language: lang }), ...options }
}

/**
 * Options for the shop of all elements with a prefix that have none of their own, or that shop itself.
 * Call it before the first of them appears, in a module script above the loader's tag: later options do not reach a shop
 * that already exists, and the console says so.
 * @param prefix first part of the tags; default `cw`. A prefix that nothing is said about has the shop of `cw`
 */
export function configure(options: ShopOptions | { shop: Shop }, prefix: string = DEFAULT_PREFIX): void {
  const place = placeOf(prefix)
  const given = Object.hasOwn(options, 'shop') ? (options as { shop: Shop }).shop : undefined
  if (place.isUsed && place.shop !== given) hint(texts => texts.tooLate(Object.keys(options), prefix))
  if (given) place.shop = given
  else place.options = { ...place.options, ...(options as ShopOptions) }
}

/**
 * Ends the sessions of the page's shops, on their servers and here, and stays on the page. For hosts with a session of their
 * own: call it where that one ends. Never rejects.
 * @param prefix only of the shop of these elements
 */
export async function signOut(prefix?: string): Promise<void> {
  const { places, shops } = pageShops()
  const wanted =
    prefix === undefined
      ? [...shops.values(), ...[...places.values()].map(place => place.shop)]
      : [places.get(prefix)?.shop]
  await Promise.all([...new Set(wanted)].map(shop => shop?.signOut()))
}

/** Options written as `data-…` attributes on the loader's script tag. Empty and unreadable values are left out. */
export function optionsFromData(data: DOMStringMap): ShopOptions {
  const options: ShopOptions = {}
  if (data.api) options.apiBase = data.api.replace(/\/+$/, '')
  if (data.shop) options.shopUrl = data.shop.replace(/\/+$/, '')
  if (data.language) options.language = data.language
  if (data.texts) options.texts = data.texts
  if (data.clientId) options.clientId = data.clientId
  if (data.site && Number.isInteger(Number(data.site))) options.site = Number(data.site)
  return options
}
