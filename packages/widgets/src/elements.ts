/**
 * Every element of the shop: tag → the module that describes it. The loader, the types below, custom-elements.json and the
 * size check all read this one table. A new element gets one line here.
 */
import type { AnyElementDefinition, ElementOf, EventsOf } from './element/element.types'

export const elements = {
  'cw-account': () => import('./account/account.element'),
  'cw-add-to-cart': () => import('./catalogue/add-to-cart.element'),
  'cw-cart': () => import('./cart/cart.element'),
  'cw-cart-button': () => import('./cart/cart-button.element'),
  'cw-cart-drawer': () => import('./cart/cart-drawer.element'),
  'cw-contact-card': () => import('./content/help/contact-card.element'),
  'cw-cookie-notice': () => import('./layout/cookies/cookie-notice.element'),
  'cw-coupons': () => import('./coupons/coupon-list.element'),
  'cw-declaration': () => import('./content/help/declaration.element'),
  'cw-desk': () => import('./home/desk.element'),
  'cw-expired-dialog': () => import('./session/expired-dialog.element'),
  'cw-faq': () => import('./content/help/faq.element'),
  'cw-favourites': () => import('./favourites/favourites.element'),
  'cw-favourites-drawer': () => import('./favourites/favourites-drawer.element'),
  'cw-finance': () => import('./finance/finance.element'),
  'cw-home': () => import('./home/home.element'),
  'cw-language-select': () => import('./site/language-select.element'),
  'cw-lists': () => import('./saved-lists/list-overview.element'),
  'cw-messages': () => import('./messages/messages.element'),
  'cw-nav-bar': () => import('./layout/nav-bar.element'),
  'cw-notifications': () => import('./notifications/notifications-drawer.element'),
  'cw-order-confirm': () => import('./orders/order-confirm.element'),
  'cw-order-details': () => import('./orders/order-details.element'),
  'cw-order-list': () => import('./orders/order-list.element'),
  'cw-order-success': () => import('./orders/order-success.element'),
  'cw-outlet': () => import('./outlet/outlet.element'),
  'cw-price': () => import('./catalogue/price.element'),
  'cw-printer-finder': () => import('./printers/printer-finder.element'),
  'cw-password-reset': () => import('./password-reset/password-reset.element'),
  'cw-product': () => import('./catalogue/product.element'),
  'cw-product-card': () => import('./catalogue/product-card.element'),
  'cw-product-list': () => import('./catalogue/product-list.element'),
  'cw-quick-order': () => import('./quick-order/quick-order.element'),
  'cw-quick-order-details': () => import('./saved-lists/quick-order-details.element'),
  'cw-registration': () => import('./registration/registration.element'),
  'cw-return-details': () => import('./rma/return-details.element'),
  'cw-return-form': () => import('./rma/return-form.element'),
  'cw-returns': () => import('./rma/returns.element'),
  'cw-saved-lists': () => import('./saved-lists/saved-lists.element'),
  'cw-search-box': () => import('./search/search-box.element'),
  'cw-session-end-dialog': () => import('./session/session-end-dialog.element'),
  'cw-shortcut-menu': () => import('./layout/shortcuts/shortcut-menu.element'),
  'cw-sign-in': () => import('./session/sign-in.element'),
  'cw-site-footer': () => import('./layout/site-footer.element'),
  'cw-site-select': () => import('./site/site-select.element'),
  'cw-stock': () => import('./catalogue/stock.element'),
  'cw-terms-dialog': () => import('./confirmation/terms-dialog.element'),
  'cw-top-bar': () => import('./layout/top-bar.element'),
  'cw-undo-change': () => import('./account/undo-change.element'),
} satisfies Record<`cw-${string}`, () => Promise<{ element: AnyElementDefinition }>>

type Table = typeof elements
type DefinitionOf<T extends keyof Table> = Awaited<ReturnType<Table[T]>>['element']

/** Tag → instance type. */
export type ElementTypes = { [T in keyof Table]: ElementOf<DefinitionOf<T>> }
type Union<T> = { [K in keyof T]: (value: T[K]) => void }[keyof T] extends (value: infer I) => void ? I : never
/** Event name → event type, over all elements. */
export type ElementEvents = Union<{ [T in keyof Table]: EventsOf<DefinitionOf<T>> }>
