/** The handlers of all features in one table. */
import { accountHandlers } from '../account/account.handlers'
import { cartHandlers } from '../cart/cart.handlers'
import { catalogueHandlers } from '../catalogue/catalogue.handlers'
import { contentHandlers } from '../content/content.handlers'
import { favouritesHandlers } from '../favourites/favourites.handlers'
import { notificationsHandlers } from '../notifications/notifications.handlers'
import { ordersHandlers } from '../orders/orders.handlers'
import { passwordResetHandlers } from '../password-reset/password-reset.handlers'
import { printersHandlers } from '../printers/printers.handlers'
import { quickOrderHandlers } from '../quick-order/quick-order.handlers'
import { registrationHandlers } from '../registration/registration.handlers'
import { searchHandlers } from '../search/search.handlers'
import { sessionHandlers } from '../session/session.handlers'
import { siteHandlers } from '../site/site.handlers'
import type { AllHandlers } from './router'

export const handlers: AllHandlers = {
  ...sessionHandlers,
  ...registrationHandlers,
  ...passwordResetHandlers,
  ...accountHandlers,
  ...siteHandlers,
  ...contentHandlers,
  ...notificationsHandlers,
  ...catalogueHandlers,
  ...searchHandlers,
  ...cartHandlers,
  ...favouritesHandlers,
  ...quickOrderHandlers,
  ...ordersHandlers,
  ...printersHandlers,
}
