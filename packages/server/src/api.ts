/** The API: the handlers of all features behind the routes of the contract. */
import { accountHandlers } from './account/account.handlers'
import { couponCheckHandlers } from './across/coupon-check.handlers'
import { documentsHandlers } from './across/documents.handlers'
import { lastQuantitiesHandlers } from './across/last-quantities.handlers'
import { orderHooks } from './across/order-hooks'
import { cartHandlers } from './cart/cart.handlers'
import { catalogueHandlers } from './catalogue/catalogue.handlers'
import { confirmationHandlers } from './confirmation/confirmation.handlers'
import { contentHandlers } from './content/content.handlers'
import { couponsHandlers } from './coupons/coupons.handlers'
import { embedKeysHandlers } from './embed-keys/embed-keys.handlers'
import { favouritesHandlers } from './favourites/favourites.handlers'
import { financeHandlers } from './finance/finance.handlers'
import type { Deps } from './http/handler'
import { type AllHandlers, createRouter } from './http/router'
import { notificationsHandlers } from './notifications/notifications.handlers'
import { createOrdersHandlers } from './orders/orders.handlers'
import { passwordResetHandlers } from './password-reset/password-reset.handlers'
import { printersHandlers } from './printers/printers.handlers'
import { quickOrderHandlers } from './quick-order/quick-order.handlers'
import { registrationHandlers } from './registration/registration.handlers'
import { reportsHandlers } from './reports/reports.handlers'
import { rmaHandlers } from './rma/rma.handlers'
import { savedListsHandlers } from './saved-lists/saved-lists.handlers'
import { savedViewsHandlers } from './saved-views/saved-views.handlers'
import { searchHandlers } from './search/search.handlers'
import { createPrincipalCache } from './session/principal-cache'
import { sessionHandlers } from './session/session.handlers'
import { siteHandlers } from './site/site.handlers'

const handlers: AllHandlers = {
  ...sessionHandlers,
  ...registrationHandlers,
  ...confirmationHandlers,
  ...passwordResetHandlers,
  ...accountHandlers,
  ...embedKeysHandlers,
  ...siteHandlers,
  ...contentHandlers,
  ...notificationsHandlers,
  ...catalogueHandlers,
  ...searchHandlers,
  ...cartHandlers,
  ...favouritesHandlers,
  ...financeHandlers,
  ...quickOrderHandlers,
  ...reportsHandlers,
  ...rmaHandlers,
  ...savedListsHandlers,
  ...lastQuantitiesHandlers,
  ...savedViewsHandlers,
  ...createOrdersHandlers(orderHooks),
  ...couponsHandlers,
  ...couponCheckHandlers,
  ...documentsHandlers,
  ...printersHandlers,
}

/** The routes below /prod-api. */
export const createApi = (deps: Deps) => createRouter(handlers, createPrincipalCache(deps), deps)
