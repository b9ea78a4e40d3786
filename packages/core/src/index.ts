export { type Account, type AccountSession, createAccount, undoChange } from './account/account'
export { type AccountPrices, accountPricesOf } from './account/account-prices.store'
export { accountsOf } from './account/accounts.store'
export type {
  AccountDraft,
  AccountField,
  AccountProblem,
  AccountRole,
  Accounts,
  AccountsState,
  AccountValues,
} from './account/accounts.types'
export { type ActivityFilter, activityOf, type CompanyActivity } from './account/activity.store'
export { ADDRESS_FIELDS } from './account/address-book.form'
export { addressBookOf } from './account/address-book.store'
export type {
  AddressBook,
  AddressBookState,
  AddressDoubt,
  AddressDraft,
  AddressField,
  AddressProblem,
  AddressValues,
} from './account/address-book.types'
export {
  createEmailChange,
  createPasswordChange,
  type EmailChangeField,
  type PasswordChangeField,
} from './account/change-forms'
export { deviceOf } from './account/device'
export { embedKeysOf, lastDayOf } from './account/embed-keys.store'
export type {
  EmbedKeyDraft,
  EmbedKeyField,
  EmbedKeyProblem,
  EmbedKeys,
  EmbedKeysState,
  EmbedKeyValues,
} from './account/embed-keys.types'
export type { FieldForm, FieldFormState } from './account/field-form'
export { type OwnNumbers, type OwnNumbersImport, ownNumbersOf } from './account/own-numbers.store'
export type { Reading, ReadingState } from './account/reading'
export { billingOf, sessionsOf } from './account/readings'
export { cartOf } from './cart/cart.store'
export type { Cart, CartState, RowChange } from './cart/cart.types'
export { rowChanges } from './cart/row-changes'
export { catalogueOf } from './catalogue/catalogue'
export type {
  Catalogue,
  FilterChoice,
  ListFilter,
  PartList,
  PartListState,
  PartPage,
  PartPageState,
} from './catalogue/catalogue.types'
export { carryCustNumber, saveCustNumber } from './catalogue/cust-number'
export { keepListView, type ListView, readListView } from './catalogue/list-view'
export { numbersOf } from './catalogue/numbers'
export type { NumberState, NumberStore, Numbers } from './catalogue/numbers.types'
export { createPartList } from './catalogue/part-list.store'
export { createPartPage } from './catalogue/part-page.store'
export { type Ahead, askAhead, fetchAhead } from './client/ahead'
export type { CallOptions, Client } from './client/client.types'
export { createAttempts } from './client/idempotency-key'
export { hintAtMissingRights } from './client/right-hint'
export {
  type ConfirmationForm,
  carryConfirmation,
  confirmAccount,
  followConfirmation,
  missingFields,
} from './confirmation/confirm-account'
export { createHome, type Home, type HomeState } from './content/home'
export type { CallInput, CallName, CallResult } from './contract'
export { CODE, calls } from './contract'
export { LANGUAGE_LABELS, LANGUAGES, OFFERED_LANGUAGES, toLanguage } from './contract/languages'
export { type CouponList, type CouponListState, createCouponList } from './coupons/coupon-list.store'
export { type Documents, documentsOf } from './documents/documents'
export { missingRight } from './errors/missing-right'
export { type ErrorKind, isShopError, ShopError } from './errors/shop-error'
export { filterFavourites } from './favourites/favourites.derive'
export { favouritesOf } from './favourites/favourites.store'
export type { Favourites, FavouritesState } from './favourites/favourites.types'
export {
  createEntryList,
  ENTRY_TABS,
  type EntryList,
  type EntryListQuery,
  type EntryListState,
  type EntryTab,
  entryFilterOf,
  entryListQuery,
} from './finance/entry-list.store'
export { type Finance, financeOf } from './finance/finance'
export { type StatementPeriod, statementPeriods } from './finance/statement-periods'
export { defineTexts } from './i18n/define-texts'
export type {
  I18n,
  I18nState,
  Language,
  TextKey,
  TextOverrides,
  Texts,
  TextValues,
  Translator,
} from './i18n/i18n.types'
export { salesTexts } from './i18n/sales.texts'
export { layoutOf } from './layout/layout.store'
export type {
  Layout,
  LayoutState,
  LoggedError,
  Settings,
  ShortcutView,
  VisitedPage,
} from './layout/layout.types'
export { DEFAULT_SETTINGS } from './layout/settings'
export {
  COOKIE_DAYS,
  IMPORT_BYTES,
  NETWORK_MESSAGE_MS,
  PAGE_SIZE,
  PAGE_SIZES,
  REQUEST_TIMEOUT_MS,
  RESIZE_THROTTLE_MS,
  SCROLL_TO_TOP_MS,
  TYPE_AHEAD_CHARS,
} from './limits'
export type { PagedList, PageQuery } from './listing/paged-list'
export type { LanguageTag, Locale, Locales, TextTable } from './locales.types'
export type { Message, MessageKind, Messages } from './messages/messages.types'
export { nextTask } from './next-task'
export {
  type NotificationRow,
  type Notifications,
  type NotificationsState,
  notificationsOf,
} from './notifications/notifications.store'
export { cancelAsked } from './orders/cancel-asked'
export {
  type Desk,
  deskOf,
  type Habit,
  habitsOf,
  habitsReadingOf,
  lastQuickOrdersOf,
  lastReturnsOf,
  listNamesOf,
  type ReorderCounts,
  reorderCountsOf,
  usableCouponsOf,
} from './orders/desk'
export { emptyAddress } from './orders/entered'
export { type CancelProposal, type CommentDraft, carryComment } from './orders/order-comment'
export { createConfirmation } from './orders/order-confirmation.store'
export { carryNote, createOrderFiles, type OrderFiles } from './orders/order-files'
export {
  createOrderList,
  type OrderList,
  type OrderListQuery,
  type OrderListState,
  orderersOf,
  orderListQuery,
} from './orders/order-list.store'
export { orderTimeline, shippedPieces, type TimelineStep } from './orders/order-timeline'
export { ordersOf } from './orders/orders'
export { orderTexts } from './orders/orders.texts'
export type {
  Confirmation,
  ConfirmationDiff,
  ConfirmationState,
  Orders,
  PlacedOrder,
  RefusedField,
  ReorderOf,
  ReorderReport,
} from './orders/orders.types'
export { orderableLines, reorderTotal } from './orders/reorder'
export { withPromises } from './orders/with-promises'
export {
  createPasswordReset,
  type PasswordReset,
  type PasswordResetField,
  type PasswordResetState,
} from './password-reset/password-reset.store'
export { hasKeptPrinters, printersOf } from './printers/my-printers.store'
export { createPrinterFinder } from './printers/printer-finder.store'
export type {
  ChosenPrinter,
  MyPrinters,
  MyPrintersState,
  PrinterFinder,
  PrinterFinderState,
} from './printers/printers.types'
export { carryImport, type ImportDraft } from './quick-order/import-draft'
export {
  createListPreview,
  type ListPreview,
  type ListPreviewState,
  type PreviewSums,
} from './quick-order/list-preview'
export type { ListReader } from './quick-order/list-reader'
export { loadedListReader, loadListReader } from './quick-order/load-list-reader'
export {
  findEqualLines,
  isOpen as isOpenLine,
  isRepaired as isRepairedLine,
  isWrong as isWrongLine,
  toParsedLine,
} from './quick-order/quick-order.derive'
export { quickOrderOf } from './quick-order/quick-order.store'
export type {
  AmbiguousQuantity,
  ColumnProof,
  CorrectedList,
  LineStatus,
  ListFormat,
  ParsedList,
  QuickOrder,
  QuickOrderLine,
  QuickOrderState,
  QuickOrderSummary,
} from './quick-order/quick-order.types'
export { keptVisitorListOf } from './quick-order/visitor-draft'
export { type VisitorList, visitorListOf } from './quick-order/visitor-list'
export { requestCode } from './registration/code-request'
export { isItalian, isRequired, STEP_FIELDS } from './registration/registration.rules'
export { createRegistration } from './registration/registration.store'
export type {
  FieldProblem,
  Registration,
  RegistrationField,
  RegistrationState,
  RegistrationValues,
} from './registration/registration.types'
export { type CodePurpose, keepSentCode, readSentCode, type SentCode } from './registration/sent-code'
export {
  choicesOf,
  createReportForm,
  type ReportChoice,
  type ReportEntry,
  type ReportEntryProblem,
  type ReportForm,
  type ReportFormState,
} from './reports/report-form.store'
export { type Reports, reportsOf } from './reports/reports'
export { createReturnForm } from './rma/return-form.store'
export type {
  ReturnForm,
  ReturnFormLine,
  ReturnFormState,
  ReturnLineEntry,
  ReturnValues,
} from './rma/return-form.types'
export { freeParts, isWrong, nextPart } from './rma/return-lines'
export {
  createReturnList,
  type ReturnList,
  type ReturnListQuery,
  type ReturnListState,
  returnListQuery,
} from './rma/return-list.store'
export { type Returns, returnsOf } from './rma/rma'
export { readHandOver } from './routing/hand-over-path'
export { isFromCart, type OrderItem } from './routing/order-path'
export { isOwnPath } from './routing/own-path'
export { partPath } from './routing/part-path'
export { type QuickOrderMode, quickOrderMode } from './routing/quick-order-mode'
export { type Resolved, resolveRoute, routeOf } from './routing/resolve'
export { type RouteName, type RouteRecord, routes } from './routing/routes'
export { afterSignIn, loginPath, QUICK_ORDER_PATH } from './routing/sign-in-path'
export { lastQuantitiesOf } from './saved-lists/last-quantities'
export { type OrderLists, orderListsOf } from './saved-lists/list-of-order'
export {
  createListOverview,
  type ListOverview,
  type ListOverviewQuery,
  type ListOverviewState,
  listOverviewQuery,
  type NewLists,
  newListsOf,
} from './saved-lists/list-overview'
export { carryNewList, type NamedLines, type NewListDraft } from './saved-lists/new-list-draft'
export { savedListsOf } from './saved-lists/saved-lists'
export type {
  ConflictChoice,
  LineConflict,
  Replacing,
  SavedLists,
  SavedListsState,
  TakeBack,
} from './saved-lists/saved-lists.types'
export { createSavedViews, type SavedViews } from './saved-views/saved-views.store'
export { type ListAddress, type Shown, withQuery } from './screens/list-address'
export { financeAddress, orderListAddress, returnListAddress, savedListsAddress } from './screens/list-addresses'
export { productListQuery, readProductList } from './screens/product-list-address'
export { readId } from './screens/read-id'
export {
  isScreenName,
  SCREEN_NAMES,
  type Screen,
  type ScreenName,
  type ScreenPath,
  screenOf,
  screens,
} from './screens/screens'
export { searchOf } from './search/search'
export type { Search, SuggestedPart } from './search/search.types'
export { type DemoAccount, listDemoAccounts } from './session/demo-accounts'
export {
  type HandedOver,
  type HandOverReason,
  handOverRefusal,
  hostOf,
  isHandOverReason,
  redeemHandOver,
} from './session/hand-over'
export type { CaptchaAnswer, Credentials, Grant, Session, SessionState } from './session/session.types'
export { createShop, type FullShop } from './shop'
export type {
  CookieNames,
  NavigateOptions,
  SetupState,
  Shop,
  ShopOptions,
  ShopStorage,
  TokenQuestion,
  TokenReason,
} from './shop.types'
export { HIDDEN_ORG } from './site/countries'
export { keepLanguage } from './site/keep-language'
export type { Region, SiteState, Sites } from './site/site.types'
export { endpointOf } from './storage/host'
export { cookieStorage, memoryStorage, webStorage } from './storage/storage'
export { createReturnUploads } from './uploads/return-uploads'
export { uploadedFiles } from './uploads/uploaded-files'
export type { UploadEntry, UploadRefusal, Uploads, UploadsState } from './uploads/uploads.types'
