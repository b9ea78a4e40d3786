// Written by `npm run texts`.
import accountPrices from '../account/texts/account-prices.it.json'
import accounts from '../account/texts/accounts.it.json'
import activity from '../account/texts/activity.it.json'
import addressBook from '../account/texts/address-book.it.json'
import billing from '../account/texts/billing.it.json'
import buying from '../catalogue/part/texts/buying.it.json'
import cart from '../cart/texts/cart.it.json'
import cartChanges from '../cart/texts/cart-changes.it.json'
import cartCredit from '../cart/texts/cart-credit.it.json'
import cartRemoval from '../cart/texts/cart-removal.it.json'
import common from '../provider/texts/common.it.json'
import cookieNotice from '../layout/cookies/texts/cookie-notice.it.json'
import coupons from '../coupons/texts/coupons.it.json'
import credentials from '../account/texts/credentials.it.json'
import creditWarning from '../finance/texts/credit-warning.it.json'
import demoAccounts from '../session/texts/demo-accounts.it.json'
import desk from '../home/texts/desk.it.json'
import deskCard from '../orders/texts/desk-card.it.json'
import documents from '../documents/texts/documents.it.json'
import emailCode from '../registration/texts/email-code.it.json'
import exportMenu from '../documents/texts/export-menu.it.json'
import favourites from '../favourites/texts/favourites.it.json'
import finance from '../finance/texts/finance.it.json'
import handOver from '../quick-order/texts/hand-over.it.json'
import help from '../content/help/texts/help.it.json'
import home from '../home/texts/home.it.json'
import homeEu from '../home/texts/home-eu.it.json'
import homeUs from '../home/texts/home-us.it.json'
import importFile from '../uploads/texts/import-file.it.json'
import lastTime from '../quick-order/texts/last-time.it.json'
import layout from '../layout/texts/layout.it.json'
import leaving from '../home/texts/leaving.it.json'
import listHistory from '../saved-lists/texts/list-history.it.json'
import listName from '../listing/texts/list-name.it.json'
import listOverview from '../saved-lists/texts/list-overview.it.json'
import messagesArea from '../messages/texts/messages-area.it.json'
import notifications from '../notifications/texts/notifications.it.json'
import orderConfirm from '../orders/texts/order-confirm.it.json'
import orderDetails from '../orders/texts/order-details.it.json'
import orderFiles from '../orders/texts/order-files.it.json'
import orderList from '../orders/texts/order-list.it.json'
import orderRest from '../orders/texts/order-rest.it.json'
import orderSuccess from '../orders/texts/order-success.it.json'
import orderSums from '../orders/texts/order-sums.it.json'
import orderWords from '../orders/texts/order-words.it.json'
import overdue from '../account/texts/overdue.it.json'
import ownNumbers from '../account/texts/own-numbers.it.json'
import pager from '../provider/texts/pager.it.json'
import part from '../catalogue/part/texts/part.it.json'
import passwordChange from '../account/texts/password-change.it.json'
import passwordReset from '../password-reset/texts/password-reset.it.json'
import paymentTerms from '../orders/texts/payment-terms.it.json'
import printers from '../printers/texts/printers.it.json'
import product from '../catalogue/texts/product.it.json'
import productList from '../catalogue/texts/product-list.it.json'
import promise from '../catalogue/part/texts/promise.it.json'
import quickOrder from '../quick-order/texts/quick-order.it.json'
import quickOrderDetails from '../saved-lists/texts/quick-order-details.it.json'
import quickOrderFix from '../quick-order/texts/quick-order-fix.it.json'
import quickOrderImport from '../quick-order/texts/quick-order-import.it.json'
import quickOrderKeys from '../quick-order/texts/quick-order-keys.it.json'
import registration from '../registration/texts/registration.it.json'
import reorder from '../orders/texts/reorder.it.json'
import reports from '../reports/texts/reports.it.json'
import returnDetails from '../rma/texts/return-details.it.json'
import returnForm from '../rma/texts/return-form.it.json'
import returns from '../rma/texts/returns.it.json'
import rmaWords from '../rma/texts/rma-words.it.json'
import savedLists from '../saved-lists/texts/saved-lists.it.json'
import savedViews from '../saved-views/texts/saved-views.it.json'
import search from '../search/texts/search.it.json'
import session from '../session/texts/session.it.json'
import sessionEnd from '../session/texts/session-end.it.json'
import settings from '../layout/settings/texts/settings.it.json'
import setupProblem from '../provider/texts/setup-problem.it.json'
import shortcuts from '../layout/shortcuts/texts/shortcuts.it.json'
import site from '../site/texts/site.it.json'
import suggestions from '../quick-order/texts/suggestions.it.json'
import termsDialog from '../confirmation/texts/terms-dialog.it.json'
import undoChange from '../account/texts/undo-change.it.json'
import uploads from '../uploads/texts/uploads.it.json'
import visitorList from '../quick-order/texts/visitor-list.it.json'
import weekdays from '../provider/texts/weekdays.it.json'

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
