// Written by `npm run texts`.
import account from '../account/texts/de.json'
import cart from '../cart/texts/de.json'
import cataloguePart from '../catalogue/part/texts/de.json'
import catalogue from '../catalogue/texts/de.json'
import confirmation from '../confirmation/texts/de.json'
import contentHelp from '../content/help/texts/de.json'
import coupons from '../coupons/texts/de.json'
import documents from '../documents/texts/de.json'
import favourites from '../favourites/texts/de.json'
import finance from '../finance/texts/de.json'
import home from '../home/texts/de.json'
import layoutCookies from '../layout/cookies/texts/de.json'
import layoutSettings from '../layout/settings/texts/de.json'
import layoutShortcuts from '../layout/shortcuts/texts/de.json'
import layout from '../layout/texts/de.json'
import listing from '../listing/texts/de.json'
import messages from '../messages/texts/de.json'
import notifications from '../notifications/texts/de.json'
import orders from '../orders/texts/de.json'
import outlet from '../outlet/texts/de.json'
import passwordReset from '../password-reset/texts/de.json'
import printers from '../printers/texts/de.json'
import provider from '../provider/texts/de.json'
import quickOrder from '../quick-order/texts/de.json'
import registration from '../registration/texts/de.json'
import reports from '../reports/texts/de.json'
import rma from '../rma/texts/de.json'
import savedLists from '../saved-lists/texts/de.json'
import savedViews from '../saved-views/texts/de.json'
import search from '../search/texts/de.json'
import session from '../session/texts/de.json'
import site from '../site/texts/de.json'
import uploads from '../uploads/texts/de.json'

export default {
  ...account,
  ...cart,
  ...cataloguePart,
  ...catalogue,
  ...confirmation,
  ...contentHelp,
  ...coupons,
  ...documents,
  ...favourites,
  ...finance,
  ...home,
  ...layoutCookies,
  ...layoutSettings,
  ...layoutShortcuts,
  ...layout,
  ...listing,
  ...messages,
  ...notifications,
  ...orders,
  ...outlet,
  ...passwordReset,
  ...printers,
  ...provider,
  ...quickOrder,
  ...registration,
  ...reports,
  ...rma,
  ...savedLists,
  ...savedViews,
  ...search,
  ...session,
  ...site,
  ...uploads,
}
