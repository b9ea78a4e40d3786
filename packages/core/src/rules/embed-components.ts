/** The elements that an embed key can name, and what their calls need. */
import { RIGHTS, type Right } from '../contract/rights'
import { hasPermission, PERMISSION } from './permissions'

/** An element that needs no right shows what visitors may see, or the session itself. */
export const EMBED_COMPONENTS = {
  'cw-account': ['account'],
  'cw-add-to-cart': ['catalogue', 'cart'],
  'cw-cart': ['catalogue', 'cart'],
  'cw-cart-button': ['cart'],
  'cw-cart-drawer': ['catalogue', 'cart'],
  'cw-contact-card': [],
  'cw-coupons': ['order'],
  'cw-declaration': [],
  'cw-desk': ['orders', 'lists', 'cart'],
  'cw-faq': [],
  'cw-favourites': ['catalogue', 'lists', 'cart'],
  'cw-favourites-drawer': ['catalogue', 'lists', 'cart'],
  'cw-finance': ['finance'],
  'cw-language-select': [],
  'cw-lists': ['lists'],
  'cw-messages': [],
  'cw-notifications': ['orders'],
  'cw-order-confirm': ['order'],
  'cw-order-details': ['orders'],
  'cw-order-list': ['orders'],
  'cw-order-success': ['order'],
  'cw-outlet': ['catalogue', 'cart', 'lists', 'order', 'orders', 'returns', 'finance', 'account'],
  'cw-price': ['catalogue'],
  'cw-printer-finder': ['catalogue'],
  'cw-product': ['catalogue', 'cart', 'lists'],
  'cw-product-card': ['catalogue', 'cart', 'lists'],
  'cw-product-list': ['catalogue', 'cart', 'lists'],
  'cw-quick-order': ['catalogue', 'lists', 'cart'],
  'cw-quick-order-details': ['lists', 'cart'],
  'cw-return-details': ['returns'],
  'cw-return-form': ['returns'],
  'cw-returns': ['returns'],
  'cw-saved-lists': ['lists', 'cart'],
  'cw-search-box': ['catalogue'],
  'cw-stock': ['catalogue'],
} as const satisfies Readonly<Record<string, readonly Right[]>>

export type EmbedComponent = keyof typeof EMBED_COMPONENTS

export const EMBED_COMPONENT_NAMES = Object.keys(EMBED_COMPONENTS) as readonly EmbedComponent[]

export const isEmbedComponent = (name: string): name is EmbedComponent => Object.hasOwn(EMBED_COMPONENTS, name)

/** All that these elements need, in the order of `RIGHTS`. Names that no key can hold count for nothing. */
export function rightsOf(components: readonly string[]): Right[] {
  const needed = new Set<Right>(components.flatMap(name => (isEmbedComponent(name) ? EMBED_COMPONENTS[name] : [])))
  return RIGHTS.filter(right => needed.has(right))
}

/** The permissions that belong to each right. What belongs to none is for those who sign in with a password. */
const PERMISSIONS_OF: Readonly<Partial<Record<Right, readonly string[]>>> = {
  cart: [PERMISSION.cart],
  lists: [PERMISSION.favourites, PERMISSION.quickOrder],
  order: [PERMISSION.order],
}

/** What is left of an account's permissions under these rights. */
export const permissionsUnder = (rights: readonly Right[], permissions: readonly string[]): string[] =>
  rights.flatMap(right => PERMISSIONS_OF[right] ?? []).filter(permission => hasPermission(permissions, [permission]))
