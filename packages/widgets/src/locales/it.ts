// Written by `npm run texts`.
import account from '../account/texts/it.json'
import cart from '../cart/texts/it.json'
import cataloguePart from '../catalogue/part/texts/it.json'
import catalogue from '../catalogue/texts/it.json'
import confirmation from '../confirmation/texts/it.json'
import contentHelp from '../content/help/texts/it.json'
import coupons from '../coupons/texts/it.json'
import documents from '../documents/texts/it.json'
import favourites from '../favourites/texts/it.json'
import finance from '../finance/texts/it.json'
import home from '../home/texts/it.json'
import layoutCookies from '../layout/cookies/texts/it.json'
import layoutSettings from '../layout/settings/texts/it.json'
import layoutShortcuts from '../layout/shortcuts/texts/it.json'
import layout from '../layout/texts/it.json'
import listing from '../listing/texts/it.json'
import messages from '../messages/texts/it.json'
import notifications from '../notifications/texts/it.json'
import orders from '../orders/texts/it.json'
import outlet from '../outlet/texts/it.json'
import passwordReset from '../password-reset/texts/it.json'
import printers from '../printers/texts/it.json'
import provider from '../provider/texts/it.json'
import quickOrder from '../quick-order/texts/it.json'
import registration from '../registration/texts/it.json'
import reports from '../reports/texts/it.json'
import rma from '../rma/texts/it.json'
import savedLists from '../saved-lists/texts/it.json'
import savedViews from '../saved-views/texts/it.json'
import search from '../search/texts/it.json'
import session from '../session/texts/it.json'
import site from '../site/texts/it.json'
import uploads from '../uploads/texts/it.json'

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
