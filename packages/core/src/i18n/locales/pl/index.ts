import buying from './buying.json'
import cart from './cart.json'
import cartChanges from './cart-changes.json'
import cartRemoval from './cart-removal.json'
import common from './common.json'
import connection from './connection.json'
import cookieNotice from './cookie-notice.json'
import core from './core.json'
import descriptions from './descriptions.json'
import emailCode from './email-code.json'
import favourites from './favourites.json'
import help from './help.json'
import home from './home.json'
import homeEu from './home-eu.json'
import homeUs from './home-us.json'
import layout from './layout.json'
import messagesArea from './messages-area.json'
import notifications from './notifications.json'
import orderConfirm from './order-confirm.json'
import orderFiles from './order-files.json'
import orderSuccess from './order-success.json'
import orderSums from './order-sums.json'
import pager from './pager.json'
import pages from './pages.json'
import part from './part.json'
import passwordReset from './password-reset.json'
import printers from './printers.json'
import product from './product.json'
import productList from './product-list.json'
import quickOrder from './quick-order.json'
import quickOrderDetails from './quick-order-details.json'
import quickOrderFix from './quick-order-fix.json'
import quickOrderImport from './quick-order-import.json'
import quickOrderKeys from './quick-order-keys.json'
import registration from './registration.json'
import sales from './sales.json'
import search from './search.json'
import session from './session.json'
import sessionEnd from './session-end.json'
import settings from './settings.json'
import shortcuts from './shortcuts.json'
import termsDialog from './terms-dialog.json'
import undoChange from './undo-change.json'
import uploads from './uploads.json'
import weekdays from './weekdays.json'

export default {
  buying,
  cart,
  'cart-changes': cartChanges,
  'cart-removal': cartRemoval,
  common,
  connection,
  'cookie-notice': cookieNotice,
  core,
  descriptions,
  'email-code': emailCode,
  favourites,
  help,
  home,
  'home-eu': homeEu,
  'home-us': homeUs,
  layout,
  'messages-area': messagesArea,
  notifications,
  'order-confirm': orderConfirm,
  'order-files': orderFiles,
  'order-success': orderSuccess,
  'order-sums': orderSums,
  pager,
  pages,
  part,
  'password-reset': passwordReset,
  printers,
  product,
  'product-list': productList,
  'quick-order': quickOrder,
  'quick-order-details': quickOrderDetails,
  'quick-order-fix': quickOrderFix,
  'quick-order-import': quickOrderImport,
  'quick-order-keys': quickOrderKeys,
  registration,
  sales,
  search,
  session,
  'session-end': sessionEnd,
  settings,
  shortcuts,
  'terms-dialog': termsDialog,
  'undo-change': undoChange,
  uploads,
  weekdays,
}
