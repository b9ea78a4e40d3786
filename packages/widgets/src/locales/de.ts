// Written by `npm run texts`.
import accountPrices from '../account/texts/account-prices.de.json'
import accounts from '../account/texts/accounts.de.json'
import activity from '../account/texts/activity.de.json'
import addressBook from '../account/texts/address-book.de.json'
import billing from '../account/texts/billing.de.json'
import buying from '../catalogue/part/texts/buying.de.json'
import cart from '../cart/texts/cart.de.json'
import cartChanges from '../cart/texts/cart-changes.de.json'
import cartCredit from '../cart/texts/cart-credit.de.json'
import cartRemoval from '../cart/texts/cart-removal.de.json'
import common from '../provider/texts/common.de.json'
import cookieNotice from '../layout/cookies/texts/cookie-notice.de.json'
import coupons from '../coupons/texts/coupons.de.json'
import credentials from '../account/texts/credentials.de.json'
import creditWarning from '../finance/texts/credit-warning.de.json'
import demoAccounts from '../session/texts/demo-accounts.de.json'
import desk from '../home/texts/desk.de.json'
import deskCard from '../orders/texts/desk-card.de.json'
import documents from '../documents/texts/documents.de.json'
import emailCode from '../registration/texts/email-code.de.json'
import exportMenu from '../documents/texts/export-menu.de.json'
import favourites from '../favourites/texts/favourites.de.json'
import finance from '../finance/texts/finance.de.json'
import handOver from '../quick-order/texts/hand-over.de.json'
import help from '../content/help/texts/help.de.json'
import home from '../home/texts/home.de.json'
import homeEu from '../home/texts/home-eu.de.json'
import homeUs from '../home/texts/home-us.de.json'
import importFile from '../uploads/texts/import-file.de.json'
import lastTime from '../quick-order/texts/last-time.de.json'
import layout from '../layout/texts/layout.de.json'
import leaving from '../home/texts/leaving.de.json'
import listHistory from '../saved-lists/texts/list-history.de.json'
import listName from '../listing/texts/list-name.de.json'
import listOverview from '../saved-lists/texts/list-overview.de.json'
import messagesArea from '../messages/texts/messages-area.de.json'
import notifications from '../notifications/texts/notifications.de.json'
import orderConfirm from '../orders/texts/order-confirm.de.json'
import orderDetails from '../orders/texts/order-details.de.json'
import orderFiles from '../orders/texts/order-files.de.json'
import orderList from '../orders/texts/order-list.de.json'
import orderRest from '../orders/texts/order-rest.de.json'
import orderSuccess from '../orders/texts/order-success.de.json'
import orderSums from '../orders/texts/order-sums.de.json'
import orderWords from '../orders/texts/order-words.de.json'
import overdue from '../account/texts/overdue.de.json'
import ownNumbers from '../account/texts/own-numbers.de.json'
import pager from '../provider/texts/pager.de.json'
import part from '../catalogue/part/texts/part.de.json'
import passwordChange from '../account/texts/password-change.de.json'
import passwordReset from '../password-reset/texts/password-reset.de.json'
import paymentTerms from '../orders/texts/payment-terms.de.json'
import printers from '../printers/texts/printers.de.json'
import product from '../catalogue/texts/product.de.json'
import productList from '../catalogue/texts/product-list.de.json'
import promise from '../catalogue/part/texts/promise.de.json'
import quickOrder from '../quick-order/texts/quick-order.de.json'
import quickOrderDetails from '../saved-lists/texts/quick-order-details.de.json'
import quickOrderFix from '../quick-order/texts/quick-order-fix.de.json'
import quickOrderImport from '../quick-order/texts/quick-order-import.de.json'
import quickOrderKeys from '../quick-order/texts/quick-order-keys.de.json'
import registration from '../registration/texts/registration.de.json'
import reorder from '../orders/texts/reorder.de.json'
import reports from '../reports/texts/reports.de.json'
import returnDetails from '../rma/texts/return-details.de.json'
import returnForm from '../rma/texts/return-form.de.json'
import returns from '../rma/texts/returns.de.json'
import rmaWords from '../rma/texts/rma-words.de.json'
import savedLists from '../saved-lists/texts/saved-lists.de.json'
import savedViews from '../saved-views/texts/saved-views.de.json'
import search from '../search/texts/search.de.json'
import session from '../session/texts/session.de.json'
import sessionEnd from '../session/texts/session-end.de.json'
import settings from '../layout/settings/texts/settings.de.json'
import setupProblem from '../provider/texts/setup-problem.de.json'
import shortcuts from '../layout/shortcuts/texts/shortcuts.de.json'
import site from '../site/texts/site.de.json'
import suggestions from '../quick-order/texts/suggestions.de.json'
import termsDialog from '../confirmation/texts/terms-dialog.de.json'
import undoChange from '../account/texts/undo-change.de.json'
import uploads from '../uploads/texts/uploads.de.json'
import visitorList from '../quick-order/texts/visitor-list.de.json'
import weekdays from '../provider/texts/weekdays.de.json'

export default {
  'account-prices': accountPrices,
  accounts,
  activity,
  'address-book': addressBook,
  billing,
  buying,
  cart,
  'cart-changes': cartChanges,
  'cart-credit': cartCredit,
  'cart-removal': cartRemoval,
  common,
  'cookie-notice': cookieNotice,
  coupons,
  credentials,
  'credit-warning': creditWarning,
  'demo-accounts': demoAccounts,
  desk,
  'desk-card': deskCard,
  documents,
  'email-code': emailCode,
  'export-menu': exportMenu,
  favourites,
  finance,
  'hand-over': handOver,
  help,
  home,
  'home-eu': homeEu,
  'home-us': homeUs,
  'import-file': importFile,
  'last-time': lastTime,
  layout,
  leaving,
  'list-history': listHistory,
  'list-name': listName,
  'list-overview': listOverview,
  'messages-area': messagesArea,
  notifications,
  'order-confirm': orderConfirm,
  'order-details': orderDetails,
  'order-files': orderFiles,
  'order-list': orderList,
  'order-rest': orderRest,
  'order-success': orderSuccess,
  'order-sums': orderSums,
  'order-words': orderWords,
  overdue,
  'own-numbers': ownNumbers,
  pager,
  part,
  'password-change': passwordChange,
  'password-reset': passwordReset,
  'payment-terms': paymentTerms,
  printers,
  product,
  'product-list': productList,
  promise,
  'quick-order': quickOrder,
  'quick-order-details': quickOrderDetails,
  'quick-order-fix': quickOrderFix,
  'quick-order-import': quickOrderImport,
  'quick-order-keys': quickOrderKeys,
  registration,
  reorder,
  reports,
  'return-details': returnDetails,
  'return-form': returnForm,
  returns,
  'rma-words': rmaWords,
  'saved-lists': savedLists,
  'saved-views': savedViews,
  search,
  session,
  'session-end': sessionEnd,
  settings,
  'setup-problem': setupProblem,
  shortcuts,
  site,
  suggestions,
  'terms-dialog': termsDialog,
  'undo-change': undoChange,
  uploads,
  'visitor-list': visitorList,
  weekdays,
}
