// Written by `npm run texts`.
import account from '../account/texts/pl.json'
import cart from '../cart/texts/pl.json'
import cataloguePart from '../catalogue/part/texts/pl.json'
import catalogue from '../catalogue/texts/pl.json'
import confirmation from '../confirmation/texts/pl.json'
import contentHelp from '../content/help/texts/pl.json'
import coupons from '../coupons/texts/pl.json'
import documents from '../documents/texts/pl.json'
import favourites from '../favourites/texts/pl.json'
import finance from '../finance/texts/pl.json'
import home from '../home/texts/pl.json'
import layoutCookies from '../layout/cookies/texts/pl.json'
import layoutSettings from '../layout/settings/texts/pl.json'
import layoutShortcuts from '../layout/shortcuts/texts/pl.json'
import layout from '../layout/texts/pl.json'
import listing from '../listing/texts/pl.json'
import messages from '../messages/texts/pl.json'
import notifications from '../notifications/texts/pl.json'
import orders from '../orders/texts/pl.json'
import outlet from '../outlet/texts/pl.json'
import passwordReset from '../password-reset/texts/pl.json'
import printers from '../printers/texts/pl.json'
import provider from '../provider/texts/pl.json'
import quickOrder from '../quick-order/texts/pl.json'
import registration from '../registration/texts/pl.json'
import reports from '../reports/texts/pl.json'
import rma from '../rma/texts/pl.json'
import savedLists from '../saved-lists/texts/pl.json'
import savedViews from '../saved-views/texts/pl.json'
import search from '../search/texts/pl.json'
import session from '../session/texts/pl.json'
import site from '../site/texts/pl.json'
import uploads from '../uploads/texts/pl.json'

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
