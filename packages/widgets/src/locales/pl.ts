// Written by `npm run texts`.
import accountPrices from '../account/texts/account-prices.pl.json'
import accounts from '../account/texts/accounts.pl.json'
import activity from '../account/texts/activity.pl.json'
import addressBook from '../account/texts/address-book.pl.json'
import billing from '../account/texts/billing.pl.json'
import buying from '../catalogue/part/texts/buying.pl.json'
import cart from '../cart/texts/cart.pl.json'
import cartChanges from '../cart/texts/cart-changes.pl.json'
import cartCredit from '../cart/texts/cart-credit.pl.json'
import cartRemoval from '../cart/texts/cart-removal.pl.json'
import common from '../provider/texts/common.pl.json'
import cookieNotice from '../layout/cookies/texts/cookie-notice.pl.json'
import coupons from '../coupons/texts/coupons.pl.json'
import credentials from '../account/texts/credentials.pl.json'
import creditWarning from '../finance/texts/credit-warning.pl.json'
import demoAccounts from '../session/texts/demo-accounts.pl.json'
import desk from '../home/texts/desk.pl.json'
import deskCard from '../orders/texts/desk-card.pl.json'
import documents from '../documents/texts/documents.pl.json'
import emailCode from '../registration/texts/email-code.pl.json'
import exportMenu from '../documents/texts/export-menu.pl.json'
import favourites from '../favourites/texts/favourites.pl.json'
import finance from '../finance/texts/finance.pl.json'
import handOver from '../quick-order/texts/hand-over.pl.json'
import help from '../content/help/texts/help.pl.json'
import home from '../home/texts/home.pl.json'
import homeEu from '../home/texts/home-eu.pl.json'
import homeUs from '../home/texts/home-us.pl.json'
import importFile from '../uploads/texts/import-file.pl.json'
import lastTime from '../quick-order/texts/last-time.pl.json'
import layout from '../layout/texts/layout.pl.json'
import leaving from '../home/texts/leaving.pl.json'
import listHistory from '../saved-lists/texts/list-history.pl.json'
import listName from '../listing/texts/list-name.pl.json'
import listOverview from '../saved-lists/texts/list-overview.pl.json'
import messagesArea from '../messages/texts/messages-area.pl.json'
import notifications from '../notifications/texts/notifications.pl.json'
import orderConfirm from '../orders/texts/order-confirm.pl.json'
import orderDetails from '../orders/texts/order-details.pl.json'
import orderFiles from '../orders/texts/order-files.pl.json'
import orderList from '../orders/texts/order-list.pl.json'
import orderRest from '../orders/texts/order-rest.pl.json'
import orderSuccess from '../orders/texts/order-success.pl.json'
import orderSums from '../orders/texts/order-sums.pl.json'
import orderWords from '../orders/texts/order-words.pl.json'
import overdue from '../account/texts/overdue.pl.json'
import ownNumbers from '../account/texts/own-numbers.pl.json'
import pager from '../provider/texts/pager.pl.json'
import part from '../catalogue/part/texts/part.pl.json'
import passwordChange from '../account/texts/password-change.pl.json'
import passwordReset from '../password-reset/texts/password-reset.pl.json'
import paymentTerms from '../orders/texts/payment-terms.pl.json'
import printers from '../printers/texts/printers.pl.json'
import product from '../catalogue/texts/product.pl.json'
import productList from '../catalogue/texts/product-list.pl.json'
import promise from '../catalogue/part/texts/promise.pl.json'
import quickOrder from '../quick-order/texts/quick-order.pl.json'
import quickOrderDetails from '../saved-lists/texts/quick-order-details.pl.json'
import quickOrderFix from '../quick-order/texts/quick-order-fix.pl.json'
import quickOrderImport from '../quick-order/texts/quick-order-import.pl.json'
import quickOrderKeys from '../quick-order/texts/quick-order-keys.pl.json'
import registration from '../registration/texts/registration.pl.json'
import reorder from '../orders/texts/reorder.pl.json'
import reports from '../reports/texts/reports.pl.json'
import returnDetails from '../rma/texts/return-details.pl.json'
import returnForm from '../rma/texts/return-form.pl.json'
import returns from '../rma/texts/returns.pl.json'
import rmaWords from '../rma/texts/rma-words.pl.json'
import savedLists from '../saved-lists/texts/saved-lists.pl.json'
import savedViews from '../saved-views/texts/saved-views.pl.json'
import search from '../search/texts/search.pl.json'
import session from '../session/texts/session.pl.json'
import sessionEnd from '../session/texts/session-end.pl.json'
import settings from '../layout/settings/texts/settings.pl.json'
import setupProblem from '../provider/texts/setup-problem.pl.json'
import shortcuts from '../layout/shortcuts/texts/shortcuts.pl.json'
import site from '../site/texts/site.pl.json'
import suggestions from '../quick-order/texts/suggestions.pl.json'
import termsDialog from '../confirmation/texts/terms-dialog.pl.json'
import undoChange from '../account/texts/undo-change.pl.json'
import uploads from '../uploads/texts/uploads.pl.json'
import visitorList from '../quick-order/texts/visitor-list.pl.json'
import weekdays from '../provider/texts/weekdays.pl.json'

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
