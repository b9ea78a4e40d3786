/**
 * Which element shows a path of the shop, and with which properties: the pages of the storefront and the outlet on a host's page read
 * this one table. A page that is none of the journey, such as a help page, is shown by the shop alone.
 */
import { isFromCart } from '../routing/order-path'
import { resolveRoute } from '../routing/resolve'
import type { RouteName } from '../routing/routes'
import { financeAddress, invoiceOf, orderListAddress, returnListAddress, savedListsAddress } from './list-addresses'
import { readProductList } from './product-list-address'
import { readId } from './read-id'

/** The values of a path. */
export interface ScreenPath {
  /** Segments by their names in the pattern, decoded. */
  params: Readonly<Record<string, string>>
  /** Empty without one. */
  query: URLSearchParams
}

/** What shows a route. */
export interface Screen<Props extends object = object> {
  /** The element, with the usual prefix. */
  tag: `cw-${string}`
  /** Its properties, by their names in script; an attribute is the same name in kebab-case. */
  props: (at: ScreenPath) => Props
  /** The element draws the heading of the page itself, because it says what was found. */
  isHeaded?: true
  /** Something is entered there that is sent at the end: whoever leaves is asked. */
  hasEntries?: true
  /** From the cart to what becomes of an order: what an outlet for the journey alone draws. */
  isJourney?: true
}

const screen = <Props extends object, const Tag extends `cw-${string}`>(
  one: Screen<Props> & { tag: Tag },
): Screen<Props> & { tag: Tag } => one
const SHOWN_OF_ORDER = ['comments', 'reports'] as const

/** Without a class the list is the toner list (RT-030). */
const TONER = 102

export const screens = {
  cart: screen({ tag: 'cw-cart', props: () => ({ heading: '' }), isJourney: true }),
  quickOrder: screen({ tag: 'cw-quick-order', props: () => ({ heading: '' }), isJourney: true }),
  quickOrderDetails: screen({
    tag: 'cw-quick-order-details',
    props: ({ params }) => ({ quickOrderId: readId(params.id) ?? 0 }),
  }),
  savedLists: screen({ tag: 'cw-lists', props: ({ query }) => savedListsAddress.read(query) }),
  confirm: screen({
    tag: 'cw-order-confirm',
    props: ({ query }) => ({
      skus: query.get('skus') ?? '',
      fromCart: isFromCart(query),
      quickOrderId: readId(query.get('quickOrderId')),
      orderNo: query.get('order') || undefined,
    }),
    hasEntries: true,
    isJourney: true,
  }),
  checkout: screen({
    tag: 'cw-order-success',
    props: ({ params }) => ({ orderNo: params.id ?? '' }),
    isHeaded: true,
    isJourney: true,
  }),
  orders: screen({ tag: 'cw-order-list', props: ({ query }) => orderListAddress.read(query), isJourney: true }),
  orderDetails: screen({
    tag: 'cw-order-details',
    props: ({ params, query }) => ({
      orderNo: params.orderno ?? '',
      show: SHOWN_OF_ORDER.find(part => part === query.get('show')),
    }),
    isHeaded: true,
    isJourney: true,
  }),
  returns: screen({ tag: 'cw-returns', props: ({ query }) => returnListAddress.read(query), isJourney: true }),
  applyForReturn: screen({
    tag: 'cw-return-form',
    props: ({ query }) => ({
      returnId: readId(query.get('id')),
      orderNo: query.get('order') || undefined,
      invoiceNo: query.get('invoice') || undefined,
    }),
    isHeaded: true,
    isJourney: true,
  }),
  returnDetails: screen({
    tag: 'cw-return-details',
    props: ({ query }) => ({ returnId: readId(query.get('id')) ?? 0 }),
    isHeaded: true,
    isJourney: true,
  }),
  finance: screen({
    tag: 'cw-finance',
    props: ({ query }) => ({ ...financeAddress.read(query), invoice: invoiceOf(query) }),
    isJourney: true,
  }),
  product: screen({
    tag: 'cw-product',
    props: ({ query }) => ({ skuId: readId(query.get('sku_id')) ?? 0 }),
    isHeaded: true,
  }),
  list: screen({
    tag: 'cw-product-list',
    props: ({ query }) => {
      const shown = readProductList(query)
      return { ...shown, classId: shown.classId ?? TONER }
    },
  }),
  search: screen({ tag: 'cw-product-list', props: ({ query }) => readProductList(query) }),
  coupons: screen({ tag: 'cw-coupons', props: () => ({}) }),
  account: screen({ tag: 'cw-account', props: ({ query }) => ({ part: query.get('tab') ?? undefined }) }),
  accountPrice: screen({ tag: 'cw-account', props: () => ({ part: 'accountPrice' }) }),
} as const satisfies Partial<Record<RouteName, Screen>>

export type ScreenName = keyof typeof screens

/** Names of all screens, in the order of the journey. */
export const SCREEN_NAMES = Object.keys(screens) as ScreenName[]

export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(screens, name)

const EVERYONE = { isSignedIn: true, permissions: [], roles: ['admin'] }

/**
 * The screen of a path; undefined where no element shows it. Who may see what it shows is decided by the element, which also asks
 * visitors to sign in.
 */
export function screenOf(path: string): { name: ScreenName; screen: Screen; at: ScreenPath } | undefined {
  const found = resolveRoute(path, EVERYONE)
  if (found.kind !== 'page' || !isScreenName(found.name)) return undefined
  // The favourites at `/search?pre=3` are another page (RT-032).
  if (found.name === 'search' && found.query.get('pre') === '3') return undefined
  return { name: found.name, screen: screens[found.name], at: { params: found.params, query: found.query } }
}
