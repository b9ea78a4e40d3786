// Written by `npm run texts`.
import account from '../account/texts/fr.json'
import cart from '../cart/texts/fr.json'
import cataloguePart from '../catalogue/part/texts/fr.json'
import catalogue from '../catalogue/texts/fr.json'
import confirmation from '../confirmation/texts/fr.json'
import contentHelp from '../content/help/texts/fr.json'
import coupons from '../coupons/texts/fr.json'
import documents from '../documents/texts/fr.json'
import favourites from '../favourites/texts/fr.json'
import finance from '../finance/texts/fr.json'
import home from '../home/texts/fr.json'
import layoutCookies from '../layout/cookies/texts/fr.json'
import layoutSettings from '../layout/settings/texts/fr.json'
import layoutShortcuts from '../layout/shortcuts/texts/fr.json'
import layout from '../layout/texts/fr.json'
import listing from '../listing/texts/fr.json'
import messages from '../messages/texts/fr.json'
import notifications from '../notifications/texts/fr.json'
import orders from '../orders/texts/fr.json'
import outlet from '../outlet/texts/fr.json'
import passwordReset from '../password-reset/texts/fr.json'
import printers from '../printers/texts/fr.json'
import provider from '../provider/texts/fr.json'
import quickOrder from '../quick-order/texts/fr.json'
import registration from '../registration/texts/fr.json'
import reports from '../reports/texts/fr.json'
import rma from '../rma/texts/fr.json'
import savedLists from '../saved-lists/texts/fr.json'
import savedViews from '../saved-views/texts/fr.json'
import search from '../search/texts/fr.json'
import session from '../session/texts/fr.json'
import site from '../site/texts/fr.json'
import uploads from '../uploads/texts/fr.json'

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
