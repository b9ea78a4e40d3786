/** Which page a route shows. Pages are fetched when someone goes there. */
import { type RouteName, routeOf } from '@cartwright/core'
import type { ComponentType } from 'react'
import type { PageProps } from './app/page'

export interface Page {
  fetch(): Promise<{ default: ComponentType<PageProps> }>
  /** What shows it, once someone has asked for it. */
  component?: ComponentType<PageProps>
}

const page = (fetch: Page['fetch']): Page => ({ fetch })

export const notFoundPage = page(() => import('./errors/not-found.page'))

export const pages: Partial<Record<RouteName, Page>> = {
  home: page(() => import('./content/home.page')),
  login: page(() => import('./session/login.page')),
  authRedirect: page(() => import('./session/auth-redirect.page')),
  list: page(() => import('./catalogue/list.page')),
  product: page(() => import('./catalogue/product.page')),
  printers: page(() => import('./printers/printers.page')),
  search: page(() => import('./search/search.page')),
  cart: page(() => import('./cart/cart.page')),
  quickOrder: page(() => import('./quick-order/quick-order.page')),
  quickOrderDetails: page(() => import('./quick-order/quick-order-details.page')),
  savedLists: page(() => import('./saved-lists/saved-lists.page')),
  finance: page(() => import('./finance/finance.page')),
  coupons: page(() => import('./coupons/coupons.page')),
  account: page(() => import('./account/account.page')),
  accountPrice: page(() => import('./account/account-price.page')),
  confirm: page(() => import('./orders/confirm.page')),
  orders: page(() => import('./orders/order-list.page')),
  orderDetails: page(() => import('./orders/order-details.page')),
  returns: page(() => import('./rma/returns.page')),
  applyForReturn: page(() => import('./rma/apply-for-return.page')),
  returnDetails: page(() => import('./rma/return-details.page')),
  checkout: page(() => import('./orders/checkout.page')),
  cookies: page(() => import('./content/cookies.page')),
  terms: page(() => import('./content/terms.page')),
  toolbar: page(() => import('./content/toolbar.page')),
  about: page(() => import('./content/about.page')),
  announcement: page(() => import('./content/announcement.page')),
  faq: page(() => import('./content/faq.page')),
  contact: page(() => import('./content/contact.page')),
  register: page(() => import('./registration/register.page')),
  passwordReset: page(() => import('./password-reset/password-reset.page')),
  undoChange: page(() => import('./account/undo-change.page')),
  unauthorised: page(() => import('./errors/unauthorised.page')),
  notFound: notFoundPage,
}

/** Fetches the page of a path ahead, so that it is shown at once. What cannot be had is asked for again when it is shown. */
export async function fetchPage(path: string): Promise<void> {
  const name = routeOf(path === '/' ? '/index' : path)
  const wanted = (name && pages[name]) ?? notFoundPage
  const module = await wanted.fetch().catch(() => undefined)
  if (module) wanted.component = module.default
}
