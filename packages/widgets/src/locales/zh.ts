// Written by `npm run texts`.
import accountPrices from '../account/texts/account-prices.zh.json'
import accounts from '../account/texts/accounts.zh.json'
import activity from '../account/texts/activity.zh.json'
import addressBook from '../account/texts/address-book.zh.json'
import billing from '../account/texts/billing.zh.json'
import buying from '../catalogue/part/texts/buying.zh.json'
import cart from '../cart/texts/cart.zh.json'
import cartChanges from '../cart/texts/cart-changes.zh.json'
import cartCredit from '../cart/texts/cart-credit.zh.json'
import cartRemoval from '../cart/texts/cart-removal.zh.json'
import common from '../provider/texts/common.zh.json'
import cookieNotice from '../layout/cookies/texts/cookie-notice.zh.json'
import coupons from '../coupons/texts/coupons.zh.json'
import credentials from '../account/texts/credentials.zh.json'
import creditWarning from '../finance/texts/credit-warning.zh.json'
import demoAccounts from '../session/texts/demo-accounts.zh.json'
import desk from '../home/texts/desk.zh.json'
import deskCard from '../orders/texts/desk-card.zh.json'
import documents from '../documents/texts/documents.zh.json'
import emailCode from '../registration/texts/email-code.zh.json'
import exportMenu from '../documents/texts/export-menu.zh.json'
import favourites from '../favourites/texts/favourites.zh.json'
import finance from '../finance/texts/finance.zh.json'
import handOver from '../quick-order/texts/hand-over.zh.json'
import help from '../content/help/texts/help.zh.json'
import home from '../home/texts/home.zh.json'
import homeEu from '../home/texts/home-eu.zh.json'
import homeUs from '../home/texts/home-us.zh.json'
import importFile from '../uploads/texts/import-file.zh.json'
import lastTime from '../quick-order/texts/last-time.zh.json'
import layout from '../layout/texts/layout.zh.json'
import leaving from '../home/texts/leaving.zh.json'
import listHistory from '../saved-lists/texts/list-history.zh.json'
import listName from '../listing/texts/list-name.zh.json'
import listOverview from '../saved-lists/texts/list-overview.zh.json'
import messagesArea from '../messages/texts/messages-area.zh.json'
import notifications from '../notifications/texts/notifications.zh.json'
import orderConfirm from '../orders/texts/order-confirm.zh.json'
import orderDetails from '../orders/texts/order-details.zh.json'
import orderFiles from '../orders/texts/order-files.zh.json'
import orderList from '../orders/texts/order-list.zh.json'
import orderRest from '../orders/texts/order-rest.zh.json'
import orderSuccess from '../orders/texts/order-success.zh.json'
import orderSums from '../orders/texts/order-sums.zh.json'
import orderWords from '../orders/texts/order-words.zh.json'
import overdue from '../account/texts/overdue.zh.json'
import ownNumbers from '../account/texts/own-numbers.zh.json'
import pager from '../provider/texts/pager.zh.json'
import part from '../catalogue/part/texts/part.zh.json'
import passwordChange from '../account/texts/password-change.zh.json'
import passwordReset from '../password-reset/texts/password-reset.zh.json'
import paymentTerms from '../orders/texts/payment-terms.zh.json'
import printers from '../printers/texts/printers.zh.json'
import product from '../catalogue/texts/product.zh.json'
import productList from '../catalogue/texts/product-list.zh.json'
import promise from '../catalogue/part/texts/promise.zh.json'
import quickOrder from '../quick-order/texts/quick-order.zh.json'
import quickOrderDetails from '../saved-lists/texts/quick-order-details.zh.json'
import quickOrderFix from '../quick-order/texts/quick-order-fix.zh.json'
import quickOrderImport from '../quick-order/texts/quick-order-import.zh.json'
import quickOrderKeys from '../quick-order/texts/quick-order-keys.zh.json'
import registration from '../registration/texts/registration.zh.json'
import reorder from '../orders/texts/reorder.zh.json'
import reports from '../reports/texts/reports.zh.json'
import returnDetails from '../rma/texts/return-details.zh.json'
import returnForm from '../rma/texts/return-form.zh.json'
import returns from '../rma/texts/returns.zh.json'
import rmaWords from '../rma/texts/rma-words.zh.json'
import savedLists from '../saved-lists/texts/saved-lists.zh.json'
import savedViews from '../saved-views/texts/saved-views.zh.json'
import search from '../search/texts/search.zh.json'
import session from '../session/texts/session.zh.json'
import sessionEnd from '../session/texts/session-end.zh.json'
import settings from '../layout/settings/texts/settings.zh.json'
import setupProblem from '../provider/texts/setup-problem.zh.json'
import shortcuts from '../layout/shortcuts/texts/shortcuts.zh.json'
import site from '../site/texts/site.zh.json'
import suggestions from '../quick-order/texts/suggestions.zh.json'
import termsDialog from '../confirmation/texts/terms-dialog.zh.json'
import undoChange from '../account/texts/undo-change.zh.json'
import uploads from '../uploads/texts/uploads.zh.json'
import visitorList from '../quick-order/texts/visitor-list.zh.json'
import weekdays from '../provider/texts/weekdays.zh.json'

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
