// Written by `npm run texts`.
import account from '../account/texts/zh.json'
import cart from '../cart/texts/zh.json'
import cataloguePart from '../catalogue/part/texts/zh.json'
import catalogue from '../catalogue/texts/zh.json'
import confirmation from '../confirmation/texts/zh.json'
import contentHelp from '../content/help/texts/zh.json'
import coupons from '../coupons/texts/zh.json'
import documents from '../documents/texts/zh.json'
import favourites from '../favourites/texts/zh.json'
import finance from '../finance/texts/zh.json'
import home from '../home/texts/zh.json'
import layoutCookies from '../layout/cookies/texts/zh.json'
import layoutSettings from '../layout/settings/texts/zh.json'
import layoutShortcuts from '../layout/shortcuts/texts/zh.json'
import layout from '../layout/texts/zh.json'
import listing from '../listing/texts/zh.json'
import messages from '../messages/texts/zh.json'
import notifications from '../notifications/texts/zh.json'
import orders from '../orders/texts/zh.json'
import outlet from '../outlet/texts/zh.json'
import passwordReset from '../password-reset/texts/zh.json'
import printers from '../printers/texts/zh.json'
import provider from '../provider/texts/zh.json'
import quickOrder from '../quick-order/texts/zh.json'
import registration from '../registration/texts/zh.json'
import reports from '../reports/texts/zh.json'
import rma from '../rma/texts/zh.json'
import savedLists from '../saved-lists/texts/zh.json'
import savedViews from '../saved-views/texts/zh.json'
import search from '../search/texts/zh.json'
import session from '../session/texts/zh.json'
import site from '../site/texts/zh.json'
import uploads from '../uploads/texts/zh.json'

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
