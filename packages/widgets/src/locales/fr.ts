// Written by `npm run texts`.
import accountPrices from '../account/texts/account-prices.fr.json'
import accounts from '../account/texts/accounts.fr.json'
import activity from '../account/texts/activity.fr.json'
import addressBook from '../account/texts/address-book.fr.json'
import billing from '../account/texts/billing.fr.json'
import buying from '../catalogue/part/texts/buying.fr.json'
import cart from '../cart/texts/cart.fr.json'
import cartChanges from '../cart/texts/cart-changes.fr.json'
import cartCredit from '../cart/texts/cart-credit.fr.json'
import cartRemoval from '../cart/texts/cart-removal.fr.json'
import common from '../provider/texts/common.fr.json'
import cookieNotice from '../layout/cookies/texts/cookie-notice.fr.json'
import coupons from '../coupons/texts/coupons.fr.json'
import credentials from '../account/texts/credentials.fr.json'
import creditWarning from '../finance/texts/credit-warning.fr.json'
import demoAccounts from '../session/texts/demo-accounts.fr.json'
import desk from '../home/texts/desk.fr.json'
import deskCard from '../orders/texts/desk-card.fr.json'
import documents from '../documents/texts/documents.fr.json'
import emailCode from '../registration/texts/email-code.fr.json'
import exportMenu from '../documents/texts/export-menu.fr.json'
import favourites from '../favourites/texts/favourites.fr.json'
import finance from '../finance/texts/finance.fr.json'
import handOver from '../quick-order/texts/hand-over.fr.json'
import help from '../content/help/texts/help.fr.json'
import home from '../home/texts/home.fr.json'
import homeEu from '../home/texts/home-eu.fr.json'
import homeUs from '../home/texts/home-us.fr.json'
import importFile from '../uploads/texts/import-file.fr.json'
import lastTime from '../quick-order/texts/last-time.fr.json'
import layout from '../layout/texts/layout.fr.json'
import leaving from '../home/texts/leaving.fr.json'
import listHistory from '../saved-lists/texts/list-history.fr.json'
import listName from '../listing/texts/list-name.fr.json'
import listOverview from '../saved-lists/texts/list-overview.fr.json'
import messagesArea from '../messages/texts/messages-area.fr.json'
import notifications from '../notifications/texts/notifications.fr.json'
import orderConfirm from '../orders/texts/order-confirm.fr.json'
import orderDetails from '../orders/texts/order-details.fr.json'
import orderFiles from '../orders/texts/order-files.fr.json'
import orderList from '../orders/texts/order-list.fr.json'
import orderRest from '../orders/texts/order-rest.fr.json'
import orderSuccess from '../orders/texts/order-success.fr.json'
import orderSums from '../orders/texts/order-sums.fr.json'
import orderWords from '../orders/texts/order-words.fr.json'
import overdue from '../account/texts/overdue.fr.json'
import ownNumbers from '../account/texts/own-numbers.fr.json'
import pager from '../provider/texts/pager.fr.json'
import part from '../catalogue/part/texts/part.fr.json'
import passwordChange from '../account/texts/password-change.fr.json'
import passwordReset from '../password-reset/texts/password-reset.fr.json'
import paymentTerms from '../orders/texts/payment-terms.fr.json'
import printers from '../printers/texts/printers.fr.json'
import product from '../catalogue/texts/product.fr.json'
import productList from '../catalogue/texts/product-list.fr.json'
import promise from '../catalogue/part/texts/promise.fr.json'
import quickOrder from '../quick-order/texts/quick-order.fr.json'
import quickOrderDetails from '../saved-lists/texts/quick-order-details.fr.json'
import quickOrderFix from '../quick-order/texts/quick-order-fix.fr.json'
import quickOrderImport from '../quick-order/texts/quick-order-import.fr.json'
import quickOrderKeys from '../quick-order/texts/quick-order-keys.fr.json'
import registration from '../registration/texts/registration.fr.json'
import reorder from '../orders/texts/reorder.fr.json'
import reports from '../reports/texts/reports.fr.json'
import returnDetails from '../rma/texts/return-details.fr.json'
import returnForm from '../rma/texts/return-form.fr.json'
import returns from '../rma/texts/returns.fr.json'
import rmaWords from '../rma/texts/rma-words.fr.json'
import savedLists from '../saved-lists/texts/saved-lists.fr.json'
import savedViews from '../saved-views/texts/saved-views.fr.json'
import search from '../search/texts/search.fr.json'
import session from '../session/texts/session.fr.json'
import sessionEnd from '../session/texts/session-end.fr.json'
import settings from '../layout/settings/texts/settings.fr.json'
import setupProblem from '../provider/texts/setup-problem.fr.json'
import shortcuts from '../layout/shortcuts/texts/shortcuts.fr.json'
import site from '../site/texts/site.fr.json'
import suggestions from '../quick-order/texts/suggestions.fr.json'
import termsDialog from '../confirmation/texts/terms-dialog.fr.json'
import undoChange from '../account/texts/undo-change.fr.json'
import uploads from '../uploads/texts/uploads.fr.json'
import visitorList from '../quick-order/texts/visitor-list.fr.json'
import weekdays from '../provider/texts/weekdays.fr.json'

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
